//! The state of a conversation that another process continues.

use serde_json::{Value, json};

/// What the next process does first, so that no question is asked twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FirstActionAfterTakeover {
    /// Listen: the question was heard, and the invitee has not answered it.
    Listen,
    /// Reply: the invitee's answer is stored, and nothing of a reply was heard.
    Reply,
    /// Say the rest of what the interviewer was saying.
    Speak(String),
}

impl FirstActionAfterTakeover {
    /// Returns the stored form.
    pub fn to_json(&self) -> Value {
        match self {
            FirstActionAfterTakeover::Listen => json!({ "next": "listen" }),
            FirstActionAfterTakeover::Reply => json!({ "next": "reply" }),
            FirstActionAfterTakeover::Speak(text) => json!({ "next": "speak", "text": text }),
        }
    }

    /// Reads the stored form. Returns `None` for anything that no version has stored.
    pub fn from_json(stored: &Value) -> Option<Self> {
        match stored["next"].as_str()? {
            "listen" => Some(FirstActionAfterTakeover::Listen),
            "reply" => Some(FirstActionAfterTakeover::Reply),
            "speak" => Some(FirstActionAfterTakeover::Speak(stored["text"].as_str()?.to_owned())),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_it_stores_and_nothing_else() {
        for handover in [
            FirstActionAfterTakeover::Listen,
            FirstActionAfterTakeover::Reply,
            FirstActionAfterTakeover::Speak("And then?".to_owned()),
        ] {
            assert_eq!(FirstActionAfterTakeover::from_json(&handover.to_json()), Some(handover));
        }
        for other in [json!(null), json!({}), json!({ "next": "dance" }), json!({ "next": "speak" })] {
            assert_eq!(FirstActionAfterTakeover::from_json(&other), None, "{other}");
        }
    }
}
