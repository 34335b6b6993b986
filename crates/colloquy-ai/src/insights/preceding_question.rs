//! Tells what kind of question an answer follows.

use colloquy_domain::interviewing::{NormalizedText, sentences};
use colloquy_domain::language::Language;
use colloquy_languages::PerLanguage;

/// How many words at the beginning of a question may precede its interrogative: "And after that, how …".
const LEAD_WORDS: usize = 4;

/// The fewest words of a question whose "yes" or "no" says something.
const FEWEST_WORDS: usize = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrecedingQuestionKind {
    /// Whether there is anything to add.
    Closing,
    /// Asks for more about the answer before it.
    FollowUp,
    /// Can be answered by "yes" or "no".
    YesOrNo,
    Open,
}

struct KnownQuestions {
    closing: Vec<NormalizedText>,
    follow_ups: Vec<NormalizedText>,
    interrogatives: Vec<NormalizedText>,
}

static KNOWN: PerLanguage<KnownQuestions> = PerLanguage::new(|language| {
    let tables = language.tables();
    let (phrases, prompt) = (|| tables.all_interviewer_phrases(), &tables.prompt);
    let normalized = |texts: &[&str]| texts.iter().map(|text| NormalizedText::of(text)).collect();
    let last = |text: &&str| NormalizedText::of(sentences(text).last().map_or(*text, |last| last.text));
    let last_questions = phrases().flat_map(|phrases| phrases.last_questions).map(last);
    let signs = phrases().flat_map(|phrases| phrases.closing_signs).chain(tables.guide.closing_signs);
    let whether: Vec<&str> = prompt.whether.iter().chain(prompt.whether_after_and).copied().collect();
    let asking = prompt.interrogatives.iter().chain(prompt.question_words).copied();
    let asking: Vec<&str> = asking.filter(|word| !whether.contains(word)).collect();
    KnownQuestions {
        closing: last_questions.chain(signs.map(|sign| NormalizedText::of(sign))).collect(),
        follow_ups: phrases().flat_map(|phrases| phrases.follow_ups.all()).map(NormalizedText::of).collect(),
        interrogatives: normalized(&asking),
    }
});

impl PrecedingQuestionKind {
    pub fn of(text: &str, language: Language) -> Self {
        let known = KNOWN.of(language);
        let parts = sentences(text);
        let Some(question) = parts.iter().rev().find(|part| part.is_question) else {
            return PrecedingQuestionKind::Open;
        };
        let asked = NormalizedText::of(question.text);
        let has = |phrases: &[NormalizedText]| phrases.iter().any(|phrase| asked.contains(phrase));
        // First, since "¿Podría contarme algo más de eso?" has words of a last question.
        if has(&known.follow_ups) {
            return PrecedingQuestionKind::FollowUp;
        }
        if has(&known.closing) {
            return PrecedingQuestionKind::Closing;
        }
        let beginning: Vec<&str> = asked.words().take(LEAD_WORDS).collect();
        let beginning = NormalizedText::of(&beginning.join(" "));
        // "Anything else?" is no question about a topic.
        let has_interrogative = || known.interrogatives.iter().any(|word| beginning.contains(word));
        let is_open = asked.words().count() < FEWEST_WORDS || has_interrogative();
        if is_open { PrecedingQuestionKind::Open } else { PrecedingQuestionKind::YesOrNo }
    }
}

/// Returns whether a sentence is a question.
pub fn is_open_question(text: &str, language: Language) -> bool {
    PrecedingQuestionKind::of(text, language) == PrecedingQuestionKind::Open
}
