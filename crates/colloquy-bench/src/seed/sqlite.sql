-- {interviews}, {all_completed}, {organization} and {epoch_ms} are filled in.
BEGIN IMMEDIATE;
INSERT INTO interviews (id, organization_id, title, prompt, intro, first_message, locale, voice_id, max_minutes,
    disable_org_system_prompt, created_at, updated_at, revision)
WITH RECURSIVE numbers (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM numbers WHERE i + 1 < {interviews})
SELECT unhex(printf('%012x70008000%012x', {epoch_ms} + i, i)),
    unhex(replace('{organization}', '-', '')),
    'Interview number ' || i,
    'Ask about work ' || i || ': ' || replace(printf('%.5c', '*'), '*', 'what went well, and what should change? '),
    'Hello, and thank you. '
        || replace(printf('%.5c', '*'), '*', 'This takes ten minutes, and you can stop at any time. '),
    'To begin with, what did you work on last week, and with whom?',
    'en-US', unhex('2f0e1d7c6a5b5c4d8e3f9a8b7c6d5e4f'),
    CASE WHEN i % 3 = 0 THEN 30 END, 0,
    ({epoch_ms} + i) * 1000, ({epoch_ms} + i) * 1000, 1
FROM numbers;
INSERT INTO invitations (id, organization_id, interview_id, slug, status, name, email, source, sent, sent_at,
    incomplete, end_reason, summary, sentiment, insights, active_ms, responses_count, sessions, started_at,
    completed_at, reopened_at, cancelled_at, deactivated_at, created_at, updated_at, revision, insights_origin)
WITH RECURSIVE numbers (i, k) AS (
    SELECT 0, 0
    UNION ALL
    SELECT CASE WHEN k < i % 3 THEN i ELSE i + 1 END, CASE WHEN k < i % 3 THEN k + 1 ELSE 0 END
    FROM numbers WHERE i + 1 < {interviews} OR k < i % 3
),
drawn AS (
    SELECT i, k, ({epoch_ms} + i) * 1000 AS at,
        CASE WHEN {all_completed} THEN 'COMPLETED' ELSE CASE (i * 7 + k * 3) % 10 WHEN 6 THEN 'COMPLETED' WHEN 7 THEN 'COMPLETED'
            WHEN 8 THEN 'REOPENED' WHEN 9 THEN 'CANCELLED' ELSE 'READY' END END AS status
    FROM numbers
),
filled AS (SELECT *, status IN ('COMPLETED', 'REOPENED') AS talked FROM drawn)
SELECT unhex(printf('%012x700%d9000%012x', {epoch_ms} + i, k, i)),
    unhex(replace('{organization}', '-', '')),
    unhex(printf('%012x70008000%012x', {epoch_ms} + i, i)),
    printf('%010x', i * 4 + k), status,
    CASE WHEN k > 0 OR {all_completed} THEN 'Person ' || i END,
    CASE WHEN k > 0 OR {all_completed} THEN 'person' || i || '@example.org' END,
    'direct', k > 0, CASE WHEN k > 0 THEN at END, 0,
    CASE WHEN talked THEN 'finished' END,
    CASE WHEN talked THEN replace(printf('%.4c', '*'), '*', 'They spoke of their week and of their team. ') END,
    CASE WHEN talked THEN 'positive' END,
    CASE WHEN talked THEN '{"topics":["work","team"],"score":7}' END,
    CASE WHEN talked THEN 300000 ELSE 0 END, CASE WHEN talked THEN 12 ELSE 0 END,
    CASE WHEN status IN ('READY', 'CANCELLED') THEN 0 ELSE 1 END,
    CASE WHEN status NOT IN ('READY', 'CANCELLED') THEN at END,
    CASE WHEN talked THEN at END,
    CASE WHEN status = 'REOPENED' THEN at END,
    CASE WHEN status = 'CANCELLED' THEN at END,
    CASE WHEN status = 'CANCELLED' THEN at END,
    at, at, 1,
    -- Otherwise the service would analyse these interviews during the measurement.
    CASE WHEN talked
        THEN '{"provider":"none","model":"none","template":"none","at":"2026-01-01T00:00:00.000Z"}' END
FROM filled;
COMMIT;
