//! The tables of passkeys.

diesel::table! {
    use diesel::sql_types::{BigInt, Binary, Text, Nullable};
    use crate::sql_types::{UuidSqlType, TimestampSqlType};

    passkeys (id) {
        id -> UuidSqlType,
        account_id -> UuidSqlType,
        name -> Text,
        credential_id -> Binary,
        public_key -> Binary,
        credential_state -> Binary,
        created_at -> TimestampSqlType,
        used_at -> Nullable<TimestampSqlType>,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::Binary;
    use crate::sql_types::TimestampSqlType;

    used_passkey_challenges (hash) {
        hash -> Binary,
        used_at -> TimestampSqlType,
    }
}
