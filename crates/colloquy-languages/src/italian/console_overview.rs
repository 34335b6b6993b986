use crate::console_overview::OverviewTexts;

pub const OVERVIEW: OverviewTexts = OverviewTexts {
    heading: "Panoramica",
    running: "Interviste in corso",
    none_running: "In questo momento nessuno sta facendo un’intervista.",
    more_running: "Ce ne sono altre.",
    person: "Persona",
    interview: "Intervista",
    started: "Iniziata",
    status: "Stato",
    in_progress: "In corso",
    interrupted: "Interrotta da {time}",
    attention: "Da controllare",
    all_well: "Tutto funziona.",
    undelivered: "E-mail non recapitata: {reason}",
    abandoned: "Interrotta e non ripresa",
    newest: "Interviste più recenti",
    all_interviews: "Tutte le interviste",
    usage: "Minuti usati",
    week: "Gli ultimi sette giorni",
    week_counts: "{started} iniziate, {completed} completate",
    completed: "Interviste completate",
};
