//! How an interview is conducted, for any interviewer: what its conversation has covered of the guide, what an answer
//! means, and what a reply must not say.
//!
//! Nothing is stored between turns. Everything is derived from the guide and the conversation, so a process that
//! continues an interview after a crash gets the same result.

mod answer_cues;
mod answer_intents;
mod answer_language;
mod answer_weight;
mod attitudes;
mod compiled_phrases;
mod coverage;
mod interviewer_moves;
mod learned_intents;
mod life_facts;
mod normalized_text;
mod remarks;
mod reply_rules;
mod requests;
mod sentences;
mod synonyms;
mod topic_words;
mod whole_answers;
mod word_patterns;

pub use answer_cues::CompiledAnswerCues;
pub use answer_intents::{AnswerIntent, InterpretedAnswer};
pub use answer_language::language_of_answer;
pub use coverage::{Coverage, NextInterviewStep, TopicCoverage, TopicEvidence, TopicState};
pub use interviewer_moves::InterviewerMove;
pub use life_facts::{may_ask_about, names_life_fact, words_telling};
pub use normalized_text::NormalizedText;
pub use remarks::CompiledRapport;
pub use reply_rules::{BrokenReplyRule, MAX_TURN_WORDS, ReplyRules};
pub use requests::ConversationRequest;
pub use sentences::{Sentence, sentences};
pub use synonyms::is_same_thing;
pub use topic_words::{content_words, is_akin, is_named_by_its_question};
pub use whole_answers::is_whole_answer;
pub use word_patterns::{CompiledAnswerPatterns, WordPatternSet};
