//! Answers in which an invitee reports a danger to someone, and what is said instead of a reply.
//!
//! The rules are about words only. Self-harm needs words about life, death, hurting oneself or not going on living:
//! someone who cannot stand an app any more is annoyed, and a pause would end a normal interview. Fire and gas count as
//! emergencies because the same number helps.

mod emergency_number;

use colloquy_languages::safety::SafetyPhrases;
use colloquy_languages::{PerLanguage, fill};

use crate::insights::ReportedDanger;
use crate::language::Language;
use crate::message::{Message, Role};
use crate::ports::ConversationTurn;
use crate::text::{Locale, SafetyContact};
use crate::word_patterns::WordPatterns;
use crate::words::words;

words! {
    SafetyConcern {
        SelfHarm = "selfHarm",
        Violence = "violence",
        MedicalEmergency = "medicalEmergency",
    }
}

/// How many words of a language show that an answer is in it.
const WORDS_OF_LANGUAGE: usize = 2;

fn phrases(language: Language) -> &'static SafetyPhrases {
    &language.tables().safety
}

/// Returns the concern that an answer in this language raises.
pub fn concern(text: &str, language: Language) -> Option<SafetyConcern> {
    static PATTERNS: PerLanguage<WordPatterns<SafetyConcern>> = PerLanguage::new(|language| {
        let patterns = &phrases(language).patterns;
        let kinds = [
            (SafetyConcern::SelfHarm, patterns.self_harm),
            (SafetyConcern::MedicalEmergency, patterns.medical),
            (SafetyConcern::Violence, patterns.violence),
        ];
        WordPatterns::new(patterns, patterns.classes, patterns.harmless, &kinds)
    });
    PATTERNS.of(language).kind_of(text)
}

/// Returns the concern that an answer raises, in the language of the interview or in another one if the answer is
/// clearly in that one, with the language.
pub fn concern_of_answer(text: &str, language: Language) -> Option<(SafetyConcern, Language)> {
    if let Some(concern) = concern(text, language) {
        return Some((concern, language));
    }
    let words: Vec<String> =
        text.to_lowercase().split(|letter: char| !letter.is_alphanumeric()).map(str::to_owned).collect();
    let common = |language: Language| {
        let function_words = language.tables().prompt.function_words;
        words.iter().filter(|word| function_words.contains(&word.as_str())).count()
    };
    let own = common(language);
    let others = Language::ALL.iter().copied().filter(|other| *other != language);
    others
        .filter(|other| common(*other) > own.max(WORDS_OF_LANGUAGE - 1))
        .find_map(|other| Some((concern(text, other)?, other)))
}

/// Returns what is said to an invitee about whom, or by whom, a concern was raised. It asks nothing.
pub fn response(concern: SafetyConcern, locale: &Locale, contact: Option<&SafetyContact>) -> String {
    let texts = &phrases(locale.language()).texts;
    let text = match concern {
        SafetyConcern::SelfHarm => texts.self_harm,
        SafetyConcern::Violence => texts.violence,
        SafetyConcern::MedicalEmergency => texts.medical,
    };
    let emergency = match emergency_number::of(locale) {
        Some(number) => fill(texts.emergency_number, &[("number", number)]),
        None => texts.emergency.to_owned(),
    };
    let mut sentences = vec![fill(text, &[("emergency", &emergency)])];
    sentences.extend(
        contact.map(|contact| fill(texts.contact, &[("contact", contact.as_str().trim_end_matches('.'))])),
    );
    sentences.push(texts.pause.to_owned());
    sentences.join(" ")
}

/// Returns whether this is what [`response`] says.
pub fn is_response(text: &str, language: Language) -> bool {
    text.contains(phrases(language).texts.pause)
}

/// Returns the conversation as an interviewer may read it: without the dangers that were reported in it, and without
/// what was said about them at its end.
pub fn without_concerns(
    mut conversation: Vec<ConversationTurn>,
    language: Language,
) -> Vec<ConversationTurn> {
    while conversation
        .pop_if(|turn| turn.role == Role::Assistant && is_response(&turn.text, language))
        .is_some()
    {}
    for turn in conversation.iter_mut().filter(|turn| turn.role == Role::User) {
        if concern_of_answer(&turn.text, language).is_some() {
            withheld(language).clone_into(&mut turn.text);
        }
    }
    conversation
}

/// Returns the dangers that answers report.
pub fn reported_dangers(messages: &[Message], language: Language) -> Vec<ReportedDanger> {
    let answers = messages.iter().filter(|message| message.role == Role::User);
    let danger = |message: &Message| {
        let (concern, _) = concern_of_answer(&message.content, language)?;
        Some(ReportedDanger { concern: Some(concern), message_id: message.id })
    };
    answers.filter_map(danger).collect()
}

/// Returns what an interviewer reads instead of an answer that raised a concern, so that it asks about something else.
fn withheld(language: Language) -> &'static str {
    phrases(language).texts.withheld
}

#[cfg(test)]
mod tests;
