use std::sync::Arc;

use colloquy_domain::accent_colour::RgbColour;
use colloquy_domain::api_key::{ApiKey, ApiKeyFacts};
use colloquy_domain::input::PositiveInteger;
use colloquy_domain::interview::{ArchiveStatus, Interview, InterviewDetails, InterviewFacts};
use colloquy_domain::invitation::{
    ConsentWithdrawal, EndReason, Invitation, InvitationDetails, InvitationFacts, InvitationSource,
    Sentiment, Status,
};
use colloquy_domain::log_entry::{Actor, ActorKind, EventType, LogEntry};
use colloquy_domain::mail::{Letter, MailState, QueuedMail, QueuedMailFacts};
use colloquy_domain::mail_report::MailReportKind;
use colloquy_domain::organization::{
    Appearance, Organization, OrganizationFacts, ResumeWindow, UsageCap, WithdrawalPolicy,
};
use colloquy_domain::origin::{InterviewTextOrigins, Provenance, TextOrigin};
use colloquy_domain::ports::{ApiKeyWithOrganization, IdSource, ListPageRequest, Storage, Write};
use colloquy_domain::reminder_plan::{ReminderPlan, TimeZoneName};
use colloquy_domain::text::{
    ClosingText, Email, FirstMessage, Intro, KeyLabel, Locale, MailText, OrganizationName, PersonName,
    Prompt, SafetyContact, SenderName, SystemPrompt, Title,
};
use colloquy_domain::{OrganizationId, Revision, VoiceId};
use serde_json::{Value, json};
use uuid::Uuid;

use super::fixture::{ACTIVE, ARCHIVED, StorageFixture, after};
use crate::sample::{self, text};

/// Text that careless escaping, trimming or normalization would change.
const AWKWARD: &str =
    " \"it's\" \\ 100% $1 ?; -- /* {} \u{1F469}\u{200D}\u{1F52C} e\u{301} \u{202e}\u{feff}\r\n\t\u{1} ";

fn awkward_json() -> Value {
    json!({
        AWKWARD: [AWKWARD, null, true, -1, 0.5, 9_007_199_254_740_991_i64, {}, []],
        "nested": {"a": {"b": [[1], [2]]}, "": ""},
    })
}

fn origin(second: i64) -> TextOrigin {
    let by = Provenance {
        provider: AWKWARD.to_owned(),
        model: format!("{AWKWARD}2"),
        template: format!("{AWKWARD}3"),
    };
    TextOrigin { by, at: after(second) }
}

fn empty_interview(fixture: &StorageFixture) -> InterviewFacts {
    let facts = (*fixture.new_interview()).clone();
    let details = InterviewDetails {
        title: None,
        intro: None,
        first_message: None,
        locale: text(Locale::parse, ""),
        voice_id: VoiceId::from_uuid(Uuid::nil()),
        ..facts.details
    };
    InterviewFacts { details, ..facts }
}

fn full_interview(facts: InterviewFacts) -> InterviewFacts {
    let details = InterviewDetails {
        title: Some(text(Title::parse, AWKWARD)),
        prompt: text(Prompt::parse, &"\u{1F388}".repeat(50_000)),
        intro: Some(text(Intro::parse, &format!("{AWKWARD}2"))),
        first_message: Some(text(FirstMessage::parse, &format!("{AWKWARD}3"))),
        locale: text(Locale::parse, &"a locale of any length ".repeat(100)),
        voice_id: VoiceId::from_uuid(Uuid::max()),
        max_minutes: PositiveInteger::new(PositiveInteger::MAX).ok(),
        max_responses: PositiveInteger::new(1).ok(),
        disable_org_system_prompt: true,
        visibility: ArchiveStatus::Archived { at: after(3) },
        created_at: after(1),
        updated_at: after(2),
        ..facts.details
    };
    InterviewFacts {
        details,
        deadline: Some(after(7)),
        reminder_plan: ReminderPlan::new(vec![3, 7], (8, 20), "Europe/Lisbon").ok(),
        origins: InterviewTextOrigins {
            title: Some(origin(4)),
            intro: Some(origin(5)),
            first_message: Some(origin(6)),
        },
    }
}

/// Reads an interview through every query that returns it.
async fn check_interview(fixture: &StorageFixture, expected: Interview) {
    assert_eq!(fixture.interview(expected.id).await.as_ref(), Some(&expected));
    let view = fixture.view(expected.id).await.expect("it was added");
    assert_eq!(view.interview, expected.details);
    let filter = if expected.visibility.is_archived() { ARCHIVED } else { ACTIVE };
    let listed =
        fixture.list(fixture.organization.id, filter, ListPageRequest { after: None, limit: 10 }).await;
    assert!(listed.iter().any(|listed| listed.interview == expected.details), "{listed:?}");
}

pub async fn every_field_of_an_interview_survives(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let empty = empty_interview(&fixture);
    let full = full_interview(empty_interview(&fixture));
    let mut blank = empty_interview(&fixture);
    blank.title = Some(text(Title::parse, ""));
    blank.intro = Some(text(Intro::parse, ""));
    blank.first_message = Some(text(FirstMessage::parse, ""));
    for facts in [empty, full, blank] {
        let interview = Interview::new(facts);
        fixture.commit([Write::AddInterview(interview.clone())]).await;
        check_interview(&fixture, interview).await;
    }
}

pub async fn saving_an_interview_writes_every_field(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let empty = empty_interview(&fixture);
    // `created_at` is never written again.
    let mut full = full_interview(empty.clone());
    full.created_at = empty.created_at;
    fixture.commit([Write::AddInterview(Interview::new(empty.clone()))]).await;
    for (number, facts) in (1..).zip([full, empty]) {
        let save = Interview::from_stored(facts.clone(), Revision::from_stored(number));
        fixture.commit([Write::SaveInterview(save)]).await;
        check_interview(&fixture, Interview::from_stored(facts, Revision::from_stored(number + 1))).await;
    }
}

fn empty_invitation(fixture: &StorageFixture, interview: &Interview) -> InvitationFacts {
    let mut facts = (*fixture.new_invitation(interview)).clone();
    (facts.name, facts.email) = (None, None);
    facts
}

fn full_invitation(facts: InvitationFacts) -> InvitationFacts {
    let details = InvitationDetails {
        status: Status::Completed,
        name: Some(text(PersonName::parse, AWKWARD)),
        email: Some(text(Email::parse, "o'hara+x@a-b.example.org")),
        source: InvitationSource::Share,
        sent: true,
        sent_at: Some(after(1)),
        error: Some(AWKWARD.into()),
        incomplete: true,
        end_reason: Some(EndReason::Abandoned),
        summary: Some(format!("{AWKWARD}2")),
        sentiment: Some(Sentiment::Negative),
        insights: Some(awkward_json()),
        active_ms: 9_007_199_254_740_993,
        responses_count: 9_007_199_254_740_992,
        started_at: Some(after(3)),
        completed_at: Some(after(4)),
        reopened_at: Some(after(5)),
        cancelled_at: Some(after(6)),
        deactivated_at: Some(after(7)),
        visibility: ArchiveStatus::Archived { at: after(8) },
        created_at: after(9),
        updated_at: after(10),
        ..facts.details
    };
    InvitationFacts {
        details,
        mail_id: Some(colloquy_domain::MailId::from_uuid(Uuid::max())),
        insights_origin: Some(origin(10)),
        sessions: 2_000_000_000,
        paused_at: Some(after(2)),
        opened_at: Some(after(11)),
        deadline: Some(after(14)),
        remind_at: Some(after(15)),
        reminders: 2,
        mailed_at: Some(after(16)),
        time_zone: TimeZoneName::parse("Asia/Tokyo"),
        danger_reported_at: Some(after(17)),
        withdrawal: Some(ConsentWithdrawal { at: after(12), kept_at: Some(after(13)) }),
        ..facts
    }
}

async fn check_invitation(fixture: &StorageFixture, expected: Invitation) {
    assert_eq!(fixture.invitation(expected.id).await.as_ref(), Some(&expected));
    let view = fixture.view(expected.interview_id).await.expect("it was added");
    assert_eq!(view.invitations.contains(&expected.details), !expected.visibility.is_archived());
}

pub async fn every_field_of_an_invitation_survives(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let empty = || empty_invitation(&fixture, &interview);
    let with = |set: &dyn Fn(&mut InvitationDetails)| {
        let mut facts = empty();
        set(&mut facts);
        facts
    };
    let mut cases = vec![empty(), full_invitation(empty())];
    cases.extend(Status::ALL.iter().map(|&status| with(&|it| it.status = status)));
    cases.extend(InvitationSource::ALL.iter().map(|&source| with(&|it| it.source = source)));
    cases.extend(EndReason::ALL.iter().map(|&reason| with(&|it| it.end_reason = Some(reason))));
    cases.extend(Sentiment::ALL.iter().map(|&sentiment| with(&|it| it.sentiment = Some(sentiment))));
    for insights in [json!(null), json!({}), json!([]), json!(0.5), json!(AWKWARD)] {
        cases.push(with(&|it| it.insights = Some(insights.clone())));
    }
    for facts in cases {
        let invitation = Invitation::from_stored(facts, Revision::FIRST);
        fixture.commit([Write::AddInvitation(invitation.clone())]).await;
        check_invitation(&fixture, invitation).await;
    }
}

pub async fn saving_an_invitation_writes_every_field(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let empty = empty_invitation(&fixture, &interview);
    let mut full = full_invitation(empty.clone());
    (full.source, full.created_at) = (empty.source, empty.created_at);
    let add = Invitation::from_stored(empty.clone(), Revision::FIRST);
    fixture.commit([Write::AddInvitation(add)]).await;
    for (number, facts) in (1..).zip([full, empty]) {
        let save = Invitation::from_stored(facts.clone(), Revision::from_stored(number));
        fixture.commit([Write::SaveInvitation(save)]).await;
        check_invitation(&fixture, Invitation::from_stored(facts, Revision::from_stored(number + 1))).await;
    }
}

pub async fn every_field_of_an_organization_survives(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let bare = sample::organization(&fixture.ids, after(1));
    let full = OrganizationFacts {
        name: text(OrganizationName::parse, AWKWARD),
        default_locale: Some(text(Locale::parse, "pt-BR")),
        default_voice_id: Some(VoiceId::from_uuid(fixture.ids.next())),
        reply_to: Some(text(Email::parse, "office@example.org")),
        system_prompt: Some(text(SystemPrompt::parse, AWKWARD)),
        safety_contact: Some(text(SafetyContact::parse, "Zoë 👋 O'Brien; +44 20 7946 0000")),
        resume_time: ResumeWindow::LONGEST,
        cap: Some(UsageCap::from_seconds(i64::MAX).expect("a cap")),
        withdrawal_policy: WithdrawalPolicy::EraseAtOnce,
        appearance: Appearance {
            sender_name: Some(text(SenderName::parse, "Zoë O'Brien; 👋")),
            accent_colour: Some(RgbColour::parse("#00ff7f").expect("a colour")),
            mail_text: Some(text(MailText::parse, AWKWARD)),
            closing_text: Some(text(ClosingText::parse, AWKWARD)),
            logo: Some(sample::logo().hash()),
        },
        ..(*sample::organization(&fixture.ids, after(2))).clone()
    };
    let blank = OrganizationFacts {
        default_locale: Some(text(Locale::parse, "")),
        default_voice_id: Some(VoiceId::from_uuid(Uuid::nil())),
        resume_time: ResumeWindow::SHORTEST,
        cap: Some(UsageCap::from_seconds(0).expect("a cap")),
        ..(*sample::organization(&fixture.ids, after(3))).clone()
    };
    let unsaved = |facts| Organization::from_stored(facts, Revision::FIRST);
    for organization in [bare, unsaved(full), unsaved(blank)] {
        fixture.commit([Write::AddOrganization(organization.clone())]).await;
        let stored = fixture.storage.organization(organization.id).await.expect("the storage answers");
        assert_eq!(stored, Some(organization.clone()));
        let all = fixture.storage.organizations().await.expect("the storage answers");
        assert_eq!(all.last(), Some(&organization));
    }
}

/// Reads a key through every query that returns it.
async fn check_key(fixture: &StorageFixture, expected: ApiKey) {
    let by_id = fixture.storage.key(expected.id).await.expect("the storage answers");
    assert_eq!(by_id.as_ref(), Some(&expected));
    let by_hash = fixture.storage.key_by_hash(expected.hash).await.expect("the storage answers");
    let organization = fixture.organization.clone();
    assert_eq!(by_hash, Some(ApiKeyWithOrganization { key: expected.clone(), organization }));
    let keys = fixture.storage.keys(fixture.organization.id).await.expect("the storage answers");
    assert!(keys.contains(&expected), "{keys:?}");
}

pub async fn every_field_of_a_key_survives(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let new_key = || {
        let secret = sample::secret(&fixture.ids);
        sample::key(&fixture.ids, fixture.organization.id, &secret, sample::now())
    };
    let full = ApiKeyFacts {
        label: text(KeyLabel::parse, AWKWARD),
        expires_at: Some(after(1)),
        revoked_at: Some(after(2)),
        last_used_at: Some(after(3)),
        ..(*new_key()).clone()
    };
    for key in [new_key(), ApiKey::from_stored(full, Revision::FIRST)] {
        fixture.commit([Write::AddKey(key.clone())]).await;
        check_key(&fixture, key).await;
    }
    let mut key = new_key();
    fixture.commit([Write::AddKey(key.clone())]).await;
    assert!(key.revoke(after(2)).is_made());
    fixture.commit([Write::SaveKey(key.clone())]).await;
    let saved = key.saved();
    check_key(&fixture, saved.clone()).await;
    fixture.commit([Write::SaveKeyUse { key_id: saved.id, at: after(4) }]).await;
    let used = ApiKeyFacts { last_used_at: Some(after(4)), ..(*saved).clone() };
    check_key(&fixture, ApiKey::from_stored(used, saved.revision())).await;
    fixture.check_conflict([Write::SaveKeyUse { key_id: new_key().id, at: after(5) }]).await;
}

pub async fn every_field_of_a_mail_survives(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let invitation = fixture.add_invitation(&interview).await;
    let plain = || (*sample::mail(&fixture.ids, &invitation, sample::now())).clone();
    let full = QueuedMailFacts {
        letter: Letter::Resumption,
        to: text(Email::parse, "o'hara+x@a-b.example.org"),
        unsubscribe_secret: None,
        actor: full_actor(&fixture, ActorKind::ApiKey),
        attempts: 9,
        due_at: after(1),
        last_error: Some(AWKWARD.into()),
        ..plain()
    };
    let mut cases = vec![plain(), full.clone()];
    cases.extend(MailState::ALL.iter().map(|&state| QueuedMailFacts { state, ..plain() }));
    cases.extend(MailReportKind::ALL.iter().map(|&kind| QueuedMailFacts { report: Some(kind), ..plain() }));
    cases.extend(
        ActorKind::ALL.iter().map(|&kind| QueuedMailFacts { actor: full_actor(&fixture, kind), ..plain() }),
    );
    for facts in cases {
        let mail = QueuedMail::from_stored(facts, Revision::FIRST);
        fixture.commit([Write::AddMail(mail.clone())]).await;
        assert_eq!(fixture.mail(mail.id).await, Some(mail));
    }
    let before = fixture.add_mail(&invitation, sample::now()).await;
    let state = MailState::Failed;
    let saved = QueuedMailFacts {
        state,
        attempts: 9,
        due_at: after(1),
        last_error: full.last_error,
        ..(*before).clone()
    };
    fixture.commit([Write::SaveMail(QueuedMail::from_stored(saved.clone(), Revision::FIRST))]).await;
    let second = QueuedMail::from_stored(saved, Revision::FIRST.next());
    assert_eq!(fixture.mail(before.id).await, Some(second));
}

fn full_actor(fixture: &StorageFixture, kind: ActorKind) -> Actor {
    Actor { kind, id: Some(fixture.ids.next()), label: Some(AWKWARD.into()) }
}

pub async fn every_field_of_a_log_entry_survives(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let invitation = fixture.add_invitation(&interview).await;
    let plain = || fixture.new_log_entry(&interview);
    let mut entries = vec![plain(), plain().about(invitation.id).with(awkward_json())];
    entries.extend(EventType::ALL.iter().map(|&event| LogEntry { event, ..plain() }));
    entries
        .extend(ActorKind::ALL.iter().map(|&kind| LogEntry { actor: full_actor(&fixture, kind), ..plain() }));
    fixture.commit(entries.iter().cloned().map(Write::AddLogEntry)).await;
    let mut stored: Vec<_> =
        fixture.log(interview.id, None, 100).await.into_iter().map(|(_, entry)| entry).collect();
    stored.reverse();
    assert_eq!(stored, entries);
}

pub async fn times_survive_to_the_millisecond(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    for moment in [
        "1970-01-01T00:00:00Z",
        "1969-12-31T23:59:59.999Z",
        "2026-02-28T23:59:59.999Z",
        "2026-03-29T01:30:00.001Z",
        "9999-12-30T22:00:00.999Z",
    ] {
        let created_at = sample::moment(moment);
        let id = OrganizationId::from_uuid(fixture.ids.next());
        let facts = OrganizationFacts { id, created_at, ..(*fixture.organization).clone() };
        let organization = Organization::from_stored(facts, Revision::FIRST);
        fixture.commit([Write::AddOrganization(organization.clone())]).await;
        let stored = fixture.storage.organization(id).await.expect("the storage answers");
        assert_eq!(stored, Some(organization));
    }
}
