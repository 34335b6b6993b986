ALTER TABLE invitations ADD COLUMN remind_at INTEGER;
