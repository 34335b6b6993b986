//! The tables of the people who work in the console.

use super::organizations;

diesel::table! {
    use diesel::sql_types::{BigInt, Text};
    use crate::sql_types::{Identifier, Moment};

    accounts (id) {
        id -> Identifier,
        email -> Text,
        name -> Text,
        password_hash -> Text,
        created_at -> Moment,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Text};
    use crate::sql_types::{Identifier, Moment};

    memberships (account_id, organization_id) {
        account_id -> Identifier,
        organization_id -> Identifier,
        role -> Text,
        created_at -> Moment,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Binary, Text};
    use crate::sql_types::{Identifier, Moment};

    browser_sessions (id) {
        id -> Identifier,
        account_id -> Identifier,
        secret -> Binary,
        user_agent -> Text,
        created_at -> Moment,
        used_at -> Moment,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Binary, Text, Nullable};
    use crate::sql_types::{Identifier, Moment};

    one_time_links (id) {
        id -> Identifier,
        secret -> Binary,
        purpose -> Text,
        organization_id -> Nullable<Identifier>,
        account_id -> Nullable<Identifier>,
        email -> Nullable<Text>,
        role -> Nullable<Text>,
        created_at -> Moment,
        expires_at -> Moment,
        closed_at -> Nullable<Moment>,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{Text, Nullable};
    use crate::sql_types::{Identifier, Moment};

    audit_entries (id) {
        id -> Identifier,
        organization_id -> Identifier,
        account_id -> Nullable<Identifier>,
        account_email -> Nullable<Text>,
        action -> Text,
        subject -> Text,
        created_at -> Moment,
    }
}

diesel::joinable!(memberships -> accounts (account_id));
diesel::joinable!(memberships -> organizations (organization_id));
diesel::joinable!(browser_sessions -> accounts (account_id));
diesel::allow_tables_to_appear_in_same_query!(memberships, accounts);
diesel::allow_tables_to_appear_in_same_query!(memberships, organizations);
diesel::allow_tables_to_appear_in_same_query!(browser_sessions, accounts);
