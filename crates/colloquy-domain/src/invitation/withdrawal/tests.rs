use super::super::tests::{at, in_status, ready};
use super::*;

const NOT_OVER: [Status; 3] = [Status::Ready, Status::InProgress, Status::Reopened];

#[test]
fn withdrawing_closes_what_is_not_over() {
    for status in NOT_OVER {
        let mut invitation = in_status(status);
        assert!(invitation.withdraw_consent(at(9)).is_made());
        let closed = (Status::Cancelled, Some(at(9)), Some(at(9)), None);
        assert_eq!(
            (invitation.status, invitation.cancelled_at, invitation.deactivated_at, invitation.paused_at),
            closed,
            "{status:?}"
        );
        assert_eq!(invitation.ended_at(), Some(at(9)));
    }
}

#[test]
fn withdrawing_leaves_what_is_over_as_it_is() {
    for status in [Status::Completed, Status::Cancelled] {
        let before = in_status(status);
        let mut invitation = before.clone();
        assert!(invitation.withdraw_consent(at(9)).is_made());
        assert_eq!(invitation.withdrawal, Some(ConsentWithdrawal { at: at(9), kept_at: None }));
        assert_eq!(
            (invitation.status, invitation.ended_at(), invitation.updated_at),
            (status, before.ended_at(), at(9))
        );
    }
}

#[test]
fn withdrawing_again_changes_nothing() {
    let mut invitation = in_status(Status::Completed);
    assert!(invitation.withdraw_consent(at(8)).is_made());
    let before = invitation.clone();
    assert!(!invitation.withdraw_consent(at(9)).is_made());
    assert_eq!(invitation, before);
}

#[test]
fn nobody_starts_or_reopens_an_interview_without_consent() {
    for status in [Status::Ready, Status::InProgress, Status::Completed, Status::Reopened, Status::Cancelled]
    {
        let mut invitation = in_status(status);
        assert!(invitation.withdraw_consent(at(8)).is_made());
        let before = invitation.clone();
        let refused = Err(TransitionRefused::ConsentWithdrawn);
        assert_eq!(invitation.reactivate(at(9)).map(|_| ()), refused, "{status:?}");
        assert_eq!(invitation.start(at(9)).map(|_| ()), refused, "{status:?}");
        assert_eq!(invitation, before);
    }
}

#[test]
fn the_organization_decides_once_to_keep_what_is_stored() {
    let mut invitation = in_status(Status::Completed);
    assert_eq!(invitation.keep_after_withdrawal(at(7)), Err(TransitionRefused::NotWithdrawn));
    assert!(invitation.withdraw_consent(at(8)).is_made());
    assert!(invitation.withdrawal.is_some_and(ConsentWithdrawal::awaits_decision));
    assert_eq!(invitation.keep_after_withdrawal(at(9)), Ok(TransitionOutcome::Changed));
    assert_eq!(invitation.keep_after_withdrawal(at(10)), Ok(TransitionOutcome::Unchanged));
    assert_eq!(invitation.withdrawal, Some(ConsentWithdrawal { at: at(8), kept_at: Some(at(9)) }));
    assert_eq!(invitation.updated_at, at(9));
    assert!(!invitation.withdraw_consent(at(11)).is_made(), "a withdrawal stays withdrawn");
}

#[test]
fn an_invitation_for_erasure_is_closed_without_a_withdrawal() {
    let mut invitation = ready();
    assert!(invitation.withdraw_for_erasure(at(9)).is_made());
    assert_eq!((invitation.status, invitation.withdrawal), (Status::Cancelled, None));
}
