ALTER TABLE mails ADD COLUMN report text;

-- What was reported about the addresses that an organization has mailed. The recipient is a hash of the address, as in the
-- list of those who have unsubscribed.
CREATE TABLE reported_recipients (
    organization_id uuid NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    recipient bytea NOT NULL CHECK (length(recipient) = 32),
    block text,
    soft_bounces bigint NOT NULL,
    changed_at timestamptz NOT NULL,
    PRIMARY KEY (organization_id, recipient)
);
