//! The tables of both databases. A test compares them with the ones that the migrations create.

#[cfg(test)]
pub mod declared;
mod people;

pub use people::{accounts, audit_entries, browser_sessions, memberships, one_time_links};

diesel::table! {
    use diesel::sql_types::{BigInt, Text, Nullable};
    use crate::sql_types::{Identifier, Moment};

    organizations (id) {
        id -> Identifier,
        name -> Text,
        default_locale -> Nullable<Text>,
        default_voice_id -> Nullable<Identifier>,
        created_at -> Moment,
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
    use crate::sql_types::{Identifier, Moment};

    api_keys (id) {
        id -> Identifier,
        organization_id -> Identifier,
        label -> Text,
        hash -> Binary,
        last_four -> Text,
        expires_at -> Nullable<Moment>,
        revoked_at -> Nullable<Moment>,
        created_at -> Moment,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Bool, Text, Nullable};
    use crate::sql_types::{Document, Identifier, Moment};

    interviews (id) {
        id -> Identifier,
        organization_id -> Identifier,
        title -> Nullable<Text>,
        prompt -> Text,
        intro -> Nullable<Text>,
        first_message -> Nullable<Text>,
        locale -> Text,
        voice_id -> Identifier,
        max_minutes -> Nullable<BigInt>,
        max_responses -> Nullable<BigInt>,
        disable_org_system_prompt -> Bool,
        archived_at -> Nullable<Moment>,
        created_at -> Moment,
        updated_at -> Moment,
        revision -> BigInt,
        origins -> Document,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Bool, Integer, Text, Nullable};
    use crate::sql_types::{Document, Identifier, Moment};

    invitations (id) {
        id -> Identifier,
        organization_id -> Identifier,
        interview_id -> Identifier,
        slug -> Text,
        status -> Text,
        name -> Nullable<Text>,
        email -> Nullable<Text>,
        source -> Text,
        sent -> Bool,
        sent_at -> Nullable<Moment>,
        error -> Nullable<Text>,
        incomplete -> Bool,
        end_reason -> Nullable<Text>,
        summary -> Nullable<Text>,
        sentiment -> Nullable<Text>,
        insights -> Nullable<Document>,
        active_ms -> BigInt,
        responses_count -> BigInt,
        sessions -> Integer,
        paused_at -> Nullable<Moment>,
        started_at -> Nullable<Moment>,
        completed_at -> Nullable<Moment>,
        reopened_at -> Nullable<Moment>,
        cancelled_at -> Nullable<Moment>,
        deactivated_at -> Nullable<Moment>,
        archived_at -> Nullable<Moment>,
        created_at -> Moment,
        updated_at -> Moment,
        revision -> BigInt,
        mail_id -> Nullable<Identifier>,
        insights_origin -> Nullable<Document>,
        opened_at -> Nullable<Moment>,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Text, Nullable};
    use crate::sql_types::{Document, Identifier, Moment};

    log_entries (sequence) {
        sequence -> BigInt,
        id -> Identifier,
        organization_id -> Identifier,
        event -> Text,
        interview_id -> Identifier,
        invitation_id -> Nullable<Identifier>,
        actor_kind -> Text,
        actor_id -> Nullable<Identifier>,
        actor_label -> Nullable<Text>,
        data -> Document,
        created_at -> Moment,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Binary, Integer, Text, Nullable};
    use crate::sql_types::{Identifier, Moment};

    mails (id) {
        id -> Identifier,
        organization_id -> Identifier,
        invitation_id -> Identifier,
        letter -> Text,
        to_address -> Text,
        actor_kind -> Text,
        actor_id -> Nullable<Identifier>,
        actor_label -> Nullable<Text>,
        state -> Text,
        attempts -> Integer,
        due_at -> Moment,
        last_error -> Nullable<Text>,
        created_at -> Moment,
        revision -> BigInt,
        unsubscribe_secret -> Nullable<Binary>,
    }
}

diesel::table! {
    use diesel::sql_types::Binary;
    use crate::sql_types::{Identifier, Moment};

    unsubscriptions (organization_id, recipient) {
        organization_id -> Identifier,
        recipient -> Binary,
        created_at -> Moment,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Bool, Integer, Text, Nullable};
    use crate::sql_types::{Document, Identifier, Moment};

    messages (id) {
        id -> Identifier,
        organization_id -> Identifier,
        invitation_id -> Identifier,
        place -> Integer,
        role -> Text,
        content -> Text,
        sentiment -> Nullable<Text>,
        insights -> Nullable<Document>,
        created_at -> Moment,
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
    use crate::sql_types::{Document, Identifier};

    interview_guides (interview_id) {
        interview_id -> Identifier,
        guide -> Document,
        source -> Text,
        origin -> Document,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Bool, Text, Nullable};
    use crate::sql_types::{Identifier, Moment};

    share_links (interview_id) {
        interview_id -> Identifier,
        organization_id -> Identifier,
        slug -> Text,
        enabled -> Bool,
        ask_name -> Text,
        ask_email -> Text,
        max_interviews -> Nullable<BigInt>,
        max_per_ip_per_day -> Nullable<BigInt>,
        opens_at -> Nullable<Moment>,
        closes_at -> Nullable<Moment>,
        dedupe_by_contact -> Bool,
        access_code_hash -> Nullable<Text>,
        allowed_email_domains -> Text,
        usage_count -> BigInt,
        created_at -> Moment,
        updated_at -> Moment,
        revision -> BigInt,
        max_per_day -> Nullable<BigInt>,
        visits_day -> Moment,
        visits_count -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::Binary;
    use crate::sql_types::{Identifier, Moment};

    share_visits (id) {
        id -> Identifier,
        interview_id -> Identifier,
        visitor -> Binary,
        created_at -> Moment,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Binary, Text, Nullable};
    use crate::sql_types::{Document, Identifier, Moment};

    idempotency_records (id) {
        id -> Binary,
        organization_id -> Identifier,
        request_hash -> Binary,
        created_ids -> Document,
        response -> Nullable<Text>,
        created_at -> Moment,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{Binary, Text};
    use crate::sql_types::Moment;

    service_secrets (name) {
        name -> Text,
        value -> Binary,
        created_at -> Moment,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Integer, Text, Nullable};
    use crate::sql_types::{Document, Identifier, Moment};

    session_runs (invitation_id) {
        invitation_id -> Identifier,
        organization_id -> Identifier,
        consent_version -> Text,
        consented_at -> Moment,
        lease_holder -> Nullable<Identifier>,
        session -> Integer,
        clock_ms -> BigInt,
        next_sequence -> BigInt,
        seen_at -> Moment,
        engine_history -> Document,
        audio_until -> Nullable<Moment>,
        handover -> Nullable<Document>,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Bool, Nullable, Text};
    use crate::sql_types::{Identifier, Moment};

    events (sequence) {
        sequence -> BigInt,
        id -> Identifier,
        organization_id -> Identifier,
        invitation_id -> Nullable<Identifier>,
        kind -> Text,
        resumed -> Bool,
        created_at -> Moment,
        body -> Nullable<Text>,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Integer};
    use crate::sql_types::Identifier;

    usage (organization_id, year, month, part) {
        organization_id -> Identifier,
        year -> Integer,
        month -> Integer,
        part -> Integer,
        active_ms -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Nullable, Text};
    use crate::sql_types::{Identifier, Moment};

    webhook_endpoints (id) {
        id -> Identifier,
        organization_id -> Identifier,
        url -> Text,
        kinds -> Text,
        description -> Nullable<Text>,
        secret -> Text,
        previous_secret -> Nullable<Text>,
        previous_until -> Nullable<Moment>,
        disabled_at -> Nullable<Moment>,
        disabled_why -> Nullable<Text>,
        failing_since -> Nullable<Moment>,
        created_at -> Moment,
        updated_at -> Moment,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Integer, Nullable, Text};
    use crate::sql_types::{Identifier, Moment};

    webhook_deliveries (endpoint_id, event_id) {
        endpoint_id -> Identifier,
        event_id -> Identifier,
        organization_id -> Identifier,
        kind -> Text,
        state -> Text,
        attempts -> Integer,
        failures -> Integer,
        due_at -> Moment,
        settled_at -> Nullable<Moment>,
        last_error -> Nullable<Text>,
        created_at -> Moment,
        revision -> BigInt,
    }
}

diesel::table! {
    use diesel::sql_types::{BigInt, Integer, Nullable, Text};
    use crate::sql_types::{Identifier, Moment};

    webhook_attempts (endpoint_id, event_id, number) {
        endpoint_id -> Identifier,
        event_id -> Identifier,
        number -> Integer,
        at -> Moment,
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
