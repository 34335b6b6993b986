CREATE TABLE passkeys (
    id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16),
    account_id BLOB NOT NULL REFERENCES accounts (id) DEFERRABLE INITIALLY DEFERRED,
    name TEXT NOT NULL,
    credential_id BLOB NOT NULL,
    public_key BLOB NOT NULL,
    credential_state BLOB NOT NULL,
    created_at INTEGER NOT NULL,
    used_at INTEGER,
    revision INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX passkeys_by_credential ON passkeys (credential_id);
CREATE INDEX passkeys_of_account ON passkeys (account_id);

-- A response to a challenge is accepted once.
CREATE TABLE used_passkey_challenges (
    hash BLOB PRIMARY KEY NOT NULL,
    used_at INTEGER NOT NULL
) STRICT;
CREATE INDEX used_passkey_challenges_by_age ON used_passkey_challenges (used_at);
