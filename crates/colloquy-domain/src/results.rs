//! The results of an interview: what its invitees said, taken together.

mod recurring;

use std::collections::HashSet;

use crate::ids::{InvitationId, MessageId};
use crate::insights::{Finding, FindingKind, Insights};
use crate::invitation::{EndReason, Invitation, Sentiment};
use crate::language::Language;

pub use recurring::RecurringFinding;

/// The most findings that are kept. Further ones are counted only.
const FINDINGS_MAX: usize = 5_000;
/// The most topics, for guides whose topics have changed over time.
const TOPICS_MAX: usize = 80;
const QUOTE_CHARACTERS: usize = 400;

/// The ends of the ranges of durations, in minutes. The last range has no end.
pub const DURATION_LIMITS: [i64; 4] = [2, 5, 10, 20];

/// A finding with the interview that it is from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuotedFinding {
    pub invitation: InvitationId,
    /// The name of the invitee, or else the address.
    pub person: Option<String>,
    /// The first message that it is based on.
    pub message: Option<MessageId>,
    pub kind: FindingKind,
    pub sentiment: Sentiment,
    pub text: String,
}

/// How many findings have each sentiment, in the order of [`Sentiment::ALL`].
pub type SentimentCounts = [usize; Sentiment::ALL.len()];

/// What the invitees said about one topic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TopicResults {
    pub name: String,
    /// How many invitees answered it, declined to, and were not asked about it.
    pub answered: usize,
    pub refused: usize,
    pub not_covered: usize,
    pub sentiments: SentimentCounts,
    /// The newest first.
    pub findings: Vec<QuotedFinding>,
}

/// What the analysed interviews of one interview say together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InterviewResults {
    /// How many interviews were read.
    pub interviews: usize,
    /// How many ended for each reason, in the order of [`EndReason::ALL`].
    pub ends: [usize; EndReason::ALL.len()],
    pub sentiments: SentimentCounts,
    /// How many lasted as long as each range of [`DURATION_LIMITS`].
    pub durations: [usize; DURATION_LIMITS.len() + 1],
    /// `None` if no interview was read.
    pub median_ms: Option<i64>,
    pub median_answers: Option<i64>,
    /// In how many interviews a danger was reported.
    pub dangers: usize,
    /// In the order of the guide.
    pub topics: Vec<TopicResults>,
    /// The most frequent first.
    pub recurring: Vec<RecurringFinding>,
}

/// Takes the interviews together, one after the other, the newest first.
pub struct ResultsCollector {
    language: Language,
    results: InterviewResults,
    active_ms: Vec<i64>,
    answers: Vec<i64>,
    /// The findings without a topic, and those of topics for which there was no room.
    others: Vec<QuotedFinding>,
    kept: usize,
}

impl ResultsCollector {
    /// `topics` are those of the guide, in its order.
    pub fn new<'t>(topics: impl Iterator<Item = &'t str>, language: Language) -> Self {
        let topics = topics.take(TOPICS_MAX).map(empty_topic).collect();
        ResultsCollector {
            language,
            results: InterviewResults { topics, ..InterviewResults::default() },
            active_ms: Vec::new(),
            answers: Vec::new(),
            others: Vec::new(),
            kept: 0,
        }
    }

    /// Adds an interview that has ended.
    pub fn add(&mut self, invitation: &Invitation) {
        let results = &mut self.results;
        results.interviews += 1;
        if let Some(reason) = invitation.end_reason {
            results.ends[reason as usize] += 1;
        }
        if let Some(sentiment) = invitation.sentiment {
            results.sentiments[sentiment as usize] += 1;
        }
        let is_beyond = |limit: &&i64| invitation.active_ms >= **limit * 60_000;
        results.durations[DURATION_LIMITS.iter().filter(is_beyond).count()] += 1;
        self.active_ms.push(invitation.active_ms);
        self.answers.push(invitation.responses_count);
        let Some(insights) = &invitation.insights else { return };
        let insights = Insights::from(insights);
        results.dangers += usize::from(!insights.dangers.is_empty());
        self.add_topics(&insights);
        for finding in insights.findings {
            self.add_finding(invitation, finding);
        }
    }

    fn add_topics(&mut self, insights: &Insights) {
        let refused: HashSet<&str> = insights.refused_topics.iter().map(String::as_str).collect();
        let not_covered: HashSet<&str> = insights.uncovered_topics.iter().map(String::as_str).collect();
        for name in refused.iter().chain(&not_covered) {
            self.topic(name);
        }
        let found: HashSet<&str> =
            insights.findings.iter().filter_map(|found| found.topic.as_deref()).collect();
        for topic in &mut self.results.topics {
            let name = topic.name.as_str();
            if refused.contains(name) {
                topic.refused += 1;
            } else if not_covered.contains(name) {
                topic.not_covered += 1;
            } else if insights.answered > 0 || found.contains(name) {
                topic.answered += 1;
            }
        }
    }

    /// Returns the topic with this name, which may be one of an earlier guide, unless there is no room for it.
    fn topic(&mut self, name: &str) -> Option<&mut TopicResults> {
        let topics = &mut self.results.topics;
        let place = match topics.iter().position(|topic| topic.name == name) {
            Some(place) => place,
            None if topics.len() == TOPICS_MAX => return None,
            None => {
                topics.push(empty_topic(name));
                topics.len() - 1
            }
        };
        topics.get_mut(place)
    }

    fn add_finding(&mut self, invitation: &Invitation, finding: Finding) {
        let Finding { text, kind, topic, sentiment, message_ids } = finding;
        let is_kept = self.kept < FINDINGS_MAX;
        self.kept += usize::from(is_kept);
        let message = message_ids.first().copied();
        let quoted = || {
            let text = text.chars().take(QUOTE_CHARACTERS).collect();
            let person = invitation.addressee().map(str::to_owned);
            QuotedFinding { invitation: invitation.id, person, message, kind, sentiment, text }
        };
        match topic.and_then(|name| self.topic(&name)) {
            Some(topic) => {
                topic.sentiments[sentiment as usize] += 1;
                topic.findings.extend(is_kept.then(quoted));
            }
            None => self.others.extend(is_kept.then(quoted)),
        }
    }

    pub fn finish(self) -> InterviewResults {
        let ResultsCollector { language, mut results, active_ms, answers, others, .. } = self;
        results.median_ms = median(active_ms);
        results.median_answers = median(answers);
        let findings = results.topics.iter().flat_map(|topic| &topic.findings).chain(&others);
        results.recurring = recurring::recurring(findings, language);
        results
    }
}

fn empty_topic(name: &str) -> TopicResults {
    let (sentiments, findings) = (SentimentCounts::default(), Vec::new());
    TopicResults { name: name.to_owned(), answered: 0, refused: 0, not_covered: 0, sentiments, findings }
}

fn median(mut values: Vec<i64>) -> Option<i64> {
    values.sort_unstable();
    values.get(values.len() / 2).copied()
}

#[cfg(test)]
mod tests;
