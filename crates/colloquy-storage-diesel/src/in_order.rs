//! Sends statements in order without waiting for their results (pipelining).

use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::task::Poll;

use futures::future::{MaybeDone, maybe_done};

/// Runs the futures concurrently and returns their outputs in order. Unlike `join_all`, it guarantees that an earlier
/// future is always polled before a later one, however many there are. A statement is sent when its future is first
/// polled or gets the connection's lock, so statements reach the server in this order.
pub async fn in_order<F: Future + Unpin>(futures: impl IntoIterator<Item = F>) -> Vec<F::Output> {
    let mut futures: Vec<MaybeDone<F>> = futures.into_iter().map(maybe_done).collect();
    // Without `unconstrained`, the task's cooperative budget could run out before the later futures are polled.
    let all = poll_fn(move |context| {
        let mut pending = false;
        for future in &mut futures {
            pending |= Pin::new(future).poll(context).is_pending();
        }
        if pending {
            return Poll::Pending;
        }
        let taken = futures.iter_mut().filter_map(|future| Pin::new(future).take_output());
        Poll::Ready(taken.collect())
    });
    tokio::task::unconstrained(all).await
}
