CREATE TABLE notes (
    id uuid PRIMARY KEY,
    organization_id uuid NOT NULL REFERENCES organizations (id) DEFERRABLE INITIALLY DEFERRED,
    interview_id uuid NOT NULL REFERENCES interviews (id) DEFERRABLE INITIALLY DEFERRED,
    invitation_id uuid NOT NULL REFERENCES invitations (id) DEFERRABLE INITIALLY DEFERRED,
    message_id uuid,
    -- Not a reference: a note outlives the account of its author.
    author_id uuid NOT NULL,
    content text NOT NULL,
    tags text NOT NULL,
    created_at timestamptz NOT NULL,
    changed_at timestamptz,
    revision bigint NOT NULL
);
CREATE INDEX notes_of_invitation ON notes (invitation_id, id);
CREATE INDEX notes_of_interview ON notes (interview_id, id);

-- Finds the notes of an interview that have a tag, and counts them.
CREATE TABLE note_tags (
    interview_id uuid NOT NULL,
    tag_key text COLLATE "C" NOT NULL,
    note_id uuid NOT NULL REFERENCES notes (id) ON DELETE CASCADE,
    tag text COLLATE "C" NOT NULL,
    PRIMARY KEY (interview_id, tag_key, note_id)
);
CREATE INDEX note_tags_of_note ON note_tags (note_id);
