//! The cookies of the console.

use actix_web::http::header::{COOKIE, HeaderMap, HeaderValue};
use colloquy_domain::account::browser_session::MAX_SESSION_AGE;
use colloquy_domain::account::passkey::CEREMONY_LIMIT;
use colloquy_domain::account::secret::AccountSecret;
use colloquy_domain::account::sign_in_attempt::{self, SignInAttempt};
use colloquy_domain::language::Language;
use colloquy_domain::slug::Slug;

use crate::destination::PageDestination;

const NAME: &str = "colloquy_session";

/// The cookie with which a member's browser gets to a rehearsal.
const PASS: &str = "colloquy_rehearsal";

/// The cookie of an attempt to sign in through an identity provider.
const ATTEMPT: &str = "colloquy_sign_in";

/// Browsers accept this name only from an encrypted page of this very host, so no other host of the same domain can
/// plant an attempt of its own.
const ENCRYPTED_ATTEMPT: &str = "__Host-colloquy_sign_in";

/// The cookie of the browser that began to sign in with a passkey.
const PASSKEY_BROWSER: &str = "colloquy_passkey";

const ENCRYPTED_PASSKEY_BROWSER: &str = "__Host-colloquy_passkey";

/// The cookie of a browser that has a form whose session has ended.
const KEPT_FORM: &str = "colloquy_kept_form";

const ENCRYPTED_KEPT_FORM: &str = "__Host-colloquy_kept_form";

/// How long the person has to sign in.
const KEPT_FORM_S: u32 = 60 * 60;

/// The cookie of the page that was asked for before signing in.
const DESTINATION: &str = "colloquy_destination";

/// How long it is kept.
const DESTINATION_KEPT_S: u32 = 30 * 60;

/// The cookie of the language that was chosen in this browser.
const LANGUAGE: &str = "colloquy_language";

/// How long it is kept: a year.
const LANGUAGE_KEPT_S: u32 = 365 * 24 * 60 * 60;

pub fn language(headers: &HeaderMap) -> Option<Language> {
    values(headers, LANGUAGE).find_map(Language::from_word)
}

/// Returns the value of a `Set-Cookie` header for the language. Without one, it removes the cookie.
pub fn written_language(language: Option<Language>, is_encrypted: bool) -> Option<HeaderValue> {
    let (value, max_age_s) = language.map_or(("", 0), |language| (language.as_str(), LANGUAGE_KEPT_S));
    let secure = if is_encrypted { "; Secure" } else { "" };
    let cookie =
        format!("{LANGUAGE}={value}; Path=/app; Max-Age={max_age_s}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&cookie).ok()
}

/// Returns the page that the browser asked for before its person signs in.
pub fn destination(headers: &HeaderMap) -> Option<PageDestination> {
    values(headers, DESTINATION).find_map(PageDestination::parse)
}

/// Returns the value of a `Set-Cookie` header for the page that was asked for. Without one, it removes the cookie. The
/// browser sends it also when an identity provider leads back here.
pub fn written_destination(asked: Option<&PageDestination>, is_encrypted: bool) -> Option<HeaderValue> {
    let (value, max_age_s) = asked.map_or(("", 0), |asked| (asked.address(), DESTINATION_KEPT_S));
    let secure = if is_encrypted { "; Secure" } else { "" };
    let cookie =
        format!("{DESTINATION}={value}; Path=/app; Max-Age={max_age_s}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&cookie).ok()
}

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

/// Returns the attempt that the browser began.
pub fn attempt(headers: &HeaderMap, is_encrypted: bool) -> Option<SignInAttempt> {
    let name = if is_encrypted { ENCRYPTED_ATTEMPT } else { ATTEMPT };
    values(headers, name).find_map(SignInAttempt::parse)
}

/// Returns the value of a `Set-Cookie` header for an attempt. The browser sends it when the provider leads back here.
/// Without an attempt, it removes the cookie.
pub fn written_attempt(attempt: Option<&SignInAttempt>, is_encrypted: bool) -> Option<HeaderValue> {
    let (name, protection) =
        if is_encrypted { (ENCRYPTED_ATTEMPT, "Path=/; Secure") } else { (ATTEMPT, "Path=/app/sign-in") };
    let (value, max_age_s) = match attempt {
        Some(attempt) => (attempt.reveal(), sign_in_attempt::SIGN_IN_TIMEOUT.as_secs()),
        None => (String::new(), 0),
    };
    let cookie = format!("{name}={value}; {protection}; Max-Age={max_age_s}; HttpOnly; SameSite=Lax");
    HeaderValue::from_str(&cookie).ok()
}

/// Returns the secret of the browser that began to sign in with a passkey.
pub fn passkey_browser(headers: &HeaderMap, is_encrypted: bool) -> Option<AccountSecret> {
    value(headers, if is_encrypted { ENCRYPTED_PASSKEY_BROWSER } else { PASSKEY_BROWSER })
}

/// Returns the value of a `Set-Cookie` header for a browser that begins to sign in with a passkey. Only pages of this
/// service lead to the requests that need it.
pub fn written_passkey_browser(secret: &AccountSecret, is_encrypted: bool) -> Option<HeaderValue> {
    let (name, protection) = if is_encrypted {
        (ENCRYPTED_PASSKEY_BROWSER, "Path=/; Secure")
    } else {
        (PASSKEY_BROWSER, "Path=/app/sign-in")
    };
    let (value, max_age_s) = (secret.reveal(), CEREMONY_LIMIT.as_secs());
    let cookie = format!("{name}={value}; {protection}; Max-Age={max_age_s}; HttpOnly; SameSite=Strict");
    HeaderValue::from_str(&cookie).ok()
}

/// Returns the secret of a browser that has a form whose session has ended.
pub fn kept_form(headers: &HeaderMap, is_encrypted: bool) -> Option<AccountSecret> {
    value(headers, if is_encrypted { ENCRYPTED_KEPT_FORM } else { KEPT_FORM })
}

/// Returns the value of a `Set-Cookie` header for such a browser. Forms of other sites do not send it.
pub fn written_kept_form(secret: &AccountSecret, is_encrypted: bool) -> Option<HeaderValue> {
    let (name, protection) =
        if is_encrypted { (ENCRYPTED_KEPT_FORM, "Path=/; Secure") } else { (KEPT_FORM, "Path=/app") };
    let value = secret.reveal();
    let cookie = format!("{name}={value}; {protection}; Max-Age={KEPT_FORM_S}; HttpOnly; SameSite=Strict");
    HeaderValue::from_str(&cookie).ok()
}

fn value(headers: &HeaderMap, name: &'static str) -> Option<AccountSecret> {
    values(headers, name).find_map(AccountSecret::parse)
}

fn values<'h>(headers: &'h HeaderMap, name: &'static str) -> impl Iterator<Item = &'h str> {
    let cookies = headers.get_all(COOKIE).filter_map(|value| value.to_str().ok());
    let pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.filter(move |(found, _)| *found == name).map(|(_, value)| value)
}

/// Returns the value of a `Set-Cookie` header. Scripts cannot read the cookie, forms of other sites do not send it, and
/// pages outside of the console do not get it. Without a secret, it removes the cookie.
pub fn written(secret: Option<&AccountSecret>, is_encrypted: bool) -> Option<HeaderValue> {
    let (value, max_age_s) = match secret {
        Some(secret) => (secret.reveal(), MAX_SESSION_AGE.as_secs()),
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
    fn the_cookie_of_the_language_has_a_language_that_the_console_speaks() {
        let written = written_language(Some(Language::German), true).expect("a header");
        let protection = "Path=/app; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure";
        assert_eq!(written, format!("colloquy_language=de; {protection}"));
        let removed = written_language(None, false).expect("a header");
        assert_eq!(removed, "colloquy_language=; Path=/app; Max-Age=0; HttpOnly; SameSite=Lax");
        for (cookie, expected) in [("de", Some(Language::German)), ("xx", None), ("\"><b>", None)] {
            let mut headers = HeaderMap::new();
            let cookie = format!("colloquy_language={cookie}");
            headers.insert(COOKIE, HeaderValue::from_str(&cookie).expect("a header"));
            assert_eq!(language(&headers), expected, "{cookie}");
        }
    }

    #[test]
    fn the_cookie_of_an_attempt_comes_from_this_host_alone_if_it_can() {
        let attempt = SignInAttempt::parse(&format!("{SECRET}.1000"));
        for (is_encrypted, name, protection) in [
            (true, "__Host-colloquy_sign_in", "Path=/; Secure"),
            (false, "colloquy_sign_in", "Path=/app/sign-in"),
        ] {
            let written = written_attempt(attempt.as_ref(), is_encrypted).expect("a header");
            let expected = format!("{name}={SECRET}.1000; {protection}; Max-Age=600; HttpOnly; SameSite=Lax");
            assert_eq!(written, expected);
            let mut headers = HeaderMap::new();
            headers
                .insert(COOKIE, HeaderValue::from_str(&format!("{name}={SECRET}.1000")).expect("a header"));
            assert_eq!(super::attempt(&headers, is_encrypted), attempt);
            assert_eq!(super::attempt(&headers, !is_encrypted), None);
        }
    }

    #[test]
    fn the_cookie_of_a_sign_in_with_a_passkey_lasts_as_long_as_its_challenge() {
        let secret = AccountSecret::parse(SECRET).expect("a secret");
        for (is_encrypted, name, protection) in [
            (true, "__Host-colloquy_passkey", "Path=/; Secure"),
            (false, "colloquy_passkey", "Path=/app/sign-in"),
        ] {
            let written = written_passkey_browser(&secret, is_encrypted).expect("a header");
            let expected = format!("{name}={SECRET}; {protection}; Max-Age=300; HttpOnly; SameSite=Strict");
            assert_eq!(written, expected);
            let mut headers = HeaderMap::new();
            headers.insert(COOKIE, HeaderValue::from_str(&format!("{name}={SECRET}")).expect("a header"));
            assert_eq!(passkey_browser(&headers, is_encrypted), Some(secret.clone()));
            assert_eq!(passkey_browser(&headers, !is_encrypted), None);
        }
    }

    #[test]
    fn the_cookie_of_a_kept_form_is_not_sent_by_other_sites() {
        let secret = AccountSecret::parse(SECRET).expect("a secret");
        for (is_encrypted, name, protection) in [
            (true, "__Host-colloquy_kept_form", "Path=/; Secure"),
            (false, "colloquy_kept_form", "Path=/app"),
        ] {
            let written = written_kept_form(&secret, is_encrypted).expect("a header");
            let expected = format!("{name}={SECRET}; {protection}; Max-Age=3600; HttpOnly; SameSite=Strict");
            assert_eq!(written, expected);
            let mut headers = HeaderMap::new();
            headers.insert(COOKIE, HeaderValue::from_str(&format!("{name}={SECRET}")).expect("a header"));
            assert_eq!(kept_form(&headers, is_encrypted), Some(secret.clone()));
            assert_eq!(kept_form(&headers, !is_encrypted), None);
        }
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
