CREATE TABLE usage_whole (
    organization_id BLOB NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    year INTEGER NOT NULL,
    month INTEGER NOT NULL CHECK (month BETWEEN 1 AND 12),
    active_ms INTEGER NOT NULL CHECK (active_ms >= 0),
    PRIMARY KEY (organization_id, year, month)
) STRICT;
INSERT INTO usage_whole SELECT organization_id, year, month, sum(active_ms) FROM usage GROUP BY organization_id, year, month;
DROP TABLE usage;
ALTER TABLE usage_whole RENAME TO usage;
