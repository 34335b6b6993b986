-- {interviews}, {all_completed}, {organization} and {epoch_ms} are filled in. What refers to what is known to be right: the checks,
-- put off to the commit, would take longer than all the rest.
BEGIN;
SET LOCAL session_replication_role = replica;
INSERT INTO interviews (id, organization_id, title, prompt, intro, first_message, locale, voice_id, max_minutes,
    disable_org_system_prompt, created_at, updated_at, revision)
SELECT (lpad(to_hex({epoch_ms} + i), 12, '0') || '70008000' || lpad(to_hex(i), 12, '0'))::uuid,
    '{organization}'::uuid,
    'Interview number ' || i,
    'Ask about work ' || i || ': ' || repeat('what went well, and what should change? ', 5),
    'Hello, and thank you. ' || repeat('This takes ten minutes, and you can stop at any time. ', 5),
    'To begin with, what did you work on last week, and with whom?',
    'en-US', '2f0e1d7c-6a5b-5c4d-8e3f-9a8b7c6d5e4f'::uuid,
    CASE WHEN i % 3 = 0 THEN 30 END, FALSE,
    to_timestamp(({epoch_ms} + i) / 1000.0), to_timestamp(({epoch_ms} + i) / 1000.0), 1
FROM generate_series(0, {interviews} - 1) AS i;
INSERT INTO invitations (id, organization_id, interview_id, slug, status, name, email, source, sent, sent_at,
    incomplete, end_reason, summary, sentiment, insights, active_ms, responses_count, sessions, started_at,
    completed_at, reopened_at, cancelled_at, deactivated_at, created_at, updated_at, revision, insights_origin)
SELECT (lpad(to_hex({epoch_ms} + i), 12, '0') || '700' || k || '9000' || lpad(to_hex(i), 12, '0'))::uuid,
    '{organization}'::uuid,
    (lpad(to_hex({epoch_ms} + i), 12, '0') || '70008000' || lpad(to_hex(i), 12, '0'))::uuid,
    lpad(to_hex(i * 4 + k), 10, '0'), status,
    CASE WHEN k > 0 OR {all_completed} THEN 'Person ' || i END,
    CASE WHEN k > 0 OR {all_completed} THEN 'person' || i || '@example.org' END,
    'direct', k > 0, CASE WHEN k > 0 THEN at END, FALSE,
    CASE WHEN talked THEN 'finished' END,
    CASE WHEN talked THEN repeat('They spoke of their week and of their team. ', 4) END,
    CASE WHEN talked THEN 'positive' END,
    CASE WHEN talked THEN '{"topics": ["work", "team"], "score": 7}'::jsonb END,
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
        THEN '{"provider": "none", "model": "none", "template": "none", "at": "2026-01-01T00:00:00.000Z"}'::jsonb END
FROM (
    SELECT i, k, status, status IN ('COMPLETED', 'REOPENED') AS talked,
        to_timestamp(({epoch_ms} + i) / 1000.0) AS at
    FROM (
        SELECT i, k, CASE WHEN {all_completed} THEN 'COMPLETED' ELSE (ARRAY['READY', 'READY', 'READY', 'READY',
            'READY', 'READY', 'COMPLETED', 'COMPLETED', 'REOPENED', 'CANCELLED'])[1 + (i * 7 + k * 3) % 10]
            END AS status
        FROM generate_series(0, {interviews} - 1) AS i, LATERAL generate_series(0, i % 3) AS k
    ) AS drawn
) AS filled;
COMMIT;
