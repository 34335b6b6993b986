//! Records of what members have set, and of what the REST interface does not show of an invitation.

use colloquy_domain::Timestamp;
use colloquy_domain::api_key::ApiKey;
use colloquy_domain::event::EventKind;
use colloquy_domain::guide::StoredGuide;
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::logo::LogoHash;
use colloquy_domain::organization::{Organization, UsageCap};
use colloquy_domain::reminder_plan::ReminderPlan;
use colloquy_domain::retention::{RetentionKind, RetentionRules};
use colloquy_domain::session_run::SessionRun;
use colloquy_domain::webhook::WebhookEndpoint;
use serde_json::{Map, Value, json};

fn written(time: Option<Timestamp>) -> Option<String> {
    time.map(|time| time.to_string())
}

pub fn organization(organization: &Organization, retention: Option<&RetentionRules>) -> Value {
    json!({
        "id": organization.id.to_string(),
        "name": organization.name.as_str(),
        "defaultLocale": organization.default_locale.as_ref().map(|locale| locale.as_str()),
        "defaultVoiceId": organization.default_voice_id.map(|voice| voice.to_string()),
        "replyTo": organization.reply_to.as_ref().map(|email| email.as_str()),
        "systemPrompt": organization.system_prompt.as_ref().map(|prompt| prompt.as_str()),
        "safetyContact": organization.safety_contact.as_ref().map(|contact| contact.as_str()),
        "senderName": organization.appearance.sender_name.as_ref().map(|name| name.as_str()),
        "accentColour": organization.appearance.accent_colour.map(|colour| colour.written()),
        "mailText": organization.appearance.mail_text.as_ref().map(|text| text.as_str()),
        "closingText": organization.appearance.closing_text.as_ref().map(|text| text.as_str()),
        "logo": organization.appearance.logo.map(LogoHash::written),
        "resumeSeconds": organization.resume_time.seconds(),
        "monthlyCapSeconds": organization.cap.map(UsageCap::seconds),
        "onWithdrawal": organization.withdrawal_policy.as_str(),
        "retention": retention.map(retention_rules),
        "createdAt": organization.created_at.to_string(),
    })
}

/// Periods as the commands write them. Kinds without one are left out.
fn retention_rules(rules: &RetentionRules) -> Value {
    let set = |kind: &RetentionKind| Some((kind.as_str().to_owned(), json!(rules.get(*kind)?.written())));
    Value::Object(RetentionKind::ALL.iter().filter_map(set).collect::<Map<_, _>>())
}

/// Without its secrets.
pub fn endpoint(endpoint: &WebhookEndpoint) -> Value {
    json!({
        "id": endpoint.id.to_string(),
        "url": endpoint.url.as_str(),
        "description": endpoint.description.as_ref().map(|description| description.as_str()),
        "events": endpoint.kinds.iter().map(|kind| EventKind::as_str(*kind)).collect::<Vec<_>>(),
        "disabled": endpoint.disabled.map(|disabled| disabled.why.as_str()),
        "createdAt": endpoint.created_at.to_string(),
    })
}

/// Without the key.
pub fn api_key(key: &ApiKey) -> Value {
    json!({
        "id": key.id.to_string(),
        "label": key.label.as_str(),
        "lastFour": key.last_four,
        "createdAt": key.created_at.to_string(),
        "lastUsedAt": written(key.last_used_at),
        "expiresAt": written(key.expires_at),
        "revokedAt": written(key.revoked_at),
    })
}

pub fn interview(
    interview: &Interview,
    guide: Option<&StoredGuide>,
    retention: Option<&RetentionRules>,
) -> Value {
    json!({
        "deadline": written(interview.deadline),
        "reminderPlan": interview.reminder_plan.as_ref().map(ReminderPlan::to_json),
        "retention": retention.map(retention_rules),
        "guide": guide.map(|stored| stored.guide.to_json()),
        "guideOrigin": guide.map(|stored| stored.origin.to_json()),
    })
}

/// What is stored about an invitation and its consent beside its record.
pub fn invitation(invitation: &Invitation, session_run: Option<&SessionRun>) -> Value {
    json!({
        "invitationId": invitation.id.to_string(),
        "deadline": written(invitation.deadline),
        "openedAt": written(invitation.opened_at),
        "mailedAt": written(invitation.mailed_at),
        "remindAt": written(invitation.remind_at),
        "reminders": invitation.reminders,
        "timeZone": invitation.time_zone.as_ref().map(|zone| zone.as_str()),
        "dangerReportedAt": written(invitation.danger_reported_at),
        "consent": session_run.map(|run| json!({
            "version": run.consent.version,
            "at": run.consent.at.to_string(),
        })),
        "withdrawal": invitation.withdrawal.map(|withdrawal| json!({
            "at": withdrawal.at.to_string(),
            "keptAt": written(withdrawal.kept_at),
        })),
    })
}
