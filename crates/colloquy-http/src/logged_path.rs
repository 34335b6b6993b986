//! What the access log says of a request's path. A slug, a name or a key can be anywhere in a path that somebody has
//! mistyped, so only what is known to hold none is written as it is.

use colloquy_api::operations;
use uuid::Uuid;

use crate::{mcp, media};

/// In the place of a path that leads nowhere.
const UNKNOWN: &str = "(unknown)";

/// Paths that hold a secret, with a name in its place. What `{slug}` opens is open to whoever has it, and the address
/// of media is its file's name.
const SECRET: &[&str] =
    &["/i/{slug}", "/i/{slug}/consent", "/i/{slug}/session", "/share/{slug}", "/unsubscribe/{token}"];

const MEDIA: &str = "/media/{name}";

/// An operation's path with its ids; of another route with a parameter its pattern; the path of a document that was
/// found; and nothing of what is no route.
pub fn logged_path(path: &str, is_found: bool) -> &str {
    if let Some(pattern) = operations::pattern(path) {
        return if has_ids_only(pattern, path) { path } else { pattern };
    }
    if let Some(pattern) = SECRET.iter().find(|pattern| operations::fits(pattern, path)) {
        return pattern;
    }
    match path {
        "/" | mcp::PATH => path,
        _ if path.starts_with(media::PATH) => MEDIA,
        _ if is_found => path,
        _ => UNKNOWN,
    }
}

fn has_ids_only(pattern: &str, path: &str) -> bool {
    let is_id = |text: &str| text.len() == uuid::fmt::Hyphenated::LENGTH && Uuid::try_parse(text).is_ok();
    pattern.split('/').zip(path.split('/')).all(|(wanted, given)| !wanted.starts_with('{') || is_id(given))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(path: &str, is_found: bool, expected: &str) {
        assert_eq!(logged_path(path, is_found), expected, "{path}");
    }

    #[test]
    fn an_operation_is_logged_with_its_ids() {
        let interview = "/v1/interviews/01890a5d-ac96-774b-bcce-b302099a8057";
        for path in ["/v1/interviews", interview, &format!("{interview}/logs")] {
            check(path, true, path);
            check(path, false, path);
        }
    }

    #[test]
    fn what_is_no_id_is_not_logged() {
        check("/v1/interviews/aB3dE6gH9k", false, "/v1/interviews/{id}");
        check("/v1/invitations/ada@example.org/logs", false, "/v1/invitations/{id}/logs");
        check("/v1/interviews/01890a5dac96774bbcceb302099a8057", false, "/v1/interviews/{id}");
    }

    #[test]
    fn a_slug_is_never_logged() {
        check("/i/aB3dE6gH9k", true, "/i/{slug}");
        check("/i/aB3dE6gH9k/consent", true, "/i/{slug}/consent");
        check("/share/aB3dE6gH9k", false, "/share/{slug}");
        check("/media/recordings/aB3dE6gH9k.ogg", true, "/media/{name}");
        let mistyped = [
            "//i/aB3dE6gH9k",
            "/I/aB3dE6gH9k",
            "/%69/aB3dE6gH9k",
            "/i%2faB3dE6gH9k",
            "/v1/i/aB3dE6gH9k",
            "/i/aB3dE6gH9k/",
            "/aB3dE6gH9k",
            "/share/x/aB3dE6gH9k",
        ];
        for path in mistyped {
            check(path, false, UNKNOWN);
        }
    }

    #[test]
    fn a_document_is_logged_as_it_is() {
        check("/healthz", true, "/healthz");
        check("/docs/errors", true, "/docs/errors");
        check("/api/mcp", true, "/api/mcp");
        check("/", false, "/");
    }
}
