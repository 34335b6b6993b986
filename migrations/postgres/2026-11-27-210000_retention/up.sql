-- How many days an organization keeps each kind of what is stored about its invitees. An interview may have a row of its own.
-- 0 is without an end. NULL follows the organization, and in its own row also is without an end.
CREATE TABLE retention_settings (
    scope_id uuid NOT NULL PRIMARY KEY,
    organization_id uuid NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    interview_id uuid REFERENCES interviews (id) DEFERRABLE INITIALLY DEFERRED,
    audio integer,
    transcripts integer,
    personal_fields integer,
    logs integer,
    mails integer,
    webhook_bodies integer,
    revision bigint NOT NULL
);

CREATE INDEX retention_settings_of_organization ON retention_settings (organization_id, scope_id);

-- How far the removal has come for each row above, and when a node continues it.
CREATE TABLE retention_runs (
    scope_id uuid NOT NULL PRIMARY KEY REFERENCES retention_settings (scope_id) DEFERRABLE INITIALLY DEFERRED,
    organization_id uuid NOT NULL,
    interview_id uuid,
    due_at timestamptz NOT NULL,
    positions jsonb NOT NULL,
    revision bigint NOT NULL
);

CREATE INDEX retention_runs_due ON retention_runs (due_at, scope_id);

-- Finds invitations in the order in which they have ended.
CREATE INDEX invitations_ended ON invitations (
    organization_id,
    (CASE status WHEN 'COMPLETED' THEN completed_at WHEN 'CANCELLED' THEN cancelled_at WHEN 'IN_PROGRESS' THEN NULL ELSE archived_at END),
    id
) WHERE (CASE status WHEN 'COMPLETED' THEN completed_at WHEN 'CANCELLED' THEN cancelled_at WHEN 'IN_PROGRESS' THEN NULL ELSE archived_at END) IS NOT NULL;

CREATE INDEX invitations_ended_of_interview ON invitations (
    interview_id,
    (CASE status WHEN 'COMPLETED' THEN completed_at WHEN 'CANCELLED' THEN cancelled_at WHEN 'IN_PROGRESS' THEN NULL ELSE archived_at END),
    id
) WHERE (CASE status WHEN 'COMPLETED' THEN completed_at WHEN 'CANCELLED' THEN cancelled_at WHEN 'IN_PROGRESS' THEN NULL ELSE archived_at END) IS NOT NULL;
