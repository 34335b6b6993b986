-- The reason for which an owner had kept the data of an invitation stayed when the invitation was erased later.
UPDATE audit_entries SET subject = substr(subject, 1, 36)
WHERE action = 'withdrawal.kept' AND NOT EXISTS (
    SELECT 1 FROM invitations
    WHERE CAST(invitations.id AS text) = substr(audit_entries.subject, 1, 36)
);
