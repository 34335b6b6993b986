-- Earlier programs cannot read these.
DELETE FROM webhook_deliveries WHERE kind = 'invitation.erased';
DELETE FROM events WHERE kind = 'invitation.erased';
DELETE FROM audit_entries WHERE action = 'erasure.requested';
UPDATE webhook_endpoints SET kinds = replace(kinds, 'invitation.erased ', '') WHERE kinds LIKE '% invitation.erased %';
DROP INDEX mails_of_invitation;
DROP INDEX mails_by_address;
DROP INDEX invitations_by_email;
DROP TABLE erasures;
