//! The server's handler for the protocol library.

use std::sync::Arc;

use colloquy_app::App;
use futures::SinkExt;
use futures::channel::oneshot::{self, Canceled};
use http::request::Parts;
use rmcp::model::{
    CacheScope, CallToolRequestParams, CallToolResponse, CompleteRequestParams, CompleteResult, ErrorCode,
    ErrorData, Implementation, ListPromptsResult, ListResourceTemplatesResult, ListResourcesResult,
    ListToolsResult, PaginatedRequestParams, ServerCapabilities, ServerConfig, Tool,
};
use rmcp::service::{NotificationContext, RequestContext};
use rmcp::{RoleServer, ServerHandler};

use crate::documents::{TITLE, name};
use crate::tools::{self, ToolId};
use crate::transport::{ToolCall, ToolCallChannel};

/// The instructions for models.
const INSTRUCTIONS: &str = "\
Colloquy runs interviews by voice. You write a prompt; its AI interviewer talks with each person who opens an \
invitation's link, and keeps the transcript. The usual order is create-interview (with invitees to mail them, without to get \
one link to share), then later get-interview for all transcripts, or list-invitations and get-invitation for one. An \
invitation is READY, then IN_PROGRESS, then COMPLETED; it may be CANCELLED before it starts and REOPENED after it is \
completed. Creating and mailing reach real people at once; there is no trial mode. A list has more rows if nextCursor is not \
null. A rejected call has isError and, as JSON text, the status and every fault with its path and code.";

/// How long clients may cache the list of tools, which changes only with a release.
const TOOLS_FRESH_MS: u64 = 3_600_000;

#[derive(Clone)]
pub struct McpHandler(Arc<Shared>);

struct Shared {
    config: ServerConfig,
    tools: Vec<Tool>,
}

impl McpHandler {
    pub fn new(app: &App) -> Self {
        let implementation =
            Implementation::new(name(app.links.host()), env!("CARGO_PKG_VERSION")).with_title(TITLE);
        let config = ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
            .with_server_info(implementation)
            .with_instructions(INSTRUCTIONS);
        McpHandler(Arc::new(Shared { config, tools: tools::described() }))
    }
}

/// Returns the error for a method that this server does not have.
fn no_such_method<T>(method: &'static str) -> Result<T, ErrorData> {
    Err(ErrorData::new(ErrorCode::METHOD_NOT_FOUND, method, None))
}

impl ServerHandler for McpHandler {
    fn get_info(&self) -> ServerConfig {
        self.0.config.clone()
    }

    fn get_tool(&self, name: &str) -> Option<Tool> {
        self.0.tools.iter().find(|tool| tool.name == name).cloned()
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        let all = ListToolsResult::with_all_items(self.0.tools.clone());
        Ok(all.with_ttl_ms(TOOLS_FRESH_MS).with_cache_scope(CacheScope::Public))
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let Some(tool) = ToolId::named(&request.name) else {
            let names: Vec<&str> = self.0.tools.iter().map(|tool| &*tool.name).collect();
            let said = format!("There is no tool {}. The tools are {}", request.name, names.join(", "));
            return Err(ErrorData::invalid_params(said, None));
        };
        let parts = context.extensions.get::<Parts>();
        let way_back = parts.and_then(|parts| parts.extensions.get::<ToolCallChannel>()).cloned();
        let nobody = |_| ErrorData::internal_error("the request was cancelled", None);
        let Some(ToolCallChannel(mut way_back)) = way_back else { return Err(nobody(Canceled)) };
        let (reply, replied) = oneshot::channel();
        let call = ToolCall { tool, arguments: request.arguments.unwrap_or_default(), reply };
        way_back.send(call).await.map_err(|_| nobody(Canceled))?;
        Ok(replied.await.map_err(nobody)?.into())
    }

    async fn complete(
        &self,
        _: CompleteRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<CompleteResult, ErrorData> {
        no_such_method("completion/complete")
    }

    async fn list_prompts(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListPromptsResult, ErrorData> {
        no_such_method("prompts/list")
    }

    async fn list_resources(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListResourcesResult, ErrorData> {
        no_such_method("resources/list")
    }

    async fn list_resource_templates(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListResourceTemplatesResult, ErrorData> {
        no_such_method("resources/templates/list")
    }

    /// Stores nothing, because handshakes have no state.
    async fn on_initialized(&self, _: NotificationContext<RoleServer>) {}
}
