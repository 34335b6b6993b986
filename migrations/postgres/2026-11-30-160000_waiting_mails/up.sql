-- Has only mails that are still to be sent, so that their number is known without reading those that were.
CREATE INDEX mails_waiting ON mails (organization_id, invitation_id) WHERE state = 'due';
