//! Invitations that members may have to act on.

use std::sync::Arc;

use colloquy_domain::invitation::EndReason;
use colloquy_domain::ports::{AttentionReason, Storage, Write};
use colloquy_domain::safety::SafetyConcern;

use super::fixture::{StorageFixture, after};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

pub async fn undelivered_and_abandoned_invitations_are_listed_latest_change_first(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let mut expected = Vec::new();
    for number in 0..6 {
        let (invitation, _) = fixture.add_session_run().await;
        let mut invitation = fixture.invitation(invitation.id).await.expect("it was added");
        let at = after(number * DAY_MS);
        match number {
            0 | 4 => invitation.mail_failed("no such mailbox".to_owned(), at),
            1 | 2 => assert!(invitation.end(EndReason::Abandoned, at).is_ok()),
            3 => assert!(invitation.end(EndReason::InviteeEnded, at).is_ok()),
            _ => {
                invitation.mail_failed("no such mailbox".to_owned(), at);
                assert!(invitation.archive(at).is_made());
            }
        }
        if matches!(number, 1 | 2 | 4) {
            expected.insert(0, invitation.id);
        }
        fixture.commit([Write::SaveInvitation(invitation)]).await;
    }
    let listed = async |organization, limit| {
        let reason = AttentionReason::UndeliveredOrAbandoned;
        let found = fixture.storage.needing_attention(organization, reason, after(DAY_MS), limit).await;
        found.expect("the storage answers").into_iter().map(|invitation| invitation.id).collect::<Vec<_>>()
    };
    assert_eq!(listed(fixture.organization.id, 10).await, expected);
    assert_eq!(listed(fixture.organization.id, 2).await, expected[..2]);
    assert_eq!(listed(fixture.add_organization().await.id, 10).await, []);
}

pub async fn those_who_reported_a_danger_are_listed_latest_report_first(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let mut expected = Vec::new();
    for number in 0..5 {
        let (invitation, _) = fixture.add_session_run().await;
        let mut invitation = fixture.invitation(invitation.id).await.expect("it was added");
        let at = after(number * DAY_MS);
        if number != 3 {
            invitation.note_concern(Some(SafetyConcern::SelfHarm), at);
        }
        // The time of the report counts, not that of the last change.
        let is_archived = number == 4;
        assert!(!is_archived || invitation.archive(at).is_made());
        if matches!(number, 1 | 2) {
            expected.insert(0, invitation.id);
        }
        fixture.commit([Write::SaveInvitation(invitation)]).await;
    }
    let listed = async |organization, limit| {
        let reason = AttentionReason::ReportedDanger;
        let found = fixture.storage.needing_attention(organization, reason, after(DAY_MS), limit).await;
        found.expect("the storage answers").into_iter().map(|invitation| invitation.id).collect::<Vec<_>>()
    };
    assert_eq!(listed(fixture.organization.id, 10).await, expected);
    assert_eq!(listed(fixture.organization.id, 1).await, expected[..1]);
    assert_eq!(listed(fixture.add_organization().await.id, 10).await, []);
}
