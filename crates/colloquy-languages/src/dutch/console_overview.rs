use crate::console_overview::OverviewTexts;

pub const OVERVIEW: OverviewTexts = OverviewTexts {
    heading: "Overzicht",
    running: "Lopende interviews",
    none_running: "Er doet nu niemand een interview.",
    more_running: "Er zijn er meer.",
    person: "Persoon",
    interview: "Interview",
    started: "Begonnen",
    status: "Stand",
    in_progress: "Bezig",
    interrupted: "Onderbroken sinds {time}",
    attention: "Vraagt aandacht",
    all_well: "Alles werkt.",
    undelivered: "E-mail niet bezorgd: {reason}",
    abandoned: "Afgebroken en niet hervat",
    newest: "Recentste interviews",
    all_interviews: "Alle interviews",
    usage: "Gebruikte minuten",
    week: "De laatste zeven dagen",
    week_counts: "{started} begonnen, {completed} voltooid",
    completed: "Afgeronde interviews",
};
