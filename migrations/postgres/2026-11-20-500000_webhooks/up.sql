-- A test of an endpoint is about no invitation. What endpoints are told is made when it is first sent.
ALTER TABLE events ALTER COLUMN invitation_id DROP NOT NULL;
ALTER TABLE events ADD COLUMN body text;
CREATE INDEX events_by_age ON events (created_at);

CREATE TABLE webhook_endpoints (
    id uuid PRIMARY KEY,
    organization_id uuid NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    url text NOT NULL,
    -- Each with a space before and behind it.
    kinds text NOT NULL,
    description text,
    secret text NOT NULL,
    previous_secret text,
    previous_until timestamptz,
    disabled_at timestamptz,
    disabled_why text,
    failing_since timestamptz,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    revision bigint NOT NULL CHECK (revision > 0),
    CHECK ((previous_secret IS NULL) = (previous_until IS NULL)),
    CHECK ((disabled_at IS NULL) = (disabled_why IS NULL))
);

CREATE INDEX webhook_endpoints_of_organization ON webhook_endpoints (organization_id, id);
CREATE INDEX webhook_endpoints_deleted ON webhook_endpoints (id) WHERE disabled_why = 'deleted';

CREATE TABLE webhook_deliveries (
    endpoint_id uuid NOT NULL REFERENCES webhook_endpoints (id) DEFERRABLE INITIALLY DEFERRED,
    event_id uuid NOT NULL REFERENCES events (id) DEFERRABLE INITIALLY DEFERRED,
    organization_id uuid NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    kind text NOT NULL,
    state text NOT NULL,
    attempts integer NOT NULL CHECK (attempts >= 0),
    failures integer NOT NULL CHECK (failures >= 0),
    due_at timestamptz NOT NULL,
    settled_at timestamptz,
    last_error text,
    created_at timestamptz NOT NULL,
    revision bigint NOT NULL CHECK (revision > 0),
    PRIMARY KEY (endpoint_id, event_id)
);

-- Each endpoint has a queue of its own, so that a long one is in nobody else's way.
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (endpoint_id, due_at, event_id) WHERE state = 'due';
CREATE INDEX webhook_deliveries_of_event ON webhook_deliveries (event_id);
CREATE INDEX webhook_deliveries_settled ON webhook_deliveries (settled_at) WHERE settled_at IS NOT NULL;

CREATE TABLE webhook_attempts (
    endpoint_id uuid NOT NULL,
    event_id uuid NOT NULL,
    number integer NOT NULL CHECK (number > 0),
    at timestamptz NOT NULL,
    duration_ms bigint NOT NULL CHECK (duration_ms >= 0),
    status integer,
    error text,
    answer text,
    PRIMARY KEY (endpoint_id, event_id, number),
    FOREIGN KEY (endpoint_id, event_id) REFERENCES webhook_deliveries (endpoint_id, event_id) ON DELETE CASCADE
);
