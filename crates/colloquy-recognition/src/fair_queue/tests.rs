use std::collections::BTreeMap;

use uuid::Uuid;

use super::*;

fn request(number: u128, ms: u64) -> FairQueueEntry {
    FairQueueEntry {
        invitation: InvitationId::from_uuid(Uuid::from_u128(number)),
        length: Duration::from_millis(ms),
    }
}

/// Queues requests of these interviews and lengths, each with its interview as its work.
fn queue(places: usize, pieces: &[(u128, u64)]) -> FairQueue<u128> {
    let mut queue = FairQueue::new(places);
    for (interview, ms) in pieces {
        assert!(matches!(queue.push(request(*interview, *ms), *interview), PushOutcome::Queued(_)));
    }
    queue
}

fn order(mut queue: FairQueue<u128>) -> Vec<u128> {
    std::iter::from_fn(|| queue.pop().map(|(work, _)| work)).collect()
}

#[test]
fn serves_one_interview_in_its_order() {
    let mut queue = FairQueue::new(8);
    for piece in 0..5 {
        assert!(matches!(queue.push(request(1, 1_000), piece), PushOutcome::Queued(_)));
    }
    assert_eq!(order(queue), [0, 1, 2, 3, 4]);
}

#[test]
fn serves_a_short_answer_after_at_most_one_request_of_each_interview() {
    let mut pieces = Vec::new();
    for _ in 0..20 {
        pieces.extend((1..=6).map(|interview| (interview, 6_000)));
    }
    let mut queue = queue(256, &pieces);
    for _ in 0..7 {
        queue.pop();
    }
    assert!(matches!(queue.push(request(7, 2_000), 7), PushOutcome::Queued(_)));
    let after = order(queue).iter().position(|interview| *interview == 7);
    assert!(after.is_some_and(|after| after <= 6), "{after:?}");
}

#[test]
fn shares_by_seconds_of_audio_and_not_by_requests() {
    let mut queue = queue(1_000, &[]);
    for _ in 0..200 {
        queue.push(request(1, 1_000), 1);
        queue.push(request(2, 10_000), 2);
    }
    let mut served = BTreeMap::<u128, u64>::new();
    for _ in 0..110 {
        let (interview, _) = queue.pop().expect("enough is queued");
        *served.entry(interview).or_default() += if interview == 1 { 1_000 } else { 10_000 };
    }
    assert!(served[&1].abs_diff(served[&2]) <= 10_000, "{served:?}");
}

#[test]
fn a_full_queue_refuses_the_interview_with_the_most_in_it() {
    let mut full = queue(4, &[(1, 5_000), (1, 5_000), (1, 5_000), (2, 3_000)]);
    assert!(matches!(full.push(request(1, 100), 1), PushOutcome::Refused(1)), "it has the most itself");
    assert!(matches!(full.push(request(3, 2_000), 3), PushOutcome::QueuedInsteadOf(_, 1)));
    assert!(matches!(full.push(request(3, 2_000), 3), PushOutcome::QueuedInsteadOf(_, 1)));
    assert!(matches!(full.push(request(4, 9_000), 4), PushOutcome::Refused(4)));
    assert_eq!(full.len(), 4);
    assert_eq!(order(full), [1, 2, 3, 3]);
}

#[test]
fn removes_a_request_whose_caller_has_left() {
    let mut queue = queue(4, &[(1, 1_000)]);
    let PushOutcome::Queued(ticket) = queue.push(request(1, 1_000), 9) else { panic!("there is room") };
    queue.remove(ticket);
    queue.remove(ticket);
    assert_eq!(queue.len(), 1);
    assert_eq!(order(queue), [1]);
}

#[test]
fn forgets_interviews_that_were_served() {
    let mut queue = FairQueue::new(8);
    for interview in 0..1_000 {
        queue.push(request(interview, 500), interview);
        queue.push(request(interview + 1, 500), interview);
        queue.pop();
        queue.pop();
    }
    assert_eq!((queue.len(), queue.shares.len()), (0, 0));
    assert_eq!(queue.longest_wait(), Duration::ZERO);
}

#[test]
fn an_idle_interview_saves_nothing_up() {
    let mut queue = queue(64, &[]);
    for _ in 0..10 {
        queue.push(request(1, 1_000), 1);
    }
    for _ in 0..5 {
        queue.pop();
    }
    for _ in 0..5 {
        queue.push(request(2, 1_000), 2);
    }
    // Interview 2 gets half from here, and does not catch up on what interview 1 had before.
    let first: Vec<u128> = order(queue).into_iter().take(4).collect();
    assert_eq!(first.iter().filter(|interview| **interview == 1).count(), 2, "{first:?}");
}
