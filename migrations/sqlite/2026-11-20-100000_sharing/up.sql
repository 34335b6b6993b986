ALTER TABLE organizations ADD COLUMN reply_to TEXT;
ALTER TABLE organizations ADD COLUMN revision INTEGER NOT NULL DEFAULT 1 CHECK (revision > 0);

ALTER TABLE invitations ADD COLUMN mail_id BLOB;

CREATE INDEX invitations_archived ON invitations (interview_id, id DESC) WHERE archived_at IS NOT NULL;
CREATE INDEX invitations_by_status ON invitations (interview_id, status, id DESC) WHERE archived_at IS NULL;
CREATE INDEX invitations_of_visitors ON invitations (interview_id, lower(email))
    WHERE source = 'share' AND archived_at IS NULL;

CREATE TABLE messages (
    id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16),
    organization_id BLOB NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    invitation_id BLOB NOT NULL REFERENCES invitations (id) DEFERRABLE INITIALLY DEFERRED,
    place INTEGER NOT NULL CHECK (place >= 0),
    role TEXT NOT NULL,
    content TEXT NOT NULL,
    sentiment TEXT,
    insights TEXT,
    created_at INTEGER NOT NULL,
    offset_ms INTEGER NOT NULL,
    duration_ms INTEGER NOT NULL,
    interrupted INTEGER NOT NULL CHECK (interrupted IN (0, 1)),
    audio TEXT,
    typed INTEGER NOT NULL CHECK (typed IN (0, 1)),
    session INTEGER NOT NULL CHECK (session > 0),
    UNIQUE (invitation_id, place)
) STRICT;

CREATE TABLE share_links (
    interview_id BLOB PRIMARY KEY NOT NULL CHECK (length(interview_id) = 16)
        REFERENCES interviews (id) DEFERRABLE INITIALLY DEFERRED,
    organization_id BLOB NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    slug TEXT NOT NULL UNIQUE,
    enabled INTEGER NOT NULL CHECK (enabled IN (0, 1)),
    ask_name TEXT NOT NULL,
    ask_email TEXT NOT NULL,
    max_interviews INTEGER CHECK (max_interviews > 0),
    max_per_ip_per_day INTEGER CHECK (max_per_ip_per_day > 0),
    opens_at INTEGER,
    closes_at INTEGER,
    dedupe_by_contact INTEGER NOT NULL CHECK (dedupe_by_contact IN (0, 1)),
    access_code_hash TEXT,
    allowed_email_domains TEXT NOT NULL,
    usage_count INTEGER NOT NULL CHECK (usage_count >= 0),
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    revision INTEGER NOT NULL CHECK (revision > 0)
) STRICT;

CREATE TABLE share_visits (
    id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16),
    interview_id BLOB NOT NULL REFERENCES interviews (id) DEFERRABLE INITIALLY DEFERRED,
    visitor BLOB NOT NULL CHECK (length(visitor) = 32),
    created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX share_visits_of_visitor ON share_visits (interview_id, visitor, created_at);
CREATE INDEX share_visits_by_age ON share_visits (created_at);

CREATE TABLE replays (
    id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 32),
    organization_id BLOB NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    asked BLOB NOT NULL CHECK (length(asked) = 32),
    made TEXT NOT NULL,
    answer TEXT,
    created_at INTEGER NOT NULL,
    revision INTEGER NOT NULL CHECK (revision > 0)
) STRICT;

CREATE INDEX replays_by_age ON replays (created_at);
