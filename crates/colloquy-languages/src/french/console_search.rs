use crate::console_search::SearchTexts;

pub const SEARCH: SearchTexts = SearchTexts {
    heading: "Recherche",
    in_titles: "Rechercher par titre",
    in_transcripts: "Rechercher dans les personnes et les transcriptions",
    by_person: "Filtrer par nom ou adresse",
    filter: "Filtrer",
    in_transcript: "Rechercher dans cette transcription",
    search: "Rechercher",
    nothing: "Aucun résultat.",
    none_yet: "Aucun résultat parmi les plus récents.",
    older: "Chercher parmi les plus anciens",
    messages: "Messages contenant ces mots",
    more: "Autres messages contenant ces mots : {count}",
};
