//! Plans what an interview asks, in order.

use colloquy_domain::interviewing::NormalizedText;
use colloquy_domain::language::Language;
use colloquy_languages::interviewer::InterviewerPhrases;

use super::spoken_text::speakable;
use crate::offline::spoken;
use crate::prompt_parts::{self, PromptParts, PromptTopic, TopicForm, in_any};

/// How much of the prompt is read. Nothing after it is asked.
const READ_CHARACTERS: usize = 20_000;
/// The most points in an interview. No one answers more.
const POINTS: usize = 40;
/// How many sentences of a prompt become points if it names no topic.
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
    /// The text that is inserted into a sentence.
    pub text: String,
    pub style: QuestionStyle,
    /// The text by which the point is recognized in the conversation.
    pub key: NormalizedText,
    /// The words by which the point is recognized in a question that these rules did not word.
    pub keywords: Vec<String>,
}

/// The least number of characters in a keyword. Shorter words say little.
const KEYWORD_CHARACTERS: usize = 4;

impl PlannedQuestion {
    fn new(text: String, style: QuestionStyle) -> Self {
        let key = NormalizedText::of(&text);
        let frequent = |word: &str| in_any(|keywords| keywords.function_words).any(|known| known == word);
        let keywords =
            key.words().filter(|word| word.chars().count() >= KEYWORD_CHARACTERS && !frequent(word));
        PlannedQuestion { keywords: keywords.map(str::to_owned).collect(), text, style, key }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionStyle {
    Subject,
    /// An indirect question in the interview's language.
    Clause,
    /// A topic that continues the previous one.
    Following,
    Question,
    /// A question in another language.
    Foreign,
}

impl QuestionPlan {
    pub fn of(prompt: &str, language: Language) -> Self {
        let end = prompt.char_indices().nth(READ_CHARACTERS).map_or(prompt.len(), |(end, _)| end);
        let parts = PromptParts::of(&prompt[..end]);
        let mut plan = QuestionPlan { points: Vec::new(), closing: None };
        let mut statements = 0;
        for point in &parts.points {
            match point {
                prompt_parts::PromptPoint::Question(question) => {
                    plan.keep(asked(question, &parts, language), language)
                }
                prompt_parts::PromptPoint::Topic(topic) => {
                    statements += usize::from(topic.form == TopicForm::Statement);
                    for item in parts.items(topic) {
                        if topic.form != TopicForm::Statement || statements <= STATEMENTS {
                            plan.keep(about(&item, &parts, language), language);
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
        if point.style == QuestionStyle::Question && closes(&point.key, &language.tables().interviewer) {
            self.closing = Some(point);
        } else if self.points.len() < POINTS {
            self.points.push(point);
        }
    }
}

/// Returns whether a question is the usual last one.
fn closes(key: &NormalizedText, words: &InterviewerPhrases) -> bool {
    words.closing_signs.iter().any(|sign| key.contains(&NormalizedText::of(sign)))
}

fn asked(question: &str, parts: &PromptParts, language: Language) -> PlannedQuestion {
    let text = with_one_mark(&speakable(question));
    let is_foreign = parts.is_foreign(question, language);
    let style = if is_foreign { QuestionStyle::Foreign } else { QuestionStyle::Question };
    PlannedQuestion::new(text, style)
}

/// Keeps only the last question mark, because a turn asks one question.
pub fn with_one_mark(question: &str) -> String {
    let last = question.rfind(['?', '？']).unwrap_or(question.len());
    let (inner, end) = question.split_at(last);
    inner.replace(['?', '？'], ",") + end
}

fn about(topic: &PromptTopic, parts: &PromptParts, language: Language) -> PlannedQuestion {
    let text = speakable(&spoken(topic, parts, language)).replace(['?', '？', '¿'], "");
    let is_foreign = parts.language.is_some_and(|own| own != language);
    let style = match topic.form {
        TopicForm::Clause if !is_foreign => QuestionStyle::Clause,
        _ if topic.follows => QuestionStyle::Following,
        TopicForm::Subject | TopicForm::Clause | TopicForm::Statement => QuestionStyle::Subject,
    };
    PlannedQuestion::new(text, style)
}
