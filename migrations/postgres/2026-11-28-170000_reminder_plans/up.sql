ALTER TABLE interviews ADD COLUMN reminder_plan text;
CREATE INDEX interviews_with_reminders ON interviews (id) WHERE reminder_plan IS NOT NULL AND archived_at IS NULL;

ALTER TABLE invitations ADD COLUMN reminders integer NOT NULL DEFAULT 0;
ALTER TABLE invitations ADD COLUMN mailed_at timestamptz;
ALTER TABLE invitations ADD COLUMN time_zone text;
UPDATE invitations SET mailed_at = sent_at WHERE sent_at IS NOT NULL;
-- Has only invitees who can be reminded. A new invitation is not among them: it has not been sent.
CREATE INDEX invitations_awaiting_reminders ON invitations (interview_id, reminders, mailed_at, id)
WHERE status = 'READY' AND sent AND archived_at IS NULL;
