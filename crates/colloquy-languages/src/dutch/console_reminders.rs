use crate::console_reminders::ConsoleReminderTexts;

pub const REMINDERS: ConsoleReminderTexts = ConsoleReminderTexts {
    heading: "Herinneringen",
    lead: "Wie per mail is uitgenodigd en niet is begonnen, wordt tot drie keer herinnerd: niet na een begin, een weigering, een onbestelbare mail of de deadline.",
    first: "Eerste herinnering na",
    second: "Tweede na nog eens",
    third: "Derde na nog eens",
    days: "dagen",
    days_hint: "Laat een veld leeg om die herinnering niet te sturen. Zonder enige wordt niemand herinnerd.",
    from: "Verzenden vanaf",
    until: "Verzenden tot",
    hour: "uur",
    hours_hint: "Van 22 tot 6 loopt door over middernacht.",
    zone: "Tijdzone",
    zone_hint: "De uren gelden in de tijdzone van de genodigde zodra die de link heeft geopend, en tot dan in deze, bijvoorbeeld Europe/Amsterdam.",
    planned: "Na {days} dagen",
    none: "Geen",
    remind: "Herinneren",
    bad_days: "Vul een aantal dagen van {fewest} tot {most} in, en de herinneringen op volgorde.",
    bad_hours: "Vul twee verschillende hele uren in: het begin van 0 tot en met 23, het einde van 1 tot en met 24.",
    bad_zone: "Vul een tijdzone in zoals Europe/Amsterdam.",
};
