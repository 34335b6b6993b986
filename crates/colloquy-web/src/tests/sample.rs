//! Sample data for the tests.

use colloquy_app::invitee_pages::{
    ConsentState, DataAfterWithdrawal, InterviewDescription, InterviewLimits, InvitationPageContent,
    InvitationStage, ShareLinkPageContent,
};
use colloquy_domain::language::Language;
use colloquy_domain::organization::Appearance;
use colloquy_domain::retention::RetentionRules;
use colloquy_domain::share_link::Ask;
use colloquy_domain::slug::Slug;
use colloquy_domain::text::{ClosingText, Intro, Locale, OrganizationName, PersonName, Title};
use colloquy_testkit::sample::text;

pub const STAGES: [InvitationStage; 8] = [
    InvitationStage::Ready,
    InvitationStage::Reopened,
    InvitationStage::InProgress,
    InvitationStage::Completed,
    InvitationStage::Capped,
    InvitationStage::Overdue,
    InvitationStage::Withdrawn,
    InvitationStage::Closed,
];

/// Texts that would do harm if they were not escaped.
pub const HOSTILE: [&str; 8] = [
    "<script>alert(1)</script>",
    "\"><img src=x onerror=alert(1)>",
    "' autofocus onfocus='alert(1)",
    "</title></h1></main><h1>Other",
    "<!-- ",
    "]]> &lt;b&gt; &#x3c;b",
    "{{ 7 * 7 }} {% raw %} {organization} {name}",
    "javascript:alert(1)",
];

pub fn slug() -> Slug {
    Slug::parse("aB3dE6gH9k").expect("a slug")
}

pub fn subject(locale: &str) -> InterviewDescription {
    InterviewDescription {
        organization_name: text(OrganizationName::parse, "Lovelace & Co."),
        appearance: Appearance::default(),
        title: Some(text(Title::parse, "The first week")),
        intro: Some(text(
            Intro::parse,
            "This takes ten minutes.\nTake your time.\n\nThere are no wrong answers.",
        )),
        locale: text(Locale::parse, locale),
    }
}

/// Returns an interview that has this text everywhere.
pub fn subject_of(content: &str) -> InterviewDescription {
    InterviewDescription {
        organization_name: text(OrganizationName::parse, content),
        appearance: Appearance { closing_text: ClosingText::parse(content).ok(), ..Appearance::default() },
        title: Some(text(Title::parse, content)),
        intro: Some(text(Intro::parse, content)),
        locale: text(Locale::parse, "en"),
    }
}

pub fn invitation(subject: InterviewDescription, stage: InvitationStage) -> InvitationPageContent {
    InvitationPageContent {
        kept: RetentionRules::default().within(&RetentionRules::default()),
        may_decline: stage == InvitationStage::Ready,
        reminder: None,
        asks_time_zone: false,
        consent: match stage {
            InvitationStage::Withdrawn => ConsentState::Withdrawn(DataAfterWithdrawal::Undecided),
            _ => ConsentState::NotGiven,
        },
        subject,
        name: Some(text(PersonName::parse, "Ada")),
        stage,
        limits: InterviewLimits::default(),
        deadline: None,
        is_first: false,
        speech_unavailable: None,
    }
}

pub fn share(language: Language) -> ShareLinkPageContent {
    ShareLinkPageContent {
        subject: subject(language.as_str()),
        ask_name: Ask::Required,
        ask_email: Ask::Optional,
        asks_code: true,
        opens_at: None,
        closed: None,
    }
}
