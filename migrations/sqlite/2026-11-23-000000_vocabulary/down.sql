DROP INDEX idempotency_records_by_age;
CREATE INDEX replays_by_age ON idempotency_records (created_at);

ALTER TABLE idempotency_records RENAME COLUMN response TO answer;
ALTER TABLE idempotency_records RENAME COLUMN created_ids TO made;
ALTER TABLE idempotency_records RENAME COLUMN request_hash TO asked;
ALTER TABLE idempotency_records RENAME TO replays;

ALTER TABLE session_runs RENAME COLUMN engine_history TO conductors;
ALTER TABLE session_runs RENAME COLUMN lease_holder TO holder;
ALTER TABLE session_runs RENAME TO sittings;
