ALTER TABLE invitations ADD COLUMN withdrawn_at INTEGER;
ALTER TABLE invitations ADD COLUMN withdrawal_kept_at INTEGER;
ALTER TABLE organizations ADD COLUMN withdrawal_policy TEXT NOT NULL DEFAULT 'ask';

-- Has only what the organization has to decide about, so that the overview reads no other rows.
CREATE INDEX invitations_with_undecided_withdrawal ON invitations (organization_id, withdrawn_at)
WHERE withdrawn_at IS NOT NULL AND withdrawal_kept_at IS NULL;
