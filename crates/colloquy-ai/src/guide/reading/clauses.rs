//! Reads clauses that are understood by the part of a sentence before them.

use colloquy_domain::language::Language;
use colloquy_languages::briefing::BriefingCueWords;
use colloquy_languages::interview_styles::interview_styles;

use super::super::briefing::find;
use super::super::matching::{has_any, normalized};
use super::points::{GERMAN_RELATIVES, GERMAN_VERBS_AT_END};
use super::unmarked_questions::is_unmarked_question;
use super::{ParsedPrompt, ParsedPromptTopicPhrasing, Weight};
use crate::prompt_parts::wording::{after_any, tails, word_count};
use crate::prompt_parts::{InterviewPromptTopic, TopicPhraseKind, items, without_marker};

/// What stands before those whom an interviewer finds something out from.
const SOURCES: &[&str] = &["from", "von", "bei", "auprès", "dai", "dalle", "dagli", "van", "bij"];

/// The most words that only say how to ask.
const TONE_WORDS: usize = 6;

/// Returns whether a text only says how to hold the interview: "formal, yet warm".
pub(super) fn is_style(text: &str, language: Language) -> bool {
    let (styles, between) = interview_styles(language);
    let words = normalized(text);
    // A longer ending may make another word: "friends", "korting".
    let is_style = |word: &str| {
        let stem = word.strip_suffix(['e', 'a', 'o', 's']).unwrap_or(word);
        styles.contains(&word) || styles.contains(&stem)
    };
    let has_style = words.split_whitespace().any(is_style);
    has_style && words.split_whitespace().all(|word| is_style(word) || between.contains(&word))
}

impl ParsedPrompt {
    /// Returns whether a few words only say how to ask: "formal but kind".
    pub(super) fn is_tone(&self, text: &str) -> bool {
        let contrasts = self.language.tables().sentiment.modifiers.contrasts;
        let turns = |word: &str| contrasts.contains(&word.to_lowercase().as_str());
        let has_contrast = word_count(text) <= TONE_WORDS
            && after_any(text, self.words().determiners).is_none()
            && text.split(' ').skip(1).any(turns);
        has_contrast || is_style(text, self.language)
    }

    /// Keeps what an item of a list names. Two things in one item are asked about, and refused, at once: "the neighbours
    /// and the house".
    pub(super) fn keep_listed(&mut self, text: &str, is_item: bool, weight: Weight) {
        let topic =
            InterviewPromptTopic { text: text.to_owned(), form: TopicPhraseKind::Subject, follows: false };
        let is_pair = items(&topic, Some(self.language)).len() == 2 && !text.contains([',', ':']);
        // In a sentence, "the food, the service and the room" are three things.
        let is_line = |line: &str| {
            let (has_marker, content) = without_marker(line.trim());
            has_marker && content.trim_end_matches(['.', ';', ',']) == text
        };
        if is_item && is_pair && !self.is_clause(text) && self.briefing.text.lines().any(is_line) {
            self.keep(topic.text, ParsedPromptTopicPhrasing::NounPhrase, weight);
        } else {
            self.keep_phrase(text, weight);
        }
    }

    /// Returns whether a German text is a relative clause: "der mitmachen würde". A noun phrase does not end in a verb.
    pub(super) fn is_relative_clause(&self, text: &str) -> bool {
        let last = text.trim_end_matches(['.', '?', ' ']).rsplit(' ').next().unwrap_or_default();
        let is_verb = GERMAN_VERBS_AT_END.contains(&last) || self.cues().unmarked.verbs.contains(&last);
        self.language == Language::German
            && is_verb
            && word_count(text) > 2
            && after_any(text, GERMAN_RELATIVES).is_some()
    }

    /// Returns whether a text asks "où ils s'installent". After a noun, that would be a relative clause.
    pub(super) fn asks_where(&self, text: &str) -> bool {
        const SUBJECTS: &[&str] = &["ils", "elles", "on", "vous", "se", "est-ce"];
        self.language == Language::French
            && after_any(text, &["où"])
                .is_some_and(|(_, rest)| after_any(rest, SUBJECTS).is_some_and(|(_, rest)| !rest.is_empty()))
    }

    /// Returns whether the label of a list is a thing whose article is known: "lunch: quality, choice, noise". A question
    /// about lunch says what the others are about.
    pub(super) fn is_known_thing(&self, label: &str) -> bool {
        let words = self.words();
        let has_article = after_any(label, words.determiners).is_some();
        word_count(label) < 3
            && self.section(label).is_none()
            && (has_article || (words.with_article)(label).is_some())
    }

    /// Returns whether a text is a German noun and nothing else: "Pausen". "Freundlich" says how to ask.
    pub(super) fn is_lone_noun(&self, text: &str) -> bool {
        const ADJECTIVES: [&str; 9] = ["lich", "ig", "isch", "al", "iv", "end", "sam", "kurz", "offen"];
        self.language == Language::German
            && word_count(text) == 1
            && text.starts_with(char::is_uppercase)
            && !ADJECTIVES.iter().any(|end| text.to_lowercase().ends_with(end))
    }

    /// Returns whether a sentence only greets or thanks.
    pub(super) fn is_courtesy(&self, text: &str) -> bool {
        let words = self.words();
        let begins = |list: &[&str]| after_any(text, list).is_some_and(|(_, rest)| word_count(rest) <= 4);
        let greets = begins(words.greetings) || begins(words.farewells);
        // "Approach: open and respectful"
        let value = text.split_once(": ").map_or(text, |(_, value)| value);
        greets && after_any(text, self.cues().asking).is_none() || is_style(value, self.language)
    }

    /// Returns "what changed" of "what changed - was it us".
    pub(super) fn without_guesses<'t>(&self, text: &'t str) -> &'t str {
        let asks = |rest: &str| is_unmarked_question(rest, self.cues());
        let parted = [" - ", " – ", " — "].iter().filter_map(|dash| text.split_once(dash));
        let asked = parted.into_iter().find(|(asked, rest)| self.is_clause(asked) && asks(rest));
        asked.map_or(text, |(asked, _)| asked)
    }

    /// Returns whether what follows belongs to "whether it is the cost, the times or the coaches".
    pub(super) fn is_choice(&self, before: Option<&String>, following: &[&str]) -> bool {
        let asks = before.is_some_and(|before| after_any(before, self.cues().whether).is_some());
        let mut own = following.iter().take_while(|chunk| !self.is_asking(self.without_joint(chunk)));
        asks && own.any(|chunk| has_any(chunk, &["or", "oder"]))
    }

    /// Inserts a comma before "and what did you miss" in a text that has several questions.
    pub(super) fn with_pauses(&self, text: &str) -> String {
        let cues = self.cues();
        let begins = |tail: &&str| {
            let before = text[..text.len() - tail.len()].trim_end();
            let asked =
                after_any(tail, cues.joints).and_then(|(_, rest)| after_any(rest, cues.question_words));
            let verb = asked.and_then(|(_, rest)| rest.split(' ').next()).map(str::to_lowercase);
            !before.ends_with(',') && verb.is_some_and(|verb| cues.unmarked.verbs.contains(&verb.as_str()))
        };
        match tails(text).skip(1).find(begins).filter(|_| text.contains(", ")) {
            Some(tail) => format!("{}, {tail}", text[..text.len() - tail.len()].trim_end()),
            None => text.to_owned(),
        }
    }

    /// Reads a text that only names whom to learn from: "from volunteers who stopped coming". Returns whether it does.
    pub(super) fn read_source(&mut self, text: &str) -> bool {
        let Some((_, people)) = after_any(text, SOURCES) else { return false };
        let first = people.split(' ').find(|word| !self.cues().articles.contains(word));
        let asks = |tail: &str| self.is_asking(tail) && after_any(tail, &["who"]).is_none();
        let is_source = self.language == Language::English
            && first.is_some_and(|noun| self.words().people.contains(&noun))
            && !tails(people).skip(1).any(asks);
        if is_source {
            self.audience.add(people, self.cues());
        }
        is_source
    }

    /// Returns "how they joined" of "from our volunteers how they joined".
    pub(super) fn without_source<'t>(&mut self, text: &'t str) -> &'t str {
        let Some((_, rest)) = after_any(text, SOURCES) else { return text };
        let Some(question) = tails(rest).skip(1).find(|tail| self.is_asking(tail)) else { return text };
        let people = text.len() - rest.len()..text.len() - question.len();
        self.audience.add(text[people].trim_end_matches([' ', ',']), self.cues());
        question
    }

    /// Returns "wie der Hund mit anderen auskommt" of "wie er mit anderen auskommt" after "ob der Hund allein bleibt".
    pub(super) fn with_named_subject(&self, part: &str, before: Option<&String>) -> String {
        let (pronoun, articles): (&str, &[&str]) = match self.language {
            Language::German => ("er", &["der"]),
            Language::Dutch => ("hij", &["de", "het", "hun"]),
            _ => return part.to_owned(),
        };
        let known: Vec<&str> = before.map_or_else(Vec::new, |before| before.split(' ').collect());
        let words: Vec<&str> = part.split(' ').collect();
        // "Was sie zum Wechsel bewogen hat und wie er verlief"
        let at = words.iter().position(|word| *word == pronoun).filter(|_| self.language == Language::German);
        let of_preposition = known.windows(2).find(|pair| {
            ["zum", "vom", "beim", "im"].contains(&pair[0])
                && (self.words().with_article)(pair[1]).is_some_and(|known| known.starts_with("der "))
        });
        if let (Some(at), Some(pair)) = (at.filter(|at| (1..=2).contains(at)), of_preposition) {
            return [&words[..at], &["der", pair[1]], &words[at + 1..]].concat().join(" ");
        }
        let (Some(article), Some(noun)) = (known.get(1), known.get(2)) else { return part.to_owned() };
        let lower = noun.to_lowercase();
        let is_person = self.words().people.contains(&lower.as_str());
        let is_noun = self.language == Language::Dutch || noun.starts_with(char::is_uppercase);
        if words.get(1) != Some(&pronoun) || !articles.contains(article) || is_person || !is_noun {
            return part.to_owned();
        }
        [&words[..1], &[*article, *noun], &words[2..]].concat().join(" ")
    }
}

/// Returns who is asked, and about what.
pub(super) fn asked_of<'t>(text: &'t str, own: &BriefingCueWords) -> Option<(&'t str, &'t str)> {
    let around = own.asked_around.iter().find_map(|(begin, end)| {
        let (people, rest) = text.split_once(&format!(" {begin} "))?;
        Some((people, rest.split_once(&format!(" {end}"))?.0))
    });
    let (people, asked) = around.or_else(|| {
        let found = find(text, own.asked_about)?;
        Some((found.before, found.after))
    })?;
    let (people, asked) = (people.trim_end_matches([',', ' ']), asked.trim_end_matches(['.', ' ']));
    (word_count(people) > 0 && word_count(asked) > 0).then_some((people, asked))
}

#[cfg(test)]
mod tests {
    use colloquy_domain::language::Language;
    use colloquy_domain::language::Language::{Dutch, English, French, Spanish};

    use crate::guide::guide_of;

    #[test]
    fn a_few_words_about_the_tone_are_no_topic() {
        let cases: [(Language, &str); 4] = [
            (English, "Topics: booking an appointment; the waiting room. Formal but kind."),
            (French, "Thèmes : la prise de rendez-vous ; la salle d'attente. Formel mais chaleureux."),
            (Spanish, "Temas: la cita; la sala de espera. Formal pero cercano."),
            (Dutch, "Onderwerpen: een afspraak maken; de wachtkamer. Formeel maar hartelijk."),
        ];
        for (language, prompt) in cases {
            let guide = guide_of(prompt, language);
            let names: Vec<_> = guide.topics.iter().map(|topic| topic.name.as_str()).collect();
            assert_eq!(names.len(), 2, "{names:?}");
        }
    }
}
