ALTER TABLE organizations DROP COLUMN closing_text;
ALTER TABLE organizations DROP COLUMN mail_text;
ALTER TABLE organizations DROP COLUMN accent_colour;
ALTER TABLE organizations DROP COLUMN sender_name;
