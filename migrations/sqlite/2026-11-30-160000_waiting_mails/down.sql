DROP INDEX mails_waiting;
