//! The JSON form of a guide, in the database and in logs.

use serde_json::{Value, json};

use super::{ConditionalQuestion, FormOfAddress, GuideDraft, GuideTopic, InterviewGuide, TopicDepth};

impl TopicDepth {
    pub fn as_str(self) -> &'static str {
        match self {
            TopicDepth::Brief => "brief",
            TopicDepth::Usual => "usual",
            TopicDepth::Deep => "deep",
        }
    }

    pub fn from_word(word: &str) -> Option<Self> {
        [TopicDepth::Brief, TopicDepth::Usual, TopicDepth::Deep]
            .into_iter()
            .find(|depth| depth.as_str() == word)
    }
}

impl FormOfAddress {
    pub fn as_str(self) -> &'static str {
        match self {
            FormOfAddress::Informal => "informal",
            FormOfAddress::Formal => "formal",
        }
    }

    pub fn from_word(word: &str) -> Option<Self> {
        [FormOfAddress::Informal, FormOfAddress::Formal].into_iter().find(|form| form.as_str() == word)
    }
}

impl GuideTopic {
    fn to_json(&self) -> Value {
        json!({
            "name": self.name,
            "opening": self.opening,
            "keywords": self.keywords,
            "required": self.is_required,
            "depth": self.depth.as_str(),
        })
    }

    fn from_json(value: &Value) -> Option<Self> {
        Some(GuideTopic {
            name: text(value, "name")?,
            opening: text(value, "opening")?,
            keywords: texts(value, "keywords"),
            is_required: value.get("required").and_then(Value::as_bool).unwrap_or(true),
            depth: text(value, "depth").and_then(|word| TopicDepth::from_word(&word)).unwrap_or_default(),
        })
    }
}

impl ConditionalQuestion {
    fn to_json(&self) -> Value {
        json!({
            "condition": self.condition,
            "keywords": self.keywords,
            "question": self.question,
            "if_unknown": self.if_unknown,
        })
    }

    fn from_json(value: &Value) -> Option<Self> {
        Some(ConditionalQuestion {
            condition: text(value, "condition")?,
            keywords: texts(value, "keywords"),
            question: text(value, "question")?,
            if_unknown: text(value, "if_unknown"),
        })
    }
}

impl InterviewGuide {
    pub fn to_json(&self) -> Value {
        json!({
            "goal": self.goal,
            "audience": self.audience,
            "topics": self.topics.iter().map(GuideTopic::to_json).collect::<Value>(),
            "conditions": self.conditions.iter().map(ConditionalQuestion::to_json).collect::<Value>(),
            "unmentioned": self.unmentioned,
            "closing": self.closing,
            "farewell": self.farewell,
            "most_questions": self.most_questions,
            "address": self.address.map(FormOfAddress::as_str),
        })
    }

    /// Reads the JSON form. `None` if it is no usable guide.
    pub fn from_json(value: &Value) -> Option<Self> {
        let list = |name: &str| value.get(name).and_then(Value::as_array).cloned().unwrap_or_default();
        let draft = GuideDraft {
            goal: text(value, "goal").unwrap_or_default(),
            audience: text(value, "audience").unwrap_or_default(),
            topics: list("topics").iter().map(GuideTopic::from_json).collect::<Option<_>>()?,
            conditions: list("conditions")
                .iter()
                .map(ConditionalQuestion::from_json)
                .collect::<Option<_>>()?,
            unmentioned: texts(value, "unmentioned"),
            closing: text(value, "closing"),
            farewell: text(value, "farewell"),
            most_questions: value
                .get("most_questions")
                .and_then(Value::as_u64)
                .and_then(|most| usize::try_from(most).ok()),
            address: text(value, "address").and_then(|word| FormOfAddress::from_word(&word)),
        };
        InterviewGuide::new(draft).ok()
    }
}

fn text(value: &Value, name: &str) -> Option<String> {
    Some(value.get(name)?.as_str()?.to_owned())
}

fn texts(value: &Value, name: &str) -> Vec<String> {
    let list = value.get(name).and_then(Value::as_array).into_iter().flatten();
    list.filter_map(|text| Some(text.as_str()?.to_owned())).collect()
}
