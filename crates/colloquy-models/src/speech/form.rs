//! Reads the form in which a model writes a reply: a few labelled lines, of which `SAY` has the words to be spoken.
//!
//! Small models keep to a form only roughly. So lines may be missing or in another order, labels may be decorated or in
//! lower case, all of it may be on one line, or the whole may be a JSON object. Text without any label is spoken.

use serde_json::Value;

/// What a model noted beside the words to be spoken. Topics are numbered from 1.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReplyAnnotations {
    /// The topic that the reply asks about.
    pub topic: Option<usize>,
    pub covered: Vec<usize>,
    pub refused: Vec<usize>,
    /// Whether the model says that the interview ends.
    pub ends: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Label {
    Topic,
    Covered,
    Refused,
    Say,
    Close,
}

/// `SAY` has translations, because models that reply in another language tend to translate it.
const LABELS: &[(&str, Label)] = &[
    ("topic", Label::Topic),
    ("covered", Label::Covered),
    ("refused", Label::Refused),
    ("close", Label::Close),
    ("end", Label::Close),
    ("say", Label::Say),
    ("sage", Label::Say),
    ("sagen", Label::Say),
    ("dire", Label::Say),
    ("decir", Label::Say),
    ("dizer", Label::Say),
    ("zeg", Label::Say),
];
const ENDS: &[&str] = &["end", "close", "finish", "ende", "fin", "fine", "fim", "einde"];
const DECORATION: [char; 6] = ['*', '#', '`', '-', '>', '_'];

#[derive(Debug)]
enum Reading {
    /// A line whose beginning may be a label.
    LineStart(String),
    Value(Label, String),
    Words,
    Json(String),
    /// After the end of the form.
    Over,
}

#[derive(Debug)]
pub struct ReplyParser {
    reading: Reading,
    notes: ReplyAnnotations,
    has_begun: bool,
}

impl Default for ReplyParser {
    fn default() -> Self {
        ReplyParser {
            reading: Reading::LineStart(String::new()),
            notes: ReplyAnnotations::default(),
            has_begun: false,
        }
    }
}

enum LineStart {
    Undecided,
    Labelled(Label, String),
    Words,
}

impl ReplyParser {
    /// Returns those of these letters that are to be spoken.
    pub fn push(&mut self, letters: &str) -> String {
        let mut spoken = String::new();
        letters.chars().for_each(|letter| self.take(letter, &mut spoken));
        spoken
    }

    /// Returns the rest of what is to be spoken.
    pub fn finish(&mut self) -> String {
        let mut spoken = String::new();
        match std::mem::replace(&mut self.reading, Reading::Over) {
            Reading::LineStart(line) => self.end_line(&line, &mut spoken),
            Reading::Value(label, value) => self.note(label, &value),
            Reading::Json(text) => spoken = self.read_json(&text),
            Reading::Words | Reading::Over => {}
        }
        spoken
    }

    pub fn notes(&self) -> &ReplyAnnotations {
        &self.notes
    }

    fn take(&mut self, letter: char, spoken: &mut String) {
        match &mut self.reading {
            Reading::Over => {}
            Reading::Json(text) => text.push(letter),
            Reading::Words => {
                spoken.push(letter);
                if letter == '\n' {
                    self.reading = Reading::LineStart(String::new());
                }
            }
            Reading::Value(label, value) if letter == '\n' => {
                let (label, value) = (*label, std::mem::take(value));
                self.reading = Reading::LineStart(String::new());
                self.note(label, &value);
            }
            Reading::Value(label, value) => {
                value.push(letter);
                if let Some((before, next)) = inner_label(value) {
                    let (label, value) = (*label, value[..before].to_owned());
                    self.note(label, &value);
                    self.begin(next, String::new());
                }
            }
            Reading::LineStart(line) if letter == '\n' => {
                let line = std::mem::take(line);
                self.end_line(&line, spoken);
            }
            Reading::LineStart(line) => {
                line.push(letter);
                let line = line.clone();
                self.decide(&line, spoken);
            }
        }
    }

    /// Decides what a line is as soon as its beginning shows it.
    fn decide(&mut self, line: &str, spoken: &mut String) {
        if line.trim_start() == "{" && !self.has_begun {
            self.reading = Reading::Json(line.to_owned());
            return;
        }
        if "```".starts_with(line.trim_start()) || line.trim_start().starts_with("```") {
            return;
        }
        match line_start(line) {
            LineStart::Undecided => {}
            LineStart::Labelled(label, value) => self.begin(label, value),
            LineStart::Words => {
                self.has_begun = true;
                self.reading = Reading::Words;
                spoken.push_str(line);
            }
        }
    }

    fn begin(&mut self, label: Label, value: String) {
        self.has_begun = true;
        self.reading = match label {
            Label::Say => Reading::Words,
            label => Reading::Value(label, value),
        };
    }

    /// Takes a line that ended before it was clear what it is.
    fn end_line(&mut self, line: &str, spoken: &mut String) {
        self.reading = Reading::LineStart(String::new());
        let bare = line.trim().trim_matches(DECORATION);
        if bare.eq_ignore_ascii_case("end") && self.has_begun {
            self.reading = Reading::Over;
        } else if !line.trim_start().starts_with("```") && label(bare).is_none() {
            spoken.push_str(line);
            spoken.push('\n');
        }
    }

    fn note(&mut self, label: Label, value: &str) {
        let names_end = value.split(|letter: char| !letter.is_alphabetic()).any(is_end);
        match label {
            Label::Topic => {
                self.notes.topic = numbers(value).first().copied();
                self.notes.ends |= names_end;
            }
            Label::Covered => self.notes.covered = numbers(value),
            Label::Refused => self.notes.refused = numbers(value),
            Label::Close => {
                let value = value.trim().trim_matches(DECORATION).to_lowercase();
                self.notes.ends |= matches!(value.as_str(), "yes" | "true");
            }
            Label::Say => {}
        }
    }

    fn read_json(&mut self, text: &str) -> String {
        let object = text.rfind('}').and_then(|end| serde_json::from_str::<Value>(&text[..=end]).ok());
        let Some(Value::Object(fields)) = object else { return String::new() };
        let mut spoken = String::new();
        for (name, value) in &fields {
            let value = match value {
                Value::String(text) => text.clone(),
                other => other.to_string(),
            };
            match label(&name.to_lowercase()) {
                Some(Label::Say) => spoken = value,
                Some(label) => self.note(label, &value),
                None => {}
            }
        }
        spoken
    }
}

fn label(word: &str) -> Option<Label> {
    LABELS.iter().find(|(name, _)| name.eq_ignore_ascii_case(word)).map(|(_, label)| *label)
}

fn is_end(word: &str) -> bool {
    ENDS.iter().any(|end| end.eq_ignore_ascii_case(word))
}

fn line_start(line: &str) -> LineStart {
    let text = line.trim_start().trim_start_matches(DECORATION).trim_start();
    let word = &text[..text.find(|letter: char| !letter.is_alphabetic()).unwrap_or(text.len())];
    let rest = text[word.len()..].trim_start_matches(['*', '`', ' ']);
    let could_be = |(name, _): &(&str, Label)| {
        name.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word))
    };
    if rest.is_empty() {
        let is_open =
            if text.len() == word.len() { LABELS.iter().any(could_be) } else { label(word).is_some() };
        return if word.is_empty() || is_open { LineStart::Undecided } else { LineStart::Words };
    }
    match label(word) {
        Some(label) if rest.starts_with([':', '：', '=']) => {
            let value = rest.chars().skip(1).collect();
            LineStart::Labelled(label, value)
        }
        // "TOPIC 3" without a colon.
        Some(label) if label != Label::Say && rest.starts_with(|letter: char| letter.is_ascii_digit()) => {
            LineStart::Labelled(label, rest.to_owned())
        }
        _ => LineStart::Words,
    }
}

/// Returns the label with which a value ends, and where the value ends before it.
fn inner_label(value: &str) -> Option<(usize, Label)> {
    let text = value.strip_suffix([':', '：'])?.trim_end_matches('*');
    let start = text.rfind(|letter: char| !letter.is_alphabetic()).map_or(0, |at| at + 1);
    let start = (start..=text.len()).find(|at| text.is_char_boundary(*at))?;
    label(&text[start..]).map(|label| (start, label))
}

fn numbers(value: &str) -> Vec<usize> {
    value.split(|letter: char| !letter.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

#[cfg(test)]
mod tests;
