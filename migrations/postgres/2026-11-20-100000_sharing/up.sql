ALTER TABLE organizations
    ADD COLUMN reply_to text,
    ADD COLUMN revision bigint NOT NULL DEFAULT 1 CHECK (revision > 0);

ALTER TABLE invitations ADD COLUMN mail_id uuid;

CREATE INDEX invitations_archived ON invitations (interview_id, id DESC) WHERE archived_at IS NOT NULL;
CREATE INDEX invitations_by_status ON invitations (interview_id, status, id DESC) WHERE archived_at IS NULL;
CREATE INDEX invitations_of_visitors ON invitations (interview_id, lower(email))
    WHERE source = 'share' AND archived_at IS NULL;

CREATE TABLE messages (
    id uuid PRIMARY KEY,
    organization_id uuid NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    invitation_id uuid NOT NULL REFERENCES invitations (id) DEFERRABLE INITIALLY DEFERRED,
    place integer NOT NULL CHECK (place >= 0),
    role text NOT NULL,
    content text NOT NULL,
    sentiment text,
    insights jsonb,
    created_at timestamptz NOT NULL,
    offset_ms bigint NOT NULL,
    duration_ms bigint NOT NULL,
    interrupted boolean NOT NULL,
    audio text,
    typed boolean NOT NULL,
    session integer NOT NULL CHECK (session > 0),
    UNIQUE (invitation_id, place)
);

CREATE TABLE share_links (
    interview_id uuid PRIMARY KEY REFERENCES interviews (id) DEFERRABLE INITIALLY DEFERRED,
    organization_id uuid NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    slug text NOT NULL UNIQUE,
    enabled boolean NOT NULL,
    ask_name text NOT NULL,
    ask_email text NOT NULL,
    max_interviews bigint CHECK (max_interviews > 0),
    max_per_ip_per_day bigint CHECK (max_per_ip_per_day > 0),
    opens_at timestamptz,
    closes_at timestamptz,
    dedupe_by_contact boolean NOT NULL,
    access_code_hash text,
    allowed_email_domains text NOT NULL,
    usage_count bigint NOT NULL CHECK (usage_count >= 0),
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    revision bigint NOT NULL CHECK (revision > 0)
);

CREATE TABLE share_visits (
    id uuid PRIMARY KEY,
    interview_id uuid NOT NULL REFERENCES interviews (id) DEFERRABLE INITIALLY DEFERRED,
    visitor bytea NOT NULL CHECK (length(visitor) = 32),
    created_at timestamptz NOT NULL
);

CREATE INDEX share_visits_of_visitor ON share_visits (interview_id, visitor, created_at);
CREATE INDEX share_visits_by_age ON share_visits (created_at);

CREATE TABLE replays (
    id bytea PRIMARY KEY CHECK (length(id) = 32),
    organization_id uuid NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    asked bytea NOT NULL CHECK (length(asked) = 32),
    made jsonb NOT NULL,
    answer text,
    created_at timestamptz NOT NULL,
    revision bigint NOT NULL CHECK (revision > 0)
);

CREATE INDEX replays_by_age ON replays (created_at);
