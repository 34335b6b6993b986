//! Asks the questions that depend on conditions.

use colloquy_domain::guide::ConditionalQuestion;
use colloquy_domain::interviewing::{NormalizedText, content_words, is_akin, words_telling};
use colloquy_domain::message::Role;

use super::super::answer_clause::clause_about;
use super::{TurnContext, asked, quoting};

/// The most words that carry meaning in a question that refers to something: "What happened?"
const REFERRING_WORDS: usize = 2;
/// An answer that something is not so says it within this many words.
const DENIAL_WORDS: usize = 5;

impl TurnContext<'_> {
    /// Returns what is said before the question of a condition: to what it refers, if it does not say so itself.
    pub(super) fn lead_to(&self, condition: &ConditionalQuestion) -> Vec<String> {
        let references = self.language.tables().prompt.back_references;
        let question = NormalizedText::of(&condition.question);
        let is_clear = content_words(&question, self.language).len() > REFERRING_WORDS
            && !question.words().any(|word| references.contains(&word));
        let lead = self.lead();
        if is_clear || self.heard.meaning.asks() {
            return lead;
        }
        let user_turns = self.situation.conversation.iter().rev().filter(|turn| turn.role == Role::User);
        let earlier = user_turns.map(|turn| turn.text.as_str());
        let mut texts = std::iter::once(self.answer.as_str()).chain(earlier.clone());
        let telling = |text: &&str| {
            let words = words_telling(&condition.condition, text, self.language);
            if words.is_empty() { None } else { clause_about(text, &words, self.language) }
        };
        let by_fact = std::iter::once(self.answer.as_str()).chain(earlier).find_map(|text| telling(&text));
        // An earlier answer with such a word may be about something else.
        let by_word = || {
            let met = texts.find(|text| self.has_any(text, &condition.keywords));
            met.and_then(|text| clause_about(text, &condition.keywords, self.language))
        };
        let clause = by_fact.or_else(by_word);
        let Some(clause) = clause.filter(|clause| !self.is_unmentioned(clause)) else { return lead };
        // What fits a death or a feeling is said also before a question about it.
        let is_felt = self.tells_of_a_loss() || self.response_to_feeling().is_some();
        let sympathizes = |first: &String| is_felt || self.words.sympathies.contains(&first.as_str());
        let sympathy = lead.into_iter().take(1).filter(sympathizes);
        sympathy.chain(quoting(self.pick(self.words.quotes), &clause)).collect()
    }

    fn has_any(&self, text: &str, keywords: &[String]) -> bool {
        let said = NormalizedText::of(text);
        let content = content_words(&said, self.language);
        keywords.iter().map(|keyword| NormalizedText::of(keyword)).any(|keyword| {
            said.contains(&keyword)
                || keyword.words().any(|own| content.iter().any(|word| is_akin(word, own)))
        })
    }

    /// Returns the last question, which was that of a condition.
    pub(super) fn question_of(&self, condition: &ConditionalQuestion) -> Vec<String> {
        let if_unknown = condition.if_unknown.as_ref().filter(|_| self.coverage.is_condition_unknown);
        asked(if_unknown.unwrap_or(&condition.question))
    }

    /// Returns the question of a condition of which nothing is known at the end. In another language than that of the guide,
    /// only what has to be asked is asked.
    pub(super) fn unknown_condition(&self) -> Option<&str> {
        let condition = self.coverage.unknown_condition(&self.situation.remaining)?;
        let question = self.situation.guide.conditions[condition].if_unknown.as_deref();
        question.filter(|_| self.language == self.situation.locale.language())
    }

    /// Returns whether the last question had its condition in it, and the answer is that it is not so.
    pub(super) fn denies_condition(&self) -> bool {
        let negators = self.language.tables().sentiment.modifiers.negators;
        let said = NormalizedText::of(&self.answer);
        let first: Vec<&str> = said.words().take(DENIAL_WORDS).collect();
        let first = NormalizedText::of(&first.join(" "));
        self.coverage.is_condition_unknown
            && (self.heard.consent == Some(false)
                || negators.iter().any(|negator| first.contains(&NormalizedText::of(negator))))
    }
}
