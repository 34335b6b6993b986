ALTER TABLE invitations DROP COLUMN deadline;
ALTER TABLE interviews DROP COLUMN deadline;
