use colloquy_domain::guide::{GuideSourceHash, InterviewGuide, StoredGuide};
use colloquy_domain::origin::TextOrigin;
use diesel::prelude::*;

use super::{Columns, UnreadableValue, id, stored_id};
use crate::schema::interview_guides;
use crate::sql_types::{StoredId, StoredJson};

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = interview_guides, primary_key(interview_id), treat_none_as_null = true)]
#[diesel(treat_none_as_default_value = false)]
pub struct GuideRow {
    pub interview_id: StoredId,
    pub guide: StoredJson,
    pub source: String,
    pub origin: StoredJson,
}

impl From<&StoredGuide> for GuideRow {
    fn from(stored: &StoredGuide) -> Self {
        GuideRow {
            interview_id: stored_id(stored.interview_id),
            guide: StoredJson::new(stored.guide.to_json()),
            source: stored.source.as_str().to_owned(),
            origin: StoredJson::new(stored.origin.to_json()),
        }
    }
}

impl TryFrom<GuideRow> for StoredGuide {
    type Error = UnreadableValue;

    fn try_from(row: GuideRow) -> Result<Self, UnreadableValue> {
        let columns = Columns("interview_guides");
        Ok(StoredGuide {
            interview_id: id(row.interview_id),
            guide: columns.read("guide", InterviewGuide::from_json(&row.guide.0).ok_or("unusable guide"))?,
            source: GuideSourceHash::from_stored(row.source),
            origin: columns.read("origin", TextOrigin::from_json(&row.origin.0).ok_or("unknown shape"))?,
        })
    }
}
