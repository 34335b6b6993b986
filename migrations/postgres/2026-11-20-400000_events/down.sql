DROP TABLE events;
DROP INDEX invitations_unread;
