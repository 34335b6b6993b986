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
mod library;
mod logged_path;
mod mcp;
mod media;
mod metrics;
mod problem;
mod reply;
mod request_context;
mod routes;
mod server;

mod v1;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;

use actix_web::{HttpRequest, HttpResponse, web};
use colloquy_api::openapi::{self, Retirement};
use colloquy_app::{App, ClientRateLimits};
use colloquy_domain::ports::{PresignedUrlResolver, RateLimitStatus, RateLimiter};
use futures::future::LocalBoxFuture;

use crate::library::DocumentLibrary;

pub use client_address::TrustedProxies;
pub use library::Document;
pub use metrics::{Metrics, serve_metrics};
pub use server::{RunningServer, serve};

/// The operator's settings for the API.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    pub trusted_proxies: TrustedProxies,
    /// Origins whose pages may call the API.
    pub cors_origins: Vec<String>,
    pub retirement: Option<Retirement>,
}

/// The rate limits of all requests. Keys and addresses have separate limiters, so that a flood of addresses cannot push
/// out the window of a key.
pub struct RequestLimits {
    pub keys: Arc<dyn RateLimiter>,
    pub anonymous: ClientRateLimits,
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

/// Builds the library from the API's OpenAPI document and the documents that `make` derives from it.
fn library(
    description: Arc<str>,
    make: impl FnOnce(&str) -> Vec<(String, Document)> + Send + 'static,
) -> DocumentLibrary {
    DocumentLibrary::new(move || {
        let mut documents: HashMap<String, Document> = make(&description).into_iter().collect();
        let own = Document::new("application/json", description.as_bytes().to_vec());
        documents.insert("/openapi.json".to_owned(), own);
        documents
    })
}

/// The state that all workers share.
pub struct Service {
    app: Arc<App>,
    limits: RequestLimits,
    settings: Settings,
    common: headers::CommonHeaders,
    /// The API's OpenAPI document.
    description: Arc<str>,
    library: DocumentLibrary,
    media: Option<Arc<dyn PresignedUrlResolver>>,
    pages: Option<Arc<WebPageHandler>>,
    mcp: colloquy_mcp::Server,
}

impl Service {
    pub fn new(app: Arc<App>, limits: RequestLimits, settings: Settings) -> Self {
        let common = headers::CommonHeaders::new(settings.retirement);
        let description: Arc<str> = openapi::document(app.links.base(), settings.retirement).into();
        let library = library(description.clone(), |_| Vec::new());
        let mcp = colloquy_mcp::Server::new(app.clone());
        Service { app, limits, settings, common, description, library, media: None, pages: None, mcp }
    }

    /// Serves documents at their paths. They are made from the OpenAPI document on the first request for one of them.
    pub fn with_documents(self, make: impl FnOnce(&str) -> Vec<(String, Document)> + Send + 'static) -> Self {
        Service { library: library(self.description.clone(), make), ..self }
    }

    /// Serves media that the service stores itself.
    pub fn with_media(self, media: Option<Arc<dyn PresignedUrlResolver>>) -> Self {
        Service { media, ..self }
    }

    /// Adds a header to every response that requires TLS for later requests, if the service itself uses TLS.
    pub(crate) fn behind_tls(mut self, is_encrypted: bool) -> Self {
        self.common.require_tls(is_encrypted);
        self
    }

    pub fn with_pages(self, pages: Arc<WebPageHandler>) -> Self {
        Service { pages: Some(pages), ..self }
    }
}
