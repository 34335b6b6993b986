ALTER TABLE organizations ADD COLUMN sender_name TEXT;
ALTER TABLE organizations ADD COLUMN accent_colour TEXT;
ALTER TABLE organizations ADD COLUMN mail_text TEXT;
ALTER TABLE organizations ADD COLUMN closing_text TEXT;
