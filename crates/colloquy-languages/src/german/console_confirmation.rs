use crate::console_confirmation::ConfirmationTexts;

pub const CONFIRMATIONS: ConfirmationTexts = ConfirmationTexts {
    revoke_key: "Diesen Schlüssel widerrufen?",
    revoke_key_lead: "Programme, die den Schlüssel „{name}“ verwenden, werden ab sofort abgewiesen. Ein widerrufener Schlüssel lässt sich nicht wiederherstellen.",
    remove_member: "Dieses Mitglied entfernen?",
    remove_member_lead: "{name} kann diese Organisation nicht mehr öffnen. Für die Rückkehr ist eine neue Einladung nötig.",
    delete_endpoint: "Diesen Endpunkt löschen?",
    delete_endpoint_lead: "{address} erhält keine Ereignisse mehr. Die Zustellungen und das Geheimnis werden gelöscht.",
    complete: "Diese Interviews abschließen?",
    complete_lead: "Ausgewählte Einladungen: {count}. Laufende Interviews enden für die Eingeladenen.",
    matching: "Mit allen passenden Einladungen ausführen?",
    matching_lead: "{action}: {count}. Bei mehr als 500 kommen die neuesten zuerst, danach fahren Sie fort.",
    archive: "Diese Einladungen archivieren?",
    archive_lead: "Ausgewählte Einladungen: {count}. Sie verschwinden aus der Tabelle, den Ergebnissen und der Suche, und niemand kann sie mehr beginnen.",
};
