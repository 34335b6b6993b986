-- Few of all invitations are, so that those which are still to be read are soon found.
CREATE INDEX invitations_unread ON invitations (completed_at)
    WHERE status = 'COMPLETED' AND insights_origin IS NULL;

CREATE TABLE events (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
    organization_id BLOB NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    invitation_id BLOB NOT NULL REFERENCES invitations (id) DEFERRABLE INITIALLY DEFERRED,
    kind TEXT NOT NULL,
    resumed INTEGER NOT NULL CHECK (resumed IN (0, 1)),
    created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX events_of_invitation ON events (invitation_id, sequence);
