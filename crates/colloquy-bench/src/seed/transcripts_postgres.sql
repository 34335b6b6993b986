-- Adds {messages} messages to every invitation, after `postgres.sql`. {organization} is filled in too.
BEGIN;
SET LOCAL session_replication_role = replica;
INSERT INTO messages (id, organization_id, invitation_id, place, role, content, created_at, offset_ms, duration_ms,
    interrupted, typed, session)
SELECT overlay(invitations.id::text PLACING lpad(to_hex(i), 2, '0') FROM 16)::uuid, '{organization}'::uuid,
    invitations.id, i, CASE WHEN i % 2 = 0 THEN 'assistant' ELSE 'user' END,
    CASE WHEN i % 2 = 0 THEN 'What did you do then, and who could have helped you with it?'
        ELSE repeat('We waited for the new laptop, and nobody knew when it would come. ', 5) END,
    created_at, i * 4000, 3500, FALSE, FALSE, 1
FROM invitations, LATERAL generate_series(0, {messages} - 1) AS i;
COMMIT;
