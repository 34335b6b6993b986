DROP INDEX invitations_with_undecided_withdrawal;
ALTER TABLE organizations DROP COLUMN withdrawal_policy;
ALTER TABLE invitations DROP COLUMN withdrawal_kept_at;
ALTER TABLE invitations DROP COLUMN withdrawn_at;
