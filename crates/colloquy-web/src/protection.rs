//! The headers that protect the content of pages and the address of the visitor.

use actix_web::http::header::{
    CONTENT_SECURITY_POLICY, HeaderMap, HeaderName, HeaderValue, PERMISSIONS_POLICY, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS,
};

const OPENER_POLICY: HeaderName = HeaderName::from_static("cross-origin-opener-policy");

/// Allows only the stylesheet and the icon within the page, and forbids embedding in other sites' pages.
const CONTENT_POLICY: &str = "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; \
                              base-uri 'none'; frame-ancestors 'none'";

const PERMISSIONS: &str = "camera=(), geolocation=(), microphone=()";

/// The page of an interview also runs its scripts, which can connect only to this service.
const SESSION_CONTENT_POLICY: &str = "default-src 'none'; style-src 'self'; img-src 'self' data:; script-src 'self'; \
                                      connect-src 'self'; worker-src 'self'; media-src 'self' blob:; \
                                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const SESSION_PERMISSIONS: &str = "camera=(), geolocation=(), microphone=(self)";

/// How much of its own address a page reveals to linked sites.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReferrerPolicy {
    NoReferrer,
    /// For a page with a form. Without a referrer, browsers send the form with `Origin: null`, which cannot
    /// be distinguished from the form of another site.
    SameOrigin,
}

impl ReferrerPolicy {
    pub fn as_str(self) -> &'static str {
        match self {
            ReferrerPolicy::NoReferrer => "no-referrer",
            ReferrerPolicy::SameOrigin => "same-origin",
        }
    }
}

/// Sets the headers. Knowing a page's address grants access to it, so linked sites must not learn it.
pub fn protect(headers: &mut HeaderMap) {
    let fixed = [
        (CONTENT_SECURITY_POLICY, CONTENT_POLICY),
        (OPENER_POLICY, "same-origin"),
        (PERMISSIONS_POLICY, PERMISSIONS),
        (REFERRER_POLICY, ReferrerPolicy::NoReferrer.as_str()),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
}

/// Sets the headers of a page with a form.
pub fn protect_form(headers: &mut HeaderMap) {
    protect(headers);
    headers.insert(REFERRER_POLICY, HeaderValue::from_static(ReferrerPolicy::SameOrigin.as_str()));
}

/// Lets a page play audio of this service, and of the origin where recordings are stored.
pub fn allow_audio(headers: &mut HeaderMap, origin: &str) {
    extend_policy(headers, &format!("media-src 'self' {origin}"));
}

/// Lets a page run scripts of this service, which can connect only to it.
pub fn allow_scripts(headers: &mut HeaderMap) {
    extend_policy(headers, "script-src 'self'; connect-src 'self'");
}

/// Adds directives to the policy of a page.
fn extend_policy(headers: &mut HeaderMap, directives: &str) {
    let present = headers.get(CONTENT_SECURITY_POLICY).and_then(|policy| policy.to_str().ok());
    let extended = format!("{}; {directives}", present.unwrap_or(CONTENT_POLICY));
    if let Ok(policy) = HeaderValue::from_str(&extended) {
        headers.insert(CONTENT_SECURITY_POLICY, policy);
    }
}

/// Sets the headers of an interview's page.
pub fn protect_session(headers: &mut HeaderMap) {
    protect(headers);
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(SESSION_CONTENT_POLICY));
    headers.insert(PERMISSIONS_POLICY, HeaderValue::from_static(SESSION_PERMISSIONS));
}
