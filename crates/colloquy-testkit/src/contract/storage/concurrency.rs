use std::collections::HashSet;
use std::pin::pin;
use std::sync::Arc;

use colloquy_domain::TransitionOutcome;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::ports::{Storage, StorageError, Write};
use futures::future::join_all;
use serde_json::json;

use super::fixture::{ACTIVE, StorageFixture, after};

/// Runs a task several times concurrently.
pub(super) async fn at_once<T: Send + 'static, F: Future<Output = T> + Send + 'static>(
    count: usize,
    task: impl Fn(usize) -> F,
) -> Vec<T> {
    let tasks: Vec<_> = (0..count).map(|number| tokio::spawn(task(number))).collect();
    join_all(tasks).await.into_iter().map(|outcome| outcome.expect("the task ends")).collect()
}

pub async fn of_eight_concurrent_saves_of_one_revision_one_succeeds(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let outcomes = at_once(8, |number| {
        let (fixture, mut interview) = (fixture.clone(), interview.clone());
        async move {
            assert_eq!(interview.archive(after(number as i64)), TransitionOutcome::Changed);
            let entry = Write::AddLogEntry(fixture.new_log_entry(&interview));
            fixture.try_commit([Write::SaveInterview(interview), entry]).await
        }
    })
    .await;
    let saved = outcomes.iter().filter(|outcome| outcome.is_ok()).count();
    let conflicts = outcomes.iter().filter(|outcome| matches!(outcome, Err(StorageError::Conflict))).count();
    assert_eq!((saved, conflicts), (1, 7), "{outcomes:?}");
    assert_eq!(fixture.log(interview.id, None, 10).await.len(), 1);
    let stored = fixture.interview(interview.id).await.expect("it was added");
    assert_eq!(stored.revision(), interview.revision().next());
}

pub async fn fifty_concurrent_commits_all_succeed(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let added = at_once(50, |_| {
        let fixture = fixture.clone();
        async move {
            let interview = fixture.new_interview();
            let (invitation, entry) = (fixture.new_invitation(&interview), fixture.new_log_entry(&interview));
            let id = interview.id;
            let writes =
                [Write::AddInterview(interview), Write::AddInvitation(invitation), Write::AddLogEntry(entry)];
            fixture.commit(writes).await;
            id
        }
    })
    .await;
    let listed: HashSet<_> = fixture.page(ACTIVE, None, 100).await.into_iter().collect();
    assert_eq!(listed, added.into_iter().collect());
}

pub async fn reads_continue_during_writes(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    at_once(32, |number| {
        let (fixture, interview) = (fixture.clone(), interview.clone());
        async move {
            if number % 2 == 0 {
                fixture.add_invitation(&interview).await;
            } else {
                assert_eq!(fixture.interview(interview.id).await, Some(interview));
            }
        }
    })
    .await;
    let view = fixture.view(interview.id).await.expect("it was added");
    assert_eq!(view.invitations.len(), 16);
}

/// Five writers archive and restore the interview in turn, retry after every conflict, and log the revision.
pub async fn the_log_keeps_the_order_of_commits(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let id = fixture.add_interview().await.id;
    at_once(5, |_| {
        let fixture = fixture.clone();
        async move {
            let mut committed = 0;
            while committed < 8 {
                let mut interview = fixture.interview(id).await.expect("it was added");
                if interview.archive(after(1)) == TransitionOutcome::Unchanged {
                    assert_eq!(interview.restore(after(2)), TransitionOutcome::Changed);
                }
                let noted = json!({"revision": interview.revision().number()});
                let entry = Write::AddLogEntry(fixture.new_log_entry(&interview).with(noted));
                match fixture.try_commit([Write::SaveInterview(interview), entry]).await {
                    Ok(()) => committed += 1,
                    Err(StorageError::Conflict) => (),
                    Err(error) => panic!("{error:?}"),
                }
            }
        }
    })
    .await;
    let log = fixture.log(id, None, 100).await;
    let noted: Vec<_> = log.iter().filter_map(|(_, entry)| entry.data["revision"].as_i64()).collect();
    assert_eq!(noted, (1..=40).rev().collect::<Vec<_>>());
}

/// Drops commits midway, as happens with a request whose client disconnects.
pub async fn an_abandoned_commit_takes_effect_wholly_or_not_at_all(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let mut abandoned = Vec::new();
    for polls in 0..24 {
        let interview = fixture.new_interview();
        let invitation: Invitation = fixture.new_invitation(&interview);
        abandoned.push((interview.id, invitation.id));
        let mut commit =
            pin!(fixture.try_commit([Write::AddInterview(interview), Write::AddInvitation(invitation)]));
        for _ in 0..polls {
            if futures::poll!(&mut commit).is_ready() {
                break;
            }
            tokio::task::yield_now().await;
        }
    }
    for (interview, invitation) in abandoned {
        // All rows of a commit become visible at the same moment, so a row that is seen first implies the
        // other.
        if fixture.interview(interview).await.is_some() {
            assert!(fixture.invitation(invitation).await.is_some(), "{interview} without its invitation");
        } else if fixture.invitation(invitation).await.is_some() {
            assert!(fixture.interview(interview).await.is_some(), "{invitation} without its interview");
        }
    }
    at_once(20, |_| {
        let fixture = fixture.clone();
        async move { fixture.add_interview().await }
    })
    .await;
}
