ALTER TABLE organizations DROP COLUMN safety_contact;
