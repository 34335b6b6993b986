//! The texts of the console about notes.

/// `{number}`, `{count}` and `{author}` are placeholders.
#[derive(serde::Serialize)]
pub struct ConsoleNoteTexts {
    pub heading: &'static str,
    pub new: &'static str,
    pub change: &'static str,
    /// The link to a new note about the whole transcript.
    pub add: &'static str,
    /// The link beside a message.
    pub add_to_message: &'static str,
    pub about_message: &'static str,
    pub about_transcript: &'static str,
    pub text: &'static str,
    pub tags: &'static str,
    pub tags_hint: &'static str,
    pub save: &'static str,
    pub remove: &'static str,
    pub former_member: &'static str,
    pub changed: &'static str,
    pub only_author: &'static str,
    pub all: &'static str,
    pub none: &'static str,
    pub none_with_tag: &'static str,
    pub older: &'static str,
    pub empty: &'static str,
    pub text_too_long: &'static str,
    pub tag_too_long: &'static str,
    pub too_many_tags: &'static str,
    pub too_many: &'static str,
}
