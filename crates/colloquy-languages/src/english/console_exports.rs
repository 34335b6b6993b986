use crate::console_exports::ExportTexts;

pub const EXPORTS: ExportTexts = ExportTexts {
    zip: "Everything as a ZIP file",
    zip_hint: "with audio",
    heading: "Export",
    lead: "Saves a ZIP file with records, transcripts, logs and recordings, and the hash of every file.",
    person_button: "Export person",
    organization: "Everything of the organization",
    organization_hint: "All interviews with their invitations, the members and the audit log. Keys and webhooks are left out.",
    organization_button: "Export organization",
};
