//! The outcome of each invitation of an interview, one row for each.

use colloquy_app::App;
use colloquy_domain::Timestamp;
use colloquy_domain::insights::Insights;
use colloquy_domain::invitation::Invitation;

use super::csv;

pub const COLUMNS: &[&str] = &[
    "id",
    "name",
    "email",
    "status",
    "createdAt",
    "startedAt",
    "completedAt",
    "endReason",
    "activeSeconds",
    "responsesCount",
    "sentiment",
    "summary",
    "findings",
    "link",
];

/// Adds the row of an invitation.
pub fn add_row(table: &mut String, app: &App, invitation: &Invitation) {
    let time = |time: Option<Timestamp>| time.map(|time| time.to_string()).unwrap_or_default();
    let insights = invitation.insights.as_ref().map(Insights::from).unwrap_or_default();
    let findings: Vec<&str> = insights.findings.iter().map(|finding| finding.text.as_str()).collect();
    let cells = [
        invitation.id.to_string(),
        invitation.name.as_ref().map(|name| name.as_str().to_owned()).unwrap_or_default(),
        invitation.email.as_ref().map(|email| email.as_str().to_owned()).unwrap_or_default(),
        invitation.status.as_str().to_owned(),
        time(Some(invitation.created_at)),
        time(invitation.started_at),
        time(invitation.completed_at),
        invitation.end_reason.map(|reason| reason.as_str().to_owned()).unwrap_or_default(),
        (invitation.active_ms / 1_000).to_string(),
        invitation.responses_count.to_string(),
        invitation.sentiment.map(|sentiment| sentiment.as_str().to_owned()).unwrap_or_default(),
        invitation.summary.clone().unwrap_or_default(),
        findings.join("\n"),
        app.links.invitation(&invitation.slug),
    ];
    csv::add_row(table, cells.iter().map(String::as_str));
}
