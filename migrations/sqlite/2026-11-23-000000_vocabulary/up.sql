-- Names that the code and the documents use.
ALTER TABLE sittings RENAME TO session_runs;
ALTER TABLE session_runs RENAME COLUMN holder TO lease_holder;
ALTER TABLE session_runs RENAME COLUMN conductors TO engine_history;

ALTER TABLE replays RENAME TO idempotency_records;
ALTER TABLE idempotency_records RENAME COLUMN asked TO request_hash;
ALTER TABLE idempotency_records RENAME COLUMN made TO created_ids;
ALTER TABLE idempotency_records RENAME COLUMN answer TO response;

DROP INDEX replays_by_age;
CREATE INDEX idempotency_records_by_age ON idempotency_records (created_at);
