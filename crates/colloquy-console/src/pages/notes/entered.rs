//! What a person enters for a note.

use colloquy_domain::note::{MOST_TAGS, NoteContent, NoteFault, TAG_CHARS, TEXT_CHARS};
use colloquy_domain::text::NoteTag;
use colloquy_languages::console_notes::ConsoleNoteTexts;
use colloquy_languages::fill;

use crate::edit_conflict::{self, EditConflict, StoredField};
use crate::request::ConsoleRequest;
use crate::text;

/// What a person has entered, and what is wrong with it.
#[derive(Default)]
pub struct Entered {
    pub text: String,
    pub tags: String,
    pub fault: Option<String>,
    pub conflict: Option<EditConflict>,
}

impl Entered {
    pub fn of(request: &ConsoleRequest<'_>) -> (Self, Result<NoteContent, NoteFault>) {
        let (text, tags) = (request.form.value("text"), request.form.value("tags"));
        let entered = Entered { text: text.to_owned(), tags: tags.to_owned(), fault: None, conflict: None };
        (entered, NoteContent::new(text, tags))
    }

    pub fn stored(content: &NoteContent) -> Self {
        let tags: Vec<&str> = content.tags.iter().map(NoteTag::as_str).collect();
        let text = content.text.as_str().to_owned();
        Entered { text, tags: tags.join(", "), fault: None, conflict: None }
    }

    pub fn fields(&self, texts: &ConsoleNoteTexts) -> Vec<StoredField> {
        vec![
            StoredField::new(texts.text, self.text.as_str()),
            StoredField::new(texts.tags, self.tags.as_str()),
        ]
    }

    /// Takes over what was stored meanwhile where the person left the form alone.
    pub fn merged(
        request: &ConsoleRequest<'_>,
        stored: &NoteContent,
    ) -> (Self, Result<NoteContent, NoteFault>) {
        let fields = Entered::stored(stored).fields(&request.texts.notes);
        let entered = ["text", "tags"].map(|field| Some(request.form.value(field).to_owned()));
        let merged = edit_conflict::merge(request, fields, entered);
        let content = NoteContent::new(merged.value(0), merged.value(1));
        let (text, tags) = (merged.value(0).to_owned(), merged.value(1).to_owned());
        (Entered { text, tags, fault: None, conflict: merged.conflict }, content)
    }

    pub fn with(self, fault: String) -> Self {
        Entered { fault: Some(fault), ..self }
    }
}

pub fn fault(fault: NoteFault, request: &ConsoleRequest<'_>) -> String {
    let texts = &request.texts.notes;
    let at_most = |pattern, count| fill(pattern, &[("count", &text::count(count, request.language))]);
    match fault {
        NoteFault::Empty => texts.empty.to_owned(),
        NoteFault::TextTooLong => at_most(texts.text_too_long, TEXT_CHARS),
        NoteFault::TagTooLong => at_most(texts.tag_too_long, TAG_CHARS),
        NoteFault::TooManyTags => at_most(texts.too_many_tags, MOST_TAGS),
    }
}
