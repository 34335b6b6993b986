//! The form of a request.

use std::borrow::Cow;
use std::collections::HashSet;
use std::convert::Infallible;

use actix_web::http::header::{CONTENT_TYPE, HeaderMap};
use bytes::Bytes;
use colloquy_domain::input::FromJson;
use colloquy_domain::violation::{InputPathStep, Violations};
use colloquy_domain::{Timestamp, moment};
use colloquy_web::form::{self, PageProblem};
use encoding_rs::{Encoding, WINDOWS_1252};
use futures::{Stream, stream};
use multer::Multipart;
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::problem::ConsoleProblem;

/// The field with the token of the session.
pub const TOKEN: &str = "token";

/// The maximum size in bytes of a form of a member. The longest prompt fits in any script.
pub const MEMBER_FORM_BYTES: usize = 1_024 * 1_024;

/// The maximum size in bytes of a file with people. The most people that a form invites fit with long notes about each.
pub const PEOPLE_FILE_BYTES: usize = 8 * 1_024 * 1_024;

/// The maximum size in bytes of a form with such a file. After the file was checked, the form has it as a text, which may be
/// longer: in another encoding and with other ends of lines.
pub const PEOPLE_FORM_BYTES: usize = 2 * PEOPLE_FILE_BYTES;

/// Returns a time as the value of a field for a date with a time, in UTC.
pub fn time_value(time: Timestamp) -> String {
    time.strftime("%Y-%m-%dT%H:%M").to_string()
}

/// Parses what browsers send for a date with a time: `2026-12-31T18:00`, some with seconds.
pub fn parse_time(entered: &str) -> Option<Timestamp> {
    let seconds = if entered.len() == "2026-12-31T18:00".len() { ":00Z" } else { "Z" };
    moment::parse(&format!("{entered}{seconds}"))
}

#[derive(Default)]
pub struct SubmittedForm {
    fields: Vec<(String, String)>,
    /// The files as they were sent. Each of them is a field as well, as text.
    files: Vec<(String, Bytes)>,
}

impl SubmittedForm {
    /// Reads a form within the limits of size and time for forms.
    pub async fn receive<E>(
        headers: &HeaderMap,
        payload: impl Stream<Item = Result<Bytes, E>> + Unpin,
        max_bytes: usize,
    ) -> Result<Self, ConsoleProblem> {
        let boundary = boundary(headers);
        let is_form =
            form::content_type(headers).is_some_and(|kind| kind.eq_ignore_ascii_case(form::URL_ENCODED));
        if !is_form && boundary.is_none() {
            return Err(ConsoleProblem::BadForm);
        }
        let body = form::body(headers, payload, max_bytes).await.map_err(|problem| match problem {
            PageProblem::TooLarge => ConsoleProblem::TooBig { max_bytes },
            _ => ConsoleProblem::BadForm,
        })?;
        if let Some(boundary) = boundary {
            return SubmittedForm::with_file(body.freeze(), boundary).await;
        }
        let fields = form_urlencoded::parse(&body);
        let fields = fields.map(|(name, value)| (name.into_owned(), plain(&value))).collect();
        Ok(SubmittedForm { fields, files: Vec::new() })
    }

    /// Reads a form that contains a file.
    async fn with_file(body: Bytes, boundary: String) -> Result<Self, ConsoleProblem> {
        let body = stream::once(async { Ok::<_, Infallible>(body) });
        let (mut parts, mut form) = (Multipart::new(body, boundary), SubmittedForm::default());
        while let Some(part) = parts.next_field().await.map_err(|_| ConsoleProblem::BadForm)? {
            let name = part.name().unwrap_or_default().to_owned();
            let is_file = part.file_name().is_some();
            let content = part.bytes().await.map_err(|_| ConsoleProblem::BadForm)?;
            form.fields.push((name.clone(), plain(&decoded(&content))));
            if is_file {
                form.files.push((name, content));
            }
        }
        Ok(form)
    }

    /// Returns a hash of all fields.
    pub fn hash(&self) -> String {
        let mut hash = Sha256::new();
        for (name, value) in &self.fields {
            hash.update(name);
            hash.update([0]);
            hash.update(value);
            hash.update([0]);
        }
        hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Returns all fields, in the order in which they were sent.
    pub fn fields(&self) -> impl Iterator<Item = (&str, &str)> {
        self.fields.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    pub fn has_files(&self) -> bool {
        !self.files.is_empty()
    }

    /// Returns all values of a field.
    pub fn values(&self, name: &str) -> impl Iterator<Item = &str> {
        self.fields.iter().filter(move |(field, _)| field == name).map(|(_, value)| value.as_str())
    }

    /// Returns the content of a file, or nothing if none was chosen.
    pub fn file(&self, name: &str) -> &[u8] {
        self.files.iter().find(|(field, _)| field == name).map_or(&[], |(_, content)| content)
    }

    pub fn has(&self, name: &str) -> bool {
        self.values(name).next().is_some()
    }

    /// Returns the value of a field, the first of duplicates, or an empty text.
    pub fn value(&self, name: &str) -> &str {
        self.fields.iter().find(|(field, _)| field == name).map_or("", |(_, value)| value)
    }
}

/// Browsers end the lines of a text with CR LF. The databases cannot store U+0000.
fn plain(value: &str) -> String {
    value.replace("\r\n", "\n").replace('\0', "")
}

fn boundary(headers: &HeaderMap) -> Option<String> {
    multer::parse_boundary(headers.get(CONTENT_TYPE)?.to_str().ok()?).ok()
}

/// Reads a text file. Spreadsheets save UTF-8, UTF-16 with a mark, or the characters of Windows.
fn decoded(content: &[u8]) -> Cow<'_, str> {
    let windows = || WINDOWS_1252.decode_without_bom_handling(content).0;
    match Encoding::for_bom(content) {
        Some((encoding, _)) => encoding.decode_with_bom_removal(content).0,
        None => std::str::from_utf8(content).map_or_else(|_| windows(), Cow::Borrowed),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_usual_encodings_are_read() {
        let utf_16: Vec<u8> =
            [0xfeff].into_iter().chain("Zoë".encode_utf16()).flat_map(u16::to_le_bytes).collect();
        for content in ["Zoë".as_bytes(), "\u{feff}Zoë".as_bytes(), b"Zo\xeb", &utf_16] {
            assert_eq!(decoded(content), "Zoë", "{content:?}");
        }
    }
}
