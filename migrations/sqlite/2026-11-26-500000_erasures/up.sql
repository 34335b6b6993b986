-- Invitations, interviews and organizations that are being erased, and the receipts of those that are erased. What is erased
-- is not referenced, because the receipt outlives it.
CREATE TABLE erasures (
    id BLOB NOT NULL PRIMARY KEY,
    organization_id BLOB NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    target TEXT NOT NULL,
    target_id BLOB NOT NULL UNIQUE,
    interview_id BLOB,
    requested_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    invitations INTEGER NOT NULL,
    messages INTEGER NOT NULL,
    log_entries INTEGER NOT NULL,
    mails INTEGER NOT NULL,
    webhook_deliveries INTEGER NOT NULL,
    recordings INTEGER NOT NULL,
    completed_at INTEGER,
    revision INTEGER NOT NULL
) STRICT;

CREATE INDEX erasures_of_organization ON erasures (organization_id, id);
CREATE INDEX erasures_of_interview ON erasures (interview_id, id) WHERE interview_id IS NOT NULL;
CREATE INDEX erasures_due ON erasures (due_at, id) WHERE completed_at IS NULL;

-- Finds what is stored about a person.
CREATE INDEX invitations_by_email ON invitations (organization_id, lower(email)) WHERE email IS NOT NULL;
CREATE INDEX mails_by_address ON mails (organization_id, lower(to_address));
CREATE INDEX mails_of_invitation ON mails (invitation_id, id);
