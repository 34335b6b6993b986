use crate::console_exports::ExportTexts;

pub const EXPORTS: ExportTexts = ExportTexts {
    zip: "Tudo num ficheiro ZIP",
    zip_hint: "com áudio",
    heading: "Exportação",
    lead: "Guarda um ficheiro ZIP com os dados, as transcrições, os registos e as gravações, e o resumo criptográfico de cada ficheiro.",
    person_button: "Exportar pessoa",
    organization: "Tudo da organização",
    organization_hint: "Todas as entrevistas com os seus convites, os membros e o registo de auditoria. As chaves e os webhooks não são incluídos.",
    organization_button: "Exportar organização",
};
