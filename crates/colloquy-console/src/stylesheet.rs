//! The stylesheet of the console.

use std::sync::LazyLock;

use actix_web::HttpResponse;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use sha2::{Digest, Sha256};

pub const PATH: &str = "/app/console.css";

const CSS: &str = include_str!("../assets/console.css");

/// A hash of the content, so that browsers may cache each version for good.
static VERSION: LazyLock<String> =
    LazyLock::new(|| Sha256::digest(CSS).iter().take(8).map(|byte| format!("{byte:02x}")).collect());

/// Returns the address that pages link to.
pub fn address() -> String {
    format!("{PATH}?v={}", *VERSION)
}

/// Serves the stylesheet. During an update a node may be asked for another node's version; its own version must then
/// not be cached.
pub fn answer(query: &str) -> HttpResponse {
    let is_ours = query.strip_prefix("v=") == Some(VERSION.as_str());
    let caching = if is_ours { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, "text/css; charset=utf-8"))
        .insert_header((CACHE_CONTROL, caching))
        .body(CSS);
    colloquy_web::protection::protect(response.headers_mut());
    response
}
