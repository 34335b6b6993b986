ALTER TABLE sittings ADD COLUMN audio_until timestamptz;

ALTER TABLE sittings ADD COLUMN handover jsonb;
