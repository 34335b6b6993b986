//! The values of the form, and what they change.

use colloquy_domain::interview::Interview;
use colloquy_domain::language::Language;
use colloquy_languages::console_templates::PromptTemplate;
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

use super::FIELDS;
use crate::form::SubmittedForm;

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

    /// Returns a hash of each value. A form contains those of the values that it was opened with, so that saving it
    /// leaves alone what others have changed since.
    pub fn hashes(&self) -> String {
        let hash = |value: &String| {
            let hash = Sha256::digest(value.replace("\r\n", "\n"));
            hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect::<String>()
        };
        self.0.iter().map(hash).collect::<Vec<_>>().join(".")
    }

    /// Returns what differs from the values with these hashes, as a request to the REST interface.
    pub fn changes_from(&self, opened: &str) -> Value {
        let own = self.hashes();
        let hashes = own.split('.').zip(opened.split('.').chain(std::iter::repeat("")));
        let changed =
            FIELDS.iter().zip(hashes).filter(|(_, (own, opened))| own != opened).map(|(field, _)| field);
        let json = |field: &str| match self.value(field) {
            number if field.starts_with("max") => {
                number.trim().parse::<i64>().map_or_else(|_| number.into(), Value::from)
            }
            text => text.into(),
        };
        Value::Object(changed.map(|field| ((*field).to_owned(), json(field))).collect::<Map<_, _>>())
    }
}
