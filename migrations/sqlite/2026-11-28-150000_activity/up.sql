-- Have only interviews that have begun, or were completed, so that a new invitation costs nothing here.
CREATE INDEX invitations_started ON invitations (organization_id, started_at) WHERE started_at IS NOT NULL;
CREATE INDEX invitations_completed ON invitations (organization_id, completed_at) WHERE completed_at IS NOT NULL;
