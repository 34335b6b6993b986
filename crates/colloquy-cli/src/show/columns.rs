//! The columns of each record's table. If there is no room, the rightmost are omitted first.

use serde_json::Value;

use super::value::short;

pub struct OutputColumn {
    pub title: &'static str,
    /// The width down to which the column may be cut; `None` if it is never cut.
    pub least: Option<usize>,
    /// The members of which the first with a value is shown.
    pub members: &'static [&'static str],
}

impl OutputColumn {
    pub fn cell(&self, row: &Value) -> String {
        let values =
            self.members.iter().map(|way| short(way.split('.').fold(row, |place, name| &place[name])));
        values.into_iter().find(|value| !value.is_empty()).unwrap_or_default()
    }
}

const fn whole(title: &'static str, members: &'static [&'static str]) -> OutputColumn {
    OutputColumn { title, least: None, members }
}

const fn cut(title: &'static str, least: usize, members: &'static [&'static str]) -> OutputColumn {
    OutputColumn { title, least: Some(least), members }
}

const INTERVIEWS: &[OutputColumn] = &[
    whole("ID", &["id"]),
    cut("TITLE", 26, &["title", "prompt"]),
    whole("INVITED", &["invitationsCount"]),
    whole("DONE", &["invitationCounts.COMPLETED"]),
    whole("LANGUAGE", &["locale"]),
    whole("CREATED (UTC)", &["createdAt"]),
];

const INVITATIONS: &[OutputColumn] = &[
    whole("ID", &["id"]),
    whole("STATUS", &["status"]),
    cut("WHO", 24, &["email", "name"]),
    whole("SENT", &["sent"]),
    whole("LINK", &["url"]),
    whole("COMPLETED (UTC)", &["completedAt"]),
    whole("CREATED (UTC)", &["createdAt"]),
];

const LOG: &[OutputColumn] = &[
    whole("WHEN (UTC)", &["createdAt"]),
    whole("WHAT", &["type"]),
    cut("WHO", 10, &["actor.label", "actor.type"]),
    cut("MORE", 16, &["data"]),
    whole("INVITATION", &["invitationId"]),
];

const VOICES: &[OutputColumn] = &[
    whole("ID", &["id"]),
    cut("NAME", 20, &["name"]),
    whole("LANGUAGE", &["language"]),
    whole("GENDER", &["gender"]),
    cut("PROVIDER", 8, &["provider"]),
];

/// The columns of an unknown record, such as one of a later release.
const ANYTHING: &[OutputColumn] = &[whole("ID", &["id"]), cut("NAME", 16, &["name", "title"])];

pub fn of(record: &str) -> &'static [OutputColumn] {
    match record {
        "Interview" | "ListedInterview" => INTERVIEWS,
        "Invitation" | "InvitationWithMessages" => INVITATIONS,
        "LogEntry" => LOG,
        "Voice" => VOICES,
        _ => ANYTHING,
    }
}

#[cfg(test)]
mod tests {
    use colloquy_api::json::resolve;
    use colloquy_api::openapi;
    use colloquy_api::operations::OPERATIONS;

    use super::*;
    use crate::inputs::CommandLineOperation;

    #[test]
    fn every_list_has_columns_and_every_column_a_member_of_its_record() {
        let document: Value = serde_json::from_str(&openapi::document("", None)).expect("JSON");
        let lists = CommandLineOperation::all()
            .into_iter()
            .filter(|one| one.has_pages() || one.record == "Interview");
        let records: Vec<String> = lists.map(|described| described.record).collect();
        assert!(records.len() > 5 && records.len() < OPERATIONS.len());
        for record in records {
            assert_ne!(of(&record).len(), ANYTHING.len(), "{record} has no columns");
            for way in of(&record).iter().flat_map(|column| column.members) {
                let mut schema = &document["components"]["schemas"][&record];
                for name in way.split('.') {
                    // An interview that is not in a list has no counts.
                    if (record.as_str(), name) == ("Interview", "invitationCounts") {
                        break;
                    }
                    schema = resolve(&document, &resolve(&document, schema)["properties"][name]);
                    assert!(!schema.is_null(), "{record} has no {way}");
                }
            }
        }
    }
}
