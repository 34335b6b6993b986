//! The cookie of a browser session.

use actix_web::http::header::{COOKIE, HeaderMap, HeaderValue};
use colloquy_domain::account::browser_session::LONGEST;
use colloquy_domain::account::secret::AccountSecret;
use colloquy_domain::slug::Slug;

const NAME: &str = "colloquy_session";

/// The cookie with which a member's browser gets to a rehearsal.
const PASS: &str = "colloquy_rehearsal";

pub fn read(headers: &HeaderMap) -> Option<AccountSecret> {
    value(headers, NAME)
}

/// Returns the pass to a rehearsal.
pub fn rehearsal_pass(headers: &HeaderMap) -> Option<AccountSecret> {
    value(headers, PASS)
}

/// Returns the value of a `Set-Cookie` header for a rehearsal. Only requests for its link contain the cookie.
pub fn pass(secret: &AccountSecret, slug: &Slug, is_encrypted: bool) -> Option<HeaderValue> {
    let secure = if is_encrypted { "; Secure" } else { "" };
    let (value, path) = (secret.reveal(), slug.as_str());
    HeaderValue::from_str(&format!("{PASS}={value}; Path=/i/{path}; HttpOnly; SameSite=Strict{secure}")).ok()
}

fn value(headers: &HeaderMap, name: &str) -> Option<AccountSecret> {
    let cookies = headers.get_all(COOKIE).filter_map(|value| value.to_str().ok());
    let pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.filter(|(found, _)| *found == name).find_map(|(_, value)| AccountSecret::parse(value))
}

/// Returns the value of a `Set-Cookie` header. Scripts cannot read the cookie, forms of other sites do not send it, and
/// pages outside of the console do not get it. Without a secret, it removes the cookie.
pub fn written(secret: Option<&AccountSecret>, is_encrypted: bool) -> Option<HeaderValue> {
    let (value, max_age_s) = match secret {
        Some(secret) => (secret.reveal(), LONGEST.as_secs()),
        None => (String::new(), 0),
    };
    let secure = if is_encrypted { "; Secure" } else { "" };
    let cookie = format!("{NAME}={value}; Path=/app; Max-Age={max_age_s}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&cookie).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: &str = "BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc";

    #[test]
    fn the_cookie_is_for_the_console_alone() {
        let secret = AccountSecret::parse(SECRET);
        let written = |secret, is_encrypted| written(secret, is_encrypted).expect("a header");
        let plain = format!("colloquy_session={SECRET}; Path=/app; Max-Age=1209600; HttpOnly; SameSite=Lax");
        assert_eq!(written(secret.as_ref(), false), plain);
        assert_eq!(written(secret.as_ref(), true), format!("{plain}; Secure"));
        let removed = "colloquy_session=; Path=/app; Max-Age=0; HttpOnly; SameSite=Lax";
        assert_eq!(written(None, false), removed);
    }

    #[test]
    fn finds_the_cookie_among_others() {
        let mut headers = HeaderMap::new();
        assert_eq!(read(&headers), None);
        let cookies = format!("a=b; colloquy_session=broken; colloquy_session={SECRET}");
        headers.insert(COOKIE, HeaderValue::from_str(&cookies).expect("a header"));
        assert_eq!(read(&headers), AccountSecret::parse(SECRET));
    }
}
