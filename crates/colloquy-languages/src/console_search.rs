//! The texts of searches: for interviews, and for what people said.

use serde::Serialize;

#[derive(Serialize)]
pub struct SearchTexts {
    pub heading: &'static str,
    /// Names the field above the list of interviews.
    pub in_titles: &'static str,
    /// Names the field for all transcripts of an interview. Names and addresses are searched as well.
    pub in_transcripts: &'static str,
    /// Names the field above the invitations of an interview that leaves only people with these words in their names or
    /// addresses.
    pub by_person: &'static str,
    /// The button of that field.
    pub filter: &'static str,
    /// Names the field above a transcript.
    pub in_transcript: &'static str,
    /// The button.
    pub search: &'static str,
    pub nothing: &'static str,
    /// If nothing was found so far, and older ones have not been searched.
    pub none_yet: &'static str,
    /// The button that continues the search.
    pub older: &'static str,
    /// Comes before the numbers of the messages that have the words.
    pub messages: &'static str,
    /// How many further messages of a transcript have the words.
    pub more: &'static str,
}
