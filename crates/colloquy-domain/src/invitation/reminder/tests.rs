use super::super::stage::tests::interview;
use super::super::tests::{at, in_status};
use super::*;
use crate::deadline::Deadline;

const DAY: i64 = 24 * 3_600;

fn mailed(status: Status) -> Invitation {
    let mut invitation = in_status(status);
    invitation.facts.email = Some(crate::text::Email::parse("ada@example.org").expect("an address"));
    invitation.mailed(at(0));
    invitation
}

#[test]
fn an_invitee_gets_one_reminder_a_day_later_and_may_then_ask_again() {
    let (mut invitation, interview) = (mailed(Status::Ready), interview());
    assert_eq!(invitation.reminder_offer(&interview, at(10)), Some(ReminderOffer::Tomorrow));
    assert!(invitation.remind_tomorrow(&interview, at(10)).is_made());
    let waiting = Some(ReminderOffer::Waiting { at: at(10 + DAY) });
    assert_eq!(invitation.reminder_offer(&interview, at(11)), waiting);
    assert!(!invitation.remind_tomorrow(&interview, at(11)).is_made());
    assert_eq!(invitation.reminder_offer(&interview, at(9 + DAY)), waiting);
    assert_eq!(invitation.reminder_offer(&interview, at(10 + DAY)), Some(ReminderOffer::Tomorrow));
    assert!(invitation.remind_tomorrow(&interview, at(10 + DAY)).is_made());
    assert_eq!(invitation.remind_at, Some(at(10 + 2 * DAY)));
}

#[test]
fn only_an_invitee_who_was_mailed_and_has_not_started_is_reminded() {
    let interview = interview();
    for status in Status::ALL {
        let offered = mailed(*status).reminder_offer(&interview, at(10)).is_some();
        assert_eq!(offered, *status == Status::Ready, "{status:?}");
    }
    let mut archived = mailed(Status::Ready);
    archived.archive(at(5));
    for mut invitation in [archived, in_status(Status::Ready)] {
        assert_eq!(invitation.reminder_offer(&interview, at(10)), None);
        assert!(!invitation.remind_tomorrow(&interview, at(10)).is_made());
    }
}

#[test]
fn a_reminder_that_would_come_after_the_deadline_is_not_offered() {
    for (deadline, expected) in [(10 + DAY, None), (11 + DAY, Some(ReminderOffer::Tomorrow))] {
        let mut interview = interview();
        interview.set_deadline(Deadline::new(at(deadline), at(0)).ok(), at(0));
        assert_eq!(mailed(Status::Ready).reminder_offer(&interview, at(10)), expected);
    }
}
