//! What the analysis of an interview has found.

use colloquy_domain::insights::{FindingKind, Insights};
use colloquy_domain::invitation::{Invitation, Sentiment};
use colloquy_domain::message::Message;
use colloquy_languages::console::TranscriptTexts;
use colloquy_languages::fill;

/// A link from a finding to the message that it is based on.
pub struct MessageLink {
    pub index: i32,
    pub text: String,
}

pub struct FindingRow {
    pub text: String,
    pub kind: &'static str,
    pub sentiment: ShownSentiment,
    pub messages: Vec<MessageLink>,
}

pub struct ShownSentiment {
    pub class: &'static str,
    pub text: &'static str,
}

#[derive(Default)]
pub struct ShownInsights {
    pub findings: Vec<FindingRow>,
    pub refused: Vec<String>,
    pub not_covered: Vec<String>,
    pub is_in_danger: bool,
}

impl ShownInsights {
    pub fn of(invitation: &Invitation, messages: &[Message], texts: &TranscriptTexts) -> Self {
        let insights = invitation.insights.as_ref().map(Insights::from).unwrap_or_default();
        let number = |id| messages.iter().find(|message| message.id == id).map(|found| found.index + 1);
        let link =
            |index: i32| MessageLink { index, text: fill(texts.message, &[("number", &index.to_string())]) };
        let findings = insights.findings.into_iter().map(|finding| FindingRow {
            text: finding.text,
            kind: kind(finding.kind, texts),
            sentiment: shown_sentiment(finding.sentiment, texts),
            messages: finding.message_ids.into_iter().filter_map(number).map(link).collect(),
        });
        ShownInsights {
            findings: findings.collect(),
            refused: insights.refused_topics,
            not_covered: insights.uncovered_topics,
            is_in_danger: !insights.dangers.is_empty(),
        }
    }
}

pub fn shown_sentiment(sentiment: Sentiment, texts: &TranscriptTexts) -> ShownSentiment {
    let (class, text) = match sentiment {
        Sentiment::Positive => ("is-positive", texts.positive),
        Sentiment::Neutral => ("is-neutral", texts.neutral),
        Sentiment::Negative => ("is-negative", texts.negative),
    };
    ShownSentiment { class, text }
}

pub fn kind(kind: FindingKind, texts: &TranscriptTexts) -> &'static str {
    match kind {
        FindingKind::Harm => texts.harm,
        FindingKind::Money => texts.money,
        FindingKind::Leaving => texts.leaving,
        FindingKind::Blocked => texts.blocked,
        FindingKind::Complaint => texts.complaint,
        FindingKind::Wish => texts.wish,
        FindingKind::Praise => texts.praise,
        FindingKind::Other => texts.other,
    }
}
