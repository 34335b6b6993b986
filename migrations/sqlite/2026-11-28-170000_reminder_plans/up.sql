ALTER TABLE interviews ADD COLUMN reminder_plan TEXT;
CREATE INDEX interviews_with_reminders ON interviews (id) WHERE reminder_plan IS NOT NULL AND archived_at IS NULL;

ALTER TABLE invitations ADD COLUMN reminders INTEGER NOT NULL DEFAULT 0;
ALTER TABLE invitations ADD COLUMN mailed_at INTEGER;
ALTER TABLE invitations ADD COLUMN time_zone TEXT;
UPDATE invitations SET mailed_at = sent_at WHERE sent_at IS NOT NULL;
-- Has only invitees who can be reminded. A new invitation is not among them: it has not been sent.
CREATE INDEX invitations_awaiting_reminders ON invitations (interview_id, reminders, mailed_at, id)
WHERE status = 'READY' AND sent AND archived_at IS NULL;
