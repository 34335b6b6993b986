//! Validates the analysis that a model returns.

use std::collections::HashSet;

use colloquy_domain::guide::InterviewGuide;
use colloquy_domain::ids::MessageId;
use colloquy_domain::invitation::Sentiment;
use colloquy_domain::message::Role;
use colloquy_domain::ports::{Analysis, AnswerFinding};
use serde::Deserialize;
use serde_json::{Value, json};

use super::transcript::Transcript;
use crate::guide::json_object;

pub const SCHEMA: &str = r#"{
  "summary": "what the person said, in 2 to 5 sentences, the most important first",
  "sentiment": "positive | neutral | negative",
  "findings": [
    { "text": "one finding, in one sentence", "topic": 1, "importance": "harm | money | leaving | blocked | other", "sentiment": "positive | neutral | negative", "messages": ["m2"] }
  ],
  "remarks": [
    { "message": "m2", "sentiment": "positive | neutral | negative", "note": "what this answer tells, or null" }
  ],
  "refused": [],
  "notCovered": [3],
  "safety": [{ "message": "m2", "kind": "selfHarm | violence | medical | other" }]
}
There are at most 12 findings. Summary: at most 1500 characters; finding: at most 400; note: at most 300."#;

const SUMMARY_CHARACTERS: usize = 2_000;
const FINDING_CHARACTERS: usize = 600;
const NOTE_CHARACTERS: usize = 500;
const FINDINGS: usize = 20;
const CITED: usize = 20;
const DANGERS: [&str; 3] = ["selfHarm", "violence", "medical"];

#[derive(Deserialize)]
struct Draft {
    summary: String,
    sentiment: String,
    findings: Vec<DraftFinding>,
    remarks: Vec<DraftRemark>,
    refused: Option<Vec<Value>>,
    #[serde(rename = "notCovered")]
    not_covered: Option<Vec<Value>>,
    safety: Option<Vec<DraftDanger>>,
}

#[derive(Deserialize)]
struct DraftFinding {
    text: String,
    topic: Option<Value>,
    importance: Option<String>,
    sentiment: String,
    messages: Vec<String>,
}

#[derive(Deserialize)]
struct DraftDanger {
    message: String,
    kind: Option<String>,
}

#[derive(Deserialize)]
struct DraftRemark {
    message: String,
    sentiment: String,
    note: Option<String>,
}

/// Returns the analysis, or what is wrong with it. The error quotes nothing from the response.
pub fn checked(
    answer: &str,
    transcript: &Transcript,
    guide: &InterviewGuide,
    generator: &str,
) -> Result<Analysis, String> {
    let draft: Draft = json_object(answer)?;
    if draft.findings.len() > FINDINGS {
        return Err(format!("there are more than {FINDINGS} findings"));
    }
    let dangers = dangers(draft.safety.as_deref().unwrap_or_default(), transcript)?;
    let mut findings = Vec::new();
    for (draft, number) in draft.findings.iter().zip(1..) {
        findings.push(finding(draft, number, transcript, guide)?);
    }
    // The sort keeps the model's order within one importance.
    findings.sort_by_key(|finding| finding.importance);
    let harmful = findings.iter().filter(|finding| finding.importance == Importance::Harm);
    let harmful: HashSet<MessageId> =
        harmful.flat_map(|finding| &finding.cited).chain(dangers.iter().map(|(id, _)| id)).copied().collect();
    let overall = match sentiment(&draft.sentiment, "the whole")? {
        Sentiment::Positive if !harmful.is_empty() => Sentiment::Neutral,
        overall => overall,
    };
    Ok(Analysis {
        summary: Some(text(&draft.summary, SUMMARY_CHARACTERS, "the summary")?),
        sentiment: Some(overall),
        insights: Some(json!({
            "generator": generator,
            "findings": findings.iter().map(CheckedFinding::to_json).collect::<Value>(),
            "answered": transcript.answered,
            "questions": transcript.questions,
            "refused": names(draft.refused.as_deref(), guide),
            "notCovered": names(draft.not_covered.as_deref(), guide),
            "safety": dangers.iter().map(danger).collect::<Value>(),
        })),
        remarks: remarks(&draft.remarks, transcript, &harmful)?,
    })
}

/// What a finding is about, the most important first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Importance {
    Harm,
    Money,
    Leaving,
    Blocked,
    Other,
}

impl Importance {
    const ALL: [Importance; 5] =
        [Importance::Harm, Importance::Money, Importance::Leaving, Importance::Blocked, Importance::Other];

    fn as_str(self) -> &'static str {
        match self {
            Importance::Harm => "harm",
            Importance::Money => "money",
            Importance::Leaving => "leaving",
            Importance::Blocked => "blocked",
            Importance::Other => "other",
        }
    }

    fn of(word: Option<&str>) -> Self {
        let word = word.map(|word| word.trim().to_lowercase()).unwrap_or_default();
        Importance::ALL.into_iter().find(|known| known.as_str() == word).unwrap_or(Importance::Other)
    }
}

struct CheckedFinding {
    text: String,
    topic: Option<String>,
    importance: Importance,
    sentiment: Sentiment,
    cited: Vec<MessageId>,
}

impl CheckedFinding {
    fn to_json(&self) -> Value {
        json!({
            "text": self.text,
            "topic": self.topic,
            "importance": self.importance.as_str(),
            "sentiment": self.sentiment.as_str(),
            "messageIds": self.cited.iter().map(ToString::to_string).collect::<Value>(),
        })
    }
}

fn finding(
    draft: &DraftFinding,
    number: usize,
    transcript: &Transcript,
    guide: &InterviewGuide,
) -> Result<CheckedFinding, String> {
    let what = format!("finding {number}");
    if draft.messages.is_empty() || draft.messages.len() > CITED {
        return Err(format!("{what} must cite 1 to {CITED} messages"));
    }
    let cited = draft.messages.iter().map(|label| transcript.message(label.trim()));
    let Some(cited) = cited.collect::<Option<Vec<_>>>() else {
        return Err(format!("{what} cites a message that is not in the transcript"));
    };
    let importance = Importance::of(draft.importance.as_deref());
    let sentiment = match sentiment(&draft.sentiment, &what)? {
        Sentiment::Positive if importance == Importance::Harm => Sentiment::Negative,
        sentiment => sentiment,
    };
    Ok(CheckedFinding {
        text: text(&draft.text, FINDING_CHARACTERS, &what)?,
        topic: draft.topic.as_ref().and_then(|topic| topic_name(topic, guide)),
        importance,
        sentiment,
        cited: cited.into_iter().map(|(id, _)| id).collect(),
    })
}

/// Returns the name of a topic that a model gives by its number or its name.
fn topic_name(topic: &Value, guide: &InterviewGuide) -> Option<String> {
    let written = topic.as_str().map(str::trim).unwrap_or_default();
    let number = topic.as_u64().or_else(|| written.parse().ok());
    let at = number.and_then(|number| usize::try_from(number).ok()?.checked_sub(1));
    let named = || guide.topics.iter().find(|topic| topic.name.eq_ignore_ascii_case(written));
    at.and_then(|at| guide.topics.get(at)).or_else(named).map(|topic| topic.name.clone())
}

fn names(topics: Option<&[Value]>, guide: &InterviewGuide) -> Vec<String> {
    topics.unwrap_or_default().iter().filter_map(|topic| topic_name(topic, guide)).collect()
}

/// Returns the messages in which someone is in danger, each with the kind of danger.
fn dangers(
    drafts: &[DraftDanger],
    transcript: &Transcript,
) -> Result<Vec<(MessageId, &'static str)>, String> {
    let message = |(draft, number): (&DraftDanger, usize)| match transcript.message(draft.message.trim()) {
        Some((id, Role::User)) => {
            let known = DANGERS.into_iter().find(|kind| draft.kind.as_deref() == Some(kind));
            Ok((id, known.unwrap_or("other")))
        }
        _ => Err(format!("entry {number} of safety must name a message of the person's")),
    };
    drafts.iter().zip(1..).map(message).collect()
}

fn danger((id, kind): &(MessageId, &'static str)) -> Value {
    json!({ "kind": kind, "messageIds": [id.to_string()] })
}

fn remarks(
    drafts: &[DraftRemark],
    transcript: &Transcript,
    harmful: &HashSet<MessageId>,
) -> Result<Vec<AnswerFinding>, String> {
    let mut seen = HashSet::new();
    let mut remarks = Vec::new();
    for (draft, number) in drafts.iter().zip(1..) {
        let what = format!("remark {number}");
        let message_id = match transcript.message(draft.message.trim()) {
            Some((id, Role::User)) => id,
            Some((_, Role::Assistant)) => {
                return Err(format!("{what} concerns a message of the interviewer's"));
            }
            None => return Err(format!("{what} concerns a message that is not in the transcript")),
        };
        if !seen.insert(message_id) {
            return Err(format!("{what} concerns a message that has one already"));
        }
        let note = draft.note.as_deref().map(str::trim).filter(|note| !note.is_empty());
        let note = note.map(|note| text(note, NOTE_CHARACTERS, &what)).transpose()?;
        let sentiment = match sentiment(&draft.sentiment, &what)? {
            Sentiment::Positive if harmful.contains(&message_id) => Sentiment::Negative,
            sentiment => sentiment,
        };
        remarks.push(AnswerFinding {
            message_id,
            sentiment,
            insights: note.map(|note| json!({ "note": note })),
        });
    }
    Ok(remarks)
}

fn text(text: &str, characters: usize, what: &str) -> Result<String, String> {
    let text = text.trim();
    let length = text.chars().count();
    if length == 0 || length > characters {
        return Err(format!("{what} must have 1 to {characters} characters"));
    }
    if text.chars().any(|letter| letter.is_control() && letter != '\n') {
        return Err(format!("{what} has a control character"));
    }
    Ok(text.to_owned())
}

fn sentiment(word: &str, what: &str) -> Result<Sentiment, String> {
    Sentiment::from_word(word).ok_or_else(|| {
        format!("the sentiment of {what} must be one of the words positive, neutral, negative")
    })
}
