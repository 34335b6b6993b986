//! Enforces the limits of request bodies, for every request and even if its handler does not read the body.

use std::cell::RefCell;
use std::io;
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll};
use std::time::Duration;

use actix_http::BoxedPayloadStream;
use actix_http::error::PayloadError;
use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::dev::Payload;
use actix_web::http::StatusCode;
use actix_web::{FromRequest, HttpRequest, HttpResponse, web};
use bytes::Bytes;
use futures::{Stream, StreamExt};
use tokio::time::{Instant, Sleep, sleep_until};

/// How long a body may take to arrive after its request's head.
pub const TIME_LIMIT: Duration = Duration::from_secs(30);

/// The time limit while connections are scarce.
const CROWDED_TIME_LIMIT: Duration = Duration::from_secs(5);

struct Incoming {
    payload: Payload,
    deadline: Instant,
    timer: Option<Pin<Box<Sleep>>>,
    bytes: usize,
    max_bytes: usize,
    is_unlimited: bool,
    has_failed: bool,
    has_ended: bool,
}

impl Incoming {
    fn poll(&mut self, context: &mut Context<'_>) -> Poll<Option<Result<Bytes, PayloadError>>> {
        if self.has_failed || self.has_ended {
            return Poll::Ready(None);
        }
        let polled = Pin::new(&mut self.payload).poll_next(context);
        if self.is_unlimited {
            return polled;
        }
        let refused = match &polled {
            Poll::Ready(Some(Ok(chunk))) => {
                self.bytes += chunk.len();
                if self.bytes <= self.max_bytes {
                    return polled;
                }
                PayloadError::Overflow
            }
            Poll::Ready(Some(Err(_))) => {
                self.has_failed = true;
                return polled;
            }
            Poll::Ready(None) => {
                self.has_ended = true;
                return polled;
            }
            Poll::Pending => {
                let deadline = self.deadline;
                let timer = self.timer.get_or_insert_with(|| Box::pin(sleep_until(deadline)));
                if timer.as_mut().poll(context).is_pending() {
                    return Poll::Pending;
                }
                PayloadError::Io(io::ErrorKind::TimedOut.into())
            }
        };
        self.has_failed = true;
        Poll::Ready(Some(Err(refused)))
    }
}

#[derive(Clone)]
struct Shared(Rc<RefCell<Incoming>>);

impl Stream for Shared {
    type Item = Result<Bytes, PayloadError>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.0.borrow_mut().poll(context)
    }
}

/// The part of a request's body that may be unread when its response is ready.
pub struct UnreadRequestBody(Option<Shared>);

impl UnreadRequestBody {
    /// Applies the limits to a body. A request without a body has no overhead.
    pub async fn guard(
        request: &HttpRequest,
        payload: web::Payload,
        max_bytes: usize,
        is_crowded: bool,
    ) -> (web::Payload, UnreadRequestBody) {
        let payload = match payload.into_inner() {
            Payload::None => return (payload_of(request, Payload::None).await, UnreadRequestBody(None)),
            payload => payload,
        };
        let limit = if is_crowded { CROWDED_TIME_LIMIT } else { TIME_LIMIT };
        let incoming = Incoming {
            payload,
            deadline: Instant::now() + limit,
            timer: None,
            bytes: 0,
            max_bytes,
            is_unlimited: false,
            has_failed: false,
            has_ended: false,
        };
        let shared = Shared(Rc::new(RefCell::new(incoming)));
        let stream: BoxedPayloadStream = Box::pin(shared.clone());
        let limited = Payload::from(stream);
        (payload_of(request, limited).await, UnreadRequestBody(Some(shared)))
    }

    /// Returns whether a part of the body has not arrived yet. Discards what has arrived, so that a small body that no
    /// handler reads does not close the connection.
    pub async fn remains(&mut self, response: &HttpResponse) -> bool {
        let Some(body) = &mut self.0 else { return false };
        if response.status() == StatusCode::SWITCHING_PROTOCOLS {
            body.0.borrow_mut().is_unlimited = true;
            return false;
        }
        for has_waited in [false, true] {
            while let Poll::Ready(chunk) = futures::poll!(body.next()) {
                match chunk {
                    Some(Ok(_)) => {}
                    Some(Err(_)) => return true,
                    None => return !body.0.borrow().has_ended,
                }
            }
            if !has_waited {
                // The framework passes on the rest of what it has received when the handler yields.
                tokio::task::yield_now().await;
            }
        }
        true
    }

    /// Keeps the body until the response is sent. If a chunked body were dropped, the framework would read all of it,
    /// however long it is. A body that is kept but not read makes the framework close the connection after the
    /// response.
    pub fn held_by(self, response: HttpResponse) -> HttpResponse {
        match self.0 {
            None => response,
            Some(unread) => response.map_body(|_, body| BoxBody::new(Holding { body, _unread: unread })),
        }
    }
}

async fn payload_of(request: &HttpRequest, payload: Payload) -> web::Payload {
    let mut payload = payload;
    match web::Payload::from_request(request, &mut payload).await {
        Ok(payload) => payload,
        // Extracting a payload from its request cannot fail.
        Err(error) => unreachable!("{error}"),
    }
}

struct Holding {
    body: BoxBody,
    _unread: Shared,
}

impl MessageBody for Holding {
    type Error = <BoxBody as MessageBody>::Error;

    fn size(&self) -> BodySize {
        self.body.size()
    }

    fn poll_next(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Self::Error>>> {
        Pin::new(&mut self.get_mut().body).poll_next(context)
    }
}

#[cfg(test)]
mod tests;
