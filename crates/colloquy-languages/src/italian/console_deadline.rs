use crate::console_deadline::ConsoleDeadlineTexts;

pub const DEADLINE: ConsoleDeadlineTexts = ConsoleDeadlineTexts {
    heading: "Scadenza",
    lead: "Fino a quando si può iniziare. Chi ha iniziato può ancora finire.",
    of_interview: "Vale la scadenza dell’intervista, {time}, se questo invito non ne ha una propria.",
    interview_has_none: "L’intervista non ha scadenza.",
    label: "Inizio entro",
    hint: "Compare sulla pagina e nelle e-mail. Dopo, il link di condivisione è chiuso e le e-mail in attesa non vengono inviate.",
    bad: "Inserisca un momento futuro.",
    remove: "Togli la scadenza",
    none: "Nessuna scadenza",
};
