DROP INDEX one_time_links_of_account;
DROP TABLE account_mails;
