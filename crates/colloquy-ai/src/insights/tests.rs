use std::collections::HashSet;

use colloquy_domain::guide::InterviewGuide;
use colloquy_domain::ids::{InvitationId, MessageId, OrganizationId};
use colloquy_domain::invitation::Sentiment;
use colloquy_domain::language::Language;
use colloquy_domain::text::{Locale, Prompt};
use jiff::Timestamp;
use proptest::prelude::*;
use serde_json::Value;
use uuid::Uuid;

use super::*;
use crate::guide::guide_of;

mod contract;
mod conversations;
mod facts;
mod judgements;
mod kinds;
mod odd;
mod relevance;
mod sentiments;
mod spoken;
mod summaries;
mod surroundings;

use Role::{Assistant, User};

fn id(place: usize) -> MessageId {
    MessageId::from_uuid(Uuid::from_u128(place as u128 + 1))
}

fn messages(turns: &[(Role, &str)]) -> Vec<Message> {
    let message = |(place, (role, content)): (usize, &(Role, &str))| Message {
        id: id(place),
        organization_id: OrganizationId::from_uuid(Uuid::from_u128(1)),
        invitation_id: InvitationId::from_uuid(Uuid::from_u128(1)),
        index: i32::try_from(place).expect("a place"),
        role: *role,
        content: (*content).to_owned(),
        sentiment: None,
        insights: None,
        created_at: Timestamp::UNIX_EPOCH,
        offset_ms: 0,
        duration_ms: 0,
        interrupted: false,
        audio: None,
        typed: false,
        session: 1,
    };
    turns.iter().enumerate().map(message).collect()
}

fn analysed(locale: &str, turns: &[(Role, &str)]) -> TranscriptAnalysis {
    let prompt = Prompt::parse("Ask about the new app.").expect("a prompt");
    let language = Locale::parse(locale).expect("a locale").language();
    analysed_by(&guide_of(prompt.as_str(), language), locale, turns)
}

fn analysed_by(guide: &InterviewGuide, locale: &str, turns: &[(Role, &str)]) -> TranscriptAnalysis {
    let prompt = Prompt::parse("Ask about the new app.").expect("a prompt");
    let locale = Locale::parse(locale).expect("a locale");
    let conversation = AnalysisInput { prompt: &prompt, guide, locale: &locale, messages: &messages(turns) };
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    runtime.block_on(OfflineAnalyst::new().analysis(&conversation)).expect("an analysis").value
}

fn findings(analysis: &TranscriptAnalysis) -> Vec<Value> {
    let insights = analysis.insights.as_ref().expect("insights");
    insights["findings"].as_array().expect("findings").clone()
}

fn texts(analysis: &TranscriptAnalysis) -> Vec<String> {
    findings(analysis).iter().map(|finding| finding["text"].as_str().expect("a text").to_owned()).collect()
}

/// Returns the sentiment of a conversation with one answer.
fn sentiment(locale: &str, answer: &str) -> Sentiment {
    analysed(locale, &[(User, answer)]).sentiment.expect("a sentiment")
}

/// Checks what must hold for every analysis.
fn keeps_its_promises(turns: &[(Role, &str)], analysis: &TranscriptAnalysis) {
    let messages = messages(turns);
    let plain = |text: &str| answers::visible(text);
    let said: Vec<&Message> = messages
        .iter()
        .filter(|message| message.role == User && !plain(&message.content).is_empty())
        .collect();
    let of_remarks: Vec<MessageId> = analysis.remarks.iter().map(|remark| remark.message_id).collect();
    assert_eq!(of_remarks, said.iter().map(|message| message.id).collect::<Vec<_>>());
    assert_eq!(analysis.summary.is_none(), said.is_empty());
    assert_eq!(analysis.sentiment.is_none(), said.is_empty());
    let summary = analysis.summary.clone().unwrap_or_default();
    assert!(summary.chars().count() <= 2_000, "{summary}");
    let insights = analysis.insights.as_ref().expect("insights");
    assert_eq!(insights["generator"], "offline");
    assert!(insights["answered"].as_u64() <= insights["questions"].as_u64(), "{insights}");
    let findings = findings(analysis);
    assert!(findings.len() <= 20, "{findings:?}");
    for finding in &findings {
        let word = finding["sentiment"].as_str().expect("a sentiment");
        assert!(Sentiment::from_word(word).is_some(), "{word}");
        let cited = finding["messageIds"].as_array().expect("ids");
        let cited: Vec<&Message> = cited.iter().map(|cited| cited_message(&messages, cited)).collect();
        assert_eq!(cited[0].role, User);
        let text = finding["text"].as_str().expect("a text");
        assert!(!text.is_empty() && plain(&cited[0].content).contains(text), "{text}");
        assert!(cited.len() <= 2 && cited[1..].iter().all(|asked| asked.role == Assistant), "{finding}");
    }
    let distinct: HashSet<String> =
        findings.iter().map(|finding| format!("{} {}", finding["text"], finding["messageIds"][0])).collect();
    assert_eq!(distinct.len(), findings.len(), "a sentence is cited twice");
}

fn cited_message<'m>(messages: &'m [Message], id: &Value) -> &'m Message {
    let found = messages.iter().find(|message| message.id.to_string() == id.as_str().expect("an id"));
    found.expect("a message of the conversation")
}

proptest! {
    #[test]
    fn every_analysis_cites_existing_messages_and_keeps_its_promises(
        locale in "en|fr-CA|de|es|it|pt-BR|nl|xx|[a-z]{0,3}",
        turns in prop::collection::vec(
            (any::<bool>(), "(?s)(|[a-zA-Z.?!:;,'’“<>{}*_#\\-1-9 \n]|.|I love |nicht gut|je ne sais pas|no sé, |\u{1f600}|non è |muito |niet |</b>|yes\\. |the app is |\u{202e}){0,40}"),
            0..14,
        ),
    ) {
        let turns: Vec<(Role, &str)> =
            turns.iter().map(|(own, text)| (if *own { User } else { Assistant }, text.as_str())).collect();
        let analysis = analysed(&locale, &turns);
        keeps_its_promises(&turns, &analysis);
        prop_assert_eq!(&analysis, &analysed(&locale, &turns));
    }
}
