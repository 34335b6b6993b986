//! The Model Context Protocol: eight tools over the use cases, for programs in which a model decides what to
//! call.
//!
//! One address serves two eras of the protocol: 2026-07-28, in which every request declares itself in its
//! `_meta`, and the earlier versions, which begin with a handshake. The protocol's library handles both. This
//! crate has what the library leaves to a service, and makes every response JSON.

mod arguments;
mod documents;
mod handler;
mod message;
mod outcome;
mod schema;
mod tools;
mod transport;

use std::sync::Arc;

use bytes::Bytes;
use colloquy_app::{App, Caller, ResponseMemoryReservation};
use colloquy_domain::{Timestamp, ViolationReason};
use serde_json::Value;
use uuid::Uuid;

pub use documents::McpDiscoveryDocument;
pub use message::is_open;

use documents::McpDiscoveryDocuments;
use transport::McpTransport;

/// The path of the protocol.
pub const PATH: &str = "/api/mcp";

pub struct McpServer {
    transport: McpTransport,
    documents: McpDiscoveryDocuments,
}

/// A request to [`PATH`].
pub struct McpRequest {
    pub headers: Vec<(String, Vec<u8>)>,
    /// The body, or a fault if it is not JSON.
    pub body: Result<Value, ViolationReason>,
    /// The caller; present unless the body is open.
    pub caller: Option<Caller>,
    pub request_id: Uuid,
    pub now: Timestamp,
}

pub struct McpResponse {
    /// The HTTP status.
    pub status: u16,
    /// JSON, or empty.
    pub body: Bytes,
    /// The memory reserved for a large body, to be kept until it has been sent.
    pub reservation: Option<ResponseMemoryReservation>,
}

impl McpServer {
    pub fn new(app: Arc<App>) -> Self {
        let documents = McpDiscoveryDocuments::new(app.links.base(), app.links.host());
        McpServer { transport: McpTransport::new(app), documents }
    }

    pub async fn answer(&self, message: McpRequest) -> McpResponse {
        match message::checked(&message) {
            Ok(body) => self.transport.exchange(body, &message).await,
            Err(refusal) => refusal.answer(&message),
        }
    }

    /// Returns a discovery document, or `None` for other paths.
    pub fn document(&self, path: &str) -> Option<McpDiscoveryDocument> {
        self.documents.at(path)
    }
}
