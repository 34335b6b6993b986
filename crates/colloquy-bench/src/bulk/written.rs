//! The written rows in a comparable form.

use std::collections::HashMap;

use anyhow::{Context, Result, bail};
use serde_json::{Map, Value};

use super::INVITEES;

pub type RowAsJson = Map<String, Value>;

pub const KEY: &str = "SELECT id, label FROM api_keys WHERE organization_id = $1";

pub const INVITATIONS: &str =
    "SELECT count(*) FROM invitations WHERE interview_id = $1 AND archived_at IS NULL";

pub const DUE_MAILS: &str = "SELECT count(*) FROM mails WHERE state = 'due'";

pub const TAKE_MAILS: &str = "UPDATE mails SET state = 'sent' WHERE state = 'due'";

/// One query for each of the three tables: what was written for an interview's invitees, in the order of
/// writing. The first invitation has no email and is left out.
pub const QUERIES: [&str; 3] = [
    "SELECT * FROM invitations WHERE interview_id = $1 AND email IS NOT NULL ORDER BY id",
    "SELECT log_entries.* FROM log_entries JOIN invitations ON invitations.id = invitation_id \
     WHERE invitations.interview_id = $1 AND email IS NOT NULL AND event = 'invitation.created' ORDER BY sequence",
    "SELECT mails.* FROM mails JOIN invitations ON invitations.id = invitation_id \
     WHERE interview_id = $1 ORDER BY mails.id",
];

/// The invitation, log entry and mail of each invitee. Ids are replaced by their order of appearance, links
/// and secrets by their length, and the time of writing by a constant.
#[derive(Debug)]
pub struct ComparableInviteeRows(Vec<[RowAsJson; 3]>);

impl ComparableInviteeRows {
    pub fn new(mut tables: [Vec<RowAsJson>; 3]) -> Result<Self> {
        let first = tables[0].first().context("no invitation was written")?;
        let moment = first.get("created_at").cloned().context("an invitation has no creation time")?;
        let mut ids = HashMap::new();
        for row in tables.iter_mut().flatten() {
            row.remove("sequence");
            row.iter_mut().for_each(|(column, value)| normalise(column, value, &moment, &mut ids));
        }
        let [invitations, entries, mails] = tables;
        let counts = [invitations.len(), entries.len(), mails.len()];
        if counts != [INVITEES; 3] {
            bail!("expected {INVITEES} invitations, log entries and mails, found {counts:?}");
        }
        let of_each = invitations.into_iter().zip(entries).zip(mails);
        Ok(ComparableInviteeRows(
            of_each.map(|((invitation, entry), mail)| [invitation, entry, mail]).collect(),
        ))
    }
}

fn normalise(column: &str, value: &mut Value, moment: &Value, ids: &mut HashMap<String, usize>) {
    match column {
        "id" | "interview_id" | "invitation_id" | "mail_id" => {
            let next = ids.len();
            *value = format!("id {}", ids.entry(value.to_string()).or_insert(next)).into();
        }
        "slug" | "unsubscribe_secret" => *value = value.as_str().map_or(0, str::len).into(),
        _ if column.ends_with("_at") && value == moment => *value = "then".into(),
        _ => {}
    }
}

/// Compares column by column. Rows whose mail was already being sent when first read are skipped.
pub fn require_same(ours: &ComparableInviteeRows, floor: &ComparableInviteeRows) -> Result<()> {
    let mut compared = 0;
    for (ours, floor) in ours.0.iter().zip(&floor.0) {
        let [_, _, mail] = ours;
        if mail.get("revision") != Some(&1.into()) {
            continue;
        }
        if let Some((ours, floor)) = ours.iter().zip(floor).find(|(ours, floor)| ours != floor) {
            bail!("the floor and the service write different rows:\n{floor:?}\n{ours:?}");
        }
        compared += 1;
    }
    if compared < INVITEES / 2 {
        bail!("only {compared} of {INVITEES} mails were still unsent when first read");
    }
    Ok(())
}

#[cfg(test)]
mod tests;
