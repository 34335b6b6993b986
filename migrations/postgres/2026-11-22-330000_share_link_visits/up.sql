-- Links that exist get the cap of new ones; their organizations can change or lift it.
ALTER TABLE share_links
    ADD COLUMN max_per_day bigint DEFAULT 500 CHECK (max_per_day > 0),
    ADD COLUMN visits_day timestamptz NOT NULL DEFAULT 'epoch',
    ADD COLUMN visits_count bigint NOT NULL DEFAULT 0 CHECK (visits_count >= 0);

-- When an invitation's link was mailed last because a visitor asked for it.
CREATE INDEX mails_of_links ON mails (invitation_id, id DESC) WHERE letter = 'link';

-- What the service signs with, the same on all nodes.
CREATE TABLE service_secrets (
    name text PRIMARY KEY,
    value bytea NOT NULL CHECK (length(value) = 32),
    created_at timestamptz NOT NULL
);
