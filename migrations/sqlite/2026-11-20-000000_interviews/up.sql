CREATE TABLE organizations (
    id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16),
    name TEXT NOT NULL,
    default_locale TEXT,
    default_voice_id BLOB,
    created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE api_keys (
    id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16),
    organization_id BLOB NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    label TEXT NOT NULL,
    hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
    last_four TEXT NOT NULL,
    expires_at INTEGER,
    revoked_at INTEGER,
    created_at INTEGER NOT NULL,
    revision INTEGER NOT NULL CHECK (revision > 0)
) STRICT;

CREATE INDEX api_keys_of_organization ON api_keys (organization_id, id);

CREATE TABLE interviews (
    id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16),
    organization_id BLOB NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    title TEXT,
    prompt TEXT NOT NULL,
    intro TEXT,
    first_message TEXT,
    locale TEXT NOT NULL,
    voice_id BLOB NOT NULL,
    max_minutes INTEGER CHECK (max_minutes > 0),
    max_responses INTEGER CHECK (max_responses > 0),
    disable_org_system_prompt INTEGER NOT NULL CHECK (disable_org_system_prompt IN (0, 1)),
    archived_at INTEGER,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    revision INTEGER NOT NULL CHECK (revision > 0)
) STRICT;

CREATE INDEX interviews_active ON interviews (organization_id, id DESC) WHERE archived_at IS NULL;
CREATE INDEX interviews_archived ON interviews (organization_id, id DESC) WHERE archived_at IS NOT NULL;
CREATE INDEX interviews_updated ON interviews (organization_id, updated_at, id, archived_at);

CREATE TABLE invitations (
    id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16),
    organization_id BLOB NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    interview_id BLOB NOT NULL REFERENCES interviews (id) DEFERRABLE INITIALLY DEFERRED,
    slug TEXT NOT NULL UNIQUE,
    status TEXT NOT NULL,
    name TEXT,
    email TEXT,
    source TEXT NOT NULL,
    sent INTEGER NOT NULL CHECK (sent IN (0, 1)),
    sent_at INTEGER,
    error TEXT,
    incomplete INTEGER NOT NULL CHECK (incomplete IN (0, 1)),
    end_reason TEXT,
    summary TEXT,
    sentiment TEXT,
    insights TEXT,
    active_ms INTEGER NOT NULL CHECK (active_ms >= 0),
    responses_count INTEGER NOT NULL CHECK (responses_count >= 0),
    sessions INTEGER NOT NULL CHECK (sessions >= 0),
    paused_at INTEGER,
    started_at INTEGER,
    completed_at INTEGER,
    reopened_at INTEGER,
    cancelled_at INTEGER,
    deactivated_at INTEGER,
    archived_at INTEGER,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    revision INTEGER NOT NULL CHECK (revision > 0)
) STRICT;

-- The status is carried along, and what the index is limited by, so that counting reads the index only.
CREATE INDEX invitations_of_interview ON invitations (interview_id, id DESC, status, archived_at)
    WHERE archived_at IS NULL;

CREATE TABLE log_entries (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    id BLOB NOT NULL UNIQUE,
    organization_id BLOB NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    event TEXT NOT NULL,
    interview_id BLOB NOT NULL REFERENCES interviews (id) DEFERRABLE INITIALLY DEFERRED,
    invitation_id BLOB REFERENCES invitations (id) DEFERRABLE INITIALLY DEFERRED,
    actor_kind TEXT NOT NULL,
    actor_id BLOB,
    actor_label TEXT,
    data TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX log_entries_of_interview ON log_entries (interview_id, sequence DESC);
CREATE INDEX log_entries_of_invitation ON log_entries (invitation_id, sequence DESC)
    WHERE invitation_id IS NOT NULL;

CREATE TABLE mails (
    id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16),
    organization_id BLOB NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    invitation_id BLOB NOT NULL REFERENCES invitations (id) DEFERRABLE INITIALLY DEFERRED,
    letter TEXT NOT NULL,
    to_address TEXT NOT NULL,
    actor_kind TEXT NOT NULL,
    actor_id BLOB,
    actor_label TEXT,
    state TEXT NOT NULL,
    attempts INTEGER NOT NULL CHECK (attempts >= 0),
    due_at INTEGER NOT NULL,
    last_error TEXT,
    created_at INTEGER NOT NULL,
    revision INTEGER NOT NULL CHECK (revision > 0)
) STRICT;

CREATE INDEX mails_due ON mails (due_at, id) WHERE state = 'due';
