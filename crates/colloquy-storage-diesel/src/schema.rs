//! The tables of both databases. A test compares them with the ones that the migrations create.

#[cfg(test)]
pub mod declared;
mod people;

pub use people::{accounts, audit_entries, browser_sessions, memberships, one_time_links};

diesel::table! {
    use diesel::sql_types::{BigInt, Text, Nullable};
    use crate::sql_types::{SqlUuid, SqlMoment};

    organizations (id) {
        id -> SqlUuid,
        name -> Text,
        default_locale -> Nullable<Text>,
        default_voice_id -> Nullable<SqlUuid>,
        created_at -> SqlMoment,
        reply_to -> Nullable<Text>,
        revision -> BigInt,
        system_prompt -> Nullable<Text>,
        resume_seconds -> BigInt,
        cap_seconds -> Nullable<BigInt>,
        safety_contact -> Nullable<Text>,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Binary, Text, Nullable};
    use crate::sql_types::{SqlUuid, SqlMoment};

    api_keys (id) {
        id -> SqlUuid,
        organization_id -> SqlUuid,
        label -> Text,
        hash -> Binary,
        last_four -> Text,
        expires_at -> Nullable<SqlMoment>,
        revoked_at -> Nullable<SqlMoment>,
        created_at -> SqlMoment,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Bool, Text, Nullable};
    use crate::sql_types::{SqlJson, SqlUuid, SqlMoment};

    interviews (id) {
        id -> SqlUuid,
        organization_id -> SqlUuid,
        title -> Nullable<Text>,
        prompt -> Text,
        intro -> Nullable<Text>,
        first_message -> Nullable<Text>,
        locale -> Text,
        voice_id -> SqlUuid,
        max_minutes -> Nullable<BigInt>,
        max_responses -> Nullable<BigInt>,
        disable_org_system_prompt -> Bool,
        archived_at -> Nullable<SqlMoment>,
        created_at -> SqlMoment,
        updated_at -> SqlMoment,
        revision -> BigInt,
        origins -> SqlJson,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Bool, Integer, Text, Nullable};
    use crate::sql_types::{SqlJson, SqlUuid, SqlMoment};

    invitations (id) {
        id -> SqlUuid,
        organization_id -> SqlUuid,
        interview_id -> SqlUuid,
        slug -> Text,
        status -> Text,
        name -> Nullable<Text>,
        email -> Nullable<Text>,
        source -> Text,
        sent -> Bool,
        sent_at -> Nullable<SqlMoment>,
        error -> Nullable<Text>,
        incomplete -> Bool,
        end_reason -> Nullable<Text>,
        summary -> Nullable<Text>,
        sentiment -> Nullable<Text>,
        insights -> Nullable<SqlJson>,
        active_ms -> BigInt,
        responses_count -> BigInt,
        sessions -> Integer,
        paused_at -> Nullable<SqlMoment>,
        started_at -> Nullable<SqlMoment>,
        completed_at -> Nullable<SqlMoment>,
        reopened_at -> Nullable<SqlMoment>,
        cancelled_at -> Nullable<SqlMoment>,
        deactivated_at -> Nullable<SqlMoment>,
        archived_at -> Nullable<SqlMoment>,
        created_at -> SqlMoment,
        updated_at -> SqlMoment,
        revision -> BigInt,
        mail_id -> Nullable<SqlUuid>,
        insights_origin -> Nullable<SqlJson>,
        opened_at -> Nullable<SqlMoment>,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Text, Nullable};
    use crate::sql_types::{SqlJson, SqlUuid, SqlMoment};

    log_entries (sequence) {
        sequence -> BigInt,
        id -> SqlUuid,
        organization_id -> SqlUuid,
        event -> Text,
        interview_id -> SqlUuid,
        invitation_id -> Nullable<SqlUuid>,
        actor_kind -> Text,
        actor_id -> Nullable<SqlUuid>,
        actor_label -> Nullable<Text>,
        data -> SqlJson,
        created_at -> SqlMoment,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Binary, Integer, Text, Nullable};
    use crate::sql_types::{SqlUuid, SqlMoment};

    mails (id) {
        id -> SqlUuid,
        organization_id -> SqlUuid,
        invitation_id -> SqlUuid,
        letter -> Text,
        to_address -> Text,
        actor_kind -> Text,
        actor_id -> Nullable<SqlUuid>,
        actor_label -> Nullable<Text>,
        state -> Text,
        attempts -> Integer,
        due_at -> SqlMoment,
        last_error -> Nullable<Text>,
        created_at -> SqlMoment,
        revision -> BigInt,
        unsubscribe_secret -> Nullable<Binary>,
    }
}

diesel::table! {
    use diesel::sql_types::Binary;
    use crate::sql_types::{SqlUuid, SqlMoment};

    unsubscriptions (organization_id, recipient) {
        organization_id -> SqlUuid,
        recipient -> Binary,
        created_at -> SqlMoment,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Bool, Integer, Text, Nullable};
    use crate::sql_types::{SqlJson, SqlUuid, SqlMoment};

    messages (id) {
        id -> SqlUuid,
        organization_id -> SqlUuid,
        invitation_id -> SqlUuid,
        place -> Integer,
        role -> Text,
        content -> Text,
        sentiment -> Nullable<Text>,
        insights -> Nullable<SqlJson>,
        created_at -> SqlMoment,
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
    use crate::sql_types::{SqlJson, SqlUuid};

    interview_guides (interview_id) {
        interview_id -> SqlUuid,
        guide -> SqlJson,
        source -> Text,
        origin -> SqlJson,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Bool, Text, Nullable};
    use crate::sql_types::{SqlUuid, SqlMoment};

    share_links (interview_id) {
        interview_id -> SqlUuid,
        organization_id -> SqlUuid,
        slug -> Text,
        enabled -> Bool,
        ask_name -> Text,
        ask_email -> Text,
        max_interviews -> Nullable<BigInt>,
        max_per_ip_per_day -> Nullable<BigInt>,
        opens_at -> Nullable<SqlMoment>,
        closes_at -> Nullable<SqlMoment>,
        dedupe_by_contact -> Bool,
        access_code_hash -> Nullable<Text>,
        allowed_email_domains -> Text,
        usage_count -> BigInt,
        created_at -> SqlMoment,
        updated_at -> SqlMoment,
        revision -> BigInt,
        max_per_day -> Nullable<BigInt>,
        visits_day -> SqlMoment,
        visits_count -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::Binary;
    use crate::sql_types::{SqlUuid, SqlMoment};

    share_visits (id) {
        id -> SqlUuid,
        interview_id -> SqlUuid,
        visitor -> Binary,
        created_at -> SqlMoment,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Binary, Text, Nullable};
    use crate::sql_types::{SqlJson, SqlUuid, SqlMoment};

    idempotency_records (id) {
        id -> Binary,
        organization_id -> SqlUuid,
        request_hash -> Binary,
        created_ids -> SqlJson,
        response -> Nullable<Text>,
        created_at -> SqlMoment,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{Binary, Text};
    use crate::sql_types::SqlMoment;

    service_secrets (name) {
        name -> Text,
        value -> Binary,
        created_at -> SqlMoment,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Integer, Text, Nullable};
    use crate::sql_types::{SqlJson, SqlUuid, SqlMoment};

    session_runs (invitation_id) {
        invitation_id -> SqlUuid,
        organization_id -> SqlUuid,
        consent_version -> Text,
        consented_at -> SqlMoment,
        lease_holder -> Nullable<SqlUuid>,
        session -> Integer,
        clock_ms -> BigInt,
        next_sequence -> BigInt,
        seen_at -> SqlMoment,
        engine_history -> SqlJson,
        audio_until -> Nullable<SqlMoment>,
        handover -> Nullable<SqlJson>,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Bool, Nullable, Text};
    use crate::sql_types::{SqlUuid, SqlMoment};

    events (sequence) {
        sequence -> BigInt,
        id -> SqlUuid,
        organization_id -> SqlUuid,
        invitation_id -> Nullable<SqlUuid>,
        kind -> Text,
        resumed -> Bool,
        created_at -> SqlMoment,
        body -> Nullable<Text>,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Integer};
    use crate::sql_types::SqlUuid;

    usage (organization_id, year, month, part) {
        organization_id -> SqlUuid,
        year -> Integer,
        month -> Integer,
        part -> Integer,
        active_ms -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Nullable, Text};
    use crate::sql_types::{SqlUuid, SqlMoment};

    webhook_endpoints (id) {
        id -> SqlUuid,
        organization_id -> SqlUuid,
        url -> Text,
        kinds -> Text,
        description -> Nullable<Text>,
        secret -> Text,
        previous_secret -> Nullable<Text>,
        previous_until -> Nullable<SqlMoment>,
        disabled_at -> Nullable<SqlMoment>,
        disabled_why -> Nullable<Text>,
        failing_since -> Nullable<SqlMoment>,
        created_at -> SqlMoment,
        updated_at -> SqlMoment,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Integer, Nullable, Text};
    use crate::sql_types::{SqlUuid, SqlMoment};

    webhook_deliveries (endpoint_id, event_id) {
        endpoint_id -> SqlUuid,
        event_id -> SqlUuid,
        organization_id -> SqlUuid,
        kind -> Text,
        state -> Text,
        attempts -> Integer,
        failures -> Integer,
        due_at -> SqlMoment,
        settled_at -> Nullable<SqlMoment>,
        last_error -> Nullable<Text>,
        created_at -> SqlMoment,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Integer, Nullable, Text};
    use crate::sql_types::{SqlUuid, SqlMoment};

    webhook_attempts (endpoint_id, event_id, number) {
        endpoint_id -> SqlUuid,
        event_id -> SqlUuid,
        number -> Integer,
        at -> SqlMoment,
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
diesel::allow_tables_to_appear_in_same_query!(interviews, invitations);
diesel::allow_tables_to_appear_in_same_query!(events, invitations);
diesel::allow_tables_to_appear_in_same_query!(webhook_deliveries, events);
diesel::allow_tables_to_appear_in_same_query!(webhook_deliveries, webhook_endpoints);
