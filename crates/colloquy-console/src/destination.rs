//! The page that a person asked for before signing in. It is kept in a cookie of this service and not in an address, so
//! no link of others decides where a sign-in leads.

use actix_web::HttpResponse;
use actix_web::http::Method;
use colloquy_domain::account::secret::AccountSecret;

use crate::request::ConsoleRequest;
use crate::{cookie, response, routes};

const MAX_DESTINATION_BYTES: usize = 1_000;

/// The path of a page of the console, with its query.
#[derive(Debug, PartialEq, Eq)]
pub struct PageDestination(String);

impl PageDestination {
    /// Accepts what is a page of the console and nothing else.
    pub fn parse(address: &str) -> Option<Self> {
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        // Other characters could end the value of a cookie, or be read by a browser in another way than here.
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-_.~=&%+".contains(&byte);
        let is_address =
            address.len() <= MAX_DESTINATION_BYTES && path.bytes().chain(query.bytes()).all(is_plain);
        // A stream of a page is no page.
        let is_page = path.starts_with("/app/") && !path.ends_with("/live");
        let is_known = routes::find(&Method::GET, path).is_ok();
        (is_address && is_page && is_known).then(|| PageDestination(address.to_owned()))
    }

    pub fn address(&self) -> &str {
        &self.0
    }
}

/// Lets the next sign-in lead to the page of this request.
pub fn remember(request: &ConsoleRequest<'_>, response: HttpResponse) -> HttpResponse {
    let uri = request.http.uri().path_and_query().filter(|_| *request.http.method() == Method::GET);
    let Some(asked) = uri.and_then(|uri| PageDestination::parse(uri.as_str())) else { return response };
    let cookie = cookie::written_destination(Some(&asked), request.app.links.is_encrypted());
    response::with_cookie(response, cookie)
}

/// Leads a person who has signed in to the page that was asked for before, once, or else to the first page.
pub fn after_sign_in(request: &ConsoleRequest<'_>, secret: &AccountSecret) -> HttpResponse {
    let asked = cookie::destination(request.http.headers());
    let path = asked.as_ref().map_or(routes::ROOT, PageDestination::address);
    signed_in(request, path, secret)
}

/// Leads a person who has signed in to this page.
pub fn signed_in(request: &ConsoleRequest<'_>, path: &str, secret: &AccountSecret) -> HttpResponse {
    let response = response::with_session(response::redirect(path), request, Some(secret));
    let forgotten = cookie::written_destination(None, request.app.links.is_encrypted());
    response::with_cookie(response, forgotten)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_pages_of_the_console_are_destinations() {
        let organization = "/app/organizations/01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d01";
        for page in ["/overview", "/settings", "/interviews?archived&q=a%20b"] {
            let page = format!("{organization}{page}");
            assert_eq!(PageDestination::parse(&page).as_ref().map(PageDestination::address), Some(&*page));
        }
        for address in [
            "",
            "/",
            "//evil.example",
            "/\\evil.example",
            "https://evil.example/app/account",
            "/app//evil.example",
            "/app/../docs",
            "/app/nothing",
            "/app/account;x",
            "/app/account#x",
            "/app/account?x=\r\nlocation:y",
            "/i/abc",
            "/app/sign-out",
            &format!("{organization}/overview/live"),
            &format!("/app/account?{}", "x".repeat(MAX_DESTINATION_BYTES)),
        ] {
            assert_eq!(PageDestination::parse(address), None, "{address}");
        }
    }
}
