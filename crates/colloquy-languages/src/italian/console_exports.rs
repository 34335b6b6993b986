use crate::console_exports::ExportTexts;

pub const EXPORTS: ExportTexts = ExportTexts {
    zip: "Tutto in un file ZIP",
    zip_hint: "audio compreso",
    heading: "Esportazione",
    lead: "Salva un file ZIP con i dati, le trascrizioni, i registri e le registrazioni, e l’impronta di ogni file.",
    person_button: "Esporta persona",
    organization: "Tutto dell’organizzazione",
    organization_hint: "Tutte le interviste con i loro inviti, i membri e il registro delle modifiche. Chiavi e webhook non sono compresi.",
    organization_button: "Esporta organizzazione",
};
