CREATE TABLE accounts (
    id BLOB NOT NULL PRIMARY KEY,
    email TEXT NOT NULL,
    name TEXT NOT NULL,
    password_hash TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    revision INTEGER NOT NULL CHECK (revision > 0)
) STRICT;
CREATE UNIQUE INDEX accounts_by_email ON accounts (lower(email));

CREATE TABLE memberships (
    account_id BLOB NOT NULL REFERENCES accounts (id) DEFERRABLE INITIALLY DEFERRED,
    organization_id BLOB NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    role TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    revision INTEGER NOT NULL CHECK (revision > 0),
    PRIMARY KEY (account_id, organization_id)
) STRICT;
CREATE INDEX memberships_by_organization ON memberships (organization_id, account_id);

-- Secrets are stored as hashes, here and in the next table.
CREATE TABLE browser_sessions (
    id BLOB NOT NULL PRIMARY KEY,
    account_id BLOB NOT NULL REFERENCES accounts (id) DEFERRABLE INITIALLY DEFERRED,
    secret BLOB NOT NULL UNIQUE CHECK (length(secret) = 32),
    user_agent TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    used_at INTEGER NOT NULL,
    revision INTEGER NOT NULL CHECK (revision > 0)
) STRICT;
CREATE INDEX browser_sessions_of_account ON browser_sessions (account_id, id);

-- A link has an organization, or an account if its purpose is a new password.
CREATE TABLE one_time_links (
    id BLOB NOT NULL PRIMARY KEY,
    secret BLOB NOT NULL UNIQUE CHECK (length(secret) = 32),
    purpose TEXT NOT NULL,
    organization_id BLOB REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    account_id BLOB REFERENCES accounts (id) DEFERRABLE INITIALLY DEFERRED,
    email TEXT,
    role TEXT,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    closed_at INTEGER,
    revision INTEGER NOT NULL CHECK (revision > 0)
) STRICT;
CREATE INDEX one_time_links_open ON one_time_links (organization_id, id) WHERE closed_at IS NULL;

-- An entry keeps the address of its author, so it needs no account to be read.
CREATE TABLE audit_entries (
    id BLOB NOT NULL PRIMARY KEY,
    organization_id BLOB NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    account_id BLOB,
    account_email TEXT,
    action TEXT NOT NULL,
    subject TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX audit_entries_of_organization ON audit_entries (organization_id, id DESC);
