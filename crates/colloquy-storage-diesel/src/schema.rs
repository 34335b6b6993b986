//! The tables of both databases. A test compares them with the ones that the migrations create.

pub mod declared;
mod mail;
mod note;
mod passkey;
mod people;
mod wide_table;

pub use mail::{mails, reported_recipients, unsubscriptions};
pub use note::{note_tags, notes};
pub use passkey::{passkeys, used_passkey_challenges};
pub use people::{
    account_identities, account_mails, accounts, audit_entries, browser_sessions, erasures, memberships,
    one_time_links, retention_runs, retention_settings,
};
use wide_table::wide_table;

wide_table! {
    organizations (id) {
        id -> UuidSqlType,
        name -> Text,
        default_locale -> Nullable<Text>,
        default_voice_id -> Nullable<UuidSqlType>,
        created_at -> TimestampSqlType,
        reply_to -> Nullable<Text>,
        revision -> BigInt,
        system_prompt -> Nullable<Text>,
        resume_seconds -> BigInt,
        cap_seconds -> Nullable<BigInt>,
        safety_contact -> Nullable<Text>,
        withdrawal_policy -> Text,
        sender_name -> Nullable<Text>,
        accent_colour -> Nullable<Text>,
        mail_text -> Nullable<Text>,
        closing_text -> Nullable<Text>,
    }
    further {
        logo -> Nullable<Binary>,
    }
}

diesel::table! {
    use diesel::sql_types::{Binary, Text};
    use crate::sql_types::UuidSqlType;

    organization_logos (organization_id) {
        organization_id -> UuidSqlType,
        hash -> Binary,
        media_type -> Text,
        content -> Binary,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Binary, Text, Nullable};
    use crate::sql_types::{UuidSqlType, TimestampSqlType};

    api_keys (id) {
        id -> UuidSqlType,
        organization_id -> UuidSqlType,
        label -> Text,
        hash -> Binary,
        last_four -> Text,
        expires_at -> Nullable<TimestampSqlType>,
        revoked_at -> Nullable<TimestampSqlType>,
        created_at -> TimestampSqlType,
        revision -> BigInt,
        last_used_at -> Nullable<TimestampSqlType>,
    }
}

wide_table! {
    interviews (id) {
        id -> UuidSqlType,
        organization_id -> UuidSqlType,
        title -> Nullable<Text>,
        prompt -> Text,
        intro -> Nullable<Text>,
        first_message -> Nullable<Text>,
        locale -> Text,
        voice_id -> UuidSqlType,
        max_minutes -> Nullable<BigInt>,
        max_responses -> Nullable<BigInt>,
        disable_org_system_prompt -> Bool,
        archived_at -> Nullable<TimestampSqlType>,
        created_at -> TimestampSqlType,
        updated_at -> TimestampSqlType,
        revision -> BigInt,
        origins -> JsonSqlType,
    }
    further {
        deadline -> Nullable<TimestampSqlType>,
        reminder_plan -> Nullable<Text>,
    }
}

wide_table! {
    invitations (id) {
        id -> UuidSqlType,
        organization_id -> UuidSqlType,
        interview_id -> UuidSqlType,
        slug -> Text,
        status -> Text,
        name -> Nullable<Text>,
        email -> Nullable<Text>,
        source -> Text,
        sent -> Bool,
        sent_at -> Nullable<TimestampSqlType>,
        error -> Nullable<Text>,
        incomplete -> Bool,
        end_reason -> Nullable<Text>,
        summary -> Nullable<Text>,
        sentiment -> Nullable<Text>,
        insights -> Nullable<JsonSqlType>,
    }
    further {
        active_ms -> BigInt,
        responses_count -> BigInt,
        sessions -> Integer,
        started_at -> Nullable<TimestampSqlType>,
        completed_at -> Nullable<TimestampSqlType>,
        reopened_at -> Nullable<TimestampSqlType>,
        cancelled_at -> Nullable<TimestampSqlType>,
        deactivated_at -> Nullable<TimestampSqlType>,
        archived_at -> Nullable<TimestampSqlType>,
        created_at -> TimestampSqlType,
        updated_at -> TimestampSqlType,
        revision -> BigInt,
        mail_id -> Nullable<UuidSqlType>,
        withdrawn_at -> Nullable<TimestampSqlType>,
        reminders -> Integer,
        mailed_at -> Nullable<TimestampSqlType>,
        paused_at -> Nullable<TimestampSqlType>,
        insights_origin -> Nullable<JsonSqlType>,
        opened_at -> Nullable<TimestampSqlType>,
        withdrawal_kept_at -> Nullable<TimestampSqlType>,
        deadline -> Nullable<TimestampSqlType>,
        remind_at -> Nullable<TimestampSqlType>,
        time_zone -> Nullable<Text>,
        danger_reported_at -> Nullable<TimestampSqlType>,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Text, Nullable};
    use crate::sql_types::{JsonSqlType, UuidSqlType, TimestampSqlType};

    log_entries (sequence) {
        sequence -> BigInt,
        id -> UuidSqlType,
        organization_id -> UuidSqlType,
        event -> Text,
        interview_id -> UuidSqlType,
        invitation_id -> Nullable<UuidSqlType>,
        actor_kind -> Text,
        actor_id -> Nullable<UuidSqlType>,
        actor_label -> Nullable<Text>,
        data -> JsonSqlType,
        created_at -> TimestampSqlType,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Bool, Integer, Text, Nullable};
    use crate::sql_types::{JsonSqlType, UuidSqlType, TimestampSqlType};

    messages (id) {
        id -> UuidSqlType,
        organization_id -> UuidSqlType,
        invitation_id -> UuidSqlType,
        place -> Integer,
        role -> Text,
        content -> Text,
        sentiment -> Nullable<Text>,
        insights -> Nullable<JsonSqlType>,
        created_at -> TimestampSqlType,
        offset_ms -> BigInt,
        duration_ms -> BigInt,
        interrupted -> Bool,
        audio -> Nullable<Text>,
        typed -> Bool,
        session -> Integer,
    }
}

diesel::table! {
    use diesel::sql_types::Text;
    use crate::sql_types::{JsonSqlType, UuidSqlType};

    interview_guides (interview_id) {
        interview_id -> UuidSqlType,
        guide -> JsonSqlType,
        source -> Text,
        origin -> JsonSqlType,
    }
}

wide_table! {
    share_links (interview_id) {
        interview_id -> UuidSqlType,
        organization_id -> UuidSqlType,
        slug -> Text,
        enabled -> Bool,
        ask_name -> Text,
        ask_email -> Text,
        max_interviews -> Nullable<BigInt>,
        max_per_ip_per_day -> Nullable<BigInt>,
        opens_at -> Nullable<TimestampSqlType>,
        closes_at -> Nullable<TimestampSqlType>,
        dedupe_by_contact -> Bool,
        access_code_hash -> Nullable<Text>,
        allowed_email_domains -> Text,
        usage_count -> BigInt,
        created_at -> TimestampSqlType,
        updated_at -> TimestampSqlType,
    }
    further {
        revision -> BigInt,
        max_per_day -> Nullable<BigInt>,
        visits_day -> TimestampSqlType,
        visits_count -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::Binary;
    use crate::sql_types::{UuidSqlType, TimestampSqlType};

    share_visits (id) {
        id -> UuidSqlType,
        interview_id -> UuidSqlType,
        visitor -> Binary,
        created_at -> TimestampSqlType,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Binary, Text, Nullable};
    use crate::sql_types::{JsonSqlType, UuidSqlType, TimestampSqlType};

    idempotency_records (id) {
        id -> Binary,
        organization_id -> UuidSqlType,
        request_hash -> Binary,
        created_ids -> JsonSqlType,
        response -> Nullable<Text>,
        created_at -> TimestampSqlType,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{Binary, Text};
    use crate::sql_types::TimestampSqlType;

    service_secrets (name) {
        name -> Text,
        value -> Binary,
        created_at -> TimestampSqlType,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Integer, Text, Nullable};
    use crate::sql_types::{JsonSqlType, UuidSqlType, TimestampSqlType};

    session_runs (invitation_id) {
        invitation_id -> UuidSqlType,
        organization_id -> UuidSqlType,
        consent_version -> Text,
        consented_at -> TimestampSqlType,
        lease_holder -> Nullable<UuidSqlType>,
        session -> Integer,
        clock_ms -> BigInt,
        next_sequence -> BigInt,
        seen_at -> TimestampSqlType,
        engine_history -> JsonSqlType,
        audio_until -> Nullable<TimestampSqlType>,
        handover -> Nullable<JsonSqlType>,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Bool, Nullable, Text};
    use crate::sql_types::{UuidSqlType, TimestampSqlType};

    events (sequence) {
        sequence -> BigInt,
        id -> UuidSqlType,
        organization_id -> UuidSqlType,
        invitation_id -> Nullable<UuidSqlType>,
        kind -> Text,
        resumed -> Bool,
        created_at -> TimestampSqlType,
        body -> Nullable<Text>,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Integer};
    use crate::sql_types::UuidSqlType;

    usage (organization_id, year, month, part) {
        organization_id -> UuidSqlType,
        year -> Integer,
        month -> Integer,
        part -> Integer,
        active_ms -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Nullable, Text};
    use crate::sql_types::{UuidSqlType, TimestampSqlType};

    webhook_endpoints (id) {
        id -> UuidSqlType,
        organization_id -> UuidSqlType,
        url -> Text,
        kinds -> Text,
        description -> Nullable<Text>,
        secret -> Text,
        previous_secret -> Nullable<Text>,
        previous_until -> Nullable<TimestampSqlType>,
        disabled_at -> Nullable<TimestampSqlType>,
        disabled_why -> Nullable<Text>,
        failing_since -> Nullable<TimestampSqlType>,
        created_at -> TimestampSqlType,
        updated_at -> TimestampSqlType,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Integer, Nullable, Text};
    use crate::sql_types::{UuidSqlType, TimestampSqlType};

    webhook_deliveries (endpoint_id, event_id) {
        endpoint_id -> UuidSqlType,
        event_id -> UuidSqlType,
        organization_id -> UuidSqlType,
        kind -> Text,
        state -> Text,
        attempts -> Integer,
        failures -> Integer,
        due_at -> TimestampSqlType,
        settled_at -> Nullable<TimestampSqlType>,
        last_error -> Nullable<Text>,
        created_at -> TimestampSqlType,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Integer, Nullable, Text};
    use crate::sql_types::{UuidSqlType, TimestampSqlType};

    webhook_attempts (endpoint_id, event_id, number) {
        endpoint_id -> UuidSqlType,
        event_id -> UuidSqlType,
        number -> Integer,
        at -> TimestampSqlType,
        duration_ms -> BigInt,
        status -> Nullable<Integer>,
        error -> Nullable<Text>,
        answer -> Nullable<Text>,
    }
}

diesel::table! {
    write_probe (id) {
        id -> Integer,
        writes -> BigInt,
    }
}

diesel::joinable!(api_keys -> organizations (organization_id));
diesel::allow_tables_to_appear_in_same_query!(api_keys, organizations);
diesel::allow_tables_to_appear_in_same_query!(erasures, interviews);
diesel::allow_tables_to_appear_in_same_query!(erasures, invitations);
diesel::allow_tables_to_appear_in_same_query!(interviews, invitations);
diesel::allow_tables_to_appear_in_same_query!(events, invitations);
diesel::allow_tables_to_appear_in_same_query!(mails, invitations);
diesel::allow_tables_to_appear_in_same_query!(webhook_deliveries, events);
diesel::allow_tables_to_appear_in_same_query!(webhook_deliveries, webhook_endpoints);
