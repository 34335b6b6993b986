ALTER TABLE organizations ADD COLUMN resume_seconds INTEGER NOT NULL DEFAULT 86400
    CHECK (resume_seconds BETWEEN 300 AND 604800);

-- Few of all invitations are, so that those which nobody takes any more are soon found.
CREATE INDEX invitations_in_progress ON invitations (id) WHERE status = 'IN_PROGRESS';

CREATE TABLE sittings (
    invitation_id BLOB PRIMARY KEY NOT NULL CHECK (length(invitation_id) = 16)
        REFERENCES invitations (id) DEFERRABLE INITIALLY DEFERRED,
    organization_id BLOB NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    consent_version TEXT NOT NULL,
    consented_at INTEGER NOT NULL,
    holder BLOB CHECK (length(holder) = 16),
    session INTEGER NOT NULL CHECK (session >= 0),
    clock_ms INTEGER NOT NULL CHECK (clock_ms >= 0),
    next_sequence INTEGER NOT NULL CHECK (next_sequence >= 0),
    seen_at INTEGER NOT NULL,
    conductors TEXT NOT NULL,
    revision INTEGER NOT NULL CHECK (revision > 0)
) STRICT;

CREATE TABLE usage (
    organization_id BLOB NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    year INTEGER NOT NULL,
    month INTEGER NOT NULL CHECK (month BETWEEN 1 AND 12),
    active_ms INTEGER NOT NULL CHECK (active_ms >= 0),
    PRIMARY KEY (organization_id, year, month)
) STRICT;
