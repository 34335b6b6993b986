use crate::console_confirmation::ConfirmationTexts;

pub const CONFIRMATIONS: ConfirmationTexts = ConfirmationTexts {
    revoke_key: "Deze sleutel intrekken?",
    revoke_key_lead: "Programma’s die de sleutel “{name}” gebruiken, worden voortaan geweigerd. Een ingetrokken sleutel kan niet worden hersteld.",
    remove_member: "Dit lid verwijderen?",
    remove_member_lead: "{name} kan deze organisatie niet meer openen. Om terug te komen is een nieuwe uitnodiging nodig.",
    delete_endpoint: "Dit endpoint verwijderen?",
    delete_endpoint_lead: "{address} ontvangt geen gebeurtenissen meer; de bezorgingen en het geheim worden verwijderd.",
    complete: "Deze interviews voltooien?",
    complete_lead: "Gekozen uitnodigingen: {count}. Lopende interviews eindigen voor de genodigden.",
    matching: "Dit met alle passende uitnodigingen doen?",
    matching_lead: "{action}: {count}. Bij meer dan 500 komen de nieuwste eerst; daarna gaat u verder.",
    archive: "Deze uitnodigingen archiveren?",
    archive_lead: "Gekozen uitnodigingen: {count}. Ze verdwijnen uit de tabel, de resultaten en het zoeken, en niemand kan ze nog starten.",
};
