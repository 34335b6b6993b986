use crate::console_search::SearchTexts;

pub const SEARCH: SearchTexts = SearchTexts {
    heading: "Ricerca",
    in_titles: "Cerca per titolo",
    in_transcripts: "Cerca persone e nelle trascrizioni",
    by_person: "Filtra per nome o indirizzo",
    filter: "Filtra",
    in_transcript: "Cerca in questa trascrizione",
    search: "Cerca",
    nothing: "Nessun risultato.",
    none_yet: "Nessun risultato tra i più recenti.",
    older: "Cerca tra i meno recenti",
    messages: "Messaggi con queste parole",
    more: "Altri messaggi con queste parole: {count}",
};
