-- Adds people to the newest interview, after `sqlite.sql`, and a transcript to the newest of them.
-- {interviews}, {people}, {messages}, {organization} and {epoch_ms} are filled in.
BEGIN IMMEDIATE;
INSERT INTO invitations (id, organization_id, interview_id, slug, status, name, email, source, sent, sent_at,
    incomplete, end_reason, summary, sentiment, insights, active_ms, responses_count, sessions, started_at,
    completed_at, created_at, updated_at, revision)
WITH RECURSIVE numbers (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM numbers WHERE i + 1 < {people}),
drawn AS (
    SELECT i, {epoch_ms} + {interviews} + i AS at_ms,
        CASE (i + 1) % 4 WHEN 0 THEN 'COMPLETED' WHEN 1 THEN 'CANCELLED' ELSE 'READY' END AS status
    FROM numbers
)
SELECT unhex(printf('%012x7abc9000%012x', at_ms, i)),
    unhex(replace('{organization}', '-', '')),
    unhex(printf('%012x70008000%012x', {epoch_ms} + {interviews} - 1, {interviews} - 1)),
    printf('%010x', {interviews} * 4 + i), status,
    'Person ' || i, 'person' || i || '@example.org', 'direct', 1, at_ms * 1000, 0,
    CASE WHEN status = 'COMPLETED' THEN 'finished' END,
    CASE WHEN status = 'COMPLETED' THEN replace(printf('%.4c', '*'), '*', 'They spoke of their week and of their team. ') END,
    CASE WHEN status = 'COMPLETED' THEN 'positive' END,
    CASE WHEN status = 'COMPLETED' THEN '{"topics":["work","team"],"score":7}' END,
    CASE WHEN status = 'COMPLETED' THEN 300000 ELSE 0 END,
    CASE WHEN status = 'COMPLETED' THEN {messages} / 2 ELSE 0 END,
    CASE WHEN status = 'COMPLETED' THEN 1 ELSE 0 END,
    CASE WHEN status = 'COMPLETED' THEN at_ms * 1000 END,
    CASE WHEN status = 'COMPLETED' THEN at_ms * 1000 END,
    at_ms * 1000, at_ms * 1000, 1
FROM drawn;
INSERT INTO messages (id, organization_id, invitation_id, place, role, content, created_at, offset_ms, duration_ms,
    interrupted, typed, session)
WITH RECURSIVE numbers (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM numbers WHERE i + 1 < {messages})
SELECT unhex(printf('%012x7def9000%012x', {epoch_ms} + {interviews} + {people} + i, i)),
    unhex(replace('{organization}', '-', '')),
    unhex(printf('%012x7abc9000%012x', {epoch_ms} + {interviews} + {people} - 1, {people} - 1)),
    i, CASE WHEN i % 2 = 0 THEN 'assistant' ELSE 'user' END,
    CASE WHEN i % 2 = 0 THEN 'What did you do then, and who could have helped you with it?'
        ELSE replace(printf('%.5c', '*'), '*', 'We waited for the new laptop, and nobody knew when it would come. ') END,
    ({epoch_ms} + {interviews} + {people} + i) * 1000, i * 4000, 3500, 0, 0, 1
FROM numbers;
-- Otherwise the service would analyse these interviews during the measurement.
UPDATE invitations SET insights_origin =
    '{"provider":"none","model":"none","template":"none","at":"2026-01-01T00:00:00.000Z"}'
WHERE status = 'COMPLETED';
COMMIT;
