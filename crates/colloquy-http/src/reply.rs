//! A handler's answer.

use actix_web::HttpResponse;
use actix_web::body::{BoxBody, MessageBody};
use actix_web::http::StatusCode;
use actix_web::http::header::{ContentType, HeaderName, HeaderValue, LINK};
use serde::{Serialize, Serializer};

use crate::problem::{json, json_of_about};

pub struct Reply(HttpResponse);

impl Reply {
    pub fn of(body: &impl Serialize) -> Self {
        Reply(json(StatusCode::OK, body))
    }

    /// An array of `rows` elements of about a kilobyte, each made when it is written.
    pub fn of_each<T: Serialize>(rows: usize, each: impl Iterator<Item = T> + Clone) -> Self {
        Reply(json_of_about(rows * 1_024, StatusCode::OK, &Each(each)))
    }

    /// What was answered before.
    pub fn again(answer: String) -> Self {
        let mut response = HttpResponse::Ok().content_type(ContentType::json()).body(answer);
        let replayed = HeaderName::from_static("idempotency-replayed");
        response.headers_mut().insert(replayed, HeaderValue::from_static("true"));
        Reply(response)
    }

    /// The reply, and what it says.
    pub fn into_answer(self) -> (Self, String) {
        let (head, body) = self.0.into_parts();
        let bytes = body.try_into_bytes().unwrap_or_default();
        let answer = String::from_utf8_lossy(&bytes).into_owned();
        (Reply(head.set_body(BoxBody::new(bytes))), answer)
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

struct Each<I>(I);

impl<I: Iterator<Item: Serialize> + Clone> Serialize for Each<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.clone())
    }
}
