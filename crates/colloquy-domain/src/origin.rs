//! The origin of generated texts.

use jiff::Timestamp;
use serde_json::{Map, Value, json};

use crate::moment;

/// What generated a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Provenance {
    pub provider: String,
    pub model: String,
    /// The template's name and version.
    pub template: String,
}

impl Provenance {
    /// Returns the JSON form used in the database and in logs.
    pub fn to_json(&self) -> Value {
        json!({ "provider": self.provider, "model": self.model, "template": self.template })
    }

    pub fn from_json(value: &Value) -> Option<Self> {
        let text = |name: &str| Some(value.get(name)?.as_str()?.to_owned());
        Some(Provenance { provider: text("provider")?, model: text("model")?, template: text("template")? })
    }
}

/// A generated value and what generated it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WithProvenance<T> {
    pub value: T,
    pub by: Provenance,
}

/// What generated a text, and when. It is stored with the text and removed when a person replaces the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextOrigin {
    pub by: Provenance,
    pub at: Timestamp,
}

impl TextOrigin {
    /// Returns the JSON form used in the database and in logs.
    pub fn to_json(&self) -> Value {
        let mut json = self.by.to_json();
        json["at"] = format!("{:.3}", self.at).into();
        json
    }

    pub fn from_json(value: &Value) -> Option<Self> {
        let at = moment::parse(value.get("at")?.as_str()?)?;
        Some(TextOrigin { by: Provenance::from_json(value)?, at })
    }
}

/// The origins of those texts of an interview that were generated.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InterviewTextOrigins {
    pub title: Option<TextOrigin>,
    pub intro: Option<TextOrigin>,
    pub first_message: Option<TextOrigin>,
}

impl InterviewTextOrigins {
    pub fn to_json(&self) -> Value {
        let texts = [("title", &self.title), ("intro", &self.intro), ("firstMessage", &self.first_message)];
        let generated = texts.into_iter().filter_map(|(name, origin)| Some((name, origin.as_ref()?)));
        Value::Object(generated.map(|(name, origin)| (name.to_owned(), origin.to_json())).collect())
    }

    pub fn from_json(value: &Value) -> Option<Self> {
        let texts = value.as_object()?;
        let origin = |texts: &Map<String, Value>, name: &str| match texts.get(name) {
            None => Some(None),
            Some(value) => TextOrigin::from_json(value).map(Some),
        };
        Some(InterviewTextOrigins {
            title: origin(texts, "title")?,
            intro: origin(texts, "intro")?,
            first_message: origin(texts, "firstMessage")?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn origins_are_read_as_they_were_written() {
        let origin = |second| TextOrigin {
            by: Provenance {
                provider: "openai".to_owned(),
                model: "gpt-5".to_owned(),
                template: "intro@3f".to_owned(),
            },
            at: Timestamp::from_second(second).expect("a moment"),
        };
        let all = InterviewTextOrigins {
            title: Some(origin(1)),
            intro: Some(origin(2)),
            first_message: Some(origin(3)),
        };
        let one = InterviewTextOrigins { title: None, first_message: None, ..all.clone() };
        for origins in [InterviewTextOrigins::default(), one, all] {
            assert_eq!(InterviewTextOrigins::from_json(&origins.to_json()), Some(origins));
        }
        assert_eq!(InterviewTextOrigins::from_json(&json!({ "intro": { "provider": "openai" } })), None);
    }
}
