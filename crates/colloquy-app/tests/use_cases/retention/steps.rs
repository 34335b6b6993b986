//! In what steps retention works.

use colloquy_app::retention::INVITATIONS_IN_TURN;
use colloquy_domain::ports::UnitOfWork;

use super::*;

#[tokio::test(start_paused = true)]
async fn a_turn_is_bounded_and_settings_that_change_meanwhile_end_the_run() {
    let world = World::new().await;
    let name = PersonName::parse("Quittenbaum").expect("a name");
    let mut invitations = Vec::new();
    for _ in 0..=INVITATIONS_IN_TURN {
        let mut invitation = world.invitation_in(Status::Completed).await;
        invitation.rename(Some(name.clone()), world.now());
        world.store([Write::SaveInvitation(invitation.clone())]).await;
        invitations.push(invitation.id);
    }
    let named = async || {
        let mut named = 0;
        for id in &invitations {
            named += usize::from(world.stored_invitation(*id).await.name.is_some());
        }
        named
    };
    let expired = only(RetentionKind::PersonalFields, days(1));
    keep(&world, organization(&world), expired).await;
    world.pass(DAY);
    let may_have_more = world.app.advance_retention().await.expect("the storage answers");
    assert!(may_have_more && named().await == 1, "one turn leaves the last one");
    assert_eq!(
        world.storage.purges(),
        0,
        "the purge reads the whole database, so it waits for the last turn"
    );
    keep(&world, organization(&world), RetentionRules::default()).await;
    advance(&world).await;
    assert_eq!(named().await, 1, "it is kept now");
    keep(&world, organization(&world), expired).await;
    advance(&world).await;
    assert_eq!(named().await, 0);
    assert!(world.storage.purges() > 0);
}

#[tokio::test(start_paused = true)]
async fn ten_invitations_are_changed_in_one_commit() {
    let world = World::new().await;
    let name = PersonName::parse("Quittenbaum").expect("a name");
    for _ in 0..25 {
        let mut invitation = world.invitation_in(Status::Completed).await;
        invitation.rename(Some(name.clone()), world.now());
        world.store([Write::SaveInvitation(invitation)]).await;
    }
    keep(&world, organization(&world), only(RetentionKind::PersonalFields, days(1))).await;
    world.pass(DAY);
    // The lease is taken, renewed after the page, and given back.
    world.storage.set_writable_for(3 + 3);
    advance(&world).await;
    world.storage.set_writable(true);
    assert!(!format!("{:?}", world.storage).contains("Quittenbaum"));
}

/// Removes names while another node changes the first invitation. Returns who still has a name.
async fn named_after_a_change_by_another_node(change: fn(&mut Invitation, &World)) -> [bool; 3] {
    let world = World::new().await;
    let mut invitations = Vec::new();
    for _ in 0..3 {
        invitations.push(filled(&world, Status::Completed).await.saved());
    }
    keep(&world, organization(&world), only(RetentionKind::PersonalFields, days(1))).await;
    world.pass(DAY);
    let mut changed = invitations[0].clone();
    change(&mut changed, &world);
    // After the lease is taken, and after the step has read them.
    world.storage.interleave(1, UnitOfWork::default().with(Write::SaveInvitation(changed)));
    advance(&world).await;
    let mut named = [false; 3];
    for (named, invitation) in named.iter_mut().zip(&invitations) {
        *named = world.stored_invitation(invitation.id).await.name.is_some();
    }
    named
}

#[tokio::test(start_paused = true)]
async fn a_change_at_the_same_time_delays_no_invitation() {
    let renamed = named_after_a_change_by_another_node(|invitation, world| {
        invitation.rename(Some(PersonName::parse("Birnbaum").expect("a name")), world.now());
    });
    assert_eq!(renamed.await, [false; 3]);
    let reopened = named_after_a_change_by_another_node(|invitation, world| {
        invitation.reactivate(world.now()).expect("it is completed");
    });
    assert_eq!(reopened.await, [true, false, false], "only the one that is used again keeps its name");
}
