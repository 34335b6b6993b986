DROP INDEX invitations_awaiting_reminders;
DROP INDEX interviews_with_reminders;
DELETE FROM mails WHERE letter = 'organizationReminder';
ALTER TABLE invitations DROP COLUMN time_zone;
ALTER TABLE invitations DROP COLUMN mailed_at;
ALTER TABLE invitations DROP COLUMN reminders;
ALTER TABLE interviews DROP COLUMN reminder_plan;
