use crate::console_search::SearchTexts;

pub const SEARCH: SearchTexts = SearchTexts {
    heading: "Zoeken",
    in_titles: "Zoeken op titel",
    in_transcripts: "Zoeken in personen en transcripties",
    by_person: "Filteren op naam of adres",
    filter: "Filteren",
    in_transcript: "Zoeken in deze transcriptie",
    search: "Zoeken",
    nothing: "Niets gevonden.",
    none_yet: "Niets gevonden bij de nieuwste.",
    older: "Oudere doorzoeken",
    messages: "Berichten met deze woorden",
    more: "Andere berichten met deze woorden: {count}",
};
