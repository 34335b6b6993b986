ALTER TABLE sittings DROP COLUMN handover;

ALTER TABLE sittings DROP COLUMN audio_until;
