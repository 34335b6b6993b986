//! Invitations whose invitees have withdrawn their consent.

use std::sync::Arc;

use colloquy_domain::account::audit::{AuditAction, AuditActor, AuditEntry};
use colloquy_domain::invitation::Invitation;
use colloquy_domain::ports::{IdSource, ListPageRequest, Storage, Write};
use colloquy_domain::{AuditEntryId, InvitationId};

use super::fixture::{StorageFixture, after};

pub async fn withdrawals_are_listed_until_the_organization_decides_longest_waiting_first(
    storage: Arc<dyn Storage>,
) {
    let fixture = StorageFixture::new(storage).await;
    let mut expected = Vec::new();
    for (number, second) in [30, 10, 20, 40, 50].into_iter().enumerate() {
        let (invitation, _) = fixture.add_session_run().await;
        let mut invitation = fixture.invitation(invitation.id).await.expect("it was added");
        if number != 4 {
            assert!(invitation.withdraw_consent(after(second)).is_made());
        }
        match number {
            // A withdrawal does not lose its place when the invitation is archived.
            2 => assert!(invitation.archive(after(60)).is_made()),
            3 => assert!(invitation.keep_after_withdrawal(after(60)).is_ok()),
            _ => {}
        }
        if number < 3 {
            expected.push((second, invitation.id));
        }
        fixture.commit([Write::SaveInvitation(invitation)]).await;
    }
    expected.sort_by_key(|(second, _)| *second);
    let expected: Vec<_> = expected.into_iter().map(|(_, id)| id).collect();
    let listed = async |organization, limit| {
        let found = fixture.storage.undecided_withdrawals(organization, limit).await;
        found.expect("the storage answers").into_iter().map(|invitation| invitation.id).collect::<Vec<_>>()
    };
    assert_eq!(listed(fixture.organization.id, 10).await, expected);
    assert_eq!(listed(fixture.organization.id, 2).await, expected[..2]);
    assert_eq!(listed(fixture.add_organization().await.id, 10).await, []);
}

/// Stores an invitation that was kept after a withdrawal, with an entry of each action that has the reason.
async fn add_kept(fixture: &StorageFixture, actions: [AuditAction; 2]) -> (InvitationId, String) {
    let (invitation, _) = fixture.add_session_run().await;
    let mut invitation: Invitation = fixture.invitation(invitation.id).await.expect("it was added");
    assert!(invitation.withdraw_consent(after(1)).is_made());
    assert!(invitation.keep_after_withdrawal(after(2)).is_ok());
    let (id, subject) = (invitation.id, format!("{}: Greta has sued us.", invitation.id));
    fixture.commit([Write::SaveInvitation(invitation)]).await;
    for action in actions {
        let entry = AuditEntry {
            id: AuditEntryId::from_uuid(fixture.ids.next()),
            organization_id: fixture.organization.id,
            actor: AuditActor::Operator,
            action,
            subject: subject.clone(),
            created_at: after(2),
        };
        fixture.commit([Write::AddAuditEntry(entry)]).await;
    }
    (id, subject)
}

pub async fn erasing_an_invitation_clears_the_reason_for_which_it_was_kept(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let organization_id = fixture.organization.id;
    let actions = [AuditAction::KeptAfterWithdrawal, AuditAction::ErasureRequested];
    let (erased, reason) = add_kept(&fixture, actions).await;
    let (_, others) = add_kept(&fixture, actions).await;
    fixture.commit([Write::EraseInvitation { organization_id, invitation_id: erased }]).await;
    let page = ListPageRequest { after: None, limit: 10 };
    let entries = fixture.storage.audit_entries(organization_id, page).await.expect("the storage answers");
    let subjects: Vec<_> = entries.into_iter().rev().map(|entry| (entry.action, entry.subject)).collect();
    let [kept, requested] = actions;
    let expected =
        [(kept, erased.to_string()), (requested, reason), (kept, others.clone()), (requested, others)];
    assert_eq!(subjects, expected);
}
