DROP TABLE webhook_attempts;
DROP TABLE webhook_deliveries;
DROP TABLE webhook_endpoints;
DROP INDEX events_by_age;
ALTER TABLE events DROP COLUMN body;
DELETE FROM events WHERE invitation_id IS NULL;
ALTER TABLE events ALTER COLUMN invitation_id SET NOT NULL;
