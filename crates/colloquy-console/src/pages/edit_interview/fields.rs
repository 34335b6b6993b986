//! The values of the form, and what they change.

use colloquy_domain::interview::Interview;
use colloquy_domain::language::Language;
use colloquy_languages::console_templates::PromptTemplate;
use serde_json::{Map, Value};

use super::FIELDS;
use crate::edit_conflict::{self, EditConflict, StoredField};
use crate::form::SubmittedForm;
use crate::request::ConsoleRequest;

/// The values of the form, in the order of [`FIELDS`].
#[derive(Clone, Default)]
pub struct InterviewForm([String; FIELDS.len()]);

impl InterviewForm {
    pub fn entered(form: &SubmittedForm) -> Self {
        InterviewForm(FIELDS.map(|field| form.value(field).to_owned()))
    }

    pub fn of(interview: &Interview) -> Self {
        let text = |text: Option<&str>| text.unwrap_or_default().to_owned();
        let number = |number: Option<i64>| number.map(|number| number.to_string()).unwrap_or_default();
        InterviewForm([
            interview.prompt.as_str().to_owned(),
            interview.locale.as_str().to_owned(),
            interview.voice_id.to_string(),
            text(interview.title.as_ref().map(|title| title.as_str())),
            text(interview.intro.as_ref().map(|intro| intro.as_str())),
            text(interview.first_message.as_ref().map(|message| message.as_str())),
            number(interview.max_minutes.map(|minutes| minutes.get())),
            number(interview.max_responses.map(|responses| responses.get())),
        ])
    }

    pub fn of_template(template: &PromptTemplate, language: Language) -> Self {
        let mut values = InterviewForm::default();
        values.0[0] = template.prompt.to_owned();
        values.0[1] = language.as_str().to_owned();
        values
    }

    /// Fills in the texts that are missing.
    pub fn with_texts(mut self, interview: &Interview) -> Self {
        let written = InterviewForm::of(interview);
        for (at, field) in FIELDS.iter().enumerate() {
            if ["title", "intro", "firstMessage"].contains(field) && self.0[at].trim().is_empty() {
                self.0[at].clone_from(&written.0[at]);
            }
        }
        self
    }

    pub fn value(&self, field: &str) -> &str {
        FIELDS.iter().position(|name| *name == field).map_or("", |at| &self.0[at])
    }

    /// Sets the value of a field.
    pub fn with(mut self, field: &str, value: String) -> Self {
        if let Some(at) = FIELDS.iter().position(|name| *name == field) {
            self.0[at] = value;
        }
        self
    }

    /// Returns the fields with what readers see of them.
    pub fn fields(&self, request: &ConsoleRequest<'_>) -> Vec<StoredField> {
        let texts = &request.texts.editing.interview;
        let field = |(name, value): (&str, &String)| match name {
            "prompt" => StoredField::new(texts.prompt_label, value),
            "locale" => StoredField::of_language(texts.language, value),
            "voiceId" => StoredField::of_voice(texts.voice, value, request),
            "title" => StoredField::new(texts.title, value),
            "intro" => StoredField::new(texts.intro, value),
            "firstMessage" => StoredField::new(texts.first_message, value),
            "maxMinutes" => StoredField::new(texts.minutes, value),
            _ => StoredField::new(texts.answers, value),
        };
        FIELDS.into_iter().zip(&self.0).map(field).collect()
    }

    /// Merges the form into what is stored.
    pub fn merged_into(&self, request: &ConsoleRequest<'_>, stored: &Self) -> (Self, Option<EditConflict>) {
        let entered = FIELDS.into_iter().zip(&self.0);
        let entered = entered.map(|(field, value)| request.form.has(field).then(|| value.clone()));
        let merged = edit_conflict::merge(request, stored.fields(request), entered);
        let values = FIELDS.map(|field| {
            let at = FIELDS.iter().position(|name| *name == field).unwrap_or_default();
            merged.value(at).to_owned()
        });
        (InterviewForm(values), merged.conflict)
    }

    /// Returns what differs from the other values, as a request to the REST interface.
    pub fn changes_from(&self, other: &Self) -> Value {
        // Texts of programs may end their lines otherwise than those of forms.
        let is_changed = |field: &&str| self.value(field) != other.value(field).replace("\r\n", "\n");
        let json = |field: &str| match self.value(field) {
            number if field.starts_with("max") => {
                number.trim().parse::<i64>().map_or_else(|_| number.into(), Value::from)
            }
            text => text.into(),
        };
        let changed = FIELDS.into_iter().filter(is_changed);
        Value::Object(changed.map(|field| (field.to_owned(), json(field))).collect::<Map<_, _>>())
    }
}
