//! Validates the analysis that a model returns.

use std::collections::HashSet;

use colloquy_domain::invitation::Sentiment;
use colloquy_domain::message::Role;
use colloquy_domain::ports::{Analysis, AnswerFinding};
use serde::Deserialize;
use serde_json::json;

use super::transcript::Transcript;
use crate::guide::json_object;

pub const SCHEMA: &str = r#"{
  "summary": "what the person said, in 2 to 5 sentences",
  "sentiment": "positive | neutral | negative",
  "findings": [
    { "text": "one finding, in one sentence", "sentiment": "positive | neutral | negative", "messages": ["m2"] }
  ],
  "remarks": [
    { "message": "m2", "sentiment": "positive | neutral | negative", "note": "what this answer tells, or null" }
  ]
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
}

#[derive(Deserialize)]
struct DraftFinding {
    text: String,
    sentiment: String,
    messages: Vec<String>,
}

#[derive(Deserialize)]
struct DraftRemark {
    message: String,
    sentiment: String,
    note: Option<String>,
}

/// Returns the analysis, or what is wrong with it. The error quotes nothing from the response.
pub fn checked(answer: &str, transcript: &Transcript, generator: &str) -> Result<Analysis, String> {
    let draft: Draft = json_object(answer)?;
    if draft.findings.len() > FINDINGS {
        return Err(format!("there are more than {FINDINGS} findings"));
    }
    let mut findings = Vec::new();
    for (finding, number) in draft.findings.iter().zip(1..) {
        let what = format!("finding {number}");
        if finding.messages.is_empty() || finding.messages.len() > CITED {
            return Err(format!("{what} must cite 1 to {CITED} messages"));
        }
        let cited = finding.messages.iter().map(|label| transcript.message(label.trim()));
        let Some(cited) = cited.collect::<Option<Vec<_>>>() else {
            return Err(format!("{what} cites a message that is not in the transcript"));
        };
        let ids: Vec<String> = cited.iter().map(|(id, _)| id.to_string()).collect();
        findings.push(json!({
            "text": text(&finding.text, FINDING_CHARACTERS, &what)?,
            "sentiment": sentiment(&finding.sentiment, &what)?.as_str(),
            "messageIds": ids,
        }));
    }
    Ok(Analysis {
        summary: Some(text(&draft.summary, SUMMARY_CHARACTERS, "the summary")?),
        sentiment: Some(sentiment(&draft.sentiment, "the whole")?),
        insights: Some(json!({
            "generator": generator,
            "findings": findings,
            "answered": transcript.answered,
            "questions": transcript.questions,
        })),
        remarks: remarks(&draft.remarks, transcript)?,
    })
}

fn remarks(drafts: &[DraftRemark], transcript: &Transcript) -> Result<Vec<AnswerFinding>, String> {
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
        remarks.push(AnswerFinding {
            message_id,
            sentiment: sentiment(&draft.sentiment, &what)?,
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
