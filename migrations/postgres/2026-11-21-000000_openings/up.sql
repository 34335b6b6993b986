ALTER TABLE invitations ADD COLUMN opened_at TIMESTAMPTZ;

ALTER TABLE organizations ADD COLUMN cap_seconds BIGINT CHECK (cap_seconds >= 0);
