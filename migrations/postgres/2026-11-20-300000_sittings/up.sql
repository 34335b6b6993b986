ALTER TABLE organizations ADD COLUMN resume_seconds bigint NOT NULL DEFAULT 86400
    CHECK (resume_seconds BETWEEN 300 AND 604800);

-- Few of all invitations are, so that those which nobody takes any more are soon found.
CREATE INDEX invitations_in_progress ON invitations (id) WHERE status = 'IN_PROGRESS';

CREATE TABLE sittings (
    invitation_id uuid PRIMARY KEY REFERENCES invitations (id) DEFERRABLE INITIALLY DEFERRED,
    organization_id uuid NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    consent_version text NOT NULL,
    consented_at timestamptz NOT NULL,
    holder uuid,
    session integer NOT NULL CHECK (session >= 0),
    clock_ms bigint NOT NULL CHECK (clock_ms >= 0),
    next_sequence bigint NOT NULL CHECK (next_sequence >= 0),
    seen_at timestamptz NOT NULL,
    conductors jsonb NOT NULL,
    revision bigint NOT NULL CHECK (revision > 0)
);

CREATE TABLE usage (
    organization_id uuid NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    year integer NOT NULL,
    month integer NOT NULL CHECK (month BETWEEN 1 AND 12),
    active_ms bigint NOT NULL CHECK (active_ms >= 0),
    PRIMARY KEY (organization_id, year, month)
);
