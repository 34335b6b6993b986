DROP TABLE unsubscriptions;
ALTER TABLE mails DROP COLUMN unsubscribe_secret;
