//! The phrases by which whole utterances are understood.

use colloquy_languages::PerLanguage;
use colloquy_languages::intents::{PhrasePattern, phrases};

use super::answer_cues::CompiledAnswerCues;
use super::answer_intents::{AnswerIntent, UNKNOWN_WORDS, UNMARKED_WORDS, WISH_WORDS};
use super::learned_intents::resembles_stop;
use super::normalized_text::NormalizedText;
use super::topic_words::content_words;
use super::word_patterns::CompiledAnswerPatterns;
use crate::language::Language;

const GREETING_WORDS: usize = 8;
/// "My" before a noun in the plural, in all languages.
const OWN: [&str; 7] = ["my", "meine", "mes", "mis", "mie", "minhas", "mijn"];
const CLAUSE_ENDS: [char; 8] = ['.', ',', '!', '?', ';', ':', '–', '…'];

/// The phrases for one intent, normalized for comparison.
pub(super) struct Pattern {
    pub whole: Vec<NormalizedText>,
    within: Vec<NormalizedText>,
}

pub(super) struct CompiledPhrases {
    language: Language,
    pub courtesies: Vec<NormalizedText>,
    pub fillers: Vec<NormalizedText>,
    patterns: Vec<(AnswerIntent, Pattern)>,
    tags: Vec<NormalizedText>,
    reporting: Vec<NormalizedText>,
    pub yes: Pattern,
    pub no: Pattern,
    /// Greetings and what else begins an interview, the longest first.
    beginnings: Vec<NormalizedText>,
}

/// The most words without content beside a beginning: "yes, but then go ahead".
const FUNCTION_WORDS: usize = 2;
/// The most words with which an invitee begins.
const BEGINNING_WORDS: usize = 20;
/// The most words in a clause about the time that an invitee has.
const TIME_WORDS: usize = 9;

pub(super) static COMPILED: PerLanguage<CompiledPhrases> = PerLanguage::new(CompiledPhrases::of);

fn normalized(text: &'static str) -> Vec<NormalizedText> {
    phrases(text).map(NormalizedText::of).collect()
}

impl Pattern {
    fn of(pattern: &PhrasePattern) -> Self {
        Pattern { whole: normalized(pattern.whole), within: normalized(pattern.within) }
    }

    pub fn is_whole(&self, said: &NormalizedText, bare: &NormalizedText) -> bool {
        self.whole.iter().any(|phrase| phrase == said || phrase == bare)
    }

    pub fn is_within(&self, said: &NormalizedText) -> bool {
        self.within.iter().any(|phrase| said.contains(phrase))
    }

    /// Returns whether one of the phrases is about something of the invitee's own: "all my stupid questions".
    fn is_own(&self, said: &NormalizedText) -> bool {
        let own = |phrase: &NormalizedText| {
            let phrase = phrase.words().collect::<Vec<_>>().join(" ");
            OWN.iter().any(|own| said.contains(&NormalizedText::of(&format!("{own} {phrase}"))))
        };
        self.within.iter().any(own)
    }

    fn begins(&self, bare: &NormalizedText) -> bool {
        self.within.iter().any(|phrase| bare.starts_with(phrase))
    }
}

impl CompiledPhrases {
    /// Compiles the phrases. The order of the patterns decides: a wish to stop comes before a request to repeat.
    fn of(language: Language) -> Self {
        let intents = &language.tables().intents;
        let injection = PhrasePattern { whole: "", within: intents.injection };
        let listed = [
            (AnswerIntent::Injection, &injection),
            (AnswerIntent::Stop, &intents.stop),
            (AnswerIntent::Hostile, &intents.hostile),
            (AnswerIntent::Repeat, &intents.repeat),
            (AnswerIntent::Machine, &intents.machine),
            (AnswerIntent::Privacy, &intents.privacy),
            (AnswerIntent::Length, &intents.length),
            (AnswerIntent::Skip, &intents.skip),
            (AnswerIntent::Refusal, &intents.refusal),
            (AnswerIntent::Unknown, &intents.unknown),
            (AnswerIntent::Greeting, &intents.greeting),
            (AnswerIntent::Opinion, &intents.back),
        ];
        let mut fillers: Vec<NormalizedText> = language
            .tables()
            .sentiment
            .modifiers
            .fillers
            .iter()
            .map(|text| NormalizedText::of(text))
            .collect();
        fillers.sort_by_key(|filler| std::cmp::Reverse(filler.len()));
        let mut beginnings = [normalized(intents.ready), normalized(intents.greeting.whole)].concat();
        beginnings.extend(normalized(intents.greeting.within));
        beginnings.sort_by_key(|beginning| std::cmp::Reverse(beginning.len()));
        CompiledPhrases {
            language,
            beginnings,
            courtesies: normalized(intents.courtesies),
            fillers,
            patterns: listed.map(|(meaning, pattern)| (meaning, Pattern::of(pattern))).into(),
            tags: normalized(intents.tags),
            reporting: normalized(intents.reporting),
            yes: Pattern::of(&intents.yes),
            no: Pattern::of(&intents.no),
        }
    }

    /// Returns whether a sentence is a statement that sounds like a question: "It is too far, isn't it?"
    pub fn has_tag(&self, sentence: &str) -> bool {
        sentence.rsplit_once(',').is_some_and(|(_, end)| self.tags.contains(&NormalizedText::of(end)))
    }

    /// Returns whether a sentence only reports a question: "I sat there and thought, what now?"
    pub fn reports_question(&self, sentence: &str) -> bool {
        let before = sentence
            .rsplit_once([',', ':', '¿', '“', '„', '«'])
            .map(|(before, _)| NormalizedText::of(before));
        before.is_some_and(|before| self.reporting.iter().any(|word| before.contains(word)))
    }

    /// Returns whether an utterance only begins the interview: "good morning, yes, go ahead", "sure, I have ten minutes".
    pub fn begins_interview(&self, text: &str) -> bool {
        let clauses = text.split(CLAUSE_ENDS).map(NormalizedText::of).filter(|clause| !clause.is_empty());
        let clauses: Vec<NormalizedText> = clauses.collect();
        if clauses.iter().map(|clause| clause.words().count()).sum::<usize>() > BEGINNING_WORDS {
            return false;
        }
        // "Pregúnteme otra cosa, pero eso no" refuses.
        let is_no = |word: &str| self.no.whole.iter().any(|no| no.words().eq([word]));
        let excludes =
            |clause: &NormalizedText| clause.words().count() > 1 && clause.words().last().is_some_and(is_no);
        if clauses.iter().any(excludes) {
            return false;
        }
        // "I have thirty minutes" alone answers how long a break is.
        let is_agreed = |clause: &NormalizedText| self.yes.whole.iter().any(|yes| clause.starts_with(yes));
        let has_time = |clause: &NormalizedText| {
            clause.words().count() <= TIME_WORDS
                && (clauses.len() > 1 || is_agreed(clause))
                && CompiledAnswerPatterns::of(self.language).has_time.is_in(clause)
        };
        let says_more = |clause: &NormalizedText| {
            let rest = clause.without(&self.beginnings).without(&self.courtesies);
            let rest = rest.without(&self.fillers).without(&self.yes.whole);
            let has_content = !content_words(&rest, self.language).is_empty();
            (has_content || rest.words().count() > FUNCTION_WORDS) && !has_time(clause)
        };
        let begins =
            |clause: &NormalizedText| self.beginnings.iter().any(|beginning| clause.contains(beginning));
        clauses.iter().any(|clause| begins(clause) || has_time(clause)) && !clauses.iter().any(says_more)
    }

    /// Returns whether a text that says what was not heard or understood means the interviewer's words, and not, as in "I
    /// did not hear her first cry", something else.
    fn is_about_speech(&self, said: &NormalizedText, pattern: &Pattern) -> bool {
        let rest = said.without(&pattern.within).without(&self.courtesies).without(&self.fillers);
        self.addresses_or_asks(said)
            || content_words(&rest, self.language).is_empty()
            || CompiledAnswerCues::of(self.language).interview.is_in(said)
    }

    /// Returns whether a text has a word with which one asks or addresses someone. "A robot wished me a good day" does
    /// not, although it is like the questions of people who speak with one.
    pub fn addresses_or_asks(&self, said: &NormalizedText) -> bool {
        let tables = self.language.tables();
        let words = tables.prompt.question_words.iter().chain(tables.rapport.addressed);
        words.into_iter().any(|word| said.contains(&NormalizedText::of(word)))
    }

    pub fn meaning(&self, said: &NormalizedText, is_question: bool) -> Option<AnswerIntent> {
        let words = said.words().count();
        let bare = said.without(&self.courtesies);
        let fits = |(meaning, pattern): &&(AnswerIntent, Pattern)| {
            pattern.is_whole(said, &bare)
                || match meaning {
                    AnswerIntent::Injection => pattern.is_within(said),
                    AnswerIntent::Hostile => {
                        words <= WISH_WORDS && pattern.is_within(said) && !pattern.is_own(said)
                    }
                    AnswerIntent::Stop => {
                        words <= WISH_WORDS && pattern.is_within(said) && resembles_stop(said, self.language)
                    }
                    AnswerIntent::Machine
                    | AnswerIntent::Privacy
                    | AnswerIntent::Length
                    | AnswerIntent::Opinion
                        if !is_question =>
                    {
                        let tells = *meaning == AnswerIntent::Machine && !self.addresses_or_asks(said);
                        words <= UNMARKED_WORDS && pattern.begins(&bare) && !tells
                    }
                    AnswerIntent::Repeat => {
                        words <= WISH_WORDS && pattern.is_within(said) && self.is_about_speech(said, pattern)
                    }
                    AnswerIntent::Unknown => words <= UNKNOWN_WORDS && pattern.is_within(said),
                    AnswerIntent::Greeting => words <= GREETING_WORDS && pattern.is_within(said),
                    _ => words <= WISH_WORDS && pattern.is_within(said),
                }
        };
        self.patterns.iter().find(fits).map(|(meaning, _)| *meaning)
    }
}
