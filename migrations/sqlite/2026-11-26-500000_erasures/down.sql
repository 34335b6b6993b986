DROP INDEX mails_of_invitation;
DROP INDEX mails_by_address;
DROP INDEX invitations_by_email;
DROP TABLE erasures;
