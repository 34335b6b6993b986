//! The tables of mails to invitees and of their recipients.

diesel::table! {
    use diesel::sql_types::{BigInt, Binary, Integer, Text, Nullable};
    use crate::sql_types::{UuidSqlType, TimestampSqlType};

    mails (id) {
        id -> UuidSqlType,
        organization_id -> UuidSqlType,
        invitation_id -> UuidSqlType,
        letter -> Text,
        to_address -> Text,
        actor_kind -> Text,
        actor_id -> Nullable<UuidSqlType>,
        actor_label -> Nullable<Text>,
        state -> Text,
        attempts -> Integer,
        due_at -> TimestampSqlType,
        last_error -> Nullable<Text>,
        created_at -> TimestampSqlType,
        revision -> BigInt,
        unsubscribe_secret -> Nullable<Binary>,
        report -> Nullable<Text>,
    }
}

diesel::table! {
    use diesel::sql_types::Binary;
    use crate::sql_types::{UuidSqlType, TimestampSqlType};

    unsubscriptions (organization_id, recipient) {
        organization_id -> UuidSqlType,
        recipient -> Binary,
        created_at -> TimestampSqlType,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Binary, Nullable, Text};
    use crate::sql_types::{UuidSqlType, TimestampSqlType};

    reported_recipients (organization_id, recipient) {
        organization_id -> UuidSqlType,
        recipient -> Binary,
        block -> Nullable<Text>,
        soft_bounces -> BigInt,
        changed_at -> TimestampSqlType,
    }
}
