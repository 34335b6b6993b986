//! What an analysis says about a conversation, in the JSON form in which it is stored and sent. All analysts use it, so
//! that a program can read it without knowing who wrote it.

use serde_json::{Value, json};

use crate::ids::{Id, MessageId};
use crate::invitation::Sentiment;
use crate::safety::SafetyConcern;
use crate::words::words;

words! {
    /// What a finding says was done to people or their work. The most important kind comes first.
    FindingKind {
        Harm = "harm",
        Money = "money",
        Leaving = "leaving",
        Blocked = "blocked",
        Complaint = "complaint",
        Wish = "wish",
        Praise = "praise",
        Other = "other",
    }
}

/// Something that the invitee said, with the messages that it is based on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub text: String,
    pub kind: FindingKind,
    /// The name of the topic that it is about.
    pub topic: Option<String>,
    pub sentiment: Sentiment,
    pub message_ids: Vec<MessageId>,
}

/// A message in which the invitee reports a danger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReportedDanger {
    /// `None` if it is a danger of another kind.
    pub concern: Option<SafetyConcern>,
    pub message_id: MessageId,
}

/// The insights of a whole conversation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Insights {
    /// The analyst that wrote them.
    pub generator: String,
    /// The most important first.
    pub findings: Vec<Finding>,
    /// How many questions the invitee answered, and how many were asked.
    pub answered: usize,
    pub questions: usize,
    pub refused_topics: Vec<String>,
    pub uncovered_topics: Vec<String>,
    pub dangers: Vec<ReportedDanger>,
}

impl Finding {
    fn from_json(value: &Value) -> Option<Self> {
        let word = |name: &str| value[name].as_str();
        Some(Finding {
            text: word("text")?.to_owned(),
            kind: word("kind").and_then(FindingKind::from_word).unwrap_or(FindingKind::Other),
            topic: word("topic").map(str::to_owned),
            sentiment: word("sentiment").and_then(Sentiment::from_word).unwrap_or(Sentiment::Neutral),
            message_ids: message_ids(value).collect(),
        })
    }

    fn to_json(&self) -> Value {
        json!({
            "text": self.text,
            "kind": self.kind.as_str(),
            "topic": self.topic,
            "sentiment": self.sentiment.as_str(),
            "messageIds": self.message_ids.iter().map(ToString::to_string).collect::<Value>(),
        })
    }
}

impl ReportedDanger {
    fn from_json(value: &Value) -> impl Iterator<Item = ReportedDanger> {
        let concern = value["concern"].as_str().and_then(SafetyConcern::from_word);
        message_ids(value).map(move |message_id| ReportedDanger { concern, message_id })
    }

    fn to_json(self) -> Value {
        let concern = self.concern.map_or("other", SafetyConcern::as_str);
        json!({ "concern": concern, "messageIds": [self.message_id.to_string()] })
    }
}

impl Insights {
    pub fn to_json(&self) -> Value {
        json!({
            "generator": self.generator,
            "findings": self.findings.iter().map(Finding::to_json).collect::<Value>(),
            "answered": self.answered,
            "questions": self.questions,
            "refusedTopics": self.refused_topics,
            "uncoveredTopics": self.uncovered_topics,
            "safety": self.dangers.iter().map(|danger| danger.to_json()).collect::<Value>(),
        })
    }
}

/// Reads stored insights. Programs can change them, so parts in another form are left out.
impl From<&Value> for Insights {
    fn from(insights: &Value) -> Self {
        let list = |name: &str| insights[name].as_array().into_iter().flatten();
        let names = |name| list(name).filter_map(Value::as_str).map(str::to_owned).collect();
        let count = |name: &str| insights[name].as_u64().and_then(|count| usize::try_from(count).ok());
        Insights {
            generator: insights["generator"].as_str().unwrap_or_default().to_owned(),
            findings: list("findings").filter_map(Finding::from_json).collect(),
            answered: count("answered").unwrap_or_default(),
            questions: count("questions").unwrap_or_default(),
            refused_topics: names("refusedTopics"),
            uncovered_topics: names("uncoveredTopics"),
            dangers: list("safety").flat_map(ReportedDanger::from_json).collect(),
        }
    }
}

fn message_ids(value: &Value) -> impl Iterator<Item = MessageId> {
    let ids = value["messageIds"].as_array().into_iter().flatten();
    ids.filter_map(|id| Id::parse(id.as_str()?).ok())
}

/// Adds reported dangers to insights that an analyst has written, unless they have the same message already.
pub fn add_dangers(insights: &mut Value, dangers: &[ReportedDanger]) {
    let Some(insights) = insights.as_object_mut() else { return };
    let known = insights.entry("safety").or_insert_with(|| json!([]));
    let Some(known) = known.as_array_mut() else { return };
    for danger in dangers {
        let id = Value::String(danger.message_id.to_string());
        let is_known = |flag: &Value| flag["messageIds"].as_array().is_some_and(|ids| ids.contains(&id));
        if !known.iter().any(is_known) {
            known.push(danger.to_json());
        }
    }
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;

    fn id(number: u128) -> MessageId {
        MessageId::from_uuid(Uuid::from_u128(0x0190_0000_0000_7000_8000_0000_0000_0000 + number))
    }

    #[test]
    fn every_analyst_writes_the_same_keys() {
        let finding = Finding {
            text: "I lost the deposit.".to_owned(),
            kind: FindingKind::Money,
            topic: None,
            sentiment: Sentiment::Negative,
            message_ids: vec![id(1)],
        };
        let insights = Insights {
            generator: "offline".to_owned(),
            findings: vec![finding],
            dangers: vec![ReportedDanger { concern: None, message_id: id(2) }],
            ..Insights::default()
        };
        let expected = json!({
            "generator": "offline",
            "findings": [{
                "text": "I lost the deposit.",
                "kind": "money",
                "topic": null,
                "sentiment": "negative",
                "messageIds": [id(1).to_string()],
            }],
            "answered": 0,
            "questions": 0,
            "refusedTopics": [],
            "uncoveredTopics": [],
            "safety": [{ "concern": "other", "messageIds": [id(2).to_string()] }],
        });
        assert_eq!(insights.to_json(), expected);
        assert_eq!(Insights::from(&expected), insights);
    }

    #[test]
    fn parts_that_a_program_has_changed_are_left_out() {
        let stored = json!({
            "findings": ["a text", { "kind": "money" }, { "text": "Late.", "kind": "?", "messageIds": [7, "?"] }],
            "refusedTopics": "all",
            "uncoveredTopics": [1, "the price"],
            "answered": -1,
        });
        let read = Insights::from(&stored);
        let texts: Vec<&str> = read.findings.iter().map(|finding| finding.text.as_str()).collect();
        assert_eq!((texts, read.findings[0].kind), (vec!["Late."], FindingKind::Other));
        assert_eq!((read.refused_topics, read.uncovered_topics), (vec![], vec!["the price".to_owned()]));
        assert_eq!(Insights::from(&json!("none")), Insights::default());
    }

    #[test]
    fn a_danger_is_added_once() {
        let violence = ReportedDanger { concern: Some(SafetyConcern::Violence), message_id: id(1) };
        let other = ReportedDanger { concern: None, message_id: id(1) };
        let mut insights = Insights { dangers: vec![other], ..Insights::default() }.to_json();
        add_dangers(&mut insights, &[violence, ReportedDanger { message_id: id(2), ..violence }]);
        let concerns: Vec<&Value> =
            insights["safety"].as_array().into_iter().flatten().map(|flag| &flag["concern"]).collect();
        assert_eq!(concerns, ["other", "violence"]);
        let mut empty = json!({});
        add_dangers(&mut empty, &[violence]);
        assert_eq!(empty["safety"][0]["concern"], "violence");
    }
}
