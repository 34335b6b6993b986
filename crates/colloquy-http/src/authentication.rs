//! Authenticates requests and counts them against their rate limits.

use std::net::IpAddr;

use actix_web::HttpRequest;
use actix_web::http::header::{AUTHORIZATION, HeaderMap, HeaderName, HeaderValue};
use colloquy_api::operations::{self, Operation, RouteMatch};
use colloquy_app::Caller;
use colloquy_app::authentication::ApiKeyCheck;
use colloquy_domain::Timestamp;
use colloquy_domain::address_group::ClientAddressGroup;
use colloquy_domain::ports::RateLimitStatus;

use crate::HttpServiceState;
use crate::problem::Problem;

const API_KEY: HeaderName = HeaderName::from_static("x-api-key");

/// The key that a request carries.
enum PresentedKey<'a> {
    Nothing,
    Key(&'a str),
    /// Two different keys, or one that is not text.
    Nonsense,
}

/// The outcome of a request, with its rate limit window.
pub struct WithRateLimit<T> {
    pub window: RateLimitStatus,
    pub outcome: T,
}

impl HttpServiceState {
    /// Checks a request in the documented order: route, method, key, limit.
    pub async fn authorize(
        &self,
        request: &HttpRequest,
        address: Option<IpAddr>,
        now: Timestamp,
    ) -> WithRateLimit<Result<(&'static Operation, Caller), Problem>> {
        let WithRateLimit { window, outcome: caller } = self.identify(request.headers(), address, now).await;
        let outcome = match operations::find(request.method().as_str(), request.path()) {
            RouteMatch::Nothing => Err(Problem::NoRoute),
            RouteMatch::OtherMethod => {
                Err(Problem::OtherMethod { allow: operations::allowed(request.path()) })
            }
            RouteMatch::Operation(_) if self.is_retired(now) => Err(Problem::Retired),
            RouteMatch::Operation(operation) => match caller {
                Ok(_) if !window.allowed => Err(Problem::TooManyRequests { retry_after_s: window.reset_s }),
                caller => caller.map(|caller| (operation, caller)),
            },
        };
        WithRateLimit { window, outcome }
    }

    /// Finds the caller and counts the request, by its key or, without a valid key, by its address.
    pub async fn identify(
        &self,
        headers: &HeaderMap,
        address: Option<IpAddr>,
        now: Timestamp,
    ) -> WithRateLimit<Result<Caller, Problem>> {
        let problem = match presented(headers) {
            PresentedKey::Nothing => Problem::NoKey,
            PresentedKey::Nonsense => Problem::BadKey,
            PresentedKey::Key(key) => match self.app.authenticator.admit(key, address).await {
                Ok(ApiKeyCheck::Admitted(caller)) => {
                    let window = self.limits.keys.count(caller.limited_as(), now).await;
                    return WithRateLimit { window, outcome: Ok(caller) };
                }
                Ok(ApiKeyCheck::Unknown(window)) => {
                    let problem = match window.allowed {
                        true => Problem::BadKey,
                        // The key was not looked up, so it may be valid.
                        false => Problem::TooManyRequests { retry_after_s: window.reset_s },
                    };
                    return WithRateLimit { window, outcome: Err(problem) };
                }
                Ok(ApiKeyCheck::Malformed) => Problem::BadKey,
                Err(error) => error.into(),
            },
        };
        WithRateLimit { window: self.count_anonymous(address, now).await, outcome: Err(problem) }
    }

    /// Counts an anonymous request by its address. An operation is refused without a key in any case, so its response
    /// only shows the window in the headers.
    pub async fn count_anonymous(&self, address: Option<IpAddr>, now: Timestamp) -> RateLimitStatus {
        self.limits.anonymous.count("", address.map(ClientAddressGroup::of), now).await
    }

    fn is_retired(&self, now: Timestamp) -> bool {
        self.settings.retirement.is_some_and(|dates| now >= dates.sunset_at.0)
    }
}

fn presented(headers: &HeaderMap) -> PresentedKey<'_> {
    fn text(value: &HeaderValue) -> Result<&str, ()> {
        value.to_str().map(str::trim).map_err(drop)
    }
    // Other schemes are meant for others, such as a proxy.
    let bearer = headers.get_all(AUTHORIZATION).filter_map(|value| text(value).map(bearer_token).transpose());
    let plain = headers.get_all(API_KEY).map(text);
    let mut keys = bearer.chain(plain).filter(|key| *key != Ok(""));
    match keys.next() {
        None => PresentedKey::Nothing,
        Some(Ok(first)) if keys.all(|other| other == Ok(first)) => PresentedKey::Key(first),
        Some(_) => PresentedKey::Nonsense,
    }
}

fn bearer_token(value: &str) -> Option<&str> {
    let (scheme, token) = value.trim().split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}
