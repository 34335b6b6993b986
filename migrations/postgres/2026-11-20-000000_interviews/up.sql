CREATE TABLE organizations (
    id uuid PRIMARY KEY,
    name text NOT NULL,
    default_locale text,
    default_voice_id uuid,
    created_at timestamptz NOT NULL
);

CREATE TABLE api_keys (
    id uuid PRIMARY KEY,
    organization_id uuid NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    label text NOT NULL,
    hash bytea NOT NULL UNIQUE CHECK (length(hash) = 32),
    last_four text NOT NULL,
    expires_at timestamptz,
    revoked_at timestamptz,
    created_at timestamptz NOT NULL,
    revision bigint NOT NULL CHECK (revision > 0)
);

CREATE INDEX api_keys_of_organization ON api_keys (organization_id, id);

CREATE TABLE interviews (
    id uuid PRIMARY KEY,
    organization_id uuid NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    title text,
    prompt text NOT NULL,
    intro text,
    first_message text,
    locale text NOT NULL,
    voice_id uuid NOT NULL,
    max_minutes bigint CHECK (max_minutes > 0),
    max_responses bigint CHECK (max_responses > 0),
    disable_org_system_prompt boolean NOT NULL,
    archived_at timestamptz,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    revision bigint NOT NULL CHECK (revision > 0)
);

-- A list is ordered by an expression that only these have, because where few organizations have most of the
-- interviews the planner reads a list from the primary key, and all interviews for one that has few.
CREATE INDEX interviews_active ON interviews (organization_id, (GREATEST(id)) DESC) WHERE archived_at IS NULL;
CREATE INDEX interviews_archived ON interviews (organization_id, (GREATEST(id)) DESC)
    WHERE archived_at IS NOT NULL;
CREATE INDEX interviews_updated ON interviews (organization_id, updated_at);

CREATE TABLE invitations (
    id uuid PRIMARY KEY,
    organization_id uuid NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    interview_id uuid NOT NULL REFERENCES interviews (id) DEFERRABLE INITIALLY DEFERRED,
    slug text NOT NULL UNIQUE,
    status text NOT NULL,
    name text,
    email text,
    source text NOT NULL,
    sent boolean NOT NULL,
    sent_at timestamptz,
    error text,
    incomplete boolean NOT NULL,
    end_reason text,
    summary text,
    sentiment text,
    insights jsonb,
    active_ms bigint NOT NULL CHECK (active_ms >= 0),
    responses_count bigint NOT NULL CHECK (responses_count >= 0),
    sessions integer NOT NULL CHECK (sessions >= 0),
    paused_at timestamptz,
    started_at timestamptz,
    completed_at timestamptz,
    reopened_at timestamptz,
    cancelled_at timestamptz,
    deactivated_at timestamptz,
    archived_at timestamptz,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    revision bigint NOT NULL CHECK (revision > 0)
);

-- The status is carried along, so that counting reads the index only.
CREATE INDEX invitations_of_interview ON invitations (interview_id, id DESC) INCLUDE (status)
    WHERE archived_at IS NULL;

CREATE TABLE log_entries (
    sequence bigserial PRIMARY KEY,
    id uuid NOT NULL UNIQUE,
    organization_id uuid NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    event text NOT NULL,
    interview_id uuid NOT NULL REFERENCES interviews (id) DEFERRABLE INITIALLY DEFERRED,
    invitation_id uuid REFERENCES invitations (id) DEFERRABLE INITIALLY DEFERRED,
    actor_kind text NOT NULL,
    actor_id uuid,
    actor_label text,
    data jsonb NOT NULL,
    created_at timestamptz NOT NULL
);

CREATE INDEX log_entries_of_interview ON log_entries (interview_id, sequence DESC);
CREATE INDEX log_entries_of_invitation ON log_entries (invitation_id, sequence DESC)
    WHERE invitation_id IS NOT NULL;

CREATE TABLE mails (
    id uuid PRIMARY KEY,
    organization_id uuid NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    invitation_id uuid NOT NULL REFERENCES invitations (id) DEFERRABLE INITIALLY DEFERRED,
    letter text NOT NULL,
    to_address text NOT NULL,
    actor_kind text NOT NULL,
    actor_id uuid,
    actor_label text,
    state text NOT NULL,
    attempts integer NOT NULL CHECK (attempts >= 0),
    due_at timestamptz NOT NULL,
    last_error text,
    created_at timestamptz NOT NULL,
    revision bigint NOT NULL CHECK (revision > 0)
);

CREATE INDEX mails_due ON mails (due_at, id) WHERE state = 'due';
