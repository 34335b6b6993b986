ALTER TABLE invitations ADD COLUMN opened_at INTEGER;

ALTER TABLE organizations ADD COLUMN cap_seconds INTEGER CHECK (cap_seconds >= 0);
