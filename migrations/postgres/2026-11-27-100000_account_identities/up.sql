-- An account has at most one identity at each provider.
CREATE TABLE account_identities (
    issuer text NOT NULL,
    subject text NOT NULL,
    account_id uuid NOT NULL REFERENCES accounts (id) DEFERRABLE INITIALLY DEFERRED,
    linked_at timestamptz NOT NULL,
    PRIMARY KEY (issuer, subject)
);
CREATE UNIQUE INDEX account_identities_of_account ON account_identities (account_id, issuer);

CREATE INDEX one_time_links_to_join ON one_time_links (lower(email)) WHERE closed_at IS NULL;
