DROP INDEX invitations_completed;
DROP INDEX invitations_started;
