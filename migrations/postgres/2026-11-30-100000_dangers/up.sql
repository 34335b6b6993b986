ALTER TABLE invitations ADD COLUMN danger_reported_at TIMESTAMPTZ;
UPDATE invitations SET danger_reported_at = coalesce(completed_at, updated_at)
WHERE jsonb_typeof(insights -> 'safety') = 'array' AND insights -> 'safety' <> '[]'::jsonb;

-- Has only those who reported a danger, so that the overview reads no other rows.
CREATE INDEX invitations_in_danger ON invitations (organization_id, danger_reported_at)
WHERE danger_reported_at IS NOT NULL AND archived_at IS NULL;
