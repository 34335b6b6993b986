DROP INDEX invitations_in_danger;
ALTER TABLE invitations DROP COLUMN danger_reported_at;
