ALTER TABLE interviews ADD COLUMN deadline INTEGER;
ALTER TABLE invitations ADD COLUMN deadline INTEGER;
