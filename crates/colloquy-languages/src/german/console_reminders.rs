use crate::console_reminders::ConsoleReminderTexts;

pub const REMINDERS: ConsoleReminderTexts = ConsoleReminderTexts {
    heading: "Erinnerungen",
    lead: "Wer per Mail eingeladen wurde und nicht begonnen hat, wird bis zu dreimal erinnert: nicht nach einem Beginn, einer Absage, einer unzustellbaren Mail oder der Frist.",
    first: "Erste Erinnerung nach",
    second: "Zweite nach weiteren",
    third: "Dritte nach weiteren",
    days: "Tagen",
    days_hint: "Lassen Sie ein Feld leer, wenn dann nicht erinnert werden soll. Ohne Angaben wird niemand erinnert.",
    from: "Senden ab",
    until: "Senden bis",
    hour: "Uhr",
    hours_hint: "Von 22 bis 6 geht über Mitternacht.",
    zone: "Zeitzone",
    zone_hint: "Die Stunden gelten in der Zeitzone der Eingeladenen, sobald diese den Link geöffnet haben, und bis dahin in dieser, zum Beispiel Europe/Berlin.",
    planned: "Nach {days} Tagen",
    none: "Keine",
    remind: "Erinnern",
    bad_days: "Geben Sie eine Zahl von {fewest} bis {most} Tagen ein, und die Erinnerungen der Reihe nach.",
    bad_hours: "Geben Sie zwei verschiedene volle Stunden ein: den Anfang von 0 bis 23, das Ende von 1 bis 24.",
    bad_zone: "Geben Sie eine Zeitzone wie Europe/Berlin ein.",
};
