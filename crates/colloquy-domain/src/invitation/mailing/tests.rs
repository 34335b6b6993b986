use super::super::tests::{address, at, mail, ready};
use super::*;

#[test]
fn a_mail_shows_in_sent_and_a_failure_in_error() {
    let mut invitation = ready();
    assert_eq!(invitation.send(address(), mail(), at(1)), Ok(()));
    assert_eq!((invitation.email.clone(), invitation.sent), (Some(address()), false));
    invitation.mail_failed("no such mailbox".into(), at(2));
    assert_eq!((invitation.sent, invitation.error.as_deref()), (false, Some("no such mailbox")));
    invitation.mailed(at(3));
    assert_eq!((invitation.sent, invitation.sent_at, &invitation.error), (true, Some(at(3)), &None));
    assert_eq!(invitation.updated_at, at(3));
}

#[test]
fn a_corrected_address_gets_the_reminders_that_a_bounce_has_stopped() {
    let mut invitation = ready();
    assert_eq!(invitation.send(address(), mail(), at(1)), Ok(()));
    invitation.stop_reminders();
    let stopped = invitation.reminders;
    assert_eq!(invitation.send(address(), mail(), at(2)), Ok(()));
    assert_eq!(invitation.reminders, stopped, "the same address still gets none");
    let corrected = Email::parse("grace@example.org").expect("an address");
    assert_eq!(invitation.send(corrected, mail(), at(3)), Ok(()));
    assert_eq!(invitation.reminders, 0);
}

#[test]
fn an_unsubscription_shows_on_the_invitation_of_that_address_and_changes_nothing_else() {
    let mut invitation = ready().for_person(None, Some(address()));
    invitation.mailed(at(1));
    let before = invitation.clone();
    let other = Email::parse("grace@example.org").expect("an address");
    assert_eq!(invitation.unsubscribed(&other, at(2)), TransitionOutcome::Unchanged);
    assert_eq!(invitation, before);
    let in_capitals = Email::parse("Ada@Example.org").expect("an address");
    assert_eq!(invitation.unsubscribed(&in_capitals, at(2)), TransitionOutcome::Changed);
    let error = Some("the recipient has unsubscribed from mails of this organization".to_owned());
    let mut expected = (*before).clone();
    (expected.error, expected.updated_at) = (error, at(2));
    assert_eq!(*invitation, expected);
    assert_eq!(invitation.require_mailable(), Ok(()), "the list of unsubscribed recipients decides");
}
