-- Adds {messages} messages to every invitation, after `sqlite.sql`. {organization} is filled in too.
BEGIN IMMEDIATE;
INSERT INTO messages (id, organization_id, invitation_id, place, role, content, created_at, offset_ms, duration_ms,
    interrupted, typed, session)
WITH RECURSIVE numbers (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM numbers WHERE i + 1 < {messages})
SELECT unhex(substr(hex(invitations.id), 1, 13) || printf('%02x', i) || substr(hex(invitations.id), 16)),
    unhex(replace('{organization}', '-', '')), invitations.id, i,
    CASE WHEN i % 2 = 0 THEN 'assistant' ELSE 'user' END,
    CASE WHEN i % 2 = 0 THEN 'What did you do then, and who could have helped you with it?'
        ELSE replace(printf('%.5c', '*'), '*', 'We waited for the new laptop, and nobody knew when it would come. ') END,
    created_at, i * 4000, 3500, 0, 0, 1
FROM invitations, numbers;
COMMIT;
