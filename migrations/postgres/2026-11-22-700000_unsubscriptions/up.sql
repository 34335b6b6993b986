ALTER TABLE mails ADD COLUMN unsubscribe_secret bytea CHECK (length(unsubscribe_secret) = 16);

-- The recipient is a hash of the address, so that an entry can stay after a person's data is erased.
CREATE TABLE unsubscriptions (
    organization_id uuid NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    recipient bytea NOT NULL CHECK (length(recipient) = 32),
    created_at timestamptz NOT NULL,
    PRIMARY KEY (organization_id, recipient)
);
