use std::collections::BTreeSet;

use colloquy_app::AppError;
use colloquy_app::exports::{Export, ExportPosition, ExportScope, begin};
use colloquy_domain::account::audit::{AuditAction, AuditActor};
use colloquy_domain::ids::{InterviewId, InvitationId, OrganizationId};
use colloquy_domain::ports::{AuditLog, IdSource, Write};
use colloquy_domain::text::Email;
use colloquy_testkit::sample;

use crate::world::{World, everything};

async fn begun(world: &World, scope: ExportScope) -> Export {
    begin(&world.app, &AuditActor::Operator, world.organization(), scope).await.expect("it begins")
}

/// Returns the invitations in the order in which the export has them.
async fn invitations(world: &World, export: &Export) -> Vec<(InterviewId, InvitationId)> {
    let (mut position, mut all) = (ExportPosition::default(), Vec::new());
    loop {
        let interviews = export.interviews(&world.app, &mut position).await.expect("interviews");
        for interview in &interviews {
            let mut position = ExportPosition::default();
            loop {
                let ids = export.invitations(&world.app, interview.id, &mut position).await.expect("ids");
                all.extend(ids.iter().map(|id| (interview.id, *id)));
                if ids.is_empty() {
                    break;
                }
            }
        }
        if interviews.is_empty() {
            return all;
        }
    }
}

#[tokio::test]
async fn an_organization_has_every_invitation_once_also_the_archived_ones() {
    let world = World::new().await;
    let mut expected = BTreeSet::new();
    for number in 0..3 {
        let mut interview = world.interview().await;
        for of_interview in 0..[0, 100, 230][number] {
            let mut invitation = sample::invitation(&*world.ids, &interview, world.now());
            if of_interview % 3 == 0 {
                invitation.archive(world.now());
            }
            expected.insert((interview.id, invitation.id));
            world.store([Write::AddInvitation(invitation)]).await;
        }
        if number == 1 {
            interview.archive(world.now());
            world.store([Write::SaveInterview(interview)]).await;
        }
    }
    let found = invitations(&world, &begun(&world, ExportScope::Organization).await).await;
    assert_eq!((found.len(), found.into_iter().collect::<BTreeSet<_>>()), (expected.len(), expected));
}

#[tokio::test]
async fn a_person_has_the_invitations_with_the_address_in_all_interviews() {
    let world = World::new().await;
    let mut expected = Vec::new();
    for _ in 0..2 {
        let interview = world.interview().await;
        for email in ["ada@example.org", "ADA@example.org", "grace@example.org"] {
            let address = Some(Email::parse(email).expect("an address"));
            let invitation =
                sample::invitation(&*world.ids, &interview, world.now()).for_person(None, address);
            if email != "grace@example.org" {
                expected.push((interview.id, invitation.id));
            }
            world.store([Write::AddInvitation(invitation)]).await;
        }
    }
    expected.sort();
    let person = |email| ExportScope::Person(Email::parse(email).expect("an address"));
    let mut found = invitations(&world, &begun(&world, person("ada@example.org")).await).await;
    found.sort();
    assert_eq!(found, expected);
    assert_eq!(invitations(&world, &begun(&world, person("nobody@example.org")).await).await, []);
}

#[tokio::test]
async fn refuses_what_belongs_to_others_and_logs_no_address() {
    let world = World::new().await;
    let invitation = world.invitation_to(&world.interview().await).await;
    let stranger = world.stranger.organization().id;
    let missing = InvitationId::from_uuid(world.ids.next());
    for (organization, scope) in [
        (OrganizationId::from_uuid(missing.uuid()), ExportScope::Organization),
        (stranger, ExportScope::Interview(invitation.interview_id)),
        (world.organization(), ExportScope::Invitation(missing)),
    ] {
        let refused = begin(&world.app, &AuditActor::Operator, organization, scope.clone()).await;
        assert!(matches!(refused, Err(AppError::Missing { .. } | AppError::Foreign { .. })), "{scope:?}");
    }
    begun(&world, ExportScope::Invitation(invitation.id)).await;
    begun(&world, ExportScope::Person(Email::parse("ada@example.org").expect("an address"))).await;
    let entries = world.storage.audit_entries(world.organization(), everything()).await.expect("entries");
    let exports = entries.iter().filter(|entry| entry.action == AuditAction::DataExported);
    let mut subjects: Vec<&str> = exports.map(|entry| &*entry.subject).collect();
    subjects.sort();
    assert_eq!(subjects, [&*format!("invitation {}", invitation.id), "person"]);
}
