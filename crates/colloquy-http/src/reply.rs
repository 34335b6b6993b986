//! A handler's answer.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::{HeaderValue, LINK};
use serde::Serialize;

use crate::problem::json;

pub struct Reply(HttpResponse);

impl Reply {
    pub fn of(body: &impl Serialize) -> Self {
        Reply(json(StatusCode::OK, body))
    }

    /// Adds where the next page is.
    pub fn with_next(mut self, url: Option<String>) -> Self {
        if let Some(url) = url
            && let Ok(link) = HeaderValue::from_str(&format!("<{url}>; rel=\"next\""))
        {
            self.0.headers_mut().insert(LINK, link);
        }
        self
    }

    pub fn into_response(self) -> HttpResponse {
        self.0
    }
}
