//! Forms that change what others may have changed since the form was opened. Such a form contains hashes of the values
//! that it was opened with. Fields that the person left alone keep what others have stored. If both have changed the same
//! field, nothing is saved, and the page says what is stored now.

use std::hash::{DefaultHasher, Hash, Hasher};

use actix_web::http::StatusCode;
use colloquy_domain::ids::Id;
use colloquy_domain::text::Locale;
use colloquy_languages::console_editing::EditConflictTexts;
use colloquy_languages::fill;
use sha2::{Digest, Sha256};
use tokio::sync::{Mutex, MutexGuard};

use crate::request::ConsoleRequest;
use crate::text;
use crate::timed_text::TimedText;

/// The field with the hashes.
pub const OPENED: &str = "opened";

/// A field of a form, as it is stored.
pub struct StoredField {
    label: &'static str,
    /// The value as browsers send it.
    value: String,
    /// The value for readers, unless it is empty.
    shown: Option<TimedText>,
}

impl StoredField {
    pub fn new(label: &'static str, value: impl Into<String>) -> Self {
        let value = value.into();
        let shown = TimedText::from(&*value);
        StoredField { label, value, shown: None }.shown_as(shown)
    }

    pub fn of_language(label: &'static str, locale: &str) -> Self {
        let language = Locale::parse(locale).map(|locale| text::language(&locale));
        StoredField::new(label, locale).shown_as(language.as_deref().unwrap_or(locale))
    }

    pub fn of_voice(label: &'static str, id: &str, request: &ConsoleRequest<'_>) -> Self {
        let voice = Id::parse(id).ok().and_then(|id| request.app.voices.voice(id));
        StoredField::new(label, id).shown_as(voice.map_or("", |voice| voice.name.as_str()))
    }

    pub fn shown_as(self, shown: impl Into<TimedText>) -> Self {
        let shown = shown.into();
        StoredField { shown: (!shown.is_empty()).then_some(shown), ..self }
    }
}

/// What others have stored in the fields that a person has changed too.
pub struct EditConflict {
    pub texts: &'static EditConflictTexts,
    pub fields: Vec<(&'static str, Option<TimedText>)>,
    /// Whether a file has to be chosen again.
    pub has_file: bool,
}

impl EditConflict {
    pub fn for_file(self) -> Self {
        EditConflict { has_file: true, ..self }
    }
}

/// A form together with what is stored.
pub struct MergedForm {
    /// In the order of the fields: what was entered, or what is stored where the person left the field alone.
    pub values: Vec<String>,
    /// Whether saving the values would change each of the fields.
    changed: Vec<bool>,
    pub conflict: Option<EditConflict>,
}

impl MergedForm {
    pub fn changes(&self, field: usize) -> bool {
        self.changed.get(field).is_some_and(|is_changed| *is_changed)
    }

    pub fn changes_any(&self) -> bool {
        self.changed.contains(&true)
    }

    pub fn value(&self, field: usize) -> &str {
        self.values.get(field).map_or("", String::as_str)
    }
}

/// Merges what was entered into what is stored. `None` stands for a field that the form does not change.
pub fn merge(
    request: &ConsoleRequest<'_>,
    stored: Vec<StoredField>,
    entered: impl IntoIterator<Item = Option<String>>,
) -> MergedForm {
    merge_since(request, request.form.value(OPENED), stored, entered)
}

/// Does the same for a form whose hashes are in another field.
pub fn merge_since(
    request: &ConsoleRequest<'_>,
    opened: &str,
    stored: Vec<StoredField>,
    entered: impl IntoIterator<Item = Option<String>>,
) -> MergedForm {
    let (mut values, mut changed, mut conflicts) = (Vec::new(), Vec::new(), Vec::new());
    let mut opened_with = opened.split('.');
    for (field, entered) in stored.into_iter().zip(entered) {
        // A program that sends no hashes has seen what is stored.
        let before = (!opened.is_empty()).then(|| opened_with.next().unwrap_or_default());
        let outcome = FieldOutcome::new(before, &field.value, entered.as_deref());
        changed.push(matches!(outcome, FieldOutcome::Changed | FieldOutcome::Conflict));
        if outcome == FieldOutcome::Conflict {
            conflicts.push((field.label, field.shown));
        }
        values.push(match outcome {
            FieldOutcome::LeftAlone => field.value,
            _ => entered.unwrap_or(field.value),
        });
    }
    let texts = &request.texts.editing.conflict;
    let conflict = EditConflict { texts, fields: conflicts, has_file: false };
    MergedForm { values, changed, conflict: Some(conflict).filter(|conflict| !conflict.fields.is_empty()) }
}

/// What a form does with one of its fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FieldOutcome {
    /// The person did not change it, so it keeps what is stored.
    LeftAlone,
    /// It has what is stored, because others have entered the same.
    Same,
    Changed,
    /// The person and someone else have changed it, each to something else.
    Conflict,
}

impl FieldOutcome {
    /// `before` is the hash of the value that the form was opened with, if the form has one.
    fn new(before: Option<&str>, stored: &str, entered: Option<&str>) -> Self {
        let (present, entered) = (hash(stored), entered.map(hash));
        let before = before.unwrap_or(&present);
        match entered {
            None => FieldOutcome::LeftAlone,
            Some(entered) if entered == before => FieldOutcome::LeftAlone,
            Some(entered) if entered == present => FieldOutcome::Same,
            Some(_) if present == before => FieldOutcome::Changed,
            Some(_) => FieldOutcome::Conflict,
        }
    }
}

/// Returns the hashes of the values for a form.
pub fn hashes(stored: &[StoredField]) -> String {
    stored.iter().map(|field| hash(&field.value)).collect::<Vec<_>>().join(".")
}

/// Texts of programs may end their lines otherwise than those of forms.
fn hash(value: &str) -> String {
    let hash = Sha256::digest(value.replace("\r\n", "\n"));
    hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// Returns the status and the title of a page with a form.
pub fn status_and_title(
    request: &ConsoleRequest<'_>,
    heading: &str,
    is_faulty: bool,
    conflict: Option<&EditConflict>,
) -> (StatusCode, String) {
    let status = match (is_faulty, conflict) {
        (true, _) => StatusCode::BAD_REQUEST,
        (false, Some(_)) => StatusCode::CONFLICT,
        (false, None) => return (StatusCode::OK, heading.to_owned()),
    };
    (status, fill(request.texts.frame.error_title, &[("title", heading)]))
}

/// Lets forms about the same thing be saved one after the other on a node, so that the second sees what the first has
/// stored.
pub struct EditTurns([Mutex<()>; 64]);

impl Default for EditTurns {
    fn default() -> Self {
        EditTurns(std::array::from_fn(|_| Mutex::new(())))
    }
}

impl EditTurns {
    pub async fn of(&self, path: &str) -> MutexGuard<'_, ()> {
        let mut hasher = DefaultHasher::new();
        path.hash(&mut hasher);
        self.0[hasher.finish() as usize % self.0.len()].lock().await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(opened: &str, stored: &str, entered: &str, expected: FieldOutcome) {
        let outcome = FieldOutcome::new(Some(&hash(opened)), stored, Some(entered));
        assert_eq!(outcome, expected, "opened with {opened}, stored {stored}, entered {entered}");
    }

    #[test]
    fn a_field_is_in_conflict_if_two_people_changed_it_to_different_values() {
        check("a", "a", "a", FieldOutcome::LeftAlone);
        check("a", "b", "a", FieldOutcome::LeftAlone);
        check("a", "b", "b", FieldOutcome::Same);
        check("a", "a", "b", FieldOutcome::Changed);
        check("a", "b", "c", FieldOutcome::Conflict);
        check("a", "b", "", FieldOutcome::Conflict);
        check("a\nb", "a\r\nb", "a\nb", FieldOutcome::LeftAlone);
    }

    #[test]
    fn a_form_without_hashes_changes_what_it_says() {
        assert_eq!(FieldOutcome::new(None, "a", Some("b")), FieldOutcome::Changed);
        assert_eq!(FieldOutcome::new(None, "a", Some("a")), FieldOutcome::LeftAlone);
        assert_eq!(FieldOutcome::new(Some(""), "a", None), FieldOutcome::LeftAlone);
    }
}
