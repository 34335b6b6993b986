//! The intents that are recognized by examples, besides the lists of phrases.

use colloquy_languages::examples::Meaning;

use super::answer_intents::AnswerIntent;
use super::compiled_phrases::COMPILED;
use super::normalized_text::NormalizedText;
use super::word_patterns::CompiledAnswerPatterns;
use crate::language::Language;
use crate::meanings;

/// Each meaning that is an intent, and the probability from which it counts. Ending an interview cannot be taken back.
const INTENTS: [(Meaning, AnswerIntent, f32); 10] = [
    (Meaning::AlreadySaid, AnswerIntent::AlreadySaid, 0.5),
    (Meaning::AsksLength, AnswerIntent::Length, 0.4),
    (Meaning::AsksMachine, AnswerIntent::Machine, 0.4),
    (Meaning::AsksPrivacy, AnswerIntent::Privacy, 0.4),
    (Meaning::AsksPurpose, AnswerIntent::Purpose, 0.4),
    (Meaning::AsksContact, AnswerIntent::Contact, 0.4),
    (Meaning::Unknown, AnswerIntent::Unknown, 0.6),
    (Meaning::NothingMore, AnswerIntent::Nothing, 0.5),
    (Meaning::Repeat, AnswerIntent::Repeat, 0.7),
    (Meaning::Stop, AnswerIntent::Stop, 0.7),
];
/// Meanings that few ordinary answers resemble even slightly, so they count beside a more probable meaning. The
/// interviewer asks an invitee who may want to stop, so a mistake can be corrected.
const SLIGHT: [(Meaning, AnswerIntent, f32); 2] =
    [(Meaning::Stop, AnswerIntent::Weary, 0.3), (Meaning::Annoyed, AnswerIntent::Impatient, 0.45)];
/// How much more probable the meaning of a few words must be.
const FEW_WORDS_EXTRA_PROBABILITY: f32 = 0.25;
const REFUSAL_PROBABILITY: f32 = 0.5;
const WEAK_REFUSAL_PROBABILITY: f32 = 0.05;
const STOP_PROBABILITY: f32 = 0.5;
const WEAK_ANNOYANCE_PROBABILITY: f32 = 0.2;
/// The most words in an answer that says nothing but that the invitee is in a hurry.
const HURRIED_WORDS: usize = 6;
/// A few words resemble many things, and a question without a question mark may be none.
const FEW_WORDS: usize = 3;
/// "I am here now" resembles "I am out now".
const FEW_WORDS_OF_FAREWELL: usize = 5;
const DOUBTFUL_PROBABILITY: f32 = 0.85;

/// Returns the intent of an utterance that resembles the examples of one.
pub(super) fn learned_intent(said: &str, is_question: bool, language: Language) -> Option<AnswerIntent> {
    if is_single_word(said) {
        return None;
    }
    let (meaning, probability) = meanings::most_probable(said, language)?;
    let words = said.split_whitespace().count();
    let addresses = || COMPILED.of(language).addresses_or_asks(&NormalizedText::of(said));
    let certain = INTENTS.iter().find(|(certain, intent, wanted)| {
        let is_short = words <= FEW_WORDS || *intent == AnswerIntent::Stop && words <= FEW_WORDS_OF_FAREWELL;
        let is_doubtful = is_short || (intent.asks() && !is_question);
        let asks_nobody = *intent == AnswerIntent::Machine && !is_question && !addresses();
        *certain == meaning
            && !asks_nobody
            && probability >= if is_doubtful { DOUBTFUL_PROBABILITY } else { *wanted }
    });
    let slight = || {
        SLIGHT.iter().find(|(meaning, _, wanted)| {
            let wanted =
                wanted + if words <= FEW_WORDS_OF_FAREWELL { FEW_WORDS_EXTRA_PROBABILITY } else { 0.0 };
            meanings::probability(said, language, &[*meaning]) >= wanted
        })
    };
    let intent = certain.or_else(slight).map(|(_, intent, _)| *intent)?;
    let ends = matches!(intent, AnswerIntent::Stop | AnswerIntent::Weary);
    (!ends || !goes_on(said, language)).then_some(intent)
}

/// Returns whether the invitee wants to go on, in much the same words as others want to stop: "can we continue, please?".
fn goes_on(said: &str, language: Language) -> bool {
    let said = NormalizedText::of(said);
    let negators = language.tables().sentiment.modifiers.negators;
    let is_negated = || negators.iter().any(|word| said.contains(&NormalizedText::of(word)));
    CompiledAnswerPatterns::of(language).going_on.is_in(&said) && !is_negated()
}

/// Returns whether a sentence resembles the examples of refusals. If it has a phrase of the list, a weak resemblance is
/// enough: "I'd rather not wait" has one and refuses nothing.
pub(super) fn resembles_refusal(sentence: &str, has_phrase: bool, language: Language) -> bool {
    let is_short = sentence.split_whitespace().count() <= FEW_WORDS;
    let wanted = match has_phrase {
        true => WEAK_REFUSAL_PROBABILITY,
        false if is_single_word(sentence) => return false,
        false if is_short => DOUBTFUL_PROBABILITY,
        false => REFUSAL_PROBABILITY,
    };
    meanings::probability(sentence, language, &[Meaning::Refusal]) >= wanted
}

/// Returns whether somebody is short of time, or finds the interview too long, and not what it is about.
pub(super) fn is_impatient(said: &NormalizedText, language: Language) -> bool {
    let patterns = CompiledAnswerPatterns::of(language);
    let is_hurried = patterns.in_a_hurry.is_in(said);
    is_hurried && said.words().count() <= HURRIED_WORDS
        || (is_hurried || patterns.maybe_impatient.is_in(said)) && resembles_annoyance(said, language)
}

/// Returns whether an utterance with a phrase of stopping is about the interview: "I want to quit my job" has one and is an
/// answer.
pub(super) fn resembles_stop(said: &NormalizedText, language: Language) -> bool {
    let text = said.words().collect::<Vec<_>>().join(" ");
    meanings::probability(&text, language, &[Meaning::Stop]) >= STOP_PROBABILITY
}

/// Returns whether an utterance with a phrase of impatience resembles the examples of it: "it takes too long to load" has
/// one and is an answer.
fn resembles_annoyance(said: &NormalizedText, language: Language) -> bool {
    let text = said.words().collect::<Vec<_>>().join(" ");
    meanings::probability(&text, language, &[Meaning::Annoyed]) >= WEAK_ANNOYANCE_PROBABILITY
}

/// The lists have the single words that are intents. Others, such as "no", answer a question.
fn is_single_word(said: &str) -> bool {
    said.split_whitespace().count() <= 1
}
