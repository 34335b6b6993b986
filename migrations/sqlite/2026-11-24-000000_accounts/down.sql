DROP TABLE audit_entries;
DROP TABLE one_time_links;
DROP TABLE browser_sessions;
DROP TABLE memberships;
DROP TABLE accounts;
