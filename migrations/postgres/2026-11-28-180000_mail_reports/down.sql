-- Earlier programs cannot read these.
DELETE FROM webhook_deliveries WHERE kind = 'invitation.bounced';
DELETE FROM events WHERE kind = 'invitation.bounced';
UPDATE webhook_endpoints SET kinds = replace(kinds, 'invitation.bounced ', '') WHERE kinds LIKE '% invitation.bounced %';
DROP TABLE reported_recipients;
ALTER TABLE mails DROP COLUMN report;
