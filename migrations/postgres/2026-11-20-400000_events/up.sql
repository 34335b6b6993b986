-- Few of all invitations are, so that those which are still to be read are soon found.
CREATE INDEX invitations_unread ON invitations (completed_at)
    WHERE status = 'COMPLETED' AND insights_origin IS NULL;

CREATE TABLE events (
    sequence bigserial PRIMARY KEY,
    id uuid NOT NULL UNIQUE,
    organization_id uuid NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    invitation_id uuid NOT NULL REFERENCES invitations (id) DEFERRABLE INITIALLY DEFERRED,
    kind text NOT NULL,
    resumed boolean NOT NULL,
    created_at timestamptz NOT NULL
);

CREATE INDEX events_of_invitation ON events (invitation_id, sequence);
