//! The REST API on actix-web: the common parts of every response, one small handler for each operation, and the mapping
//! from errors to statuses.

mod authentication;
mod body;
mod body_limits;
mod call;
mod client_address;
mod connection;
mod cors;
mod documents;
mod gate;
mod headers;
mod idempotency;
mod input;
mod logged_path;
mod mcp;
mod media;
mod metrics;
mod problem;
mod reply;
mod request_context;
mod routes;
mod server;
mod static_documents;

mod v1;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;

use actix_web::{HttpRequest, HttpResponse, web};
use colloquy_api::openapi::{self, ApiVersionRetirement};
use colloquy_app::{AddressRateLimits, App};
use colloquy_domain::ports::{PresignedUrlResolver, RateLimitStatus, RateLimiter};
use futures::future::LocalBoxFuture;

use crate::static_documents::StaticDocuments;

pub use client_address::TrustedProxies;
pub use metrics::{MetricsRenderer, serve_metrics};
pub use server::{RunningServer, serve};
pub use static_documents::StaticDocument;

/// The operator's settings for the API.
#[derive(Clone, Debug, Default)]
pub struct HttpSettings {
    pub trusted_proxies: TrustedProxies,
    /// Origins whose pages may call the API.
    pub cors_origins: Vec<String>,
    pub retirement: Option<ApiVersionRetirement>,
}

/// The rate limits of all requests. Keys and addresses have separate limiters, so that a flood of addresses cannot push
/// out the window of a key.
pub struct RequestRateLimiters {
    pub keys: Arc<dyn RateLimiter>,
    pub anonymous: AddressRateLimits,
}

/// A request that may be for a page, because it is for no operation and no health check or metadata document.
pub struct WebPageRequest {
    pub request: HttpRequest,
    pub payload: web::Payload,
    /// The address of the client.
    pub address: Option<IpAddr>,
    /// The rate limit window of all requests without a key from this client.
    pub window: RateLimitStatus,
}

/// Responds with a page, or with `None` if there is no page at the path.
pub type WebPageHandler =
    dyn Fn(WebPageRequest) -> LocalBoxFuture<'static, Option<HttpResponse>> + Send + Sync;

/// Builds the static documents from the API's OpenAPI document and the documents that `make` derives from it.
fn static_documents(
    description: Arc<str>,
    make: impl FnOnce(&str) -> Vec<(String, StaticDocument)> + Send + 'static,
) -> StaticDocuments {
    StaticDocuments::new(move || {
        let mut documents: HashMap<String, StaticDocument> = make(&description).into_iter().collect();
        let own = StaticDocument::new("application/json", description.as_bytes().to_vec());
        documents.insert("/openapi.json".to_owned(), own);
        documents
    })
}

/// The state that all workers share.
pub struct HttpServiceState {
    app: Arc<App>,
    limits: RequestRateLimiters,
    settings: HttpSettings,
    common: headers::CommonHeaders,
    /// The API's OpenAPI document.
    description: Arc<str>,
    static_documents: StaticDocuments,
    media: Option<Arc<dyn PresignedUrlResolver>>,
    pages: Option<Arc<WebPageHandler>>,
    /// Returns how many bytes the body of a request for a path may have, if more than others.
    larger_bodies: fn(&str) -> Option<usize>,
    mcp: colloquy_mcp::McpServer,
}

impl HttpServiceState {
    pub fn new(app: Arc<App>, limits: RequestRateLimiters, settings: HttpSettings) -> Self {
        let common = headers::CommonHeaders::new(settings.retirement);
        let description: Arc<str> = openapi::document(app.links.base(), settings.retirement).into();
        let static_documents = static_documents(description.clone(), |_| Vec::new());
        let mcp = colloquy_mcp::McpServer::new(app.clone());
        HttpServiceState {
            app,
            limits,
            settings,
            common,
            description,
            static_documents,
            media: None,
            pages: None,
            larger_bodies: |_| None,
            mcp,
        }
    }

    /// Serves documents at their paths. They are made from the OpenAPI document on the first request for one of them.
    pub fn with_documents(
        self,
        make: impl FnOnce(&str) -> Vec<(String, StaticDocument)> + Send + 'static,
    ) -> Self {
        HttpServiceState { static_documents: static_documents(self.description.clone(), make), ..self }
    }

    /// Serves media that the service stores itself.
    pub fn with_media(self, media: Option<Arc<dyn PresignedUrlResolver>>) -> Self {
        HttpServiceState { media, ..self }
    }

    /// Adds a header to every response that requires TLS for later requests, if the service itself uses TLS.
    pub(crate) fn behind_tls(mut self, is_encrypted: bool) -> Self {
        self.common.require_tls(is_encrypted);
        self
    }

    pub fn with_pages(self, pages: Arc<WebPageHandler>) -> Self {
        HttpServiceState { pages: Some(pages), ..self }
    }

    /// Accepts larger bodies than usual at the paths for which the function returns a size in bytes.
    pub fn with_larger_bodies(self, larger_bodies: fn(&str) -> Option<usize>) -> Self {
        HttpServiceState { larger_bodies, ..self }
    }
}
