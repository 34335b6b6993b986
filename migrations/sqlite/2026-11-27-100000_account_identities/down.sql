DROP INDEX one_time_links_to_join;
DROP TABLE account_identities;
