-- All interviews of an organization add to its month, and a row that was added to is locked until that is on disk.
ALTER TABLE usage ADD COLUMN part integer NOT NULL DEFAULT 0 CHECK (part >= 0);
ALTER TABLE usage ALTER COLUMN part DROP DEFAULT;
ALTER TABLE usage DROP CONSTRAINT usage_pkey;
ALTER TABLE usage ADD PRIMARY KEY (organization_id, year, month, part);
