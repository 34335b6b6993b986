CREATE TABLE passkeys (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES accounts (id) DEFERRABLE INITIALLY DEFERRED,
    name text NOT NULL,
    credential_id bytea NOT NULL,
    public_key bytea NOT NULL,
    credential_state bytea NOT NULL,
    created_at timestamptz NOT NULL,
    used_at timestamptz,
    revision bigint NOT NULL
);
CREATE UNIQUE INDEX passkeys_by_credential ON passkeys (credential_id);
CREATE INDEX passkeys_of_account ON passkeys (account_id);

-- A response to a challenge is accepted once.
CREATE TABLE used_passkey_challenges (
    hash bytea PRIMARY KEY,
    used_at timestamptz NOT NULL
);
CREATE INDEX used_passkey_challenges_by_age ON used_passkey_challenges (used_at);
