use colloquy_app::{AppError, SeenRevision, invitee_pages, organizations};
use colloquy_domain::OrganizationId;
use colloquy_domain::account::audit::AuditActor;
use colloquy_domain::ports::Organizations;
use colloquy_testkit::sample;
use uuid::Uuid;

use crate::world::World;

#[tokio::test]
async fn a_logo_is_committed_with_the_organization_that_shows_it() {
    let world = World::new().await;
    let (id, logo) = (world.organization(), sample::logo());
    let set = organizations::set_logo(
        &world.app,
        &AuditActor::Operator,
        id,
        Some(logo.clone()),
        SeenRevision::default(),
    );
    assert_eq!(world.in_one_commit(set).await.expect("it is set").appearance.logo, Some(logo.hash()));
    let found = invitee_pages::logo(&world.app, logo.hash()).await.expect("an answer");
    assert_eq!(found, Some(logo.clone()));
    let again = organizations::set_logo(
        &world.app,
        &AuditActor::Operator,
        id,
        Some(logo.clone()),
        SeenRevision::default(),
    );
    world.without_effect(again).await.expect("it is set already");
    let remove =
        organizations::set_logo(&world.app, &AuditActor::Operator, id, None, SeenRevision::default());
    assert_eq!(world.in_one_commit(remove).await.expect("it is removed").appearance.logo, None);
    assert_eq!(invitee_pages::logo(&world.app, logo.hash()).await.expect("an answer"), None);
    let stored = world.storage.organization(id).await.expect("an answer").expect("an organization");
    assert_eq!(stored.appearance.logo, None);
}

#[tokio::test]
async fn an_unknown_organization_has_no_logo() {
    let world = World::new().await;
    let nobodys = OrganizationId::from_uuid(Uuid::max());
    let set = organizations::set_logo(
        &world.app,
        &AuditActor::Operator,
        nobodys,
        Some(sample::logo()),
        SeenRevision::default(),
    );
    assert!(matches!(world.without_effect(set).await, Err(AppError::Missing { .. })));
}
