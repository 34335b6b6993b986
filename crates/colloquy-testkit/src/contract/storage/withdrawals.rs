//! Invitations whose invitees have withdrawn their consent.

use std::sync::Arc;

use colloquy_domain::ports::{Storage, Write};

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
