DROP TABLE organization_logos;
ALTER TABLE organizations DROP COLUMN logo;
