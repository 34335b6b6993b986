use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

use colloquy_domain::InvitationId;
use tokio::task::{JoinHandle, spawn, yield_now};
use tokio::time::timeout;
use uuid::Uuid;

use super::*;

fn request(number: u128) -> FairQueueEntry {
    let invitation = InvitationId::from_uuid(Uuid::from_u128(number));
    FairQueueEntry { invitation, length: Duration::from_secs(1) }
}

/// A pool of one thread, which is busy until the gate opens.
struct Busy {
    pool: Arc<WorkerPool>,
    gate: mpsc::Sender<()>,
    first: JoinHandle<Result<(), WorkerPoolRefused>>,
}

impl Busy {
    async fn new(places: usize) -> Self {
        let pool = Arc::new(WorkerPool::new(1, places).expect("a thread starts"));
        let (gate, opened) = mpsc::channel::<()>();
        let (begun, has_begun) = oneshot::channel();
        let ours = Arc::clone(&pool);
        let first = spawn(async move {
            let work = move || {
                let _ = begun.send(());
                opened.recv().expect("the gate opens");
            };
            ours.run(request(1), work).await
        });
        has_begun.await.expect("it begins");
        Busy { pool, gate, first }
    }
}

async fn until_waiting(pool: &WorkerPool, count: usize) {
    let reached = async {
        while pool.waiting() != count {
            yield_now().await;
        }
    };
    timeout(Duration::from_secs(20), reached).await.expect("the queue comes to that length");
}

#[tokio::test]
async fn runs_work_and_returns_its_result() {
    let pool = WorkerPool::new(2, 8).expect("threads start");
    let answers = futures_of(&pool).await;
    assert_eq!(answers, [Ok(0), Ok(2), Ok(4), Ok(6)]);
    assert_eq!((pool.waiting(), pool.longest_wait()), (0, Duration::ZERO));
    assert_eq!(pool.waited().count, 4);
}

async fn futures_of(pool: &WorkerPool) -> [Result<usize, WorkerPoolRefused>; 4] {
    let double = |number: usize| pool.run(request(1), move || 2 * number);
    tokio::join!(double(0), double(1), double(2), double(3)).into()
}

#[tokio::test]
async fn work_whose_caller_left_does_not_start() {
    let Busy { pool, gate, first } = Busy::new(8).await;
    let done = Arc::new(AtomicUsize::new(0));
    let (ours, counted) = (Arc::clone(&pool), Arc::clone(&done));
    let second =
        spawn(async move { ours.run(request(1), move || counted.fetch_add(1, Ordering::SeqCst)).await });
    until_waiting(&pool, 1).await;
    second.abort();
    until_waiting(&pool, 0).await;
    gate.send(()).expect("it waits");
    assert_eq!(first.await.expect("it ends"), Ok(()));
    assert_eq!(pool.run(request(1), || ()).await, Ok(()));
    assert_eq!(done.load(Ordering::SeqCst), 0);
}

#[tokio::test]
async fn the_queue_is_bounded_and_its_wait_is_counted() {
    let Busy { pool, gate, first } = Busy::new(1).await;
    let ours = Arc::clone(&pool);
    let second = spawn(async move { ours.run(request(1), || ()).await });
    until_waiting(&pool, 1).await;
    assert!(pool.longest_wait() > Duration::ZERO);
    assert_eq!(pool.run(request(1), || ()).await, Err(WorkerPoolRefused::Crowded));
    gate.send(()).expect("it waits");
    assert_eq!((first.await.expect("it ends"), second.await.expect("it ends")), (Ok(()), Ok(())));
}

#[tokio::test]
async fn a_panic_is_reported_and_the_thread_continues() {
    let pool = WorkerPool::new(1, 8).expect("a thread starts");
    assert_eq!(
        pool.run(request(1), || panic!("as the test wants it")).await,
        Err::<(), _>(WorkerPoolRefused::Broken)
    );
    assert_eq!(pool.run(request(1), || 1).await, Ok(1));
}

#[tokio::test]
async fn a_full_queue_displaces_the_interview_with_the_most_in_it_and_no_neighbour() {
    let Busy { pool, gate, first } = Busy::new(2).await;
    let crowd: Vec<_> = (1..=2)
        .map(|_| {
            let ours = Arc::clone(&pool);
            spawn(async move { ours.run(request(2), || ()).await })
        })
        .collect();
    until_waiting(&pool, 2).await;
    assert_eq!(pool.run(request(2), || ()).await, Err(WorkerPoolRefused::Crowded));
    let ours = Arc::clone(&pool);
    let neighbour = spawn(async move { ours.run(request(3), || ()).await });
    let mut outcomes = Vec::new();
    let displaced = async {
        while !crowd.iter().any(JoinHandle::is_finished) {
            yield_now().await;
        }
    };
    timeout(Duration::from_secs(20), displaced).await.expect("one gives way");
    gate.send(()).expect("it waits");
    for one in crowd {
        outcomes.push(one.await.expect("it ends"));
    }
    assert_eq!(
        outcomes.iter().filter(|one| **one == Err(WorkerPoolRefused::Crowded)).count(),
        1,
        "{outcomes:?}"
    );
    assert_eq!((first.await.expect("it ends"), neighbour.await.expect("it ends")), (Ok(()), Ok(())));
}

#[tokio::test]
async fn running_work_notices_that_its_caller_left() {
    let pool = Arc::new(WorkerPool::new(1, 8).expect("a thread starts"));
    let (begun, has_begun) = oneshot::channel();
    let (stopped, has_stopped) = oneshot::channel();
    let ours = Arc::clone(&pool);
    let first = spawn(async move {
        let work = move |is_awaited: IsAwaited<'_>| {
            assert!(is_awaited());
            let _ = begun.send(());
            while is_awaited() {
                thread::yield_now();
            }
            let _ = stopped.send(());
        };
        ours.run_cancellable(request(1), work).await
    });
    has_begun.await.expect("it begins");
    first.abort();
    timeout(Duration::from_secs(20), has_stopped).await.expect("in time").expect("it stops");
    assert_eq!(pool.run(request(1), || 1).await, Ok(1), "the thread is free for the next request");
}
