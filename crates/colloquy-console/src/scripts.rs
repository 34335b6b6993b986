//! The scripts of the console. Pages work without them, except for audio and passkeys.

use std::sync::LazyLock;

use actix_web::HttpResponse;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use sha2::{Digest, Sha256};

const FOLDER: &str = "/app/scripts/";

macro_rules! scripts {
    ($($name:literal),* $(,)?) => {
        [$(ConsoleScript { name: $name, content: include_str!(concat!("../assets/scripts/", $name)) }),*]
    };
}

struct ConsoleScript {
    name: &'static str,
    content: &'static str,
}

static SCRIPTS: &[ConsoleScript] = &scripts![
    "copy.js",
    "live.js",
    "passkeys.js",
    "player.js",
    "preview.js",
    "select.js",
    "times.js",
    "voice.js"
];

/// A hash of all scripts, so that browsers may cache each version for good.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let digest = SCRIPTS.iter().fold(Sha256::new(), |digest, script| {
        digest.chain_update(script.name).chain_update([0]).chain_update(script.content).chain_update([0])
    });
    digest.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
});

/// Returns the address of a script, to which pages link.
pub fn address(name: &str) -> String {
    format!("{FOLDER}{name}?v={}", *VERSION)
}

/// Serves a script. Returns `None` if the path is not that of one. During an update a node may be asked for another
/// node's version; its own version must then not be cached.
pub fn answer(path: &str, query: &str) -> Option<HttpResponse> {
    let name = path.strip_prefix(FOLDER)?;
    let script = SCRIPTS.iter().find(|script| script.name == name)?;
    let is_ours = query.strip_prefix("v=") == Some(VERSION.as_str());
    let caching = if is_ours { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, "text/javascript; charset=utf-8"))
        .insert_header((CACHE_CONTROL, caching))
        .body(script.content);
    colloquy_web::protection::protect(response.headers_mut());
    Some(response)
}
