//! The contract of a webhook serializer.

use std::collections::HashSet;
use std::sync::Arc;

use colloquy_domain::erasure::{Erasure, ErasureTarget};
use colloquy_domain::event::{Event, EventKind};
use colloquy_domain::ids::{ErasureId, EventId};
use colloquy_domain::ports::{EventSubject, EventWithSubject, IdSource, WebhookSerializer};

use crate::{SeededIdSource, sample};

/// Returns a test event, and a snapshot of each other kind.
fn snapshots() -> Vec<EventWithSubject> {
    let ids = SeededIdSource::new(4);
    let organization = sample::organization(&ids, sample::now());
    let interview = sample::interview(&ids, organization.id, sample::now());
    let invitation = sample::invitation(&ids, &interview, sample::now());
    let test = Event::test(EventId::from_uuid(ids.next()), organization.id, sample::now());
    let about = |kind| EventWithSubject {
        event: sample::event(&ids, &invitation, kind, sample::now()),
        subject: Some(EventSubject {
            interview: interview.clone(),
            invitation: invitation.clone(),
            messages: (0..3).map(|index| sample::message(&ids, &invitation, index, sample::now())).collect(),
        }),
    };
    vec![
        EventWithSubject { event: test, subject: None },
        about(EventKind::InterviewStarted),
        about(EventKind::InterviewCompleted),
    ]
}

pub async fn the_same_snapshot_always_has_the_same_body(serializer: Arc<dyn WebhookSerializer>) {
    for snapshot in snapshots() {
        assert_eq!(serializer.body(&snapshot), serializer.body(&snapshot.clone()));
    }
}

pub async fn events_of_different_kinds_have_different_bodies(serializer: Arc<dyn WebhookSerializer>) {
    let bodies: HashSet<String> = snapshots().iter().map(|snapshot| serializer.body(snapshot)).collect();
    assert_eq!(bodies.len(), 3);
    assert!(!bodies.contains(""));
}

pub async fn the_body_of_a_completed_interview_has_its_transcript(serializer: Arc<dyn WebhookSerializer>) {
    let [.., completed] = &snapshots()[..] else { panic!("there are snapshots") };
    let (body, subject) = (serializer.body(completed), completed.subject.as_ref().expect("a subject"));
    for message in &subject.messages {
        assert!(body.contains(&message.content), "{body}");
    }
}

pub async fn the_body_of_an_erasure_names_the_invitation_and_the_receipt(
    serializer: Arc<dyn WebhookSerializer>,
) {
    let ids = SeededIdSource::new(4);
    let subject = snapshots().pop().and_then(|snapshot| snapshot.subject).expect("a subject");
    let (invitation, now) = (&subject.invitation, sample::now());
    let target = ErasureTarget::Invitation(invitation.interview_id, invitation.id);
    let erasure =
        Erasure::requested(ErasureId::from_uuid(ids.next()), invitation.organization_id, target, now);
    let mut event = sample::event(&ids, invitation, EventKind::InvitationErased, now);
    event.invitation_id = None;
    let body = serializer.erased(&event, &erasure);
    for part in [erasure.id.to_string(), invitation.id.to_string(), invitation.interview_id.to_string()] {
        assert!(body.contains(&part), "{body}");
    }
}

/// Runs every case of the [`WebhookSerializer`] contract, each with a new serializer from `fresh`:
/// `webhook_serializer_contract!(fresh)` where `async fn fresh() -> FreshAdapter<Arc<dyn WebhookSerializer>>`.
#[macro_export]
macro_rules! webhook_serializer_contract {
    ($fresh:path) => {
        $crate::contract_cases!(
            $fresh,
            webhook_serializer,
            [
                events_of_different_kinds_have_different_bodies,
                the_body_of_a_completed_interview_has_its_transcript,
                the_body_of_an_erasure_names_the_invitation_and_the_receipt,
                the_same_snapshot_always_has_the_same_body,
            ]
        );
    };
}
