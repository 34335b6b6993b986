ALTER TABLE organizations ADD COLUMN safety_contact TEXT;
