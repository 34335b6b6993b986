//! The REST interface on actix-web: what every response carries, one small handler for each operation, and the map
//! from errors to statuses.

mod access;
mod body;
mod call;
mod client_address;
mod cors;
mod documents;
mod gate;
mod headers;
mod input;
pub mod media;
mod problem;
mod reply;
mod routes;
mod server;
mod v1;
mod wire;

use std::sync::Arc;

use colloquy_app::App;
use colloquy_domain::Timestamp;
use colloquy_domain::ports::RateLimiter;

pub use client_address::TrustedProxies;
pub use server::{Running, serve};

/// What an operator decides about the interface.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    pub trusted_proxies: TrustedProxies,
    /// Origins whose pages may call the interface.
    pub cors_origins: Vec<String>,
    pub retirement: Option<Retirement>,
}

/// When the version became deprecated, and when it stops answering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retirement {
    pub deprecated_at: Timestamp,
    pub sunset_at: Timestamp,
}

/// What all workers share.
pub struct Service {
    app: Arc<App>,
    limiter: Arc<dyn RateLimiter>,
    settings: Settings,
    common: headers::CommonHeaders,
}

impl Service {
    pub fn new(app: Arc<App>, limiter: Arc<dyn RateLimiter>, settings: Settings) -> Self {
        let common = headers::CommonHeaders::new(settings.retirement);
        Service { app, limiter, settings, common }
    }
}
