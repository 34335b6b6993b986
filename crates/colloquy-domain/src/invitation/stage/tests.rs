use uuid::Uuid;

use super::super::tests::{at, in_status};
use super::*;
use crate::deadline::Deadline;
use crate::interview::{ArchiveStatus, InterviewDetails, InterviewFacts};
use crate::organization::{ResumeWindow, UsageCap};
use crate::origin::InterviewTextOrigins;
use crate::session_run::Consent;
use crate::text::{Locale, OrganizationName, Prompt};
use crate::{InterviewId, InvitationId, OrganizationId, VoiceId};

pub fn interview() -> Interview {
    let details = InterviewDetails {
        id: InterviewId::from_uuid(Uuid::nil()),
        organization_id: OrganizationId::from_uuid(Uuid::nil()),
        title: None,
        prompt: Prompt::parse("Ask how the move went.").expect("a prompt"),
        intro: None,
        first_message: None,
        locale: Locale::parse("en").expect("a locale"),
        voice_id: VoiceId::from_uuid(Uuid::nil()),
        max_minutes: None,
        max_responses: None,
        disable_org_system_prompt: false,
        visibility: ArchiveStatus::Active,
        created_at: at(0),
        updated_at: at(0),
    };
    let origins = InterviewTextOrigins::default();
    Interview::new(InterviewFacts { details, deadline: None, reminder_plan: None, origins })
}

fn organization(cap: Option<&str>) -> Organization {
    let name = OrganizationName::parse("Lovelace").expect("a name");
    let mut organization = Organization::new(OrganizationId::from_uuid(Uuid::nil()), name, at(0));
    organization.facts.resume_time = ResumeWindow::SHORTEST;
    organization.facts.cap = cap.map(|cap| UsageCap::parse(cap).expect("a cap"));
    organization
}

const ALL: [Status; 5] =
    [Status::Ready, Status::InProgress, Status::Completed, Status::Reopened, Status::Cancelled];

fn check(interview: &Interview, cap: Option<&str>, expected: [InvitationStage; 5]) {
    let (organization, usage) = (organization(cap), Usage { active_ms: 60_000 });
    let stage = |status| in_status(status).stage(interview, &organization, Some(at(9)), usage, at(10));
    assert_eq!(ALL.map(stage), expected);
}

#[test]
fn each_status_has_its_stage() {
    use InvitationStage::{Closed, Completed, InProgress, Ready, Reopened};
    check(&interview(), None, [Ready, InProgress, Completed, Reopened, Closed]);
    check(&interview(), Some("61s"), [Ready, InProgress, Completed, Reopened, Closed]);
}

#[test]
fn a_cap_that_is_used_up_stops_starts_only() {
    use InvitationStage::{Capped, Closed, Completed, InProgress};
    check(&interview(), Some("60s"), [Capped, InProgress, Completed, Capped, Closed]);
}

#[test]
fn a_deadline_stops_first_starts_only() {
    use InvitationStage::{Closed, Completed, InProgress, Overdue, Ready, Reopened};
    for (second, first) in [(11, Ready), (10, Overdue)] {
        let mut interview = interview();
        let deadline = Deadline::new(at(second), at(0)).ok();
        assert!(interview.set_deadline(deadline, at(0)).is_made());
        check(&interview, None, [first, InProgress, Completed, Reopened, Closed]);
    }
}

#[test]
fn an_invitation_may_have_an_earlier_or_a_later_deadline_than_its_interview() {
    use InvitationStage::{Overdue, Ready};
    for (of_interview, own, expected) in [(5, 11, Ready), (11, 5, Overdue)] {
        let (mut interview, mut invitation) = (interview(), in_status(Status::Ready));
        interview.set_deadline(Deadline::new(at(of_interview), at(0)).ok(), at(0));
        assert!(invitation.set_deadline(Deadline::new(at(own), at(0)).ok(), at(0)).is_made());
        let stage = invitation.stage(&interview, &organization(Some("60s")), None, Usage::default(), at(10));
        assert_eq!(stage, expected, "{of_interview} {own}");
    }
}

#[test]
fn an_archived_interview_stops_starts_only() {
    use InvitationStage::{Closed, Completed, InProgress};
    let mut interview = interview();
    interview.archive(at(5));
    check(&interview, Some("60s"), [Closed, InProgress, Completed, Closed, Closed]);
}

#[test]
fn an_archived_invitation_is_closed_in_every_status() {
    for status in ALL {
        let mut invitation = in_status(status);
        invitation.archive(at(5));
        let stage = invitation.stage(&interview(), &organization(None), None, Usage::default(), at(10));
        assert_eq!(stage, InvitationStage::Closed, "{status:?}");
    }
}

#[test]
fn an_invitation_without_consent_is_withdrawn_in_every_status() {
    for status in ALL {
        let mut invitation = in_status(status);
        assert!(invitation.withdraw_consent(at(5)).is_made());
        invitation.archive(at(6));
        let stage = invitation.stage(&interview(), &organization(None), None, Usage::default(), at(10));
        assert_eq!(stage, InvitationStage::Withdrawn, "{status:?}");
    }
}

#[test]
fn an_interview_that_was_interrupted_for_too_long_is_completed() {
    let limit = ResumeWindow::SHORTEST.seconds();
    for (now, expected) in [(limit, InvitationStage::InProgress), (limit + 1, InvitationStage::Completed)] {
        let invitation = in_status(Status::InProgress);
        let (organization, seen_at) = (organization(None), Some(at(100)));
        let stage = invitation.stage(&interview(), &organization, seen_at, Usage::default(), at(100 + now));
        assert_eq!(stage, expected, "after {now} s");
    }
}

#[test]
fn consent_is_accepted_while_the_interview_may_still_be_held() {
    use InvitationStage::{Capped, Closed, Completed, InProgress, Overdue, Ready, Reopened, Withdrawn};
    let stages = [Ready, Reopened, InProgress, Capped, Completed, Closed, Withdrawn, Overdue];
    assert_eq!(stages.map(InvitationStage::is_open), [true, true, true, false, false, false, false, false]);
    assert_eq!(
        stages.map(InvitationStage::accepts_consent),
        [true, true, true, true, false, false, false, false]
    );
    assert_eq!(
        stages.map(InvitationStage::has_consent),
        [false, false, true, false, false, false, false, false]
    );
}

#[test]
fn an_invitation_is_untouched_until_its_invitee_consents() {
    let consent = Consent { version: "2026-11".to_owned(), at: at(5) };
    let ids = (OrganizationId::from_uuid(Uuid::nil()), InvitationId::from_uuid(Uuid::max()));
    let session_run = SessionRun::consented(ids, consent);
    for status in ALL {
        let invitation = in_status(status);
        assert_eq!(invitation.is_untouched(None), status == Status::Ready, "{status:?}");
        assert!(!invitation.is_untouched(Some(&session_run)), "{status:?}");
    }
}
