//! The headers that every response carries.

use std::cell::RefCell;

use actix_web::http::header::{
    CACHE_CONTROL, HeaderMap, HeaderName, HeaderValue, LINK, RETRY_AFTER, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS,
};
use colloquy_api::openapi::ApiVersionRetirement;
use colloquy_domain::Timestamp;
use colloquy_domain::ports::RateLimitStatus;
use uuid::Uuid;

const SERVICE_DESCRIPTION: &str =
    "</openapi.json>; rel=\"service-desc\", </docs/migration>; rel=\"deprecation\"";

const WINDOW_S: u32 = 60;

/// Requires TLS for a year. It does not include subdomains, which may belong to other services of the operator.
const REQUIRE_TLS: &str = "max-age=31536000";

pub const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
const POLICY: HeaderName = HeaderName::from_static("ratelimit-policy");
const LIMIT: HeaderName = HeaderName::from_static("ratelimit-limit");
const REMAINING: HeaderName = HeaderName::from_static("ratelimit-remaining");
const RESET: HeaderName = HeaderName::from_static("ratelimit-reset");
const DEPRECATION: HeaderName = HeaderName::from_static("deprecation");
const SUNSET: HeaderName = HeaderName::from_static("sunset");

/// The headers of every response. What does not change from one response to the next is made once.
pub struct CommonHeaders {
    retirement: Option<(HeaderValue, HeaderValue)>,
    requires_tls: bool,
}

impl CommonHeaders {
    pub(crate) fn new(retirement: Option<ApiVersionRetirement>) -> Self {
        let retirement =
            retirement.and_then(|dates| http_date(dates.deprecated_at.0).zip(http_date(dates.sunset_at.0)));
        CommonHeaders { retirement, requires_tls: false }
    }

    pub(crate) fn require_tls(&mut self, requires_tls: bool) {
        self.requires_tls = requires_tls;
    }

    pub(crate) fn set(
        &self,
        headers: &mut HeaderMap,
        request_id: Uuid,
        window: RateLimitStatus,
        versioned: bool,
    ) {
        let mut id = Uuid::encode_buffer();
        let id = HeaderValue::from_str(request_id.hyphenated().encode_lower(&mut id));
        headers.insert(REQUEST_ID, id.unwrap_or(HeaderValue::from_static("")));
        if let Some(policy) = policy(window.limit) {
            headers.insert(POLICY, policy);
        }
        headers.insert(LIMIT, HeaderValue::from(window.limit));
        headers.insert(REMAINING, HeaderValue::from(window.remaining));
        headers.insert(RESET, HeaderValue::from(window.reset_s));
        headers.insert(LINK, link(headers.get(LINK)));
        headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
        if self.requires_tls {
            headers.insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(REQUIRE_TLS));
        }
        if versioned {
            headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
            if let Some((deprecation, sunset)) = &self.retirement {
                headers.insert(DEPRECATION, deprecation.clone());
                headers.insert(SUNSET, sunset.clone());
            }
        }
    }
}

/// Returns the policy of a limit. Nearly all requests have the limit of the one before.
fn policy(limit: u32) -> Option<HeaderValue> {
    thread_local! {
        static LATEST: RefCell<Option<(u32, HeaderValue)>> = const { RefCell::new(None) };
    }
    LATEST.with_borrow_mut(|latest| match latest {
        Some((of, policy)) if *of == limit => Some(policy.clone()),
        _ => {
            let policy = HeaderValue::from_str(&format!("{limit};w={WINDOW_S}")).ok()?;
            *latest = Some((limit, policy.clone()));
            Some(policy)
        }
    })
}

/// Returns the link relations of every response, followed by those of this one.
fn link(own: Option<&HeaderValue>) -> HeaderValue {
    own.and_then(|own| own.to_str().ok())
        .and_then(|own| HeaderValue::from_str(&format!("{SERVICE_DESCRIPTION}, {own}")).ok())
        .unwrap_or(HeaderValue::from_static(SERVICE_DESCRIPTION))
}

pub fn retry_after(headers: &mut HeaderMap, seconds: u32) {
    headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
}

fn http_date(moment: Timestamp) -> Option<HeaderValue> {
    let date = moment.strftime("%a, %d %b %Y %H:%M:%S GMT").to_string();
    HeaderValue::from_str(&date).ok()
}
