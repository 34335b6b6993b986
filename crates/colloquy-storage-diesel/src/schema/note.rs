//! The tables of notes.

diesel::table! {
    use diesel::sql_types::{BigInt, Nullable, Text};
    use crate::sql_types::{UuidSqlType, TimestampSqlType};

    notes (id) {
        id -> UuidSqlType,
        organization_id -> UuidSqlType,
        interview_id -> UuidSqlType,
        invitation_id -> UuidSqlType,
        message_id -> Nullable<UuidSqlType>,
        author_id -> UuidSqlType,
        content -> Text,
        tags -> Text,
        created_at -> TimestampSqlType,
        changed_at -> Nullable<TimestampSqlType>,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::Text;
    use crate::sql_types::UuidSqlType;

    note_tags (interview_id, tag_key, note_id) {
        interview_id -> UuidSqlType,
        tag_key -> Text,
        note_id -> UuidSqlType,
        tag -> Text,
    }
}
