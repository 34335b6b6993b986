ALTER TABLE organizations ADD COLUMN logo BLOB CHECK (length(logo) = 32);

-- A table of its own, because organizations are read with most requests and their logos are not.
CREATE TABLE organization_logos (
    organization_id BLOB PRIMARY KEY NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    hash BLOB NOT NULL CHECK (length(hash) = 32),
    media_type TEXT NOT NULL,
    content BLOB NOT NULL
) STRICT;
CREATE INDEX organization_logos_by_hash ON organization_logos (hash);
