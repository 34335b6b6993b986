DROP TABLE replays;
DROP TABLE share_visits;
DROP TABLE share_links;
DROP TABLE messages;
DROP INDEX invitations_of_visitors;
DROP INDEX invitations_by_status;
DROP INDEX invitations_archived;
ALTER TABLE invitations DROP COLUMN mail_id;
ALTER TABLE organizations DROP COLUMN revision, DROP COLUMN reply_to;
