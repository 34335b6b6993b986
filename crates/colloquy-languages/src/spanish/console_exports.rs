use crate::console_exports::ExportTexts;

pub const EXPORTS: ExportTexts = ExportTexts {
    zip: "Todo en un archivo ZIP",
    zip_hint: "con audio",
    heading: "Exportación",
    lead: "Guarda un archivo ZIP con los datos, las transcripciones, los registros y las grabaciones, y la huella de cada archivo.",
    person_button: "Exportar persona",
    organization: "Todo lo de la organización",
    organization_hint: "Todas las entrevistas con sus invitaciones, los miembros y el registro de auditoría. Las claves y los webhooks no se incluyen.",
    organization_button: "Exportar organización",
};
