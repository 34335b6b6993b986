//! The service's only cookie. It lets a browser reopen an invitation that it created on the page of a share link.

use actix_web::http::header::{COOKIE, HeaderMap, HeaderValue};
use colloquy_app::invitee_pages::ShareLinkVisitorToken;
use colloquy_domain::slug::Slug;

const NAME: &str = "colloquy_visitor";

/// Returns the cookie's value, unverified.
pub fn read(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).filter_map(|value| value.to_str().ok());
    let pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.filter(|(name, _)| *name == NAME).map(|(_, value)| value).next()
}

/// Returns the value of a `Set-Cookie` header. Scripts cannot read the cookie, forms of other sites do not
/// send it, and no other page gets it, not even that of another share link.
pub fn written(share: &Slug, token: &ShareLinkVisitorToken, is_encrypted: bool) -> Option<HeaderValue> {
    let secure = if is_encrypted { "; Secure" } else { "" };
    let cookie = format!(
        "{NAME}={}; Path=/share/{}; Max-Age={}; HttpOnly; SameSite=Lax{secure}",
        token.text,
        share.as_str(),
        token.lifetime.as_secs()
    );
    HeaderValue::from_str(&cookie).ok()
}

#[cfg(test)]
mod tests {
    use colloquy_domain::SignedDuration;

    use super::*;
    use crate::tests::sample::slug;

    #[test]
    fn the_cookie_is_limited_to_its_page_and_expires() {
        let token =
            ShareLinkVisitorToken { text: "1795166100.b07c".into(), lifetime: SignedDuration::from_hours(1) };
        let written = |is_encrypted| written(&slug(), &token, is_encrypted).expect("a header");
        let plain =
            "colloquy_visitor=1795166100.b07c; Path=/share/aB3dE6gH9k; Max-Age=3600; HttpOnly; SameSite=Lax";
        assert_eq!(written(false), plain);
        assert_eq!(written(true), format!("{plain}; Secure"));
    }

    #[test]
    fn finds_the_cookie_among_others() {
        let check = |cookies: &[&str], expected: Option<&str>| {
            let mut headers = HeaderMap::new();
            for cookie in cookies {
                headers.append(COOKIE, HeaderValue::from_str(cookie).expect("a header"));
            }
            assert_eq!(read(&headers), expected, "{cookies:?}");
        };
        check(&[], None);
        check(&["colloquy_visitor=1.a"], Some("1.a"));
        check(&["a=b; colloquy_visitor=1.a=; c=d"], Some("1.a="));
        check(&["a=b", "c=d;colloquy_visitor=1.a"], Some("1.a"));
        check(&["colloquy_visitor", "not_colloquy_visitor=1.a", "Colloquy_Visitor=1.a"], None);
    }
}
