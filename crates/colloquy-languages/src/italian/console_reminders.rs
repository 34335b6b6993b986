use crate::console_reminders::ConsoleReminderTexts;

pub const REMINDERS: ConsoleReminderTexts = ConsoleReminderTexts {
    heading: "Promemoria",
    lead: "Chi è stato invitato per e-mail e non ha iniziato riceve fino a tre promemoria: non dopo un inizio, un rifiuto, una mail non recapitata o la scadenza.",
    first: "Primo promemoria dopo",
    second: "Secondo dopo altri",
    third: "Terzo dopo altri",
    days: "giorni",
    days_hint: "Lasci vuoto un campo per non inviare quel promemoria. Senza nessuno, non viene ricordato niente.",
    from: "Inviare dalle",
    until: "Inviare fino alle",
    hour: "ore",
    hours_hint: "Dalle 22 alle 6 si passa per la mezzanotte.",
    zone: "Fuso orario",
    zone_hint: "Le ore sono nel fuso della persona appena ha aperto il link, e fino ad allora in questo, per esempio Europe/Rome.",
    planned: "Dopo {days} giorni",
    none: "Nessuno",
    remind: "Invia un promemoria",
    bad_days: "Indichi un numero di giorni da {fewest} a {most}, e i promemoria in ordine.",
    bad_hours: "Indichi due ore intere diverse: l’inizio da 0 a 23, la fine da 1 a 24.",
    bad_zone: "Indichi un fuso orario come Europe/Rome.",
};
