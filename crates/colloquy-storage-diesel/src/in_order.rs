//! Sends statements in their order without waiting for their answers.

use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::task::Poll;

use futures::future::{MaybeDone, maybe_done};

/// Runs the futures together and answers what they answer, in their order. Unlike other joins it promises that an
/// earlier one is always polled before a later one, also when there are many, so that what each does when it is
/// first polled, or when a lock is given to it, is done in order.
pub async fn in_order<F: Future + Unpin>(futures: impl IntoIterator<Item = F>) -> Vec<F::Output> {
    let mut futures: Vec<MaybeDone<F>> = futures.into_iter().map(maybe_done).collect();
    // The runtime's budget for a task would leave the later ones for another turn.
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
