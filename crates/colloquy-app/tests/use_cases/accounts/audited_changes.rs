//! What people do with interviews, invitations and accounts is in the audit log.

use colloquy_app::interviews::{archive, create, restore};
use colloquy_app::invitations::{self, create_many};
use colloquy_app::{service_status, share_links};
use colloquy_domain::interview::NewInterview;
use colloquy_domain::invitees::NewInvitations;
use colloquy_domain::share_link::ShareLinkUpdate;
use colloquy_domain::text::Email;
use serde_json::json;

use super::*;
use crate::world::input;

fn new_interview() -> NewInterview {
    input(json!({ "prompt": "Ask how the first week went." }))
}

#[tokio::test(start_paused = true)]
async fn changes_of_interviews_by_a_person_are_audited_by_the_id_of_the_interview() {
    let world = World::new().await;
    let owner = world.person(&world.owner().await).await.expect("a person");
    let (_, caller) = owner.in_organization(world.organization()).expect("a member");
    let before = world.audited().await.len();
    let id = create::create(&world.app, &caller, new_interview()).await.expect("created").interview.id;
    for _ in 0..2 {
        archive::archive(&world.app, &caller, id).await.expect("archived");
    }
    restore::restore(&world.app, &caller, id).await.expect("restored");
    let opened: ShareLinkUpdate = input(json!({ "enabled": true }));
    share_links::update::update(&world.app, &caller, id, opened).await.expect("changed");
    let people: NewInvitations =
        input(json!({ "invitees": [{ "email": "ada@a.example" }, { "email": "bob@a.example" }] }));
    create_many::create_many(&world.app, &caller, id, people).await.expect("invited");
    let unaddressed = input(json!({ "name": "Eve" }));
    invitations::create::create(&world.app, &caller, id, unaddressed).await.expect("invited");
    let actions = AuditAction::InvitationsCancelled;
    audit_log::record_invitations_change(&world.app, &caller, actions, (id, 12)).await.expect("recorded");
    let own = id.to_string();
    let expected = [
        (AuditAction::InterviewCreated, own.clone()),
        (AuditAction::InterviewArchived, own.clone()),
        (AuditAction::InterviewRestored, own.clone()),
        (AuditAction::ShareLinkUpdated, own.clone()),
        (AuditAction::InvitationsCreated, format!("{own} (2)")),
        (AuditAction::InvitationsCreated, format!("{own} (1)")),
        (AuditAction::InvitationsCancelled, format!("{own} (12)")),
    ];
    assert_eq!(world.audited().await[before..], expected);
    let page = ListPageRequest { after: None, limit: 2 };
    let newest = audit_log::page(&world.app, world.organization(), page).await.expect("a page").rows;
    for (entry, count) in newest.iter().zip([12, 1]) {
        let found = audit_log::audited_interview(&world.app, entry).await.expect("it is read");
        let found = found.expect("the interview exists");
        assert_eq!((found.interview.id, found.invitations), (id, Some(count)));
    }
}

#[tokio::test(start_paused = true)]
async fn changes_by_a_key_are_in_the_log_of_the_interview_only() {
    let world = World::new().await;
    let created = create::create(&world.app, &world.caller, new_interview()).await.expect("created");
    archive::archive(&world.app, &world.caller, created.interview.id).await.expect("archived");
    assert_eq!(world.audited().await, []);
}

#[tokio::test]
async fn a_changed_password_and_an_operator_are_audited_in_every_organization_of_the_person() {
    let world = World::new().await;
    let ada = world.person(&world.owner().await).await.expect("a person");
    let before = world.audited().await.len();
    let passwords = (PASSWORD, "summer in leiden");
    passwords::change(&world.app, &ada.account, ada.session.id, passwords, Language::English)
        .await
        .expect("changed");
    world.app.account_mail_dispatcher.until_idle().await;
    let email = sample::text(Email::parse, "ada@example.org");
    for is_operator in [true, true, false] {
        assert!(service_status::set_operator(&world.app, &email, is_operator).await.expect("set"));
    }
    let subject = || "Ada@example.org".to_owned();
    let expected = [
        (AuditAction::PasswordChanged, subject()),
        (AuditAction::OperatorGranted, subject()),
        (AuditAction::OperatorRevoked, subject()),
    ];
    assert_eq!(world.audited().await[before..], expected);
}
