-- Has only what members may have to act on, so that the overview reads no other rows.
CREATE INDEX invitations_needing_attention ON invitations (organization_id, updated_at)
WHERE archived_at IS NULL AND (error IS NOT NULL OR end_reason = 'abandoned');
