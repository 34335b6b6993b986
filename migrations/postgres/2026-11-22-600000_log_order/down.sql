DROP INDEX log_entries_of_interview;
DROP INDEX log_entries_of_invitation;
CREATE INDEX log_entries_of_interview ON log_entries (interview_id, sequence DESC);
CREATE INDEX log_entries_of_invitation ON log_entries (invitation_id, sequence DESC)
    WHERE invitation_id IS NOT NULL;
