//! Who a request is from, and what the gate decided about it.

use std::net::IpAddr;

use actix_web::HttpRequest;
use actix_web::http::header::{AUTHORIZATION, HeaderMap, HeaderName, HeaderValue};
use colloquy_api::operations::{self, Found, Operation};
use colloquy_app::Caller;
use colloquy_domain::Timestamp;
use colloquy_domain::ports::Window;

use crate::Service;
use crate::problem::Problem;

const API_KEY: HeaderName = HeaderName::from_static("x-api-key");

/// The key that a request carries.
enum Presented<'a> {
    Nothing,
    Key(&'a str),
    /// Two different ones, or one that is not text.
    Nonsense,
}

/// What a request comes to, and what is left of its window.
pub struct Verdict<T> {
    pub window: Window,
    pub outcome: T,
}

impl Service {
    /// Decides in the order that the interface promises: route, method, key, limit.
    pub async fn judge(
        &self,
        request: &HttpRequest,
        address: Option<IpAddr>,
        now: Timestamp,
    ) -> Verdict<Result<(&'static Operation, Caller), Problem>> {
        let caller = self.caller(request.headers()).await;
        let window = self.count(&caller, address, now).await;
        let outcome = match operations::find(request.method().as_str(), request.path()) {
            Found::Nothing => Err(Problem::NoRoute),
            Found::OtherMethod => Err(Problem::OtherMethod { allow: operations::allowed(request.path()) }),
            Found::Operation(_) if self.is_retired(now) => Err(Problem::Retired),
            Found::Operation(operation) => match caller {
                Ok(_) if !window.allowed => Err(Problem::TooManyRequests { retry_after_s: window.reset_s }),
                caller => caller.map(|caller| (operation, caller)),
            },
        };
        Verdict { window, outcome }
    }

    pub async fn count(
        &self,
        caller: &Result<Caller, Problem>,
        address: Option<IpAddr>,
        now: Timestamp,
    ) -> Window {
        match caller {
            Ok(caller) => self.limiter.count(caller.limited_as(), now).await,
            Err(_) => self.count_anonymous(address, now).await,
        }
    }

    /// An anonymous request is counted by its address, for the headers only: it is refused for want of a key anyway.
    pub async fn count_anonymous(&self, address: Option<IpAddr>, now: Timestamp) -> Window {
        let subject = address.map_or_else(|| "unknown address".to_owned(), |address| address.to_string());
        self.limiter.count(&subject, now).await
    }

    pub async fn caller(&self, headers: &HeaderMap) -> Result<Caller, Problem> {
        match presented(headers) {
            Presented::Nothing => Err(Problem::NoKey),
            Presented::Nonsense => Err(Problem::BadKey),
            Presented::Key(key) => self.app.gate.admit(key).await?.ok_or(Problem::BadKey),
        }
    }

    fn is_retired(&self, now: Timestamp) -> bool {
        self.settings.retirement.is_some_and(|dates| now >= dates.sunset_at)
    }
}

fn presented(headers: &HeaderMap) -> Presented<'_> {
    fn text(value: &HeaderValue) -> Result<&str, ()> {
        value.to_str().map(str::trim).map_err(drop)
    }
    // Other schemes are for others, a proxy in between perhaps.
    let bearer = headers.get_all(AUTHORIZATION).filter_map(|value| text(value).map(bearer_token).transpose());
    let plain = headers.get_all(API_KEY).map(text);
    let mut keys = bearer.chain(plain).filter(|key| *key != Ok(""));
    match keys.next() {
        None => Presented::Nothing,
        Some(Ok(first)) if keys.all(|other| other == Ok(first)) => Presented::Key(first),
        Some(_) => Presented::Nonsense,
    }
}

fn bearer_token(value: &str) -> Option<&str> {
    let (scheme, token) = value.trim().split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}
