CREATE TABLE notes (
    id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16),
    organization_id BLOB NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    interview_id BLOB NOT NULL REFERENCES interviews (id) DEFERRABLE INITIALLY DEFERRED,
    invitation_id BLOB NOT NULL REFERENCES invitations (id) DEFERRABLE INITIALLY DEFERRED,
    message_id BLOB,
    -- Not a reference: a note outlives the account of its author.
    author_id BLOB NOT NULL,
    content TEXT NOT NULL,
    tags TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    changed_at INTEGER,
    revision INTEGER NOT NULL
) STRICT;
CREATE INDEX notes_of_invitation ON notes (invitation_id, id);
CREATE INDEX notes_of_interview ON notes (interview_id, id);

-- Finds the notes of an interview that have a tag, and counts them.
CREATE TABLE note_tags (
    interview_id BLOB NOT NULL,
    tag_key TEXT NOT NULL,
    note_id BLOB NOT NULL REFERENCES notes (id) ON DELETE CASCADE,
    tag TEXT NOT NULL,
    PRIMARY KEY (interview_id, tag_key, note_id)
) STRICT;
CREATE INDEX note_tags_of_note ON note_tags (note_id);
