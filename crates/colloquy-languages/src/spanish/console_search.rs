use crate::console_search::SearchTexts;

pub const SEARCH: SearchTexts = SearchTexts {
    heading: "Búsqueda",
    in_titles: "Buscar por título",
    in_transcripts: "Buscar personas y en las transcripciones",
    by_person: "Filtrar por nombre o dirección",
    filter: "Filtrar",
    in_transcript: "Buscar en esta transcripción",
    search: "Buscar",
    nothing: "No se ha encontrado nada.",
    none_yet: "No se ha encontrado nada entre los más recientes.",
    older: "Buscar en los más antiguos",
    messages: "Mensajes con estas palabras",
    more: "Otros mensajes con estas palabras: {count}",
};
