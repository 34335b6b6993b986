//! The findings of an interview, one row for each.

use colloquy_app::App;
use colloquy_domain::insights::Insights;
use colloquy_domain::invitation::Invitation;

use super::csv;

pub const COLUMNS: &[&str] =
    &["invitationId", "name", "email", "topic", "kind", "sentiment", "finding", "messageIds"];

/// Adds the rows of an invitation.
pub fn add_rows(table: &mut String, _: &App, invitation: &Invitation) {
    let Some(insights) = &invitation.insights else { return };
    for finding in Insights::from(insights).findings {
        let ids: Vec<String> = finding.message_ids.iter().map(ToString::to_string).collect();
        let cells = [
            invitation.id.to_string(),
            invitation.name.as_ref().map(|name| name.as_str().to_owned()).unwrap_or_default(),
            invitation.email.as_ref().map(|email| email.as_str().to_owned()).unwrap_or_default(),
            finding.topic.unwrap_or_default(),
            finding.kind.as_str().to_owned(),
            finding.sentiment.as_str().to_owned(),
            finding.text,
            ids.join(" "),
        ];
        csv::add_row(table, cells.iter().map(String::as_str));
    }
}
