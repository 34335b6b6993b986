//! What an interview is to ask, in its order.

use colloquy_domain::language::Language;

use super::interviewer_phrases::{InterviewerPhrases, of};
use super::normalized_text::{NormalizedText, speakable};
use crate::generator_phrases;
use crate::offline::spoken;
use crate::prompt_parts::{self, PromptParts, PromptTopic, TopicForm};

/// Of the prompt. What comes later is not asked.
const READ_CHARACTERS: usize = 20_000;
/// Nobody answers more.
const POINTS: usize = 40;
/// How many of a prompt's sentences are taken up where it names no topic.
const STATEMENTS: usize = 3;

#[derive(Clone, Debug)]
pub struct QuestionPlan {
    pub points: Vec<PlannedQuestion>,
    /// The prompt's own last question, "Is there anything to add?", if it has one.
    pub closing: Option<PlannedQuestion>,
}

/// One thing to ask about.
#[derive(Clone, Debug)]
pub struct PlannedQuestion {
    /// As it is put into a sentence.
    pub text: String,
    pub manner: QuestionStyle,
    /// By which it is found again in what was said.
    pub key: NormalizedText,
    /// By which it is found where somebody else put it into words.
    pub telling: Vec<String>,
}

/// Shorter words tell little.
const TELLING_CHARACTERS: usize = 4;

impl PlannedQuestion {
    fn new(text: String, manner: QuestionStyle) -> Self {
        let key = NormalizedText::of(&text);
        let frequent = |word: &str| {
            Language::ALL
                .iter()
                .any(|language| generator_phrases::of(*language).cues.function_words.contains(&word))
        };
        let telling =
            key.words().filter(|word| word.chars().count() >= TELLING_CHARACTERS && !frequent(word));
        PlannedQuestion { telling: telling.map(str::to_owned).collect(), text, manner, key }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionStyle {
    Subject,
    /// An indirect question in the interview's language.
    Clause,
    /// Stays with what was asked before.
    Following,
    Question,
    /// A question in another language.
    Foreign,
}

impl QuestionPlan {
    pub fn of(prompt: &str, language: Language) -> Self {
        let end = prompt.char_indices().nth(READ_CHARACTERS).map_or(prompt.len(), |(end, _)| end);
        let outline = PromptParts::of(&prompt[..end]);
        let mut plan = QuestionPlan { points: Vec::new(), closing: None };
        let mut statements = 0;
        for point in &outline.points {
            match point {
                prompt_parts::PromptPoint::Question(question) => {
                    plan.keep(asked(question, &outline, language), language)
                }
                prompt_parts::PromptPoint::Topic(topic) => {
                    statements += usize::from(topic.form == TopicForm::Statement);
                    for item in outline.items(topic) {
                        if topic.form != TopicForm::Statement || statements <= STATEMENTS {
                            plan.keep(about(&item, &outline, language), language);
                        }
                    }
                }
            }
        }
        plan
    }

    fn keep(&mut self, point: PlannedQuestion, language: Language) {
        let is_known = self.points.iter().any(|known| known.key == point.key);
        if is_known || point.key.is_empty() {
            return;
        }
        if point.manner == QuestionStyle::Question && closes(&point.key, of(language)) {
            self.closing = Some(point);
        } else if self.points.len() < POINTS {
            self.points.push(point);
        }
    }

    /// How often to stay with a topic, so that a short prompt makes a conversation too.
    pub fn facets(&self, point: Option<usize>) -> usize {
        let usual: usize = match self.points.len() {
            0 | 1 => 3,
            2 => 2,
            3 => 1,
            _ => 0,
        };
        match point.and_then(|point| self.points.get(point)) {
            Some(point) if matches!(point.manner, QuestionStyle::Question | QuestionStyle::Foreign) => {
                usual.min(1)
            }
            Some(_) => usual,
            None if self.points.is_empty() => usual,
            None => 0,
        }
    }
}

/// Whether a question is the usual last one.
fn closes(key: &NormalizedText, words: &InterviewerPhrases) -> bool {
    words.closing_signs.iter().any(|sign| key.contains(&NormalizedText::of(sign)))
}

fn asked(question: &str, outline: &PromptParts, language: Language) -> PlannedQuestion {
    let text = with_one_mark(&speakable(question));
    let is_foreign = outline.is_foreign(question, language);
    let manner = if is_foreign { QuestionStyle::Foreign } else { QuestionStyle::Question };
    PlannedQuestion::new(text, manner)
}

/// A turn asks one question.
pub fn with_one_mark(question: &str) -> String {
    let last = question.rfind(['?', '？']).unwrap_or(question.len());
    let (inner, end) = question.split_at(last);
    inner.replace(['?', '？'], ",") + end
}

fn about(topic: &PromptTopic, outline: &PromptParts, language: Language) -> PlannedQuestion {
    let text =
        speakable(&spoken(topic, outline, generator_phrases::of(language))).replace(['?', '？', '¿'], "");
    let is_foreign = outline.language.is_some_and(|own| own != language);
    let manner = match topic.form {
        TopicForm::Clause if !is_foreign => QuestionStyle::Clause,
        _ if topic.follows => QuestionStyle::Following,
        TopicForm::Subject | TopicForm::Clause | TopicForm::Statement => QuestionStyle::Subject,
    };
    PlannedQuestion::new(text, manner)
}
