//! Responds to an invitee who asks what a question means, or guesses.

use std::collections::HashSet;

use colloquy_domain::interviewing::{
    AnswerIntent, CompiledAnswerPatterns, CompiledRapport, InterpretedAnswer, InterviewerMove,
    NormalizedText, content_words, is_akin, is_named_by_its_question,
};
use colloquy_languages::fill;

use super::{NextUtterance, TurnContext, asked, plain_sentences, sentences, spoken};
use crate::insights::denies_a_danger;

/// The most words of a question that repeats a part of the last one: "Get on with what?"
const ECHO_WORDS: usize = 12;
/// The fewest words that it has in common with it.
const ECHOED_WORDS: usize = 3;
/// The most words of such a question if an answer follows it: "After what? Afterwards I called you."
const SHORT_ECHO_WORDS: usize = 5;
/// The fewest words that carry meaning after it, if they are an answer.
const ANSWERED_WORDS: usize = 2;
const CLAUSE_ENDS: [char; 7] = [',', ';', ':', '.', '!', '?', '¿'];

impl TurnContext<'_> {
    /// Returns whether the invitee asks what the last question means, and does not answer it.
    pub(super) fn asks_what_is_meant(&self) -> bool {
        if self.heard.meaning == AnswerIntent::Unclear {
            return !self.heard.has_answer;
        }
        let said = NormalizedText::of(&self.answer);
        let is_unclear =
            || CompiledAnswerPatterns::of(self.language).unclear.is_in(&said) || self.echoes(&said);
        let is_question = match self.heard.meaning {
            AnswerIntent::Repeat => true,
            AnswerIntent::Back => said.words().count() <= ECHO_WORDS,
            _ => false,
        };
        is_question && !self.heard.has_answer && is_unclear()
    }

    /// Returns whether a question repeats a part of the last one.
    fn echoes(&self, said: &NormalizedText) -> bool {
        let asked = NormalizedText::of(self.previous);
        let words: HashSet<&str> =
            said.words().filter(|word| asked.words().any(|own| own == *word)).collect();
        // "Do you use it too?" asks something else.
        let question_words = self.language.tables().prompt.question_words;
        let asks_inside = said.words().skip(1).any(|word| question_words.contains(&word));
        words.len() >= ECHOED_WORDS && asks_inside
    }

    /// Returns the answer as it is meant after the last question.
    pub(super) fn as_meant(&self, heard: InterpretedAnswer) -> InterpretedAnswer {
        let is_weary = || {
            let said = NormalizedText::of(&self.answer);
            CompiledAnswerPatterns::of(self.language).weary.is_in(&said)
        };
        match heard.meaning {
            // Greetings to a third person only resemble those of a farewell.
            AnswerIntent::Weary if self.asks_to_pass_on() && !is_weary() => {
                InterpretedAnswer { meaning: AnswerIntent::Plain, ..heard }
            }
            // "Will you tell Marta that I said thanks?" asks nothing of the interviewer, and "No, my compliments to her" is more
            // than a no.
            meaning
                if (meaning.asks() || matches!(meaning, AnswerIntent::Nothing | AnswerIntent::Unknown))
                    && self.asks_to_pass_on() =>
            {
                InterpretedAnswer { meaning: AnswerIntent::Plain, ..heard }
            }
            // "No, bye" is no greeting at the end.
            AnswerIntent::Greeting if self.coverage.is_closing_asked => {
                InterpretedAnswer { meaning: AnswerIntent::Nothing, ..heard }
            }
            // "No more, I have said enough" reproaches nothing.
            AnswerIntent::AlreadySaid | AnswerIntent::FeelsIgnored
                if self.coverage.is_closing_asked && self.begins_with_nothing() =>
            {
                InterpretedAnswer { meaning: AnswerIntent::Nothing, has_answer: false, ..heard }
            }
            _ => self.with_echo(heard),
        }
    }

    fn begins_with_nothing(&self) -> bool {
        let first = self.answer.split(CLAUSE_ENDS).find(|part| part.contains(char::is_alphanumeric));
        let means_nothing =
            |part: &str| InterpretedAnswer::of(part, self.language).meaning == AnswerIntent::Nothing;
        self.begins_with_no() || first.is_some_and(means_nothing)
    }

    /// Returns the answer as it is meant if it begins with a question that echoes the last one: "Help with what? It was a
    /// good memory."
    fn with_echo(&self, heard: InterpretedAnswer) -> InterpretedAnswer {
        if !heard.meaning.is_answer() && !heard.meaning.asks() {
            return heard;
        }
        let parts = plain_sentences(&self.answer);
        let Some(first) = parts.iter().take(2).find(|part| part.is_question) else { return heard };
        let rest = self.answer.replacen(first.text, " ", 1);
        let is_alone = !rest.contains(char::is_alphanumeric);
        if !(self.is_confused_echo(first.text) || is_alone && self.repeats_words_only(first.text)) {
            return heard;
        }
        let told = content_words(&NormalizedText::of(&rest), self.language).len();
        InterpretedAnswer { meaning: AnswerIntent::Unclear, has_answer: told >= ANSWERED_WORDS, ..heard }
    }

    /// Returns whether a question has a word of the last one and asks what it is about: "After what?"
    fn is_confused_echo(&self, question: &str) -> bool {
        let rapport = &self.language.tables().rapport;
        let clauses = question.split(CLAUSE_ENDS).map(NormalizedText::of);
        let mut short = clauses.filter(|clause| (2..=SHORT_ECHO_WORDS).contains(&clause.words().count()));
        let Some(echo) = short.next() else { return false };
        let asked = NormalizedText::of(self.previous);
        let asks = |word: &str| rapport.echo_words.contains(&word);
        let is_person = |word: &str| rapport.person_words.contains(&word);
        let Some(last) = echo.words().last() else { return false };
        let is_shared = |word: &str| {
            !asks(word) && asked.words().any(|own| own == word || word.len() > 3 && is_akin(own, word))
        };
        // "With whom? With my sister." repeats a question that was understood.
        let is_understood = asked.contains(&echo) || is_person(last) && asked.words().any(is_person);
        asks(last) && echo.words().any(is_shared) && !is_understood
    }

    /// Returns whether a short question has no other words with meaning than the last one: "The thanks?"
    fn repeats_words_only(&self, question: &str) -> bool {
        let said = NormalizedText::of(question);
        let content = content_words(&said, self.language);
        let asked = NormalizedText::of(self.previous);
        let tables = self.language.tables();
        // "What do you think of it?" is a question of its own.
        let is_own = said.words().any(|word| {
            tables.prompt.question_words.contains(&word) || tables.rapport.addressed.contains(&word)
        });
        said.words().count() <= SHORT_ECHO_WORDS
            && !is_own
            && !content.is_empty()
            && content.iter().all(|word| asked.words().any(|own| own == *word))
    }

    fn was_explained(&self) -> bool {
        self.rapport().unclear.iter().any(|apology| self.previous.starts_with(apology))
            || self.previous.starts_with(self.words.unclear)
    }

    /// Asks about the topic in other words. If there are none, or the question was a follow-up, the interview continues.
    pub(super) fn explained(&self) -> NextUtterance {
        let apology = self.lead_of(self.rapport().unclear);
        if self.has_guessed_right() {
            return NextUtterance { sentences: sentences(self.rapport().confirmed), closes: false };
        }
        let topic = match self.coverage.last_move {
            Some(InterviewerMove::Topic(topic)) if !self.was_explained() => {
                &self.situation.guide.topics[topic]
            }
            Some(InterviewerMove::Closing) if !self.was_explained() => {
                let mut questions = self.words.last_questions.iter().map(|text| sentences(text));
                let other = questions.find(|one| one.last().is_some_and(|one| !self.previous.contains(one)));
                return spoken(apology, other.unwrap_or_else(|| self.last_question()));
            }
            _ => return self.advance(apology),
        };
        if is_named_by_its_question(topic, self.language) {
            return self.advance(apology);
        }
        spoken(sentences(self.words.unclear), asked(&fill(self.words.meant, &[("topic", &topic.name)])))
    }

    /// Returns whether the invitee guesses what was meant, with words of the question or of its topic.
    fn has_guessed_right(&self) -> bool {
        let guide = &self.situation.guide;
        let (name, question) = match self.coverage.last_move {
            Some(InterviewerMove::Topic(topic)) => (guide.topics[topic].name.as_str(), self.previous),
            Some(InterviewerMove::Condition(_)) => ("", self.previous),
            _ => return false,
        };
        let said = NormalizedText::of(&self.answer);
        let meant = NormalizedText::of(&format!("{name} {question}"));
        let guessed = content_words(&said, self.language);
        CompiledRapport::of(self.language).guesses(&self.answer)
            && !self.was_explained()
            && guessed.iter().any(|word| meant.words().any(|own| is_akin(own, word)))
    }

    /// Says whether there is anything left to ask.
    pub(super) fn whether_more_follows(&self) -> &'static str {
        match self.coverage.topics_left(&self.situation.remaining) {
            0 => self.rapport().nothing_to_ask,
            _ => self.rapport().more_to_ask,
        }
    }

    /// Returns whether the invitee denies the danger of which a notice warned.
    pub(super) fn denies_danger(&self) -> bool {
        let rapport = CompiledRapport::of(self.language);
        let said_no = self.heard.consent == Some(false) || self.begins_with_no();
        let denies = |clause: &NormalizedText| {
            rapport.no_danger.is_in(clause) || said_no && rapport.spoke_of.is_in(clause)
        };
        denies_a_danger(&self.answer, self.language)
            || self.answer.split(CLAUSE_ENDS).map(NormalizedText::of).any(|clause| denies(&clause))
    }

    fn begins_with_no(&self) -> bool {
        let no = self.language.tables().intents.no.whole;
        let first =
            NormalizedText::of(self.answer.split(CLAUSE_ENDS).find(|part| !part.is_empty()).unwrap_or(""));
        let mut words = first.words();
        let is_no = |word: &str| no.split(", ").any(|no| no == word);
        words.by_ref().take(3).any(is_no)
    }
}
