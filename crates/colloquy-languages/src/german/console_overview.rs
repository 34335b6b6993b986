use crate::console_overview::OverviewTexts;

pub const OVERVIEW: OverviewTexts = OverviewTexts {
    heading: "Übersicht",
    running: "Laufende Interviews",
    none_running: "Im Moment führt niemand ein Interview.",
    more_running: "Es gibt noch mehr davon.",
    person: "Person",
    interview: "Interview",
    started: "Begonnen",
    status: "Stand",
    in_progress: "Läuft",
    interrupted: "Unterbrochen seit {time}",
    attention: "Braucht Aufmerksamkeit",
    all_well: "Alles funktioniert.",
    undelivered: "Mail nicht zugestellt: {reason}",
    abandoned: "Abgebrochen und nicht fortgesetzt",
    newest: "Neueste Interviews",
    all_interviews: "Alle Interviews",
    usage: "Verbrauchte Minuten",
    week: "Die letzten sieben Tage",
    week_counts: "{started} begonnen, {completed} abgeschlossen",
    completed: "Abgeschlossene Interviews",
};
