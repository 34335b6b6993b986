//! The form of a request.

use std::collections::HashSet;

use actix_web::http::header::HeaderMap;
use bytes::Bytes;
use colloquy_domain::input::FromJson;
use colloquy_domain::violation::{InputPathStep, Violations};
use colloquy_web::form;
use futures::Stream;
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::problem::ConsoleProblem;

/// The field with the token of the session.
pub const TOKEN: &str = "token";

/// The maximum size in bytes of a form of a member. The longest prompt fits, whatever its letters.
pub const MEMBER_FORM_BYTES: usize = 1_024 * 1_024;

#[derive(Default)]
pub struct SubmittedForm(Vec<(String, String)>);

impl SubmittedForm {
    /// Reads a form within the limits of size and time for forms.
    pub async fn receive<E>(
        headers: &HeaderMap,
        payload: impl Stream<Item = Result<Bytes, E>> + Unpin,
        max_bytes: usize,
    ) -> Result<Self, ConsoleProblem> {
        let is_form =
            form::content_type(headers).is_some_and(|kind| kind.eq_ignore_ascii_case(form::URL_ENCODED));
        if !is_form {
            return Err(ConsoleProblem::BadForm);
        }
        let body = form::body(headers, payload, max_bytes).await.map_err(|_| ConsoleProblem::BadForm)?;
        let fields = form_urlencoded::parse(&body);
        // Browsers end the lines of a text with CR LF.
        let text = |value: &str| value.replace("\r\n", "\n").replace('\0', "");
        Ok(SubmittedForm(fields.map(|(name, value)| (name.into_owned(), text(&value))).collect()))
    }

    /// Returns a hash of all fields.
    pub fn hash(&self) -> String {
        let mut hash = Sha256::new();
        for (name, value) in &self.0 {
            hash.update(name);
            hash.update([0]);
            hash.update(value);
            hash.update([0]);
        }
        hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Returns the value of a field, the first of duplicates, or an empty text.
    pub fn value(&self, name: &str) -> &str {
        self.0.iter().find(|(field, _)| field == name).map_or("", |(_, value)| value)
    }
}

/// Reads the fields of a form by the rules of the REST interface. Returns the faulty ones otherwise.
pub fn parse<T: FromJson>(json: &Value) -> Result<T, HashSet<&'static str>> {
    let mut faults = Violations::default();
    let value = T::read(json, &[], &mut faults);
    faults.unless_any(value).map_err(|faults| {
        let field = |path: &[InputPathStep]| match path.first() {
            Some(InputPathStep::Field(field)) => Some(*field),
            _ => None,
        };
        faults.iter().filter_map(|fault| field(&fault.path)).collect()
    })
}
