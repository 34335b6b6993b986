ALTER TABLE organizations DROP COLUMN system_prompt;

ALTER TABLE invitations DROP COLUMN insights_origin;
ALTER TABLE interviews DROP COLUMN origins;
