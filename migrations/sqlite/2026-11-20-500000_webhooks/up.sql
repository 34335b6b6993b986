-- A test of an endpoint is about no invitation. What endpoints are told is made when it is first sent.
CREATE TABLE events_now (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
    organization_id BLOB NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    invitation_id BLOB REFERENCES invitations (id) DEFERRABLE INITIALLY DEFERRED,
    kind TEXT NOT NULL,
    resumed INTEGER NOT NULL CHECK (resumed IN (0, 1)),
    created_at INTEGER NOT NULL,
    body TEXT
) STRICT;

INSERT INTO events_now SELECT sequence, id, organization_id, invitation_id, kind, resumed, created_at, NULL FROM events;
DROP TABLE events;
ALTER TABLE events_now RENAME TO events;
CREATE INDEX events_of_invitation ON events (invitation_id, sequence);
CREATE INDEX events_by_age ON events (created_at);

CREATE TABLE webhook_endpoints (
    id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16),
    organization_id BLOB NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    url TEXT NOT NULL,
    -- Each with a space before and behind it.
    kinds TEXT NOT NULL,
    description TEXT,
    secret TEXT NOT NULL,
    previous_secret TEXT,
    previous_until INTEGER,
    disabled_at INTEGER,
    disabled_why TEXT,
    failing_since INTEGER,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    revision INTEGER NOT NULL CHECK (revision > 0),
    CHECK ((previous_secret IS NULL) = (previous_until IS NULL)),
    CHECK ((disabled_at IS NULL) = (disabled_why IS NULL))
) STRICT;

CREATE INDEX webhook_endpoints_of_organization ON webhook_endpoints (organization_id, id);
CREATE INDEX webhook_endpoints_deleted ON webhook_endpoints (id) WHERE disabled_why = 'deleted';

CREATE TABLE webhook_deliveries (
    endpoint_id BLOB NOT NULL REFERENCES webhook_endpoints (id) DEFERRABLE INITIALLY DEFERRED,
    event_id BLOB NOT NULL REFERENCES events (id) DEFERRABLE INITIALLY DEFERRED,
    organization_id BLOB NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    kind TEXT NOT NULL,
    state TEXT NOT NULL,
    attempts INTEGER NOT NULL CHECK (attempts >= 0),
    failures INTEGER NOT NULL CHECK (failures >= 0),
    due_at INTEGER NOT NULL,
    settled_at INTEGER,
    last_error TEXT,
    created_at INTEGER NOT NULL,
    revision INTEGER NOT NULL CHECK (revision > 0),
    PRIMARY KEY (endpoint_id, event_id)
) STRICT;

-- Each endpoint has a queue of its own, so that a long one is in nobody else's way.
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (endpoint_id, due_at, event_id) WHERE state = 'due';
CREATE INDEX webhook_deliveries_of_event ON webhook_deliveries (event_id);
CREATE INDEX webhook_deliveries_settled ON webhook_deliveries (settled_at) WHERE settled_at IS NOT NULL;

CREATE TABLE webhook_attempts (
    endpoint_id BLOB NOT NULL,
    event_id BLOB NOT NULL,
    number INTEGER NOT NULL CHECK (number > 0),
    at INTEGER NOT NULL,
    duration_ms INTEGER NOT NULL CHECK (duration_ms >= 0),
    status INTEGER,
    error TEXT,
    answer TEXT,
    PRIMARY KEY (endpoint_id, event_id, number),
    FOREIGN KEY (endpoint_id, event_id) REFERENCES webhook_deliveries (endpoint_id, event_id) ON DELETE CASCADE
) STRICT;
