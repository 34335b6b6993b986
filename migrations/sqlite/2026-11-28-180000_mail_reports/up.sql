ALTER TABLE mails ADD COLUMN report TEXT;

-- What was reported about the addresses that an organization has mailed. The recipient is a hash of the address, as in the
-- list of those who have unsubscribed.
CREATE TABLE reported_recipients (
    organization_id BLOB NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    recipient BLOB NOT NULL CHECK (length(recipient) = 32),
    block TEXT,
    soft_bounces INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    PRIMARY KEY (organization_id, recipient)
) STRICT;
