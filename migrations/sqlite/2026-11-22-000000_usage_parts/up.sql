-- Alike in both databases: in the other, a row that was added to is locked until that is on disk.
CREATE TABLE usage_parts (
    organization_id BLOB NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    year INTEGER NOT NULL,
    month INTEGER NOT NULL CHECK (month BETWEEN 1 AND 12),
    part INTEGER NOT NULL CHECK (part >= 0),
    active_ms INTEGER NOT NULL CHECK (active_ms >= 0),
    PRIMARY KEY (organization_id, year, month, part)
) STRICT;
INSERT INTO usage_parts SELECT organization_id, year, month, 0, active_ms FROM usage;
DROP TABLE usage;
ALTER TABLE usage_parts RENAME TO usage;
