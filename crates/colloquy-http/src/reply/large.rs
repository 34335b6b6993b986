//! Bodies that are too long for an unlimited number of concurrent requests. They are sent in slices, so that the
//! framework's buffer stays small, and hold their reservation until the last slice.

use std::error::Error;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use actix_web::HttpResponse;
use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::http::header::ContentType;
use bytes::Bytes;
use colloquy_app::ResponseMemoryReservation;
use futures::Stream;
use futures::stream::LocalBoxStream;

/// Bodies up to this size need no reservation.
pub const LARGE_BYTES: usize = 64 * 1_024;

/// As large as the largest body that is sent at once.
const SLICE_BYTES: usize = LARGE_BYTES;

type Failure = Box<dyn Error>;

/// A body that is sent in slices, and may be produced while it is sent.
pub struct SlicedBody {
    size: BodySize,
    current: Bytes,
    /// The parts after the current one, or `None` if the current one is the last.
    rest: Option<LocalBoxStream<'static, Result<Bytes, Failure>>>,
    _reservation: ResponseMemoryReservation,
}

impl SlicedBody {
    pub fn of_whole(bytes: Bytes, reservation: ResponseMemoryReservation) -> Self {
        let size = BodySize::Sized(bytes.len() as u64);
        SlicedBody { size, current: bytes, rest: None, _reservation: reservation }
    }

    pub fn of_stream(
        first: Bytes,
        rest: impl Stream<Item = Result<Bytes, Failure>> + 'static,
        reservation: ResponseMemoryReservation,
    ) -> Self {
        SlicedBody {
            size: BodySize::Stream,
            current: first,
            rest: Some(Box::pin(rest)),
            _reservation: reservation,
        }
    }

    pub fn into_response(self) -> HttpResponse {
        HttpResponse::Ok().content_type(ContentType::json()).body(BoxBody::new(self))
    }
}

impl MessageBody for SlicedBody {
    type Error = Failure;

    fn size(&self) -> BodySize {
        self.size
    }

    fn poll_next(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Self::Error>>> {
        let slices = self.get_mut();
        while slices.current.is_empty() {
            let Some(rest) = &mut slices.rest else { return Poll::Ready(None) };
            match ready!(rest.as_mut().poll_next(context)) {
                Some(Ok(next)) => slices.current = next,
                Some(Err(error)) => return Poll::Ready(Some(Err(error))),
                None => slices.rest = None,
            }
        }
        let length = slices.current.len().min(SLICE_BYTES);
        Poll::Ready(Some(Ok(slices.current.split_to(length))))
    }
}

#[cfg(test)]
mod tests {
    use actix_web::body::to_bytes;
    use colloquy_app::ResponseMemoryBudget;
    use colloquy_domain::OrganizationId;
    use futures::stream;
    use uuid::Uuid;

    use super::*;

    async fn reservation(answers: &ResponseMemoryBudget) -> ResponseMemoryReservation {
        answers.reserve(OrganizationId::from_uuid(Uuid::nil()), 1).await.expect("there is room")
    }

    #[actix_web::test]
    async fn a_whole_body_and_a_stream_arrive_unchanged() {
        let answers = ResponseMemoryBudget::default();
        let text = Bytes::from("0123456789".repeat(10_000));
        let whole = SlicedBody::of_whole(text.clone(), reservation(&answers).await);
        assert_eq!(whole.size(), BodySize::Sized(100_000));
        assert_eq!(to_bytes(whole).await.expect("a body"), text);
        let parts = stream::iter([Ok(Bytes::new()), Ok(text.slice(40_000..))]);
        let streamed = SlicedBody::of_stream(text.slice(..40_000), parts, reservation(&answers).await);
        assert_eq!(streamed.size(), BodySize::Stream);
        assert_eq!(to_bytes(streamed).await.expect("a body"), text);
    }

    #[actix_web::test]
    async fn slices_stay_small() {
        let answers = ResponseMemoryBudget::default();
        let mut body = SlicedBody::of_whole(Bytes::from(vec![b' '; 100_000]), reservation(&answers).await);
        while let Some(slice) = std::future::poll_fn(|context| Pin::new(&mut body).poll_next(context)).await {
            assert!(slice.expect("a slice").len() <= SLICE_BYTES);
        }
    }
}
