DROP TRIGGER invitation_counts_remove;
DROP TRIGGER invitation_counts_change;
DROP TRIGGER invitation_counts_add;
DROP TABLE invitation_counts;
