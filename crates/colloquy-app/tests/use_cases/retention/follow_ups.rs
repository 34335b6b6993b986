//! What comes after the removal, and before a node starts.

use colloquy_domain::erasure::SETTLE_FOR;

use super::*;

#[tokio::test]
async fn an_upload_that_was_in_progress_is_removed_a_little_later() {
    let world = World::new().await;
    let invitation = filled(&world, Status::Completed).await;
    keep(&world, organization(&world), only(RetentionKind::Audio, days(1))).await;
    world.pass(DAY);
    advance(&world).await;
    assert_eq!(left(&world, &invitation).await, all_but(&[RetentionKind::Audio]));
    let name = of_interview(invitation.id, 1);
    world.media.put(&name, b"late".as_slice().into()).await.expect("the store is available");
    world.pass(SETTLE_FOR);
    world.media.set_available(false);
    advance(&world).await;
    world.media.set_available(true);
    world.pass(RETRY_PAUSE);
    advance(&world).await;
    assert_eq!(world.media.content(&name), None);
}
