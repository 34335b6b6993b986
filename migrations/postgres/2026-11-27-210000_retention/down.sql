-- Earlier programs cannot read these.
DELETE FROM audit_entries WHERE action = 'retention.changed';
DROP INDEX invitations_ended_of_interview;
DROP INDEX invitations_ended;
DROP TABLE retention_runs;
DROP TABLE retention_settings;
