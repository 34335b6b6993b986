ALTER TABLE organizations ADD COLUMN logo bytea CHECK (length(logo) = 32);

-- A table of its own, because organizations are read with most requests and their logos are not.
CREATE TABLE organization_logos (
    organization_id uuid PRIMARY KEY NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    hash bytea NOT NULL CHECK (length(hash) = 32),
    media_type text NOT NULL,
    content bytea NOT NULL
);
CREATE INDEX organization_logos_by_hash ON organization_logos (hash);
