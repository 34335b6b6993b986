//! Exchanges messages with the protocol's library, which expects an HTTP request and returns an HTTP
//! response.

use std::sync::Arc;

use bytes::Bytes;
use colloquy_app::{App, AppError, Caller, ResponseMemoryReservation};
use futures::channel::{mpsc, oneshot};
use futures::future::{Either, select};
use futures::{StreamExt, pin_mut};
use http::header::{ACCEPT, CONTENT_TYPE, HOST};
use http::{HeaderName, HeaderValue, Request};
use http_body_util::{BodyExt, Full};
use rmcp::model::{CallToolResult, ErrorCode, ErrorData};
use rmcp::transport::streamable_http_server::session::never::NeverSessionManager;
use rmcp::transport::streamable_http_server::{StreamableHttpServerConfig, StreamableHttpService};
use serde_json::{Map, Value};

use crate::handler::McpHandler;
use crate::message::McpRejection;
use crate::outcome::{ToolFailure, failed, succeeded};
use crate::tools::{self, ReadToolId, ToolId};
use crate::{McpRequest, McpResponse, PATH};

/// The headers of the protocol. Session headers are not among them, because the server has no sessions.
const HEADERS: &[&str] = &["mcp-protocol-version", "mcp-method", "mcp-name"];

const JSON: &str = "application/json";

/// The memory that a page of 1 MiB needs while its result is built: its rows, its values, and its JSON twice.
const RESULT_BYTES: usize = 4 * 1_024 * 1_024;

pub struct McpTransport {
    app: Arc<App>,
    library: StreamableHttpService<McpHandler, NeverSessionManager>,
}

/// A tool call that the library passes back to the request it came with. It runs there, so that it ends if
/// the request is cancelled, as in REST.
pub struct ToolCall {
    pub tool: ToolId,
    pub arguments: Map<String, Value>,
    pub reply: oneshot::Sender<CallToolResult>,
}

/// The channel by which the library passes a call back.
#[derive(Clone)]
pub struct ToolCallChannel(pub mpsc::Sender<ToolCall>);

impl McpTransport {
    pub fn new(app: Arc<App>) -> Self {
        // The gate has already checked hosts, origins and the length of the body.
        let config = StreamableHttpServerConfig::default()
            .with_legacy_session_mode(false)
            .with_json_response(true)
            .with_max_request_body_bytes(usize::MAX)
            .disable_allowed_hosts();
        let handler = McpHandler::new(&app);
        let library = StreamableHttpService::new(move || Ok(handler.clone()), Arc::default(), config);
        McpTransport { app, library }
    }

    pub async fn exchange(&self, body: &Value, message: &McpRequest) -> McpResponse {
        let (way_back, calls) = mpsc::channel(0);
        let mut request = request(body, message);
        request.extensions_mut().insert(ToolCallChannel(way_back));
        let handled = self.library.handle(request);
        let called = self.call(calls, message);
        pin_mut!(handled, called);
        let (response, mut reservation) = match select(handled, called).await {
            Either::Left((response, _)) => (response, None),
            Either::Right((reservation, handled)) => (handled.await, reservation),
        };
        let (head, body) = response.into_parts();
        let Ok(body) = body.collect().await.map(|collected| collected.to_bytes());
        let is_json = head.headers.get(CONTENT_TYPE).is_some_and(|kind| kind.as_bytes() == JSON.as_bytes());
        if let Some(reservation) = &mut reservation {
            reservation.shrink_to(body.len());
        }
        match is_json || body.is_empty() {
            true => McpResponse { status: head.status.as_u16(), body, reservation },
            false => in_json(head.status.as_u16(), &body).answer(message),
        }
    }

    /// Runs the call of a message, which has at most one. Returns the memory reserved for its response.
    async fn call(
        &self,
        mut calls: mpsc::Receiver<ToolCall>,
        message: &McpRequest,
    ) -> Option<ResponseMemoryReservation> {
        let ToolCall { tool, arguments, reply } = calls.next().await?;
        // Calls are not open, so they have a caller.
        let caller = message.caller.clone()?;
        let (result, reservation) = match tool {
            ToolId::Read(what) => self.read(caller, what, arguments).await,
            ToolId::Change(what) => (tools::change(&self.app, caller, what, arguments).await, None),
        };
        let result = match result {
            Ok(response) => succeeded(response),
            Err(failure) => failed(&failure, message),
        };
        // The receiver may be gone.
        let _ = reply.send(result);
        reservation
    }

    /// Reads on the threads for bulk reads, because pages with transcripts are large and slow to read.
    async fn read(
        &self,
        caller: Caller,
        what: ReadToolId,
        arguments: Map<String, Value>,
    ) -> (Result<Value, ToolFailure>, Option<ResponseMemoryReservation>) {
        let organization = caller.organization().id;
        let reservation: Result<ResponseMemoryReservation, AppError> =
            self.app.large_responses.reserve(organization, RESULT_BYTES).await;
        let reservation = match reservation {
            Ok(reservation) => reservation,
            Err(error) => return (Err(error.into()), None),
        };
        let app = self.app.clone();
        let read = async move { tools::read(&app, &caller, what, arguments).await };
        (self.app.bulk_reads.run(read).await, Some(reservation))
    }
}

fn request(body: &Value, message: &McpRequest) -> Request<Full<Bytes>> {
    // Serialized again, so that the library sees what was checked, even if the body had duplicate members.
    let mut request = Request::new(Full::new(Bytes::from(body.to_string())));
    *request.method_mut() = http::Method::POST;
    *request.uri_mut() = http::Uri::from_static(PATH);
    let headers = request.headers_mut();
    headers.insert(HOST, HeaderValue::from_static("localhost"));
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(JSON));
    // Clients that omit this header get a response too, because there is only one kind.
    headers.insert(ACCEPT, HeaderValue::from_static("application/json, text/event-stream"));
    for (name, value) in message.headers.iter().filter(|(name, _)| is_of_protocol(name)) {
        if let (Ok(name), Ok(value)) = (name.parse::<HeaderName>(), HeaderValue::from_bytes(value)) {
            headers.append(name, value);
        }
    }
    request
}

fn is_of_protocol(name: &str) -> bool {
    HEADERS.contains(&name) || name.starts_with("mcp-param-")
}

/// Converts a plain-text error of the library to JSON.
fn in_json(status: u16, said: &[u8]) -> McpRejection {
    let (status, code) = match status {
        // The library returns this status for JSON that is not a message.
        415 => (400, ErrorCode::INVALID_REQUEST),
        400..500 => (status, ErrorCode::INVALID_REQUEST),
        _ => (status, ErrorCode::INTERNAL_ERROR),
    };
    let said = match code {
        ErrorCode::INTERNAL_ERROR => "Something went wrong on our side".to_owned(),
        _ => String::from_utf8_lossy(said).into_owned(),
    };
    McpRejection::new(status, ErrorData::new(code, said, None))
}
