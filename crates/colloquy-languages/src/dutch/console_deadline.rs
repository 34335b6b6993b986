use crate::console_deadline::ConsoleDeadlineTexts;

pub const DEADLINE: ConsoleDeadlineTexts = ConsoleDeadlineTexts {
    heading: "Uiterste datum",
    lead: "Tot wanneer genodigden kunnen beginnen. Wie begonnen is, kan het interview nog afmaken.",
    of_interview: "De uiterste datum van het interview, {time}, geldt als deze uitnodiging geen eigen datum heeft.",
    interview_has_none: "Het interview heeft geen uiterste datum.",
    label: "Beginnen vóór",
    hint: "Staat op de pagina en in de mails. Daarna is de deellink gesloten en worden wachtende mails niet meer verzonden.",
    bad: "Voer een tijdstip in de toekomst in.",
    remove: "Uiterste datum verwijderen",
    none: "Geen uiterste datum",
};
