use crate::console_exports::ExportTexts;

pub const EXPORTS: ExportTexts = ExportTexts {
    zip: "Alles als zip-bestand",
    zip_hint: "met geluid",
    heading: "Export",
    lead: "Slaat een zip-bestand op met gegevens, transcripties, logboeken en opnamen, en de hash van elk bestand.",
    person_button: "Persoon exporteren",
    organization: "Alles van de organisatie",
    organization_hint: "Alle interviews met hun uitnodigingen, de leden en het auditlogboek. Sleutels en webhooks blijven buiten het bestand.",
    organization_button: "Organisatie exporteren",
};
