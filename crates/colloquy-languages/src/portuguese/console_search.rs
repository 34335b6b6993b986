use crate::console_search::SearchTexts;

pub const SEARCH: SearchTexts = SearchTexts {
    heading: "Pesquisa",
    in_titles: "Pesquisar por título",
    in_transcripts: "Pesquisar pessoas e transcrições",
    by_person: "Filtrar por nome ou endereço",
    filter: "Filtrar",
    in_transcript: "Pesquisar nesta transcrição",
    search: "Pesquisar",
    nothing: "Nada foi encontrado.",
    none_yet: "Nada foi encontrado entre os mais recentes.",
    older: "Pesquisar nos mais antigos",
    messages: "Mensagens com estas palavras",
    more: "Outras mensagens com estas palavras: {count}",
};
