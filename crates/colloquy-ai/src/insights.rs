//! Analyses transcripts by rules. The analysis only quotes, and adds nothing that was not said.

mod answers;
pub(crate) mod lexicon;
mod ranking;
mod sentiment;
mod summary;
pub(crate) mod tokens;

use std::collections::HashSet;

use async_trait::async_trait;
use colloquy_domain::message::{Message, Role};
use colloquy_domain::ports::{Analysis, Analyst, AnswerFinding, Conversation, Generated, GenerationError};
use serde_json::{Value, json};

use crate::offline::provenance;

use answers::{AnalysedAnswer, answers};
use ranking::{SentenceQuota, SentenceRank, SentenceRanking, key_sentence};
use sentiment::SentimentTally;

const FINDINGS: SentenceQuota = SentenceQuota { in_all: 10, of_one_turn: 3 };

/// Picks the invitee's most informative sentences and scores their sentiment. The same conversation always gives the
/// same analysis.
#[derive(Clone, Copy, Debug, Default)]
pub struct OfflineAnalyst;

impl OfflineAnalyst {
    pub fn new() -> Self {
        OfflineAnalyst
    }
}

#[async_trait]
impl Analyst for OfflineAnalyst {
    async fn analysis(
        &self,
        conversation: &Conversation<'_>,
    ) -> Result<Generated<Analysis>, GenerationError> {
        let answers = answers(conversation);
        let ranking = SentenceRanking::of(&answers);
        let mut feeling = SentimentTally::default();
        for answer in &answers {
            feeling += answer.feeling;
        }
        let value = Analysis {
            summary: summary::summary(&ranking, conversation.locale.language()),
            sentiment: (!answers.is_empty()).then(|| feeling.sentiment()),
            insights: Some(insights(conversation, &answers, &ranking)),
            remarks: answers.iter().map(remark).collect(),
        };
        Ok(Generated { value, by: provenance("insights") })
    }
}

fn insights(
    conversation: &Conversation<'_>,
    answers: &[AnalysedAnswer<'_>],
    ranking: &SentenceRanking<'_>,
) -> Value {
    let findings: Vec<Value> = ranking.chosen(FINDINGS).iter().map(finding).collect();
    let asked = answers.iter().filter_map(|answer| answer.question.map(|question| question.place));
    let answered: HashSet<usize> = asked.collect();
    let is_question = |(place, message): &(usize, &Message)| {
        message.role == Role::Assistant && (answered.contains(place) || message.content.contains(['?', '？']))
    };
    let questions = conversation.messages.iter().enumerate().filter(is_question).count();
    let answered = answered.len();
    json!({ "generator": "offline", "findings": findings, "answered": answered, "questions": questions })
}

/// Returns the finding as JSON. It cites the answer, then the question.
fn finding(key: &SentenceRank<'_>) -> Value {
    let question = key.answer.question.map(|question| question.message.id.to_string());
    let cited: Vec<String> = std::iter::once(key.answer.message.id.to_string()).chain(question).collect();
    json!({
        "text": key.passage.text,
        "sentiment": key.passage.feeling.sentiment().as_str(),
        "messageIds": cited,
    })
}

fn remark(answer: &AnalysedAnswer<'_>) -> AnswerFinding {
    AnswerFinding {
        message_id: answer.message.id,
        sentiment: answer.feeling.sentiment(),
        insights: key_sentence(answer).map(|sentence| json!({ "keySentence": sentence })),
    }
}

#[cfg(test)]
mod tests;
