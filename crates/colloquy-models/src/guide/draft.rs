//! Validates the guide that a model returns.

use colloquy_domain::guide::{ConditionalQuestion, GuideDraft, GuideTopic, InterviewGuide, TopicDepth};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::speech::{plain_text, without_reasoning};

pub const SCHEMA: &str = r#"{
  "goal": "what the organization wants to find out, in one sentence",
  "audience": "whom it asks, in a few words",
  "topics": [
    { "name": "your first week", "opening": "How was your first week?", "keywords": ["week"], "required": true, "depth": "brief | usual | deep" }
  ],
  "conditions": [
    { "condition": "they cancelled", "keywords": ["cancel"], "question": "What made you cancel?" }
  ],
  "unmentioned": [],
  "closing": null
}"#;

#[derive(Deserialize)]
struct Draft {
    goal: Option<String>,
    audience: Option<String>,
    topics: Vec<DraftTopic>,
    conditions: Option<Vec<DraftCondition>>,
    unmentioned: Option<Vec<String>>,
    closing: Option<String>,
}

#[derive(Deserialize)]
struct DraftTopic {
    name: String,
    opening: String,
    keywords: Option<Vec<String>>,
    required: Option<bool>,
    depth: Option<String>,
}

#[derive(Deserialize)]
struct DraftCondition {
    condition: String,
    keywords: Option<Vec<String>>,
    question: String,
}

/// Returns the guide, or what is wrong with it. The error quotes nothing from the response.
pub fn checked(answer: &str, prompt: &str) -> Result<InterviewGuide, String> {
    let draft: Draft = json_object(answer)?;
    let topics: Vec<GuideTopic> = draft.topics.into_iter().map(topic).collect();
    for (topic, number) in topics.iter().zip(1..) {
        if !topic.opening.contains(['?', '？']) && is_quoted(&topic.opening, prompt) {
            return Err(format!("the opening of topic {number} quotes the description instead of asking"));
        }
    }
    let guide = InterviewGuide::new(GuideDraft {
        goal: said(draft.goal),
        audience: said(draft.audience),
        topics,
        conditions: draft.conditions.into_iter().flatten().map(condition).collect(),
        unmentioned: lines(draft.unmentioned),
        closing: draft.closing.map(|closing| plain_text(&closing)).filter(|closing| !closing.is_empty()),
        ..GuideDraft::default()
    });
    guide.map_err(|unusable| unusable.to_string())
}

/// Parses the JSON object in a response. Models often wrap it in other text.
pub fn json_object<T: DeserializeOwned>(answer: &str) -> Result<T, String> {
    let answer = without_reasoning(answer);
    let object = answer.find('{').zip(answer.rfind('}')).and_then(|(start, end)| answer.get(start..=end));
    let object = object.ok_or_else(|| "it was not a JSON object".to_owned())?;
    serde_json::from_str(object).map_err(|error| {
        format!(
            "it was not JSON of the form that was asked for (line {}, column {})",
            error.line(),
            error.column()
        )
    })
}

fn topic(draft: DraftTopic) -> GuideTopic {
    GuideTopic {
        name: plain_text(&draft.name).trim_end_matches(['.', ':']).to_owned(),
        opening: plain_text(&draft.opening),
        keywords: keywords(draft.keywords),
        is_required: draft.required.unwrap_or(true),
        depth: draft.depth.and_then(|word| TopicDepth::from_word(word.trim())).unwrap_or_default(),
    }
}

fn condition(draft: DraftCondition) -> ConditionalQuestion {
    ConditionalQuestion {
        condition: plain_text(&draft.condition),
        keywords: keywords(draft.keywords),
        question: plain_text(&draft.question),
        // A model judges from the condition itself whether to ask.
        if_unknown: None,
    }
}

fn said(text: Option<String>) -> String {
    text.as_deref().map(plain_text).unwrap_or_default()
}

fn lines(texts: Option<Vec<String>>) -> Vec<String> {
    let texts = texts.unwrap_or_default();
    texts.iter().map(|text| plain_text(text)).filter(|text| !text.is_empty()).collect()
}

fn keywords(words: Option<Vec<String>>) -> Vec<String> {
    lines(words).iter().map(|word| word.to_lowercase()).collect()
}

/// Returns whether the prompt contains this text.
fn is_quoted(text: &str, prompt: &str) -> bool {
    let bare = |text: &str| {
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
        words.trim_end_matches(['.', '!', ':']).to_owned()
    };
    bare(prompt).contains(&bare(text))
}
