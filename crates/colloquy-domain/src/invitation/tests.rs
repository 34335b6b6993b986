use super::*;
use crate::violation::{Violation, ViolationCode, ViolationReason};
use uuid::Uuid;

const DAY: SignedDuration = SignedDuration::from_hours(24);

pub(super) fn at(second: i64) -> Timestamp {
    Timestamp::from_second(1_800_000_000 + second).expect("a time")
}

pub(super) fn mail() -> MailId {
    MailId::from_uuid(Uuid::max())
}

pub(super) fn address() -> Email {
    Email::parse("ada@example.org").expect("an address")
}

pub(super) fn ready() -> Invitation {
    let slug = Slug::parse("aB3dE6gH9k").expect("a slug");
    let interview = (OrganizationId::from_uuid(Uuid::nil()), InterviewId::from_uuid(Uuid::nil()));
    Invitation::ready(InvitationId::from_uuid(Uuid::max()), interview, slug, InvitationSource::Direct, at(0))
}

/// Creates an invitation that reached a state by the shortest path, with its steps at seconds 1, 2 and 3.
pub(super) fn in_status(status: Status) -> Invitation {
    let mut invitation = ready();
    let steps: &[InvitationTransition] = match status {
        Status::Ready => &[],
        Status::Cancelled => &[CANCEL],
        Status::InProgress => &[START],
        Status::Completed => &[START, FINISH],
        Status::Reopened => &[START, FINISH, REACTIVATE],
    };
    for (second, step) in (1..).zip(steps) {
        assert_eq!(step(&mut invitation, at(second)), Ok(()), "on the way to {status:?}");
    }
    assert_eq!(invitation.status, status);
    invitation
}

type InvitationTransition = fn(&mut Invitation, Timestamp) -> Result<(), TransitionRefused>;

const SEND: InvitationTransition = |invitation, now| invitation.send(address(), mail(), now);
const CANCEL: InvitationTransition = Invitation::cancel;
const REACTIVATE: InvitationTransition = |invitation, now| {
    let entered = invitation.reactivate(now)?;
    assert_eq!(entered, invitation.status, "it returns the state that was entered");
    Ok(())
};
const START: InvitationTransition = |invitation, now| invitation.start(now).map(|_| ());
const DISCONNECT: InvitationTransition = |invitation, now| invitation.disconnect(now).map(|_| ());
const RESUME: InvitationTransition = |invitation, now| invitation.resume(now, DAY).map(|_| ());
const METER: InvitationTransition = |invitation, now| invitation.meter(1, true, now);
const FINISH: InvitationTransition = |invitation, now| invitation.end(EndReason::Finished, now);
const COMPLETE: InvitationTransition = Invitation::complete;
const ARCHIVE: InvitationTransition = |invitation, now| {
    assert_eq!(invitation.archive(now), TransitionOutcome::Changed);
    Ok(())
};
const RESTORE: InvitationTransition = |invitation, now| {
    assert_eq!(invitation.restore(now), TransitionOutcome::Unchanged);
    Ok(())
};
const RENAME: InvitationTransition = |invitation, now| {
    assert_eq!(invitation.rename(PersonName::parse("Ada").ok(), now), TransitionOutcome::Changed);
    Ok(())
};

/// Runs a command from every state. The listed rows lead where they say. Every other state refuses it, names
/// itself and the listed ones, and stays unchanged.
fn check(command: InvitationTransition, rows: &[(Status, Status)]) {
    for &present in Status::ALL {
        let before = in_status(present);
        let mut after = before.clone();
        let outcome = command(&mut after, at(100));
        match rows.iter().find(|(from, _)| *from == present) {
            Some((_, to)) => assert_eq!((outcome, after.status), (Ok(()), *to), "from {present:?}"),
            None => {
                let Err(TransitionRefused::Status { present: named, allowed }) = outcome else {
                    panic!("from {present:?}: {outcome:?}");
                };
                let from: Vec<Status> = rows.iter().map(|(from, _)| *from).collect();
                assert_eq!((named, allowed), (present, &*from));
                assert_eq!(after, before, "a refused command changes nothing");
            }
        }
    }
}

fn check_keeping_every_state(command: InvitationTransition) {
    let rows: Vec<_> = Status::ALL.iter().map(|&status| (status, status)).collect();
    check(command, &rows);
}

#[test]
fn mails_are_sent_only_before_the_interview() {
    use Status::{Ready, Reopened};
    check(SEND, &[(Ready, Ready), (Reopened, Reopened)]);
    check(|invitation, _| invitation.require_mailable(), &[(Ready, Ready), (Reopened, Reopened)]);
}

#[test]
fn only_a_ready_invitation_is_cancelled() {
    check(CANCEL, &[(Status::Ready, Status::Cancelled)]);
}

#[test]
fn a_cancelled_invitation_becomes_ready_and_a_completed_one_reopens() {
    check(REACTIVATE, &[(Status::Cancelled, Status::Ready), (Status::Completed, Status::Reopened)]);
}

#[test]
fn a_ready_or_reopened_interview_starts() {
    use Status::{InProgress, Ready, Reopened};
    check(START, &[(Ready, InProgress), (Reopened, InProgress)]);
}

#[test]
fn only_an_interview_in_progress_pauses_resumes_and_is_metered() {
    let rows = [(Status::InProgress, Status::InProgress)];
    check(DISCONNECT, &rows);
    check(RESUME, &rows);
    check(METER, &rows);
}

#[test]
fn only_an_interview_in_progress_ends() {
    for &reason in EndReason::ALL {
        let mut invitation = in_status(Status::InProgress);
        assert_eq!(invitation.end(reason, at(9)), Ok(()));
        assert_eq!((invitation.status, invitation.end_reason), (Status::Completed, Some(reason)));
    }
    check(FINISH, &[(Status::InProgress, Status::Completed)]);
}

#[test]
fn only_a_reopened_interview_is_completed_by_the_organization() {
    check(COMPLETE, &[(Status::Reopened, Status::Completed)]);
}

#[test]
fn archiving_restoring_and_renaming_keep_every_state() {
    check_keeping_every_state(ARCHIVE);
    check_keeping_every_state(RESTORE);
    check_keeping_every_state(RENAME);
}

#[test]
fn an_archived_invitation_refuses_sending_and_starting_in_every_state() {
    for &status in Status::ALL {
        let mut invitation = in_status(status);
        assert_eq!(invitation.archive(at(50)), TransitionOutcome::Changed);
        let before = invitation.clone();
        for command in [SEND, START, |invitation: &mut Invitation, _| invitation.require_mailable()] {
            assert_eq!(command(&mut invitation, at(100)), Err(TransitionRefused::Archived), "{status:?}");
            assert_eq!(invitation, before, "a refused command changes nothing");
        }
    }
}

#[test]
fn archiving_does_not_affect_any_other_command() {
    let commands =
        [CANCEL, REACTIVATE, DISCONNECT, RESUME, METER, FINISH, COMPLETE, RENAME].into_iter().enumerate();
    for (place, command) in commands {
        for &status in Status::ALL {
            let mut plain = in_status(status);
            let mut archived = plain.clone();
            assert_eq!(archived.archive(at(50)), TransitionOutcome::Changed);
            let outcomes = (command(&mut archived, at(100)), command(&mut plain, at(100)));
            assert_eq!(outcomes.0, outcomes.1, "command {place} in {status:?}");
            assert_eq!(archived.status, plain.status, "command {place} in {status:?}");
            assert_eq!(archived.visibility.archived_at(), Some(at(50)));
        }
    }
}

#[test]
fn archiving_twice_keeps_the_first_moment() {
    let mut invitation = ready();
    assert_eq!(
        (invitation.archive(at(5)), invitation.archive(at(6))),
        (TransitionOutcome::Changed, TransitionOutcome::Unchanged)
    );
    assert_eq!((invitation.visibility.archived_at(), invitation.updated_at), (Some(at(5)), at(5)));
    assert_eq!(
        (invitation.restore(at(7)), invitation.restore(at(8))),
        (TransitionOutcome::Changed, TransitionOutcome::Unchanged)
    );
    assert_eq!((invitation.visibility, invitation.updated_at), (ArchiveStatus::Active, at(7)));
}

#[test]
fn archived_and_cancelled_invitations_are_not_live() {
    let mut archived = ready();
    assert!(archived.is_live());
    assert_eq!((archived.archive(at(5)), archived.is_live()), (TransitionOutcome::Changed, false));
    assert_eq!((archived.restore(at(6)), archived.is_live()), (TransitionOutcome::Changed, true));
    for &status in Status::ALL {
        assert_eq!(in_status(status).is_live(), status != Status::Cancelled, "{status:?}");
    }
}

#[test]
fn reactivating_keeps_cancelled_at_and_clears_deactivated_at() {
    let mut invitation = in_status(Status::Cancelled);
    assert_eq!((invitation.cancelled_at, invitation.deactivated_at), (Some(at(1)), Some(at(1))));
    assert_eq!(invitation.reactivate(at(5)), Ok(Status::Ready));
    assert_eq!((invitation.cancelled_at, invitation.deactivated_at), (Some(at(1)), None));
    assert_eq!((invitation.reopened_at, invitation.updated_at), (None, at(5)));
}

#[test]
fn reopening_keeps_the_times_of_earlier_transitions() {
    let invitation = in_status(Status::Reopened);
    assert_eq!(
        (invitation.started_at, invitation.completed_at, invitation.reopened_at),
        (Some(at(1)), Some(at(2)), Some(at(3)))
    );
}

#[test]
fn an_interview_starts_for_the_first_time_once() {
    let mut invitation = ready();
    assert_eq!(invitation.start(at(1)), Ok(InterviewStartOutcome::First));
    assert_eq!(invitation.end(EndReason::Finished, at(2)), Ok(()));
    assert_eq!(invitation.reactivate(at(3)), Ok(Status::Reopened));
    assert_eq!(invitation.start(at(4)), Ok(InterviewStartOutcome::Again));
    assert_eq!((invitation.started_at, invitation.sessions), (Some(at(1)), 2));
}

fn check_resumption(paused_s: i64, expected: Result<ResumedSessionKind, TransitionRefused>, sessions: i32) {
    let mut invitation = in_status(Status::InProgress);
    assert_eq!(invitation.disconnect(at(10)), Ok(TransitionOutcome::Changed));
    let paused_at = invitation.paused_at;
    assert_eq!(invitation.resume(at(10 + paused_s), DAY), expected, "{paused_s} s");
    assert_eq!(invitation.sessions, sessions, "{paused_s} s");
    assert_eq!(invitation.paused_at, if expected.is_ok() { None } else { paused_at }, "{paused_s} s");
}

#[test]
fn a_short_pause_continues_the_same_session() {
    check_resumption(0, Ok(ResumedSessionKind::SameSession), 1);
    check_resumption(30, Ok(ResumedSessionKind::SameSession), 1);
}

#[test]
fn a_longer_pause_begins_a_further_session() {
    check_resumption(31, Ok(ResumedSessionKind::FurtherSession), 2);
    check_resumption(86_400, Ok(ResumedSessionKind::FurtherSession), 2);
}

#[test]
fn an_interview_cannot_be_resumed_after_the_resume_time() {
    check_resumption(86_401, Err(TransitionRefused::TooLate), 1);
}

#[test]
fn a_session_without_a_recorded_end_continues() {
    let mut invitation = in_status(Status::InProgress);
    assert_eq!(invitation.resume(at(1_000_000), DAY), Ok(ResumedSessionKind::SameSession));
    assert_eq!(invitation.sessions, 1);
}

#[test]
fn a_pause_begins_with_the_first_disconnection() {
    let mut invitation = in_status(Status::InProgress);
    let dropped = (invitation.disconnect(at(10)), invitation.disconnect(at(20)));
    assert_eq!(dropped, (Ok(TransitionOutcome::Changed), Ok(TransitionOutcome::Unchanged)));
    assert_eq!((invitation.paused_at, invitation.updated_at), (Some(at(10)), at(10)));
}

#[test]
fn a_pause_that_was_not_reported_began_when_the_invitee_was_last_seen() {
    let mut invitation = in_status(Status::InProgress);
    assert_eq!(invitation.lose(at(10), at(100)), Ok(TransitionOutcome::Changed));
    assert_eq!((invitation.paused_at, invitation.updated_at), (Some(at(10)), at(100)));
    assert_eq!(invitation.lose(at(20), at(101)), Ok(TransitionOutcome::Unchanged));
    assert_eq!(invitation.resume(at(101), DAY), Ok(ResumedSessionKind::FurtherSession));
    // The clock of another machine may be ahead.
    assert_eq!(invitation.lose(at(300), at(200)), Ok(TransitionOutcome::Changed));
    assert_eq!(invitation.paused_at, Some(at(200)));
}

fn abandoned_from(invitation: &Invitation, seen_at: Option<Timestamp>, second: i64) {
    let abandoned = [0, 1].map(|more| invitation.is_abandoned(seen_at, at(second + 86_400 + more), DAY));
    assert_eq!(abandoned, [false, true], "{seen_at:?}");
}

#[test]
fn an_interview_is_abandoned_when_it_can_no_longer_be_resumed() {
    let mut invitation = in_status(Status::InProgress);
    assert_eq!(invitation.meter(1, true, at(7)), Ok(()));
    abandoned_from(&invitation, None, 7);
    abandoned_from(&invitation, Some(at(5)), 5);
    abandoned_from(&invitation, Some(at(9)), 9);
    assert_eq!(invitation.disconnect(at(10)), Ok(TransitionOutcome::Changed));
    for seen_at in [None, Some(at(5)), Some(at(20))] {
        abandoned_from(&invitation, seen_at, 10);
    }
    assert_eq!(invitation.end(EndReason::Abandoned, at(86_411)), Ok(()));
    assert!(!invitation.is_abandoned(None, at(1_000_000), DAY), "it has ended");
}

#[test]
fn metering_adds_time_and_the_invitees_answers() {
    let mut invitation = in_status(Status::InProgress);
    let metered = (invitation.meter(1_500, false, at(5)), invitation.meter(700, true, at(6)));
    assert_eq!(metered, (Ok(()), Ok(())));
    assert_eq!((invitation.active_ms, invitation.responses_count, invitation.updated_at), (2_200, 1, at(6)));
}

#[test]
fn giving_the_same_name_again_is_no_change() {
    let name = PersonName::parse("Ada").ok();
    let mut invitation = ready();
    assert_eq!((invitation.rename(name.clone(), at(1)), invitation.rename(name, at(2))), {
        (TransitionOutcome::Changed, TransitionOutcome::Unchanged)
    });
    assert_eq!(invitation.updated_at, at(1));
    assert_eq!((invitation.rename(None, at(3)), &invitation.name), (TransitionOutcome::Changed, &None));
}

fn check_violation(refusal: TransitionRefused, field: &'static str, message: &str) {
    let violation = Violation::from(refusal);
    assert_eq!(violation, ViolationReason::new(ViolationCode::Custom, message.to_owned()).at_field(field));
}

#[test]
fn a_refusal_names_the_present_state_and_the_allowed_ones() {
    check_violation(
        in_status(Status::InProgress).send(address(), mail(), at(9)).expect_err("it is in progress"),
        "status",
        "the invitation is IN_PROGRESS; this is allowed from READY or REOPENED",
    );
    check_violation(TransitionRefused::Archived, "archived", "the invitation is archived; restore it first");
    check_violation(TransitionRefused::TooLate, "status", "the interview can no longer be resumed");
}

#[test]
fn a_slug_has_ten_letters_or_digits() {
    let taken = |text: &str| Slug::parse(text).is_some_and(|slug| slug.as_str() == text);
    assert!(taken("aB3dE6gH9k"));
    assert!(["", "aB3dE6gH9", "aB3dE6gH9kk", "aB3dE6gH9-", "aB3dE6gHé"].iter().all(|text| !taken(text)));
}
