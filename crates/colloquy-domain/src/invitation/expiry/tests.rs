use serde_json::json;

use super::super::Sentiment;
use super::super::tests::{address, at, in_status};
use super::*;
use crate::origin::TextOrigin;
use crate::ports::Provenance;

#[test]
fn only_what_can_no_longer_be_used_has_ended() {
    let ends = [Status::Ready, Status::InProgress, Status::Completed, Status::Reopened, Status::Cancelled]
        .map(|status| in_status(status).ended_at());
    assert_eq!(ends, [None, None, Some(at(2)), None, Some(at(1))]);
    for (status, expected) in [
        (Status::Ready, Some(at(9))),
        (Status::Reopened, Some(at(9))),
        (Status::InProgress, None),
        (Status::Completed, Some(at(2))),
        (Status::Cancelled, Some(at(1))),
    ] {
        let mut invitation = in_status(status);
        assert!(invitation.archive(at(9)).is_made());
        assert_eq!(invitation.ended_at(), expected, "{status:?}");
    }
}

#[test]
fn an_invitation_that_was_reopened_is_no_longer_where_it_ended() {
    let mut invitation = in_status(Status::Completed);
    let position = RetentionPosition { ended_at: at(2), invitation_id: invitation.id };
    assert!(invitation.is_at(position));
    invitation.reactivate(at(3)).expect("it is completed");
    assert!(!invitation.is_at(position));
}

#[test]
fn removes_the_analysis_and_the_person_once() {
    let mut invitation = in_status(Status::Completed).for_person(None, Some(address()));
    let by = Provenance { provider: "rules".to_owned(), model: "1".to_owned(), template: "1".to_owned() };
    let origin = TextOrigin { by, at: at(4) };
    invitation.analysed(
        Some("Liked it.".to_owned()),
        Some(Sentiment::Positive),
        Some(json!({})),
        origin.clone(),
    );
    assert!(invitation.remove_analysis().is_made() && !invitation.remove_analysis().is_made());
    assert_eq!((&invitation.summary, invitation.sentiment, &invitation.insights), (&None, None, &None));
    assert_eq!(invitation.insights_origin, Some(origin), "it is not analysed again");
    assert!(invitation.remove_person().is_made() && !invitation.remove_person().is_made());
    assert_eq!((&invitation.name, &invitation.email), (&None, &None));
}
