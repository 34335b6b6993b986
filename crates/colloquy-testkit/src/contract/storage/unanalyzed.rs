//! Completed interviews whose transcript has not been analysed.

use std::sync::Arc;

use colloquy_domain::InvitationId;
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::{EndReason, Invitation};
use colloquy_domain::origin::TextOrigin;
use colloquy_domain::ports::{Storage, Write};
use jiff::Timestamp;

use super::fixture::{StorageFixture, after};
use crate::sample;

const LONG_AFTER_MS: i64 = 1_000_000;

impl StorageFixture {
    async fn unanalyzed(&self, before_ms: i64, limit: usize) -> Vec<InvitationId> {
        self.storage.unanalyzed(after(before_ms), limit).await.expect("the storage answers")
    }

    /// Creates an interview that ended `ms` milliseconds after the samples.
    fn completed(&self, interview: &Interview, ms: i64) -> Invitation {
        let mut invitation = started(self.new_invitation(interview));
        assert_eq!(invitation.end(EndReason::Finished, after(ms)), Ok(()));
        invitation
    }
}

fn started(mut invitation: Invitation) -> Invitation {
    assert_eq!(invitation.start(after(0)).map(|_| ()), Ok(()));
    invitation
}

/// Marks an interview as analysed, which does not require any findings.
fn analyzed(mut invitation: Invitation, at: Timestamp) -> Invitation {
    invitation.analysed(None, None, None, TextOrigin { by: sample::generated(()).by, at });
    invitation
}

pub async fn only_completed_interviews_without_an_analysis_are_unanalyzed(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let completed = || fixture.completed(&interview, 5);
    let (unanalyzed, mut archived, mut reopened) =
        (completed(), fixture.completed(&interview, 6), completed());
    assert!(archived.archive(after(7)).is_made());
    assert_eq!(reopened.reactivate(after(7)).map(|_| ()), Ok(()));
    let again = started(reopened.clone());
    let (ready, mut cancelled) = (fixture.new_invitation(&interview), fixture.new_invitation(&interview));
    assert_eq!(cancelled.cancel(after(0)), Ok(()));
    let in_progress = started(fixture.new_invitation(&interview));
    let was_analyzed = analyzed(completed(), after(7));
    let mut withdrawn = completed();
    assert!(withdrawn.withdraw_consent(after(7)).is_made());
    let expected = [unanalyzed.id, archived.id];
    let all = [unanalyzed, archived, reopened, ready, cancelled, in_progress, was_analyzed, withdrawn];
    fixture.commit(all.map(Write::AddInvitation)).await;
    assert_eq!(fixture.unanalyzed(LONG_AFTER_MS, 100).await, expected);
    fixture.commit([Write::SaveInvitation(again.clone())]).await;
    assert_eq!(fixture.unanalyzed(LONG_AFTER_MS, 100).await, expected);
    let mut ended = again.saved();
    assert_eq!(ended.end(EndReason::Finished, after(8)), Ok(()));
    let last = ended.id;
    fixture.commit([Write::SaveInvitation(ended)]).await;
    assert_eq!(fixture.unanalyzed(LONG_AFTER_MS, 100).await, [expected[0], expected[1], last]);
}

/// Interviews of two organizations that did not end in the order in which they were created.
pub async fn unanalyzed_interviews_are_found_until_they_are_analysed(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let other = fixture.add_organization().await;
    let others = sample::interview(&fixture.ids, other.id, sample::now());
    fixture.commit([Write::AddInterview(others.clone())]).await;
    let mut completed = Vec::new();
    for (number, ms) in [40, 10, 30, 50, 20].into_iter().enumerate() {
        completed.push(fixture.completed([&interview, &others][number % 2], ms));
    }
    fixture.commit(completed.iter().cloned().map(Write::AddInvitation)).await;
    completed.sort_by_key(|invitation| invitation.completed_at);
    let ids: Vec<_> = completed.iter().map(|invitation| invitation.id).collect();
    for (before_ms, count) in
        [(0, 0), (10, 0), (11, 1), (30, 2), (31, 3), (50, 4), (51, 5), (LONG_AFTER_MS, 5)]
    {
        for limit in [0, 1, 2, 3, 5, 100] {
            let found = fixture.unanalyzed(before_ms, limit).await;
            assert_eq!(found, ids[..limit.min(count)], "{limit} before {before_ms} ms");
        }
    }
    for (number, invitation) in completed.into_iter().enumerate() {
        fixture.commit([Write::SaveInvitation(analyzed(invitation, after(60)))]).await;
        assert_eq!(
            fixture.unanalyzed(LONG_AFTER_MS, 2).await,
            ids[number + 1..].iter().copied().take(2).collect::<Vec<_>>()
        );
    }
}
