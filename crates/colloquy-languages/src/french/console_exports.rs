use crate::console_exports::ExportTexts;

pub const EXPORTS: ExportTexts = ExportTexts {
    zip: "Tout dans un fichier ZIP",
    zip_hint: "avec le son",
    heading: "Export",
    lead: "Enregistre un fichier ZIP avec les données, les transcriptions, les journaux et les enregistrements, et l’empreinte de chaque fichier.",
    person_button: "Exporter la personne",
    organization: "Tout ce qui appartient à l’organisation",
    organization_hint: "Tous les entretiens avec leurs invitations, les membres et le journal d’audit. Les clés et les webhooks n’en font pas partie.",
    organization_button: "Exporter l’organisation",
};
