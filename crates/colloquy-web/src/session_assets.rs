//! The scripts, styles and sound modules of an interview's page.

use std::sync::LazyLock;

use actix_web::HttpResponse;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use sha2::{Digest, Sha256};

use crate::protection;

const FOLDER: &str = "/assets/session/";

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        [$(SessionPageAsset { name: $name, content: include_str!(concat!("../assets/session/", $name)) }),*]
    };
}

#[derive(Debug, PartialEq, Eq)]
pub struct SessionPageAsset {
    name: &'static str,
    content: &'static str,
}

static FILES: [SessionPageAsset; 16] = files![
    "captions.js",
    "check.js",
    "connection.js",
    "consent.js",
    "controls.js",
    "interview.css",
    "interview.js",
    "microphone.js",
    "player.js",
    "ring.js",
    "session.css",
    "session.js",
    "sound.js",
    "status.js",
    "steps.js",
    "text.js",
];

/// A hash of all files. It is part of the path, so that a module imports modules of its own version.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let digest = FILES.iter().fold(Sha256::new(), |digest, file| {
        digest.chain_update(file.name).chain_update([0]).chain_update(file.content).chain_update([0])
    });
    digest.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
});

/// Returns the folder that a page refers to.
pub fn address() -> String {
    format!("{FOLDER}{}", *VERSION)
}

/// Returns the file of a path, and whether the path has the present version.
pub fn find(path: &str) -> Option<(&'static SessionPageAsset, bool)> {
    let (version, name) = path.strip_prefix(FOLDER)?.split_once('/')?;
    let file = FILES.iter().find(|file| file.name == name)?;
    Some((file, version == VERSION.as_str()))
}

/// Serves the file. A request for another version gets the present one, uncached, as for the stylesheet.
pub fn answer(file: &SessionPageAsset, is_ours: bool) -> HttpResponse {
    let content_type = match file.name.ends_with(".css") {
        true => "text/css; charset=utf-8",
        false => "text/javascript; charset=utf-8",
    };
    let caching = if is_ours { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, content_type))
        .insert_header((CACHE_CONTROL, caching))
        .body(file.content);
    protection::protect(response.headers_mut());
    response
}

#[cfg(test)]
mod tests;
