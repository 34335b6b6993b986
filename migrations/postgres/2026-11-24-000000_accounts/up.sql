CREATE TABLE accounts (
    id uuid PRIMARY KEY,
    email text NOT NULL,
    name text NOT NULL,
    password_hash text NOT NULL,
    created_at timestamptz NOT NULL,
    revision bigint NOT NULL CHECK (revision > 0)
);
CREATE UNIQUE INDEX accounts_by_email ON accounts (lower(email));

CREATE TABLE memberships (
    account_id uuid NOT NULL REFERENCES accounts (id) DEFERRABLE INITIALLY DEFERRED,
    organization_id uuid NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    role text NOT NULL,
    created_at timestamptz NOT NULL,
    revision bigint NOT NULL CHECK (revision > 0),
    PRIMARY KEY (account_id, organization_id)
);
CREATE INDEX memberships_by_organization ON memberships (organization_id, account_id);

-- Secrets are stored as hashes, here and in the next table.
CREATE TABLE browser_sessions (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES accounts (id) DEFERRABLE INITIALLY DEFERRED,
    secret bytea NOT NULL UNIQUE CHECK (length(secret) = 32),
    user_agent text NOT NULL,
    created_at timestamptz NOT NULL,
    used_at timestamptz NOT NULL,
    revision bigint NOT NULL CHECK (revision > 0)
);
CREATE INDEX browser_sessions_of_account ON browser_sessions (account_id, id);

-- A link has an organization, or an account if its purpose is a new password.
CREATE TABLE one_time_links (
    id uuid PRIMARY KEY,
    secret bytea NOT NULL UNIQUE CHECK (length(secret) = 32),
    purpose text NOT NULL,
    organization_id uuid REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    account_id uuid REFERENCES accounts (id) DEFERRABLE INITIALLY DEFERRED,
    email text,
    role text,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    closed_at timestamptz,
    revision bigint NOT NULL CHECK (revision > 0)
);
CREATE INDEX one_time_links_open ON one_time_links (organization_id, id) WHERE closed_at IS NULL;

-- An entry keeps the address of its author, so it needs no account to be read.
CREATE TABLE audit_entries (
    id uuid PRIMARY KEY,
    organization_id uuid NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    account_id uuid,
    account_email text,
    action text NOT NULL,
    subject text NOT NULL,
    created_at timestamptz NOT NULL
);
CREATE INDEX audit_entries_of_organization ON audit_entries (organization_id, id DESC);
