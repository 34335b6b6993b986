DELETE FROM mails WHERE letter = 'reminder';
ALTER TABLE invitations DROP COLUMN remind_at;
