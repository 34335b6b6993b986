//! The one stylesheet.

use std::sync::LazyLock;

use actix_web::HttpResponse;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use sha2::{Digest, Sha256};

use crate::protection;

pub const PATH: &str = "/assets/pages.css";

const CSS: &str = include_str!("../assets/pages.css");

/// Changes with the content, so that a browser may keep each version for good.
static VERSION: LazyLock<String> =
    LazyLock::new(|| Sha256::digest(CSS).iter().take(8).map(|byte| format!("{byte:02x}")).collect());

/// What pages link to.
pub fn address() -> String {
    format!("{PATH}?v={}", *VERSION)
}

/// While one version of the service takes over from another, either may be asked for the other's stylesheet; what it
/// has instead must not be kept.
pub fn answer(query: &str) -> HttpResponse {
    let is_ours = query.strip_prefix("v=") == Some(VERSION.as_str());
    let caching = if is_ours { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, "text/css; charset=utf-8"))
        .insert_header((CACHE_CONTROL, caching))
        .body(CSS);
    protection::protect(response.headers_mut());
    response
}

#[cfg(test)]
mod tests;
