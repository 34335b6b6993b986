//! The tables of the people who work in the console.

use super::organizations;

diesel::table! {
    use diesel::sql_types::{BigInt, Bool, Nullable, Text};
    use crate::sql_types::{UuidSqlType, TimestampSqlType};

    accounts (id) {
        id -> UuidSqlType,
        email -> Text,
        name -> Text,
        password_hash -> Text,
        is_operator -> Bool,
        language -> Nullable<Text>,
        created_at -> TimestampSqlType,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::Text;
    use crate::sql_types::{UuidSqlType, TimestampSqlType};

    account_identities (issuer, subject) {
        issuer -> Text,
        subject -> Text,
        account_id -> UuidSqlType,
        linked_at -> TimestampSqlType,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Text};
    use crate::sql_types::{UuidSqlType, TimestampSqlType};

    memberships (account_id, organization_id) {
        account_id -> UuidSqlType,
        organization_id -> UuidSqlType,
        role -> Text,
        created_at -> TimestampSqlType,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Binary, Text};
    use crate::sql_types::{UuidSqlType, TimestampSqlType};

    browser_sessions (id) {
        id -> UuidSqlType,
        account_id -> UuidSqlType,
        secret -> Binary,
        user_agent -> Text,
        created_at -> TimestampSqlType,
        used_at -> TimestampSqlType,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Binary, Text, Nullable};
    use crate::sql_types::{UuidSqlType, TimestampSqlType};

    one_time_links (id) {
        id -> UuidSqlType,
        secret -> Binary,
        purpose -> Text,
        organization_id -> Nullable<UuidSqlType>,
        account_id -> Nullable<UuidSqlType>,
        email -> Nullable<Text>,
        role -> Nullable<Text>,
        created_at -> TimestampSqlType,
        expires_at -> TimestampSqlType,
        closed_at -> Nullable<TimestampSqlType>,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Integer, Text, Nullable};
    use crate::sql_types::{UuidSqlType, TimestampSqlType};

    account_mails (id) {
        id -> UuidSqlType,
        purpose -> Text,
        link_id -> Nullable<UuidSqlType>,
        to_address -> Text,
        language -> Text,
        state -> Text,
        attempts -> Integer,
        due_at -> TimestampSqlType,
        last_error -> Nullable<Text>,
        created_at -> TimestampSqlType,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{Text, Nullable};
    use crate::sql_types::{UuidSqlType, TimestampSqlType};

    audit_entries (id) {
        id -> UuidSqlType,
        organization_id -> UuidSqlType,
        account_id -> Nullable<UuidSqlType>,
        account_email -> Nullable<Text>,
        action -> Text,
        subject -> Text,
        created_at -> TimestampSqlType,
    }
}

diesel::joinable!(account_identities -> accounts (account_id));
diesel::joinable!(memberships -> accounts (account_id));
diesel::joinable!(memberships -> organizations (organization_id));
diesel::joinable!(browser_sessions -> accounts (account_id));
diesel::allow_tables_to_appear_in_same_query!(account_identities, accounts);
diesel::allow_tables_to_appear_in_same_query!(memberships, accounts);
diesel::allow_tables_to_appear_in_same_query!(memberships, organizations);
diesel::allow_tables_to_appear_in_same_query!(browser_sessions, accounts);

diesel::table! {
    use diesel::sql_types::{BigInt, Nullable, Text};
    use crate::sql_types::{UuidSqlType, TimestampSqlType};

    erasures (id) {
        id -> UuidSqlType,
        organization_id -> UuidSqlType,
        target -> Text,
        target_id -> UuidSqlType,
        interview_id -> Nullable<UuidSqlType>,
        requested_at -> TimestampSqlType,
        due_at -> TimestampSqlType,
        invitations -> BigInt,
        messages -> BigInt,
        log_entries -> BigInt,
        mails -> BigInt,
        webhook_deliveries -> BigInt,
        recordings -> BigInt,
        completed_at -> Nullable<TimestampSqlType>,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Integer, Nullable};
    use crate::sql_types::UuidSqlType;

    retention_settings (scope_id) {
        scope_id -> UuidSqlType,
        organization_id -> UuidSqlType,
        interview_id -> Nullable<UuidSqlType>,
        audio -> Nullable<Integer>,
        transcripts -> Nullable<Integer>,
        personal_fields -> Nullable<Integer>,
        logs -> Nullable<Integer>,
        mails -> Nullable<Integer>,
        webhook_bodies -> Nullable<Integer>,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Nullable};
    use crate::sql_types::{JsonSqlType, UuidSqlType, TimestampSqlType};

    retention_runs (scope_id) {
        scope_id -> UuidSqlType,
        organization_id -> UuidSqlType,
        interview_id -> Nullable<UuidSqlType>,
        due_at -> TimestampSqlType,
        positions -> JsonSqlType,
        revision -> BigInt,
    }
}
