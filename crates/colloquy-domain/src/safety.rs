//! Answers in which an invitee reports a danger to someone, and what is said instead of a reply.
//!
//! The rules are about words only. Self-harm needs words about life, death, hurting oneself or not going on living:
//! someone who cannot stand an app any more is annoyed, and a pause would end a normal interview. Fire and gas count as
//! emergencies because the same number helps.

mod emergency_number;

use colloquy_languages::safety::SafetyPhrases;
use colloquy_languages::{PerLanguage, fill};

use crate::insights::ReportedDanger;
use crate::interviewing::{NormalizedText, frequent_words, sentences};
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
/// An answer with so many times more of another language's frequent words is predominantly in that language.
const PREDOMINANT: usize = 2;

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
    languages_of(text, language).into_iter().find_map(|language| Some((concern(text, language)?, language)))
}

/// Returns the languages in which an answer is read. An answer that is predominantly in another language than the
/// interview is not read in the interview's: "ich will die App" has the English word for dying.
fn languages_of(text: &str, interview: Language) -> Vec<Language> {
    let said = NormalizedText::of(text);
    let words: Vec<&str> = said.words().collect();
    let own = frequent_words(&words, interview);
    let others = Language::ALL.iter().copied().filter(|other| *other != interview);
    let counted = others.map(|other| (frequent_words(&words, other), other));
    let others: Vec<(usize, Language)> =
        counted.filter(|(count, _)| *count > own.max(WORDS_OF_LANGUAGE - 1)).collect();
    let most = others.iter().map(|(count, _)| *count).max().unwrap_or(0);
    let is_foreign = !others.is_empty() && most >= own * PREDOMINANT;
    let own = std::iter::once(interview).filter(|_| !is_foreign);
    own.chain(others.into_iter().map(|(_, other)| other)).collect()
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

/// Returns the conversation as an interviewer may read it: without the sentences that report a danger, and without what
/// was said about them at its end. What else an answer says still counts.
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
            turn.text = without_danger(&turn.text, language);
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

/// Returns an answer with [`withheld`] after its harmless sentences, or in place of the whole answer if the danger
/// extends over several of them.
fn without_danger(answer: &str, language: Language) -> String {
    let is_harmless = |text: &str| concern_of_answer(text, language).is_none();
    let kept: Vec<&str> =
        sentences(answer).iter().map(|sentence| sentence.text).filter(|text| is_harmless(text)).collect();
    let kept = kept.join(" ");
    let is_part = kept.len() < answer.trim().len() && is_harmless(&kept);
    let kept = if is_part { kept.as_str() } else { "" };
    [kept, withheld(language)].join(" ").trim_start().to_owned()
}

/// Returns what an interviewer reads instead of what raised a concern, so that it asks about something else.
fn withheld(language: Language) -> &'static str {
    phrases(language).texts.withheld
}

#[cfg(test)]
mod tests;
