//! Answers in which an invitee reports a danger to someone, and what is said instead of a reply.
//!
//! What counts as a danger is learned from examples, and combinations of words report one with little resemblance to
//! them. Someone who can no longer stand an app is annoyed, and a pause would end a normal interview, so what only sounds
//! like a danger has examples too. Fire and gas count as emergencies because the same number helps.

mod denial;
mod emergency_number;

use std::collections::HashMap;

pub use denial::{denies_a_danger, is_taken_back};

use colloquy_languages::concepts::DangerConcept;
use colloquy_languages::examples::Meaning;
use colloquy_languages::fill;
use colloquy_languages::safety::SafetyTexts;

use crate::concepts::danger_concept;
use crate::insights::ReportedDanger;
use crate::interviewing::{NormalizedText, language_of_answer, sentences};
use crate::language::Language;
use crate::meanings;
use crate::message::{Message, Role};
use crate::ports::ConversationTurn;
use crate::text::{Locale, SafetyContact};
use crate::words::words;

words! {
    SafetyConcern {
        SelfHarm = "selfHarm",
        Violence = "violence",
        MedicalEmergency = "medicalEmergency",
    }
}

/// What the classifier takes for a danger.
pub(crate) const DANGERS: [Meaning; 3] = [Meaning::SelfHarm, Meaning::Violence, Meaning::MedicalEmergency];
/// From these probabilities on, a sentence and a part of one are taken to report a danger. A false alarm costs a pause,
/// a missed danger more.
const DANGER_PROBABILITIES: (f32, f32) = (0.69, 0.93);
/// What the words of a sentence report by themselves needs little resemblance to the examples. None at all means that it
/// is like what only sounds like a danger.
const CONCEPT_PROBABILITY: f32 = 0.05;
/// After the help text was said, a repeated danger needs a higher probability: people who continue are believed. So does
/// an emergency that the words say is over.
const REPEATED_DANGER_PROBABILITIES: (f32, f32) = (0.92, 0.97);
const REPEATED_CONCEPT_PROBABILITY: f32 = 0.5;
/// Beside a danger, less certainty is enough to keep a sentence from the interviewer, who must not ask about it.
const BESIDE_DANGER_PROBABILITIES: (f32, f32) = (0.4, 0.7);

fn texts(language: Language) -> &'static SafetyTexts {
    &language.tables().safety
}

/// Returns the concern that an answer in this language raises.
pub fn concern(text: &str, language: Language) -> Option<SafetyConcern> {
    let found = concern_from(DANGER_PROBABILITIES, text, language)
        .or_else(|| concern_of_concepts(CONCEPT_PROBABILITY, text, language))?;
    // No one has to be called for what was in July, unless the words leave no doubt.
    let is_past = || found == SafetyConcern::MedicalEmergency && is_over(text, language);
    if is_past() { concern_from(REPEATED_DANGER_PROBABILITIES, text, language) } else { Some(found) }
}

/// Returns whether a text says when something was, or that it has ended well, and nothing about now.
fn is_over(text: &str, language: Language) -> bool {
    let said = NormalizedText::of(text);
    let has = |list: &[&str]| list.iter().any(|phrase| said.contains(&NormalizedText::of(phrase)));
    has(texts(language).over) && !has(texts(language).still)
}

/// Returns the concern that a sentence raises by the combination of its words.
fn concern_of_concepts(wanted: f32, text: &str, language: Language) -> Option<SafetyConcern> {
    let reported = |sentence: &str| {
        let concept = danger_concept(sentence, language)?;
        let probability = meanings::probability(sentence, language, &DANGERS);
        (probability >= wanted).then_some(match concept {
            DangerConcept::SelfHarm => SafetyConcern::SelfHarm,
            DangerConcept::Violence => SafetyConcern::Violence,
            DangerConcept::MedicalEmergency => SafetyConcern::MedicalEmergency,
        })
    };
    sentences(text).iter().find_map(|sentence| reported(sentence.text))
}

fn concern_from((of_sentence, of_part): (f32, f32), text: &str, language: Language) -> Option<SafetyConcern> {
    match meanings::meaning_of_any_part(text, language, &DANGERS, of_sentence, of_part)? {
        Meaning::Violence => Some(SafetyConcern::Violence),
        Meaning::MedicalEmergency => Some(SafetyConcern::MedicalEmergency),
        _ => Some(SafetyConcern::SelfHarm),
    }
}

/// Returns the concern that an answer raises, and the language that the answer is in. A few words count as the language
/// of the interview.
pub fn concern_of_answer(text: &str, interview: Language) -> Option<(SafetyConcern, Language)> {
    let language = language_of_answer(text, interview);
    Some((concern(text, language)?, language))
}

/// Returns the concern that an answer raises again, after [`response`] was said: "nobody threatens me, I am fine" has the
/// words of a danger and reports none.
pub fn repeated_concern(text: &str, interview: Language) -> Option<SafetyConcern> {
    let language = language_of_answer(text, interview);
    concern_from(REPEATED_DANGER_PROBABILITIES, text, language)
        .or_else(|| concern_of_concepts(REPEATED_CONCEPT_PROBABILITY, text, language))
}

/// Returns what is said to an invitee about whom, or by whom, a concern was raised. It asks nothing.
pub fn response(concern: SafetyConcern, locale: &Locale, contact: Option<&SafetyContact>) -> String {
    let texts = texts(locale.language());
    let text = match concern {
        SafetyConcern::SelfHarm => texts.self_harm,
        SafetyConcern::Violence => texts.violence,
        SafetyConcern::MedicalEmergency => texts.medical,
    };
    let emergency = match emergency_number::of(locale, concern) {
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
    text.contains(texts(language).pause)
}

/// The answers of an interview as an interviewer may read them. Each answer is judged once, so that a turn of a long
/// interview takes no longer than one of a short interview.
#[derive(Debug, Default)]
pub struct AnswerDangerFilter {
    /// What an interviewer reads, by what was said.
    read: HashMap<String, String>,
}

impl AnswerDangerFilter {
    /// Returns the conversation without the sentences that report a danger, and without what was said about them at its
    /// end. What else an answer says still counts.
    pub fn of(
        &mut self,
        mut conversation: Vec<ConversationTurn>,
        language: Language,
    ) -> Vec<ConversationTurn> {
        while conversation
            .pop_if(|turn| turn.role == Role::Assistant && is_response(&turn.text, language))
            .is_some()
        {}
        let mut before = std::mem::take(&mut self.read);
        for turn in conversation.iter_mut().filter(|turn| turn.role == Role::User) {
            let said = std::mem::take(&mut turn.text);
            let known = before.remove(&said).or_else(|| self.read.get(&said).cloned());
            turn.text = known.unwrap_or_else(|| without_danger(&said, language));
            self.read.insert(said, turn.text.clone());
        }
        conversation
    }
}

/// Returns the dangers that answers report and that the invitee did not deny after the notice of help.
pub fn reported_dangers(messages: &[Message], language: Language) -> Vec<ReportedDanger> {
    let answers = messages.iter().enumerate().filter(|(_, message)| message.role == Role::User);
    let danger = |(place, message): (usize, &Message)| {
        let (concern, _) = concern_of_answer(&message.content, language)?;
        let is_reported = !is_taken_back(messages, place, language);
        is_reported.then_some(ReportedDanger { concern: Some(concern), message_id: message.id })
    };
    answers.filter_map(danger).collect()
}

/// Returns an answer that reports a danger with [`withheld`] after its harmless sentences, or instead of the whole answer
/// if the danger extends over several of them.
fn without_danger(answer: &str, language: Language) -> String {
    if concern_of_answer(answer, language).is_none() {
        return answer.to_owned();
    }
    let is_harmless = |text: &str| {
        let language = language_of_answer(text, language);
        concern_from(BESIDE_DANGER_PROBABILITIES, text, language).is_none()
            && concern_of_concepts(CONCEPT_PROBABILITY, text, language).is_none()
    };
    let kept: Vec<&str> =
        sentences(answer).iter().map(|sentence| sentence.text).filter(|text| is_harmless(text)).collect();
    let kept = kept.join(" ");
    let is_part = kept.len() < answer.trim().len() && is_harmless(&kept);
    let kept = if is_part { kept.as_str() } else { "" };
    [kept, withheld(language)].join(" ").trim_start().to_owned()
}

/// Returns what an interviewer reads instead of what raised a concern, so that it asks about something else.
fn withheld(language: Language) -> &'static str {
    texts(language).withheld
}

#[cfg(test)]
mod tests;
