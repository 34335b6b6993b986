use actix_web::test::TestRequest;
use colloquy_api::MAX_BODY_BYTES;
use futures::stream;

use super::*;

async fn guarded(
    chunks: impl Stream<Item = Result<Bytes, PayloadError>> + 'static,
    is_crowded: bool,
) -> (web::Payload, UnreadRequestBody) {
    let request = TestRequest::default().to_http_request();
    let stream: BoxedPayloadStream = Box::pin(chunks);
    let payload = payload_of(&request, Payload::from(stream)).await;
    UnreadRequestBody::guard(&request, payload, MAX_BODY_BYTES, is_crowded).await
}

fn chunk(bytes: usize) -> Result<Bytes, PayloadError> {
    Ok(Bytes::from(vec![b'x'; bytes]))
}

async fn read(mut payload: web::Payload) -> Result<usize, PayloadError> {
    let mut bytes = 0;
    while let Some(chunk) = payload.next().await {
        bytes += chunk?.len();
    }
    Ok(bytes)
}

#[tokio::test(start_paused = true)]
async fn refuses_a_body_that_does_not_arrive_in_time() {
    for (is_crowded, limit) in [(false, TIME_LIMIT), (true, CROWDED_TIME_LIMIT)] {
        let started = Instant::now();
        let (payload, _) = guarded(stream::iter([chunk(1)]).chain(stream::pending()), is_crowded).await;
        let late = read(payload).await.expect_err("it does not arrive");
        assert!(
            matches!(&late, PayloadError::Io(error) if error.kind() == io::ErrorKind::TimedOut),
            "{late}"
        );
        assert!((limit..limit * 2).contains(&started.elapsed()));
    }
}

#[tokio::test(start_paused = true)]
async fn refuses_a_body_that_arrives_too_slowly() {
    let drops = stream::unfold((), async |()| {
        tokio::time::sleep(TIME_LIMIT / 10).await;
        Some((chunk(1), ()))
    });
    let (payload, _) = guarded(Box::pin(drops), false).await;
    assert!(read(payload).await.is_err());
}

#[tokio::test]
async fn refuses_a_body_that_is_too_large() {
    let (payload, _) = guarded(stream::iter([chunk(MAX_BODY_BYTES)]), false).await;
    assert_eq!(read(payload).await.ok(), Some(MAX_BODY_BYTES));
    let (payload, mut unread) = guarded(stream::repeat_with(|| chunk(64 * 1_024)), false).await;
    assert!(matches!(read(payload).await, Err(PayloadError::Overflow)));
    assert!(unread.remains(&HttpResponse::Ok().finish()).await);
}

#[tokio::test]
async fn a_small_body_that_has_arrived_leaves_nothing_behind() {
    let (_, mut unread) = guarded(stream::iter([chunk(10), chunk(10)]), false).await;
    assert!(!unread.remains(&HttpResponse::Ok().finish()).await);
}

#[tokio::test]
async fn does_not_wait_for_a_body_that_has_not_arrived() {
    let (_, mut unread) = guarded(stream::iter([chunk(10)]).chain(stream::pending()), false).await;
    assert!(unread.remains(&HttpResponse::Ok().finish()).await);
    let held = unread.held_by(HttpResponse::Ok().body("answer"));
    assert_eq!(held.body().size(), BodySize::Sized(6));
    assert_eq!(actix_web::body::to_bytes(held.into_body()).await.ok(), Some("answer".into()));
}

#[tokio::test(start_paused = true)]
async fn an_upgraded_connection_has_no_limits() {
    let large = stream::repeat_with(|| chunk(64 * 1_024)).take(100);
    let slow = stream::once(async {
        tokio::time::sleep(TIME_LIMIT * 10).await;
        chunk(1)
    });
    let (payload, mut unread) = guarded(Box::pin(large.chain(slow)), false).await;
    assert!(!unread.remains(&HttpResponse::SwitchingProtocols().finish()).await);
    assert_eq!(read(payload).await.ok(), Some(100 * 64 * 1_024 + 1));
}
