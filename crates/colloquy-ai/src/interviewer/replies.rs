//! Answers the invitee's own questions from what is known about the interview.

use colloquy_domain::interviewing::{AnswerIntent, ConversationRequest, Coverage};
use colloquy_domain::language::Language;
use colloquy_domain::ports::InterviewSituation;
use colloquy_languages::fill;
use colloquy_languages::interviewer::InterviewerPhrases;

use super::spoken_text::{sentences, speakable};
use crate::prompt_parts::plain_line;

const MINUTE_MS: i64 = 60_000;

/// Returns the answer to a question of the invitee.
pub fn reply(
    asked: AnswerIntent,
    situation: &InterviewSituation,
    coverage: &Coverage,
    (language, words): (Language, &InterviewerPhrases),
) -> Vec<String> {
    let replies = &words.replies;
    let text = match asked {
        AnswerIntent::Machine => replies.machine,
        AnswerIntent::Privacy => replies.privacy,
        AnswerIntent::Organizer => replies.organizer,
        AnswerIntent::NameUse => replies.name_use,
        AnswerIntent::Contact => replies.contact,
        AnswerIntent::Reason => replies.reason,
        AnswerIntent::Purpose => replies.purpose,
        AnswerIntent::Count => return vec![topics_left(situation, coverage, words)],
        AnswerIntent::Length => {
            let minutes = minutes_left(situation, words);
            return minutes.into_iter().chain([topics_left(situation, coverage, words)]).collect();
        }
        AnswerIntent::Opinion => replies.opinion,
        AnswerIntent::Request(request) => to_request(request, situation, language),
        _ => replies.unknown,
    };
    let organization = organization(situation);
    sentences(text).iter().map(|sentence| fill(sentence, &[("organization", &organization)])).collect()
}

fn to_request(
    request: ConversationRequest,
    situation: &InterviewSituation,
    language: Language,
) -> &'static str {
    let replies = language.tables().requests.replies(situation.guide.is_informal());
    match request {
        ConversationRequest::Wait => replies.wait,
        ConversationRequest::LetFinish => replies.interrupted,
        ConversationRequest::Later => replies.later,
        ConversationRequest::Presence => replies.presence,
        ConversationRequest::Writing => replies.writing,
        ConversationRequest::Reading => replies.reading,
        ConversationRequest::Voluntary => replies.voluntary,
        ConversationRequest::Withdrawal => replies.withdrawal,
    }
}

fn topics_left(situation: &InterviewSituation, coverage: &Coverage, words: &InterviewerPhrases) -> String {
    match coverage.topics_left(&situation.remaining) {
        0 => words.replies.no_topic.to_owned(),
        1 => words.replies.one_topic.to_owned(),
        left => fill(words.replies.many_topics, &[("count", &left.to_string())]),
    }
}

fn minutes_left(situation: &InterviewSituation, words: &InterviewerPhrases) -> Option<String> {
    let minutes = situation.remaining.active_ms? / MINUTE_MS;
    Some(match minutes {
        ..=1 => words.replies.one_minute.to_owned(),
        minutes => fill(words.replies.many_minutes, &[("count", &minutes.to_string())]),
    })
}

/// Returns the organization's name as it is spoken.
pub fn organization(situation: &InterviewSituation) -> String {
    let name = plain_line(situation.organization_name.as_str());
    if name.contains(char::is_alphanumeric) {
        speakable(name.trim_end_matches(['.', '!', '?']))
    } else {
        situation.locale.language().tables().generator.unnamed_organization.to_owned()
    }
}
