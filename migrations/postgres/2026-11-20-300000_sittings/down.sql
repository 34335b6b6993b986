DROP TABLE usage;
DROP TABLE sittings;
DROP INDEX invitations_in_progress;
ALTER TABLE organizations DROP COLUMN resume_seconds;
