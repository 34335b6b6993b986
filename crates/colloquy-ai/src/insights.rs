//! Analyses transcripts by rules. The analysis only quotes, and adds nothing that was not said.

mod answers;
pub mod impact;
mod joined_sentences;
pub(crate) mod lexicon;
mod preceding_question;
mod ranking;
mod relevance;
pub mod second_opinion;
pub(crate) mod sentiment;
mod statement_patterns;
mod summary;
mod surroundings;
pub(crate) mod tokens;
mod topics;

use std::collections::{BTreeSet, HashSet};

use async_trait::async_trait;
use colloquy_domain::insights::{Finding, Insights};
use colloquy_domain::interviewing::{Coverage, TopicState};
use colloquy_domain::message::{Message, Role};
use colloquy_domain::ports::{
    AnalysisInput, Analyst, AnswerFinding, ConversationTurn, GenerationError, TranscriptAnalysis,
    WithProvenance,
};
use colloquy_domain::safety;
use serde_json::json;

use crate::offline::provenance;

pub(crate) use colloquy_domain::safety::denies_a_danger;

use answers::{AnalysedAnswer, answers};
use ranking::{KeySentenceQuota, RankedSentence, SentenceRanking, key_sentence};
use sentiment::SentimentTally;
use summary::UnansweredTopics;
use topics::AnswerTopicMap;

const FINDINGS: KeySentenceQuota = KeySentenceQuota { in_all: 20, of_one_turn: 3 };

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
        conversation: &AnalysisInput<'_>,
    ) -> Result<WithProvenance<TranscriptAnalysis>, GenerationError> {
        let mut answers = answers(conversation);
        surroundings::correct(&mut answers, conversation.messages, conversation.locale.language());
        let answers = answers;
        let ranking = SentenceRanking::of(&answers);
        let mut feeling = SentimentTally::default();
        // Annoyance about the interview is not about its subject.
        let passages = || answers.iter().flat_map(|answer| &answer.passages);
        for passage in passages() {
            feeling += passage.feeling;
        }
        let feeling = SentimentTally::overall(passages().map(|passage| passage.kind), feeling);
        let topics = AnswerTopicMap::of(conversation, &answers);
        let findings = ranking.chosen(FINDINGS);
        let topic_of = |key: &RankedSentence<'_>| topic_of(key, &answers, &topics);
        let mut covered: BTreeSet<usize> = answers
            .iter()
            .enumerate()
            .flat_map(|(place, answer)| answer.passages.iter().map(move |passage| (place, passage)))
            .filter(|(_, passage)| passage.is_informative() || passage.is_yes_or_no)
            .filter_map(|(place, passage)| topics.topic_of(place, passage))
            .collect();
        // What was asked and answered was talked about, even if the answer names another topic.
        let answered = answers.iter().enumerate().filter(|(_, answer)| answer.is_told());
        covered.extend(answered.filter_map(|(place, _)| topics.asked_before(place)));
        if !topics.uncovered(&covered).is_empty() {
            covered.extend(answered_in_advance(conversation));
        }
        let gaps = UnansweredTopics { refused: topics.refused(), uncovered: topics.uncovered(&covered) };
        let named = gaps.as_headings(conversation.locale.language());
        let language = conversation.locale.language();
        let name = |key: &RankedSentence<'_>| topic_of(key).map(|topic| topics.name(topic));
        let heading = |key: &RankedSentence<'_>| {
            let topic = topic_of(key)?;
            summary::heading_of_question(topics.name(topic), topics.opening(topic), language)
        };
        let name = |key: &RankedSentence<'_>| name(key).filter(|name| !name.contains(['?', '？']));
        let findings: Vec<Finding> = findings.iter().map(|key| finding(key, name(key))).collect();
        let value = TranscriptAnalysis {
            summary: summary::summary(&ranking, heading, &named, language, !answers.is_empty()),
            sentiment: (!answers.is_empty()).then_some(feeling),
            insights: Some(insights(conversation, &answers, findings, &gaps).to_json()),
            remarks: answers.iter().map(remark).collect(),
        };
        Ok(WithProvenance { value, by: provenance("insights") })
    }
}

/// Returns the topics that were not asked about because an answer to another question has answered them.
fn answered_in_advance(conversation: &AnalysisInput<'_>) -> Vec<usize> {
    let turn = |message: &Message| ConversationTurn { role: message.role, text: message.content.clone() };
    let turns: Vec<ConversationTurn> = conversation.messages.iter().map(turn).collect();
    let coverage = Coverage::of(conversation.guide, &turns, conversation.locale.language());
    let topics = coverage.topics.iter().enumerate();
    topics
        .filter(|(_, topic)| topic.state == TopicState::Answered && topic.mentioned_in.is_some())
        .map(|(place, _)| place)
        .collect()
}

/// Returns the topic that a sentence is about.
fn topic_of(
    key: &RankedSentence<'_>,
    answers: &[AnalysedAnswer<'_>],
    topics: &AnswerTopicMap<'_>,
) -> Option<usize> {
    let place = answers.iter().position(|answer| answer.message.id == key.answer.message.id)?;
    topics.topic_of(place, key.passage)
}

fn insights(
    conversation: &AnalysisInput<'_>,
    answers: &[AnalysedAnswer<'_>],
    findings: Vec<Finding>,
    gaps: &UnansweredTopics<'_>,
) -> Insights {
    let asked = answers.iter().filter_map(|answer| answer.question.map(|question| question.place));
    let answered: HashSet<usize> = asked.collect();
    let is_question = |(place, message): &(usize, &Message)| {
        message.role == Role::Assistant && (answered.contains(place) || message.content.contains(['?', '？']))
    };
    let questions = conversation.messages.iter().enumerate().filter(is_question).count();
    let names = |topics: &[&str]| topics.iter().map(|name| (*name).to_owned()).collect();
    Insights {
        generator: "offline".to_owned(),
        findings,
        answered: answered.len(),
        questions,
        refused_topics: names(&gaps.refused),
        uncovered_topics: names(&gaps.uncovered),
        dangers: safety::reported_dangers(conversation.messages, conversation.locale.language()),
    }
}

/// Returns the finding, which cites the answer, then the question.
fn finding(key: &RankedSentence<'_>, topic: Option<&str>) -> Finding {
    let question = key.answer.question.map(|question| question.message.id);
    Finding {
        text: key.passage.text.clone(),
        kind: key.passage.kind,
        topic: topic.map(str::to_owned),
        sentiment: key.passage.feeling.sentiment(),
        message_ids: std::iter::once(key.answer.message.id).chain(question).collect(),
    }
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
