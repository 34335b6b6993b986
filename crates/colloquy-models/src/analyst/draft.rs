//! Validates the analysis that a model returns.

use std::collections::HashSet;

use colloquy_domain::guide::InterviewGuide;
use colloquy_domain::ids::MessageId;
use colloquy_domain::insights::{Finding, FindingKind, Insights, ReportedDanger};
use colloquy_domain::invitation::Sentiment;
use colloquy_domain::message::Role;
use colloquy_domain::ports::{AnswerFinding, TranscriptAnalysis};
use colloquy_domain::safety::SafetyConcern;
use serde::Deserialize;
use serde_json::{Value, json};

use super::transcript::CitableTranscript;
use crate::guide::json_object;

pub const SCHEMA: &str = r#"{
  "summary": "what the person said, in 2 to 5 sentences, the most important first",
  "sentiment": "positive | neutral | negative",
  "findings": [
    { "text": "one finding, in one sentence", "topic": 1, "kind": "harm | money | leaving | blocked | complaint | wish | praise | other", "sentiment": "positive | neutral | negative", "messages": ["m2"] }
  ],
  "remarks": [
    { "message": "m2", "sentiment": "positive | neutral | negative", "note": "what this answer tells, or null" }
  ],
  "refusedTopics": [],
  "uncoveredTopics": [3],
  "safety": [{ "message": "m2", "concern": "selfHarm | violence | medicalEmergency | other" }]
}
There are at most 12 findings. Summary: at most 1500 characters; finding: at most 400; note: at most 300."#;

const SUMMARY_CHARACTERS: usize = 2_000;
const FINDING_CHARACTERS: usize = 600;
const NOTE_CHARACTERS: usize = 500;
const FINDINGS: usize = 20;
const CITED: usize = 20;

#[derive(Deserialize)]
struct Draft {
    summary: String,
    sentiment: String,
    findings: Vec<DraftFinding>,
    remarks: Vec<DraftRemark>,
    #[serde(rename = "refusedTopics")]
    refused_topics: Option<Vec<Value>>,
    #[serde(rename = "uncoveredTopics")]
    uncovered_topics: Option<Vec<Value>>,
    safety: Option<Vec<DraftDanger>>,
}

#[derive(Deserialize)]
struct DraftFinding {
    text: String,
    topic: Option<Value>,
    kind: Option<String>,
    sentiment: String,
    messages: Vec<String>,
}

#[derive(Deserialize)]
struct DraftDanger {
    message: String,
    concern: Option<String>,
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
    transcript: &CitableTranscript,
    guide: &InterviewGuide,
    generator: &str,
) -> Result<TranscriptAnalysis, String> {
    let draft: Draft = json_object(answer)?;
    if draft.findings.len() > FINDINGS {
        return Err(format!("there are more than {FINDINGS} findings"));
    }
    let dangers = dangers(draft.safety.as_deref().unwrap_or_default(), transcript)?;
    let mut findings = Vec::new();
    for (draft, number) in draft.findings.iter().zip(1..) {
        findings.push(finding(draft, number, transcript, guide)?);
    }
    // The sort keeps the model's order within one kind.
    findings.sort_by_key(|finding| finding.kind);
    let harmful = findings.iter().filter(|finding| finding.kind == FindingKind::Harm);
    let harmful: HashSet<MessageId> = harmful
        .flat_map(|finding| finding.message_ids.iter().copied())
        .chain(dangers.iter().map(|danger| danger.message_id))
        .collect();
    let overall = match sentiment(&draft.sentiment, "the whole")? {
        Sentiment::Positive if !harmful.is_empty() => Sentiment::Neutral,
        overall => overall,
    };
    let insights = Insights {
        generator: generator.to_owned(),
        findings,
        answered: transcript.answered,
        questions: transcript.questions,
        refused_topics: names(draft.refused_topics.as_deref(), guide),
        uncovered_topics: names(draft.uncovered_topics.as_deref(), guide),
        dangers,
    };
    Ok(TranscriptAnalysis {
        summary: Some(text(&draft.summary, SUMMARY_CHARACTERS, "the summary")?),
        sentiment: Some(overall),
        insights: Some(insights.to_json()),
        remarks: remarks(&draft.remarks, transcript, &harmful)?,
    })
}

fn finding(
    draft: &DraftFinding,
    number: usize,
    transcript: &CitableTranscript,
    guide: &InterviewGuide,
) -> Result<Finding, String> {
    let what = format!("finding {number}");
    if draft.messages.is_empty() || draft.messages.len() > CITED {
        return Err(format!("{what} must cite 1 to {CITED} messages"));
    }
    let cited = draft.messages.iter().map(|label| transcript.message(label.trim()));
    let Some(cited) = cited.collect::<Option<Vec<_>>>() else {
        return Err(format!("{what} cites a message that is not in the transcript"));
    };
    let kind = draft.kind.as_deref().map(|kind| kind.trim().to_lowercase());
    let kind = kind.and_then(|kind| FindingKind::from_word(&kind)).unwrap_or(FindingKind::Other);
    let sentiment = match sentiment(&draft.sentiment, &what)? {
        Sentiment::Positive if kind == FindingKind::Harm => Sentiment::Negative,
        sentiment => sentiment,
    };
    Ok(Finding {
        text: text(&draft.text, FINDING_CHARACTERS, &what)?,
        topic: draft.topic.as_ref().and_then(|topic| topic_name(topic, guide)),
        kind,
        sentiment,
        message_ids: cited.into_iter().map(|(id, _)| id).collect(),
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

/// Returns the messages in which someone is in danger.
fn dangers(drafts: &[DraftDanger], transcript: &CitableTranscript) -> Result<Vec<ReportedDanger>, String> {
    let message = |(draft, number): (&DraftDanger, usize)| match transcript.message(draft.message.trim()) {
        Some((id, Role::User)) => {
            let concern = draft.concern.as_deref().and_then(SafetyConcern::from_word);
            Ok(ReportedDanger { concern, message_id: id })
        }
        _ => Err(format!("entry {number} of safety must name a message of the person's")),
    };
    drafts.iter().zip(1..).map(message).collect()
}

fn remarks(
    drafts: &[DraftRemark],
    transcript: &CitableTranscript,
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
