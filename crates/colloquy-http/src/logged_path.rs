//! The path of a request as the access log shows it. A mistyped path can contain a slug, a name or a key anywhere, so
//! only paths that are known to contain none are logged unchanged.

use colloquy_api::operations;
use uuid::Uuid;

use crate::{mcp, media};

/// The logged path of a request that matches no route.
const UNKNOWN: &str = "(unknown)";

/// The patterns of paths that contain a secret. Anyone who has the slug can open the page.
const SECRET: &[&str] = &[
    "/i/{slug}",
    "/i/{slug}/consent",
    "/i/{slug}/session",
    "/i/{slug}/decline",
    "/i/{slug}/remind",
    "/i/{slug}/time-zone",
    "/i/{slug}/withdraw",
    "/share/{slug}",
    "/unsubscribe/{token}",
    "/mail-reports/{provider}/{secret}",
    "/app/set-up/{secret}",
    "/app/join/{secret}",
    "/app/password/{secret}",
];

/// Where the paths of the console start.
const CONSOLE: &str = "/app/";

/// The pattern of media paths. The name of the file is secret as well.
const MEDIA: &str = "/media/{name}";

/// Returns the path to log: an operation's path with its ids, the pattern of any other route with parameters, the path
/// of a document that was found, or a placeholder for anything else.
pub fn logged_path(path: &str, is_found: bool) -> &str {
    if let Some(operation) = operations::any_at(path) {
        let has_ids_only = operation.variables(path).all(|(_, text)| is_id(text));
        return if has_ids_only { path } else { operation.path };
    }
    if let Some(pattern) = SECRET.iter().find(|pattern| operations::fits(pattern, path)) {
        return pattern;
    }
    match path {
        "/" | mcp::PATH => path,
        _ if path.starts_with(media::PATH) => MEDIA,
        // The console leads visitors from any of its paths to the page for signing in.
        _ if path.starts_with(CONSOLE) && !has_words_and_ids_only(path) => UNKNOWN,
        _ if is_found => path,
        _ => UNKNOWN,
    }
}

fn is_id(text: &str) -> bool {
    text.len() == uuid::fmt::Hyphenated::LENGTH && Uuid::try_parse(text).is_ok()
}

/// Returns whether the path consists of ids and of what looks like English words. Secrets also have capitals and digits.
fn has_words_and_ids_only(path: &str) -> bool {
    let is_word =
        |text: &str| text.bytes().all(|byte| byte.is_ascii_lowercase() || matches!(byte, b'-' | b'.'));
    path.split('/').all(|part| is_word(part) || is_id(part))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(path: &str, is_found: bool, expected: &str) {
        assert_eq!(logged_path(path, is_found), expected, "{path}");
    }

    #[test]
    fn logs_an_operation_with_its_ids() {
        let interview = "/v1/interviews/01890a5d-ac96-774b-bcce-b302099a8057";
        for path in ["/v1/interviews", interview, &format!("{interview}/logs")] {
            check(path, true, path);
            check(path, false, path);
        }
    }

    #[test]
    fn logs_no_secret_of_the_console() {
        let id = "01890a5d-ac96-774b-bcce-b302099a8057";
        check("/app/set-up/BwcHBwcHBwc", true, "/app/set-up/{secret}");
        check("/app/join/BwcHBwcHBwc", false, "/app/join/{secret}");
        check("/app/password/BwcHBwcHBwc", true, "/app/password/{secret}");
        check("/app/organizations/aB3dE6gH9k/keys", true, "(unknown)");
        for path in
            ["/app", "/app/sign-in", "/app/console.css", &format!("/app/organizations/{id}/keys/{id}/revoke")]
        {
            check(path, true, path);
        }
        check("/app/sign-im", false, "(unknown)");
    }

    #[test]
    fn does_not_log_anything_but_ids() {
        check("/v1/interviews/aB3dE6gH9k", false, "/v1/interviews/{id}");
        check("/v1/invitations/ada@example.org/logs", false, "/v1/invitations/{id}/logs");
        check("/v1/interviews/01890a5dac96774bbcceb302099a8057", false, "/v1/interviews/{id}");
    }

    #[test]
    fn never_logs_a_slug() {
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
    fn logs_the_path_of_a_document_unchanged() {
        check("/healthz", true, "/healthz");
        check("/docs/errors", true, "/docs/errors");
        check("/api/mcp", true, "/api/mcp");
        check("/", false, "/");
    }
}
