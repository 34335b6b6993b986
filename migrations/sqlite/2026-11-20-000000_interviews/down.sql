DROP TABLE mails;
DROP TABLE log_entries;
DROP TABLE invitations;
DROP TABLE interviews;
DROP TABLE api_keys;
DROP TABLE organizations;
