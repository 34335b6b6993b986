//! Valid samples for tests about something else. Each sample derives its slug or key from the next id of its
//! source, so no two samples of one source share either.

use colloquy_domain::api_key::{ApiKey, ApiKeySecret};
use colloquy_domain::event::{Event, EventKind};
use colloquy_domain::guide::{GuideDraft, GuideTopic, InterviewGuide, TopicDepth};
use colloquy_domain::idempotency::{IdempotencyKey, IdempotencyRecord, IdempotencyRecordId, RequestHash};
use colloquy_domain::interview::{ArchiveStatus, Interview, InterviewDetails, InterviewFacts};
use colloquy_domain::invitation::{Invitation, InvitationSource};
use colloquy_domain::language::Language;
use colloquy_domain::log_entry::{Actor, EventType, LogEntry};
use colloquy_domain::logo::Logo;
use colloquy_domain::mail::{Letter, QueuedMail};
use colloquy_domain::message::{Message, Role};
use colloquy_domain::organization::{Appearance, Organization};
use colloquy_domain::origin::{InterviewTextOrigins, Provenance, WithProvenance};
use colloquy_domain::ports::{AccountLetter, AccountLetterKind, IdSource, InvitationLetter};
use colloquy_domain::session_run::{Consent, SessionRun};
use colloquy_domain::share_link::ShareLink;
use colloquy_domain::slug::Slug;
use colloquy_domain::text::{
    AccountName, Email, FirstMessage, Intro, KeyLabel, Locale, OrganizationName, PersonName,
};
use colloquy_domain::text::{EndpointDescription, EndpointUrl, Prompt, Title};
use colloquy_domain::unsubscription::UnsubscribeLinkSecret;
use colloquy_domain::webhook::{NewWebhookEndpoint, OFFERED, SigningSecret, WebhookEndpoint};
use colloquy_domain::{
    ApiKeyId, EndpointId, EventId, InterviewId, InvitationId, LogEntryId, MailId, MessageId, OrganizationId,
    Revision, ViolationReason, VoiceId,
};
use jiff::Timestamp;
use uuid::Uuid;

use crate::seeded::SeededRandomness;

const VOICE: Uuid = Uuid::from_u128(0xa18a_27f9_eed9_5b4d_a6f3_0e83_e381_4512);

/// Parses a text that must be valid.
pub fn text<T>(parse: fn(&str) -> Result<T, ViolationReason>, text: &str) -> T {
    parse(text).unwrap_or_else(|fault| panic!("{text:?}: {fault}"))
}

pub fn moment(text: &str) -> Timestamp {
    text.parse().unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

/// The time of samples, unless a test chooses another.
pub fn now() -> Timestamp {
    moment("2026-03-04T05:06:07.089Z")
}

pub fn email() -> Email {
    text(Email::parse, "ada@example.org")
}

pub const LOGO: &[u8] = include_bytes!("../assets/logo.png");

pub fn logo() -> Logo {
    Logo::parse(LOGO.to_vec()).expect("the sample is a logo")
}

pub fn organization(ids: &dyn IdSource, now: Timestamp) -> Organization {
    let name = text(OrganizationName::parse, "Lovelace & Co.");
    Organization::new(OrganizationId::from_uuid(ids.next()), name, now)
}

pub fn secret(ids: &dyn IdSource) -> ApiKeySecret {
    ApiKeySecret::draw(&randomness_of(ids.next()))
}

pub fn key(
    ids: &dyn IdSource,
    organization_id: OrganizationId,
    secret: &ApiKeySecret,
    now: Timestamp,
) -> ApiKey {
    let label = text(KeyLabel::parse, "Survey robot");
    ApiKey::new(ApiKeyId::from_uuid(ids.next()), organization_id, label, secret, now)
}

/// Wraps a value as a generator returns it.
pub fn generated<T>(value: T) -> WithProvenance<T> {
    let by = Provenance {
        provider: "testkit".to_owned(),
        model: "sample".to_owned(),
        template: "none@1".to_owned(),
    };
    WithProvenance { value, by }
}

pub fn interview_facts(
    ids: &dyn IdSource,
    organization_id: OrganizationId,
    now: Timestamp,
) -> InterviewFacts {
    let details = InterviewDetails {
        id: InterviewId::from_uuid(ids.next()),
        organization_id,
        title: Some(text(Title::parse, "The first week")),
        prompt: text(Prompt::parse, "Ask how the first week at work went."),
        intro: Some(text(Intro::parse, "Hello, this takes ten minutes.")),
        first_message: Some(text(FirstMessage::parse, "How was your first week?")),
        locale: text(Locale::parse, "en"),
        voice_id: VoiceId::from_uuid(VOICE),
        max_minutes: None,
        max_responses: None,
        disable_org_system_prompt: false,
        visibility: ArchiveStatus::Active,
        created_at: now,
        updated_at: now,
    };
    InterviewFacts { details, deadline: None, reminder_plan: None, origins: InterviewTextOrigins::default() }
}

pub fn interview(ids: &dyn IdSource, organization_id: OrganizationId, now: Timestamp) -> Interview {
    Interview::new(interview_facts(ids, organization_id, now))
}

pub fn invitation(ids: &dyn IdSource, interview: &Interview, now: Timestamp) -> Invitation {
    let id = ids.next();
    let slug = Slug::draw(&randomness_of(id));
    let interview = (interview.organization_id, interview.id);
    Invitation::ready(InvitationId::from_uuid(id), interview, slug, InvitationSource::Direct, now)
        .for_person(Some(text(PersonName::parse, "Ada")), Some(email()))
}

pub fn mail(ids: &dyn IdSource, invitation: &Invitation, now: Timestamp) -> QueuedMail {
    mail_of(ids, invitation, Letter::Invitation, now)
}

pub fn mail_of(ids: &dyn IdSource, invitation: &Invitation, letter: Letter, now: Timestamp) -> QueuedMail {
    let owner = (invitation.organization_id, invitation.id);
    let id = ids.next();
    let identity = (MailId::from_uuid(id), UnsubscribeLinkSecret::draw(&randomness_of(id)));
    QueuedMail::due(identity, owner, letter, email(), Actor::system(), now)
}

pub fn message(ids: &dyn IdSource, invitation: &Invitation, index: i32, now: Timestamp) -> Message {
    Message {
        id: MessageId::from_uuid(ids.next()),
        organization_id: invitation.organization_id,
        invitation_id: invitation.id,
        index,
        role: if index % 2 == 0 { Role::Assistant } else { Role::User },
        content: format!("What was said as number {index}."),
        sentiment: None,
        insights: None,
        created_at: now,
        offset_ms: 0,
        duration_ms: 1_500,
        interrupted: false,
        audio: None,
        typed: false,
        session: 1,
    }
}

pub fn session_run(invitation: &Invitation, now: Timestamp) -> SessionRun {
    let owner = (invitation.organization_id, invitation.id);
    SessionRun::consented(owner, Consent { version: "2026-11".to_owned(), at: now })
}

pub fn event(ids: &dyn IdSource, invitation: &Invitation, kind: EventKind, now: Timestamp) -> Event {
    Event {
        id: EventId::from_uuid(ids.next()),
        organization_id: invitation.organization_id,
        invitation_id: Some(invitation.id),
        kind,
        resumed: false,
        created_at: now,
    }
}

pub fn endpoint(ids: &dyn IdSource, organization_id: OrganizationId, now: Timestamp) -> WebhookEndpoint {
    let id = EndpointId::from_uuid(ids.next());
    let new = NewWebhookEndpoint {
        url: text(EndpointUrl::parse, "https://example.org/hook"),
        kinds: OFFERED.to_vec(),
        description: Some(text(EndpointDescription::parse, "The office")),
    };
    WebhookEndpoint::new(id, organization_id, new, SigningSecret::draw(&randomness_of(id.uuid())), now)
}

pub fn share_link(ids: &dyn IdSource, interview: &Interview, now: Timestamp) -> ShareLink {
    let slug = Slug::draw(&randomness_of(ids.next()));
    ShareLink::disabled((interview.organization_id, interview.id), slug, now)
}

pub fn idempotency_record(organization_id: OrganizationId, key: &str, now: Timestamp) -> IdempotencyRecord {
    let key = IdempotencyKey::parse(key).unwrap_or_else(|| panic!("{key:?} is not a key"));
    IdempotencyRecord {
        id: IdempotencyRecordId::new(organization_id, &key),
        organization_id,
        request_hash: RequestHash::new("POST", "/v1/interviews", b"{}"),
        created_ids: Vec::new(),
        response: None,
        created_at: now,
        revision: Revision::FIRST,
    }
}

pub fn log_entry(ids: &dyn IdSource, interview: &Interview, now: Timestamp) -> LogEntry {
    let owner = (interview.organization_id, interview.id);
    let id = LogEntryId::from_uuid(ids.next());
    LogEntry::of_interview(id, EventType::InterviewUpdated, owner, Actor::system(), now)
}

pub fn letter() -> InvitationLetter {
    InvitationLetter {
        message_id: "019c0000-0000-7000-8000-000000000001@example.org".into(),
        letter: Letter::Invitation,
        to: email(),
        reply_to: Some(text(Email::parse, "office@example.net")),
        name: Some(text(PersonName::parse, "Ada")),
        organization_name: text(OrganizationName::parse, "Lovelace & Co."),
        appearance: Appearance::default(),
        interview_title: Some(text(Title::parse, "The first week")),
        intro: Some(text(Intro::parse, "Hello, this takes ten minutes.")),
        link: "https://interviews.example.org/i/aB3dE6gH9k".into(),
        deadline: None,
        withdrawal_link: Some("https://interviews.example.org/i/aB3dE6gH9k/withdraw".to_owned()),
        unsubscribe_link: Some(
            "https://interviews.example.org/unsubscribe/AZwAAAAAcACAAAAAAAAAAQcHBwcHBwcHBwcHBwcHBwc".into(),
        ),
        locale: text(Locale::parse, "en"),
    }
}

pub fn account_letter() -> AccountLetter {
    AccountLetter {
        message_id: "019c0000-0000-7000-8000-000000000002@example.org".into(),
        kind: AccountLetterKind::NewPassword,
        to: email(),
        name: Some(text(AccountName::parse, "Ada")),
        link: "https://interviews.example.org/app/password/AZwAAAAAcACAAAAAAAAAAQcHBwcHBwcHBwcHBwcHBwc"
            .into(),
        language: Language::English,
    }
}

pub(crate) fn randomness_of(id: Uuid) -> SeededRandomness {
    let (high, low) = id.as_u64_pair();
    SeededRandomness::new(high.rotate_left(17) ^ low)
}

/// Returns a guide with a topic for each of these questions.
pub fn guide_asking(questions: &[&str]) -> InterviewGuide {
    let topic = |(place, question): (usize, &&str)| GuideTopic {
        name: format!("topic {}", place + 1),
        opening: (*question).to_owned(),
        keywords: Vec::new(),
        is_required: true,
        depth: TopicDepth::Usual,
    };
    let topics = questions.iter().enumerate().map(topic).collect();
    InterviewGuide::new(GuideDraft { topics, ..GuideDraft::default() }).expect("a guide")
}
