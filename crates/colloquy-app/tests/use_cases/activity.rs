//! What happened on the last days.

use colloquy_app::organizations;
use colloquy_domain::SignedDuration;
use colloquy_domain::invitation::Status;
use colloquy_domain::moment::midnight;

use crate::world::World;

#[tokio::test]
async fn interviews_count_on_the_day_in_which_they_began_and_ended() {
    let world = World::new().await;
    world.invitation_in(Status::Completed).await;
    let day = SignedDuration::from_hours(24);
    world.pass((midnight(world.now()) + day).duration_since(world.now()));
    for status in [Status::Ready, Status::InProgress, Status::InProgress] {
        world.invitation_in(status).await;
    }
    let days = organizations::activity(&world.app, world.organization(), 3).await.expect("it is read");
    let counts: Vec<_> = days.iter().map(|(_, counts)| (counts.started, counts.completed)).collect();
    assert_eq!(counts, [(2, 0), (1, 1), (0, 0)]);
    assert_eq!(days.first().map(|(day, _)| *day), Some(world.now()));
}
