DROP TABLE webhook_attempts;
DROP TABLE webhook_deliveries;
DROP TABLE webhook_endpoints;

CREATE TABLE events_before (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
    organization_id BLOB NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    invitation_id BLOB NOT NULL REFERENCES invitations (id) DEFERRABLE INITIALLY DEFERRED,
    kind TEXT NOT NULL,
    resumed INTEGER NOT NULL CHECK (resumed IN (0, 1)),
    created_at INTEGER NOT NULL
) STRICT;

INSERT INTO events_before SELECT sequence, id, organization_id, invitation_id, kind, resumed, created_at
    FROM events WHERE invitation_id IS NOT NULL;
DROP TABLE events;
ALTER TABLE events_before RENAME TO events;
CREATE INDEX events_of_invitation ON events (invitation_id, sequence);
