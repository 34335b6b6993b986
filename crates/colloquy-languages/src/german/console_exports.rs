use crate::console_exports::ExportTexts;

pub const EXPORTS: ExportTexts = ExportTexts {
    zip: "Alles als ZIP-Datei",
    zip_hint: "mit Ton",
    heading: "Export",
    lead: "Speichert eine ZIP-Datei mit Datensätzen, Transkripten, Protokollen und Aufnahmen und der Prüfsumme jeder Datei.",
    person_button: "Person exportieren",
    organization: "Alles aus der Organisation",
    organization_hint: "Alle Interviews mit ihren Einladungen, die Mitglieder und das Änderungsprotokoll. Schlüssel und Webhooks sind nicht enthalten.",
    organization_button: "Organisation exportieren",
};
