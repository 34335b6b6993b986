use crate::console_deadline::ConsoleDeadlineTexts;

pub const DEADLINE: ConsoleDeadlineTexts = ConsoleDeadlineTexts {
    heading: "Frist",
    lead: "Bis wann Eingeladene beginnen können. Wer begonnen hat, kann das Interview noch zu Ende führen.",
    of_interview: "Es gilt die Frist des Interviews, {time}, wenn diese Einladung keine eigene hat.",
    interview_has_none: "Das Interview hat keine Frist.",
    label: "Beginn vor",
    hint: "Steht auf der Seite und in den Mails. Danach ist der Freigabelink geschlossen, und Mails, die noch warten, werden nicht mehr gesendet.",
    bad: "Geben Sie einen Zeitpunkt in der Zukunft ein.",
    remove: "Frist entfernen",
    none: "Keine Frist",
};
