-- A log is read in the order of its times. Versions before this one took them from the clock of whoever wrote, so that
-- they could decrease by a few milliseconds.
UPDATE log_entries SET created_at = earlier.latest
    FROM (SELECT sequence, max(created_at) OVER (PARTITION BY interview_id ORDER BY sequence) AS latest
          FROM log_entries) AS earlier
    WHERE log_entries.sequence = earlier.sequence AND log_entries.created_at < earlier.latest;
DROP INDEX log_entries_of_interview;
DROP INDEX log_entries_of_invitation;
CREATE INDEX log_entries_of_interview ON log_entries (interview_id, created_at DESC, sequence DESC);
CREATE INDEX log_entries_of_invitation ON log_entries (invitation_id, created_at DESC, sequence DESC)
    WHERE invitation_id IS NOT NULL;
