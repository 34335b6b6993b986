//! The tables of the people who work in the console.

use super::organizations;

diesel::table! {
    use diesel::sql_types::{BigInt, Text};
    use crate::sql_types::{SqlUuid, SqlMoment};

    accounts (id) {
        id -> SqlUuid,
        email -> Text,
        name -> Text,
        password_hash -> Text,
        created_at -> SqlMoment,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Text};
    use crate::sql_types::{SqlUuid, SqlMoment};

    memberships (account_id, organization_id) {
        account_id -> SqlUuid,
        organization_id -> SqlUuid,
        role -> Text,
        created_at -> SqlMoment,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Binary, Text};
    use crate::sql_types::{SqlUuid, SqlMoment};

    browser_sessions (id) {
        id -> SqlUuid,
        account_id -> SqlUuid,
        secret -> Binary,
        user_agent -> Text,
        created_at -> SqlMoment,
        used_at -> SqlMoment,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Binary, Text, Nullable};
    use crate::sql_types::{SqlUuid, SqlMoment};

    one_time_links (id) {
        id -> SqlUuid,
        secret -> Binary,
        purpose -> Text,
        organization_id -> Nullable<SqlUuid>,
        account_id -> Nullable<SqlUuid>,
        email -> Nullable<Text>,
        role -> Nullable<Text>,
        created_at -> SqlMoment,
        expires_at -> SqlMoment,
        closed_at -> Nullable<SqlMoment>,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{Text, Nullable};
    use crate::sql_types::{SqlUuid, SqlMoment};

    audit_entries (id) {
        id -> SqlUuid,
        organization_id -> SqlUuid,
        account_id -> Nullable<SqlUuid>,
        account_email -> Nullable<Text>,
        action -> Text,
        subject -> Text,
        created_at -> SqlMoment,
    }
}

diesel::joinable!(memberships -> accounts (account_id));
diesel::joinable!(memberships -> organizations (organization_id));
diesel::joinable!(browser_sessions -> accounts (account_id));
diesel::allow_tables_to_appear_in_same_query!(memberships, accounts);
diesel::allow_tables_to_appear_in_same_query!(memberships, organizations);
diesel::allow_tables_to_appear_in_same_query!(browser_sessions, accounts);
