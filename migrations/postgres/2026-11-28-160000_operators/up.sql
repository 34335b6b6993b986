ALTER TABLE accounts ADD COLUMN is_operator boolean NOT NULL DEFAULT false;
