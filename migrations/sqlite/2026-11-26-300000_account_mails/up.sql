-- Mails to people who work in the console. A link to join that is mailed has a secret of its own; `link_id` is the link
-- that was shown.
CREATE TABLE account_mails (
    id BLOB NOT NULL PRIMARY KEY,
    purpose TEXT NOT NULL,
    link_id BLOB REFERENCES one_time_links (id) DEFERRABLE INITIALLY DEFERRED,
    to_address TEXT NOT NULL,
    language TEXT NOT NULL,
    state TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    last_error TEXT,
    created_at INTEGER NOT NULL,
    revision INTEGER NOT NULL CHECK (revision > 0)
) STRICT;
CREATE INDEX account_mails_by_state ON account_mails (state, due_at, id);
CREATE INDEX account_mails_by_address ON account_mails (lower(to_address), id);
CREATE INDEX account_mails_by_link ON account_mails (link_id, id);
CREATE INDEX account_mails_by_age ON account_mails (created_at);
CREATE INDEX one_time_links_of_account ON one_time_links (account_id, id) WHERE closed_at IS NULL;
