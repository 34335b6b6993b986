//! Opens topics, and connects them with what the invitee said before.

use colloquy_domain::guide::GuideTopic;
use colloquy_domain::interviewing::{NormalizedText, content_words, is_akin};
use colloquy_domain::language::Language;
use colloquy_domain::message::Role;
use colloquy_languages::earlier_answers::earlier_answers;
use colloquy_languages::fill;

use super::super::answer_clause::clause_about;
use super::{NextUtterance, TurnContext, asked, quoting, sentences, spoken};
use crate::guide::capitalized;

/// The most letters by which two forms of a word differ in length. "Segurar" is not "segurança".
const INFLECTION: usize = 1;
/// The share of the words of a question that an answer to it has, as a fraction.
const ANSWERED_SHARE: (usize, usize) = (2, 3);

impl TurnContext<'_> {
    /// Asks about a topic after this lead.
    pub(super) fn opened(&self, topic: usize, lead: Vec<String>) -> NextUtterance {
        let (words, language) = (self.words, self.language);
        if language != self.situation.locale.language() {
            let mut said = self.situation.conversation.iter().map(|turn| &turn.text);
            let is_said = said.any(|text| text.contains(words.foreign_guide));
            let lead = if is_said { lead } else { vec![words.foreign_guide.to_owned()] };
            return spoken(lead, self.opening(topic));
        }
        let mentioned = self.coverage.topics[topic].mentioned_in;
        let Some(turn) = mentioned.and_then(|turn| self.situation.conversation.get(turn)) else {
            return self.acknowledged(topic, lead);
        };
        let topic_of_guide = &self.situation.guide.topics[topic];
        let is_informal = self.situation.guide.is_informal();
        // A word in common is no reason to repeat what was said about something else.
        if !names_all_of(&turn.text, topic_of_guide, language) {
            return self.acknowledged(topic, lead);
        }
        let keywords =
            [topic_of_guide.keywords.as_slice(), std::slice::from_ref(&topic_of_guide.name)].concat();
        let clause = clause_about(&turn.text, &keywords, language)
            .filter(|clause| names_all_of(clause, topic_of_guide, language));
        let is_answered = || clause.as_ref().is_some_and(|clause| self.answers(topic, clause));
        if !asks_openly(topic_of_guide, language, is_informal) && !is_answered() {
            return self.acknowledged(topic, lead);
        }
        let name = capitalized(&topic_of_guide.name);
        let name = if words.earlier_more.starts_with('{') { &name } else { &topic_of_guide.name };
        let question = asked(&fill(words.earlier_more, &[("topic", name)]));
        match clause {
            Some(clause) => spoken(quoting(words.earlier_quote, &clause), question),
            None => spoken(sentences(words.earlier), question),
        }
    }

    /// Asks about a topic that an answer may have been about, and repeats that part, so that nothing is asked as if it
    /// had not been heard.
    fn acknowledged(&self, topic: usize, lead: Vec<String>) -> NextUtterance {
        let said = if self.heard.meaning.asks() { None } else { self.acknowledgement(topic) };
        let Some(said) = said else { return spoken(lead, self.opening(topic)) };
        // What fits a feeling is said all the same, but a quotation needs no acknowledgement before it.
        let is_plain = |first: &String| self.words.acknowledgements.contains(&first.as_str());
        let lead = lead.into_iter().filter(|sentence| !is_plain(sentence));
        spoken(lead.chain(said).collect(), self.opening(topic))
    }

    fn acknowledgement(&self, topic: usize) -> Option<Vec<String>> {
        let evidence = self.coverage.evidence(topic)?;
        let clause = clause_about(&evidence.sentence, &evidence.words, self.language)
            .filter(|clause| !self.is_unmentioned(clause))?;
        let turns = &self.situation.conversation;
        let is_repeated =
            turns.iter().any(|turn| turn.role == Role::Assistant && turn.text.contains(&clause));
        if is_repeated {
            return Some(sentences(self.words.earlier));
        }
        let is_last = !turns[evidence.turn..].iter().any(|turn| turn.role == Role::Assistant);
        let frame = if is_last { self.pick(self.words.quotes) } else { self.words.earlier_quote };
        let mut said = quoting(frame, &clause);
        said.push(self.pick(earlier_answers(self.language).acknowledgements).to_owned());
        Some(said)
    }

    /// Returns whether the last question was asked together with what an earlier answer said about it.
    pub(super) fn was_acknowledged(&self) -> bool {
        let mut said = earlier_answers(self.language).acknowledgements.iter().chain([&self.words.earlier]);
        said.any(|sentence| self.previous.contains(sentence))
    }

    /// Returns whether a clause has most of the words of a topic's question, so that it would be asked once more.
    fn answers(&self, topic: usize, clause: &str) -> bool {
        let (question, clause) =
            (NormalizedText::of(&self.situation.guide.topics[topic].opening), NormalizedText::of(clause));
        let asked = content_words(&question, self.language);
        let said = asked.iter().filter(|word| clause.words().any(|own| is_akin(own, word))).count();
        // "What do you do during the session?" has one such word, which says nothing.
        said > 1 && said * ANSWERED_SHARE.1 >= asked.len() * ANSWERED_SHARE.0
    }

    pub(super) fn opening(&self, topic: usize) -> Vec<String> {
        asked(&self.situation.guide.topics[topic].opening)
    }
}

/// Returns whether the question of a topic only asks what there is to say about it: "What can you tell me about the
/// result?" A question with words of its own may ask something else.
fn asks_openly(topic: &GuideTopic, language: Language, is_informal: bool) -> bool {
    let words = language.tables().guide_words(is_informal);
    let wordings = [words.about_event, words.about_view, words.about_phrase, words.about_word];
    let object = (words.object)(&topic.name);
    wordings.into_iter().flatten().any(|wording| {
        let names = [&topic.name, &object];
        names.into_iter().any(|name| capitalized(&fill(wording, &[("topic", name)])) == topic.opening)
    })
}

/// Returns whether a text has all words of a topic's name.
fn names_all_of(text: &str, topic: &GuideTopic, language: Language) -> bool {
    let (name, said) = (NormalizedText::of(&topic.name), NormalizedText::of(text));
    let own = content_words(&name, language);
    let is_form = |one: &str, other: &str| {
        is_akin(one, other) && one.chars().count().abs_diff(other.chars().count()) <= INFLECTION
    };
    !own.is_empty() && own.iter().all(|word| said.words().any(|other| is_form(other, word)))
}
