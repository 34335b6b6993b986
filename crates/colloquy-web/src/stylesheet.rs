//! The stylesheet of all pages.

use std::sync::LazyLock;

use actix_web::HttpResponse;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use colloquy_domain::accent_colour::{AccentShades, RgbColour};
use sha2::{Digest, Sha256};

use crate::protection;

pub const PATH: &str = "/assets/pages.css";
pub const ACCENT_PATH: &str = "/assets/accent.css";

const CSS: &str = include_str!("../assets/pages.css");

/// A hash of the content, so that browsers may cache each version for good.
static VERSION: LazyLock<String> =
    LazyLock::new(|| Sha256::digest(CSS).iter().take(8).map(|byte| format!("{byte:02x}")).collect());

/// Returns the address that pages link to.
pub fn address() -> String {
    format!("{PATH}?v={}", *VERSION)
}

/// Serves the stylesheet. During an update a node may be asked for another node's version; its own version
/// must then not be cached.
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

/// Returns the address of the stylesheet that gives a page this colour.
pub fn accent_address(colour: RgbColour) -> String {
    format!("{ACCENT_PATH}?{}", colour.digits())
}

/// Serves the shades of the colour in the query, for light and dark pages. It depends on nothing else, so browsers may
/// keep it for good. Another query is refused.
pub fn accent_answer(query: &str) -> Option<HttpResponse> {
    let colour = RgbColour::parse(query).ok().filter(|colour| colour.digits() == query)?;
    let rules = |shades: AccentShades| {
        let AccentShades { accent, on_accent, strong } = shades;
        let (accent, on_accent, strong) = (accent.written(), on_accent.written(), strong.written());
        format!(":root {{ --accent: {accent}; --on-accent: {on_accent}; --accent-strong: {strong}; }}")
    };
    let css = format!(
        "{}\n@media (prefers-color-scheme: dark) {{ {} }}\n",
        rules(colour.on_light()),
        rules(colour.on_dark())
    );
    let mut response = HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, "text/css; charset=utf-8"))
        .insert_header((CACHE_CONTROL, "public, max-age=31536000, immutable"))
        .body(css);
    protection::protect(response.headers_mut());
    Some(response)
}

#[cfg(test)]
mod tests;
