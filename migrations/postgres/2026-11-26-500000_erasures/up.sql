-- Invitations, interviews and organizations that are being erased, and the receipts of those that are erased. What is erased
-- is not referenced, because the receipt outlives it.
CREATE TABLE erasures (
    id uuid NOT NULL PRIMARY KEY,
    organization_id uuid NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    target text NOT NULL,
    target_id uuid NOT NULL UNIQUE,
    interview_id uuid,
    requested_at timestamptz NOT NULL,
    due_at timestamptz NOT NULL,
    invitations bigint NOT NULL,
    messages bigint NOT NULL,
    log_entries bigint NOT NULL,
    mails bigint NOT NULL,
    webhook_deliveries bigint NOT NULL,
    recordings bigint NOT NULL,
    completed_at timestamptz,
    revision bigint NOT NULL
);

CREATE INDEX erasures_of_organization ON erasures (organization_id, id);
CREATE INDEX erasures_of_interview ON erasures (interview_id, id) WHERE interview_id IS NOT NULL;
CREATE INDEX erasures_due ON erasures (due_at, id) WHERE completed_at IS NULL;

-- Finds what is stored about a person.
CREATE INDEX invitations_by_email ON invitations (organization_id, lower(email)) WHERE email IS NOT NULL;
CREATE INDEX mails_by_address ON mails (organization_id, lower(to_address));
CREATE INDEX mails_of_invitation ON mails (invitation_id, id);
