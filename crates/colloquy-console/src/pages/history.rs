//! The log of an invitation as a person reads it.

use colloquy_app::LogEntryPage;
use colloquy_domain::log_entry::{Actor, ActorKind, EventType, LogEntry};
use colloquy_languages::console_history::InvitationHistoryTexts;
use colloquy_languages::fill;

use crate::request::ConsoleRequest;
use crate::text::ShownTime;

/// The most entries that are read.
pub const ENTRIES: usize = 200;

pub struct HistoryEntry {
    pub event: &'static str,
    pub actor: Option<String>,
    /// Why a mail or a webhook failed.
    pub reason: Option<String>,
    pub time: ShownTime,
    pub is_end: bool,
}

/// What happened to an invitation, the oldest first.
pub struct InvitationHistory {
    pub entries: Vec<HistoryEntry>,
    /// Whether there are older entries.
    pub is_partial: bool,
}

impl InvitationHistory {
    pub fn new(log: &LogEntryPage, request: &ConsoleRequest<'_>) -> Self {
        let texts = &request.texts.history;
        let entries = log.entries.iter().rev().filter_map(|(_, entry)| {
            Some(HistoryEntry {
                event: about_consent(entry, request).or_else(|| event(entry.event, texts))?,
                actor: actor(&entry.actor, texts),
                reason: reason(entry),
                time: ShownTime::new(entry.created_at, request.language),
                is_end: entry.event == EventType::InvitationCompleted,
            })
        });
        InvitationHistory { entries: entries.collect(), is_partial: log.more }
    }
}

fn reason(entry: &LogEntry) -> Option<String> {
    let name = match entry.event {
        EventType::InvitationSendFailed => "reason",
        EventType::WebhookFailed => "error",
        _ => return None,
    };
    entry.data[name].as_str().map(str::to_owned)
}

fn actor(actor: &Actor, texts: &InvitationHistoryTexts) -> Option<String> {
    let label = actor.label.clone();
    match actor.kind {
        ActorKind::ApiKey => Some(fill(texts.by_key, &[("label", &label.unwrap_or_default())])),
        ActorKind::User => label,
        ActorKind::Invitee => Some(label.unwrap_or_else(|| texts.by_invitee.to_owned())),
        ActorKind::System => Some(texts.by_service.to_owned()),
    }
}

/// Returns the name of an entry about a consent that was withdrawn.
fn about_consent(entry: &LogEntry, request: &ConsoleRequest<'_>) -> Option<&'static str> {
    let (is, texts) = (|name: &str| entry.data[name] == true, &request.texts.withdrawal);
    match (is("consentWithdrawn"), is("keptAfterWithdrawal")) {
        (true, _) => Some(texts.consent_withdrawn),
        (false, true) => Some(texts.kept_after_withdrawal),
        (false, false) => None,
    }
}

/// Returns the name of an event, unless it belongs to the interview or to a turn of the conversation.
fn event(event: EventType, texts: &InvitationHistoryTexts) -> Option<&'static str> {
    Some(match event {
        EventType::InvitationCreated => texts.created,
        EventType::InvitationUpdated => texts.updated,
        EventType::InvitationSent => texts.sent,
        EventType::InvitationSendFailed => texts.send_failed,
        EventType::InvitationOpened => texts.opened,
        EventType::InvitationConsented => texts.consented,
        EventType::InvitationStarted => texts.started,
        EventType::InvitationDisconnected => texts.disconnected,
        EventType::InvitationResumed => texts.resumed,
        EventType::InvitationCompleted => texts.completed,
        EventType::InvitationCancelled => texts.cancelled,
        EventType::InvitationReactivated => texts.reactivated,
        EventType::InvitationReopened => texts.reopened,
        EventType::InvitationArchived => texts.archived,
        EventType::InvitationRestored => texts.restored,
        EventType::InsightsGenerated => texts.analysed,
        EventType::WebhookDelivered => texts.delivered,
        EventType::WebhookFailed => texts.not_delivered,
        EventType::InvitationTurnEnded
        | EventType::InterviewCreated
        | EventType::InterviewUpdated
        | EventType::InterviewArchived
        | EventType::InterviewRestored
        | EventType::InterviewIntroRegenerated
        | EventType::InterviewFirstMessageRegenerated
        | EventType::ShareUpdated => return None,
    })
}
