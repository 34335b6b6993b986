DROP TABLE service_secrets;
DROP INDEX mails_of_links;
ALTER TABLE share_links DROP COLUMN max_per_day, DROP COLUMN visits_day, DROP COLUMN visits_count;
