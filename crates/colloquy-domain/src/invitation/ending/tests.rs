use super::super::InterviewStartOutcome;
use super::super::tests::{at, in_status};
use super::*;
use crate::revision::TransitionOutcome;

#[test]
fn a_reopened_interview_that_starts_again_has_not_ended() {
    let mut invitation = in_status(Status::InProgress);
    assert_eq!(invitation.end(EndReason::InviteeEnded, at(5)), Ok(()));
    assert_eq!(invitation.reactivate(at(6)), Ok(Status::Reopened));
    let ended = (Some(EndReason::InviteeEnded), true, Some(at(5)));
    assert_eq!((invitation.end_reason, invitation.incomplete, invitation.completed_at), ended);
    assert_eq!(invitation.start(at(7)), Ok(InterviewStartOutcome::Again));
    assert_eq!((invitation.end_reason, invitation.incomplete, invitation.completed_at), (None, false, None));
    assert_eq!((invitation.reopened_at, invitation.started_at), (Some(at(6)), Some(at(1))));
    assert_eq!(invitation.end(EndReason::Finished, at(9)), Ok(()));
    let ended = (Some(EndReason::Finished), false, Some(at(9)));
    assert_eq!((invitation.end_reason, invitation.incomplete, invitation.completed_at), ended);
}

fn check_end(reason: EndReason, incomplete: bool) {
    let mut invitation = in_status(Status::InProgress);
    assert_eq!(invitation.disconnect(at(5)), Ok(TransitionOutcome::Changed));
    assert_eq!(invitation.end(reason, at(9)), Ok(()));
    assert_eq!(
        (invitation.end_reason, invitation.incomplete, invitation.completed_at, invitation.paused_at),
        (Some(reason), incomplete, Some(at(9)), None)
    );
}

#[test]
fn an_interview_that_stopped_early_is_incomplete() {
    check_end(EndReason::Finished, false);
    check_end(EndReason::MaxMinutes, false);
    check_end(EndReason::MaxResponses, false);
    check_end(EndReason::InviteeEnded, true);
    check_end(EndReason::Abandoned, true);
}

#[test]
fn completing_by_the_organization_makes_an_incomplete_interview_complete() {
    let mut invitation = in_status(Status::InProgress);
    assert_eq!(invitation.end(EndReason::InviteeEnded, at(5)), Ok(()));
    assert_eq!(invitation.reactivate(at(6)), Ok(Status::Reopened));
    assert_eq!(invitation.complete(at(7)), Ok(()));
    assert_eq!(
        (invitation.end_reason, invitation.incomplete, invitation.completed_at),
        (Some(EndReason::CompletedByOrganization), false, Some(at(7)))
    );
}
