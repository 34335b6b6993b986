use crate::console_confirmation::ConfirmationTexts;

pub const CONFIRMATIONS: ConfirmationTexts = ConfirmationTexts {
    revoke_key: "Revoke this key?",
    revoke_key_lead: "Programs that use the key “{name}” are refused from now on. A revoked key cannot be restored.",
    remove_member: "Remove this member?",
    remove_member_lead: "{name} can no longer open this organization. To return, the person needs a new invitation.",
    delete_endpoint: "Delete this endpoint?",
    delete_endpoint_lead: "{address} receives no more events, and its deliveries and secret are deleted.",
    complete: "Complete these interviews?",
    complete_lead: "Chosen invitations: {count}. Interviews in progress end for their invitees.",
    matching: "Do this with all invitations that match?",
    matching_lead: "{action}: {count}. Of more than 500, the newest come first, and you continue afterwards.",
    archive: "Archive these invitations?",
    archive_lead: "Chosen invitations: {count}. They leave the table, the results and searches, and nobody can start them.",
};
