//! The Model Context Protocol: eight tools over the use cases, for programs in which a model decides what to call.
//!
//! Two eras of the protocol are spoken at one address: the one of 2026-07-28, in which every request says in its
//! `_meta` what it is of, and those before, which begin with a handshake. The protocol's own library knows both; what
//! it leaves to a service is here, and so is that every answer is JSON.

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
use colloquy_app::{App, Caller, Reservation};
use colloquy_domain::{Fault, Timestamp};
use serde_json::Value;
use uuid::Uuid;

pub use documents::Document;
pub use message::is_open;

use documents::Documents;
use transport::Transport;

/// Where the protocol is spoken.
pub const PATH: &str = "/api/mcp";

pub struct Server {
    transport: Transport,
    documents: Documents,
}

/// What was sent to [`PATH`].
pub struct McpRequest {
    pub headers: Vec<(String, Vec<u8>)>,
    /// A fault where it cannot be read as JSON.
    pub body: Result<Value, Fault>,
    /// There whenever the body is not open.
    pub caller: Option<Caller>,
    pub request_id: Uuid,
    pub now: Timestamp,
}

pub struct McpResponse {
    /// Of HTTP.
    pub status: u16,
    /// JSON, or nothing.
    pub body: Bytes,
    /// Room for a large body, to be kept until it has left.
    pub reservation: Option<Reservation>,
}

impl Server {
    pub fn new(app: Arc<App>) -> Self {
        let documents = Documents::new(app.links.base(), app.links.host());
        Server { transport: Transport::new(app), documents }
    }

    pub async fn answer(&self, message: McpRequest) -> McpResponse {
        match message::checked(&message) {
            Ok(body) => self.transport.exchange(body, &message).await,
            Err(refusal) => refusal.answer(&message),
        }
    }

    /// What clients read to find the server; `None` for other paths.
    pub fn document(&self, path: &str) -> Option<Document> {
        self.documents.at(path)
    }
}
