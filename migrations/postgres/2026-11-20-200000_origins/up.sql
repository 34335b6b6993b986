-- What made the texts that nobody has written.
ALTER TABLE interviews ADD COLUMN origins jsonb NOT NULL DEFAULT '{}';
ALTER TABLE invitations ADD COLUMN insights_origin jsonb;

ALTER TABLE organizations ADD COLUMN system_prompt TEXT;
