use crate::console_search::SearchTexts;

pub const SEARCH: SearchTexts = SearchTexts {
    heading: "Suche",
    in_titles: "Nach Titel suchen",
    in_transcripts: "Personen und Transkripte durchsuchen",
    by_person: "Nach Name oder Adresse filtern",
    filter: "Filtern",
    in_transcript: "Dieses Transkript durchsuchen",
    search: "Suchen",
    nothing: "Nichts gefunden.",
    none_yet: "Unter den neuesten wurde nichts gefunden.",
    older: "Ältere durchsuchen",
    messages: "Beiträge mit diesen Wörtern",
    more: "Weitere Beiträge mit diesen Wörtern: {count}",
};
