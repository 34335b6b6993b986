ALTER TABLE sittings ADD COLUMN audio_until INTEGER;

ALTER TABLE sittings ADD COLUMN handover TEXT;
