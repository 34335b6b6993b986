use serde_json::{Value, json};

use super::super::Status;
use super::super::tests::{at, in_status};
use super::*;
use crate::origin::TextOrigin;
use crate::ports::Provenance;

fn analyse(invitation: &mut Invitation, insights: Option<Value>, second: i64) {
    let by = Provenance { provider: "rules".to_owned(), model: "1".to_owned(), template: "1".to_owned() };
    invitation.analysed(None, None, insights, TextOrigin { by, at: at(second) });
}

fn with_danger() -> Value {
    let id = "01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d01";
    json!({ "safety": [{ "concern": "selfHarm", "messageIds": [id] }] })
}

#[test]
fn the_time_of_the_first_concern_stays() {
    let mut invitation = in_status(Status::InProgress);
    invitation.note_concern(None, at(1));
    assert_eq!(invitation.danger_reported_at, None);
    for second in [2, 3] {
        invitation.note_concern(Some(SafetyConcern::SelfHarm), at(second));
    }
    analyse(&mut invitation, Some(with_danger()), 4);
    assert_eq!(invitation.danger_reported_at, Some(at(2)));
}

#[test]
fn the_analysis_of_the_whole_transcript_decides() {
    let mut invitation = in_status(Status::Completed);
    analyse(&mut invitation, Some(with_danger()), 4);
    assert_eq!(invitation.danger_reported_at, Some(at(4)));
    analyse(&mut invitation, Some(json!({ "safety": [] })), 5);
    assert_eq!(invitation.danger_reported_at, None);
    analyse(&mut invitation, Some(with_danger()), 6);
    assert!(invitation.remove_analysis().is_made());
    assert_eq!(invitation.danger_reported_at, None, "it is part of the analysis");
}
