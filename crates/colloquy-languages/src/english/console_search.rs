use crate::console_search::SearchTexts;

pub const SEARCH: SearchTexts = SearchTexts {
    heading: "Search",
    in_titles: "Search by title",
    in_transcripts: "Search people and transcripts",
    by_person: "Filter by name or address",
    filter: "Filter",
    in_transcript: "Search this transcript",
    search: "Search",
    nothing: "Nothing was found.",
    none_yet: "Nothing was found among the newest ones.",
    older: "Search older ones",
    messages: "Messages with these words",
    more: "Further messages with these words: {count}",
};
