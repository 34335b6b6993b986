ALTER TABLE organizations DROP COLUMN cap_seconds;

ALTER TABLE invitations DROP COLUMN opened_at;
