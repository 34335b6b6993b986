//! Completes what is asked under a condition by what the condition says.

use colloquy_domain::language::Language;

use super::super::compose::{is_romance, lowered};
use super::super::matching::has_any;
use super::ParsedPrompt;
use super::conditions::NEGATIONS;
use crate::prompt_parts::wording::{after_any, tails, word_count};

/// Who does something in a condition about one person, in all languages.
const SOMEONE: [&str; 12] = [
    "someone",
    "somebody",
    "anyone",
    "anybody",
    "jemand",
    "quelqu'un",
    "alguien",
    "qualcuno",
    "alguém",
    "iemand",
    "une",
    "la",
];

/// "Why" as a noun.
const REASONS: [&str; 12] = [
    "il motivo",
    "la ragione",
    "le ragioni",
    "i motivi",
    "la raison",
    "les raisons",
    "el motivo",
    "la razón",
    "los motivos",
    "o motivo",
    "a razão",
    "os motivos",
];

/// The most words between "ask" and "why": "gently", "con delicatezza".
const MANNER_WORDS: usize = 4;

impl ParsedPrompt {
    /// Names the thing that "they" are in what is asked: "how the delays were handled".
    pub(super) fn with_thing(&self, condition: &str, asked: &str) -> String {
        let words = self.words();
        let is_of_thing = words.thing_pronoun.is_some()
            && asked.split(' ').any(|word| {
                let bare = word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase();
                words.done_to_things.contains(&bare.as_str())
            });
        // All of them are several, whose article is the same for all genders.
        let article = match self.language {
            Language::English => "the",
            Language::German => "die",
            _ => "de",
        };
        let is_noun = |word: &&str| match self.language {
            Language::German => word.starts_with(char::is_uppercase),
            _ => word.ends_with('s') || word.ends_with("en") && self.language == Language::Dutch,
        };
        let noun = condition.split(' ').skip(1).filter(is_noun).last();
        let thing = || noun.map(|noun| format!("{article} {}", noun.trim_end_matches([',', '.'])));
        let Some(pronoun) = words.thing_pronoun.filter(|_| is_of_thing) else { return asked.to_owned() };
        match thing() {
            Some(thing) => asked.replacen(&format!(" {pronoun} "), &format!(" {thing} "), 1),
            None => asked.to_owned(),
        }
    }

    /// Returns "why they do not use the app any longer" of "if they do not use the app any longer, ask why".
    pub(super) fn reason_clause(&self, condition: &str, asks: &str) -> Option<String> {
        let cues = self.cues();
        let (_, asked) = after_any(asks, cues.asking)?;
        // "When and why" asks more.
        if after_any(asked, cues.question_words).is_some() && after_any(asked, self.words().why).is_none() {
            return None;
        }
        // "Ask gently why"
        let by_noun = || after_any(asked, &REASONS).map(|(_, rest)| (self.words().why[0], rest));
        let (why, rest) = tails(asked)
            .take(MANNER_WORDS)
            .find_map(|tail| after_any(tail, self.words().why))
            .or_else(by_noun)?;
        let (word, told) = after_any(condition, cues.conditions)?;
        // "Caso tenham pensado" and "en cas de problème" have no verb that a question can keep.
        if is_romance(self.language) && word.len() > 2 {
            return None;
        }
        // "If someone has left" speaks of one person.
        let begins = told.split(' ').next().unwrap_or_default().to_lowercase();
        let is_about_one =
            self.words().others.contains(&begins.as_str()) || SOMEONE.contains(&begins.as_str());
        let is_bare = word_count(rest) == 0 || NEGATIONS.contains(&rest.trim_end_matches(['.', ' ']));
        (is_bare && !is_about_one && word_count(told) > 1).then(|| format!("{why} {}", lowered(told)))
    }

    /// "Si la personne est partie, demander si elle …" is about the invitee, whom other rules know in the plural.
    pub(super) fn of_invitee(&self, condition: &str, asked: &str) -> String {
        const PLURALS: [(&str, &str); 4] = [
            (" elle ", " ils "),
            ("qu'elle ", "qu'ils "),
            (" pu l'", " pu les "),
            (" peut l'", " peut les "),
        ];
        // "Als een medewerker klaagt, vraag of hij hulp heeft"
        if self.language == Language::Dutch && asked.contains(" hij ") {
            let with_you = asked.replacen(" hij ", " u ", 1);
            return [(" heeft", " hebt"), (" is", " bent"), (" kan", " kunt"), (" wil", " wilt")]
                .iter()
                .fold(with_you, |text, (one, you)| {
                    text.strip_suffix(one).map_or(text.clone(), |text| format!("{text}{you}"))
                });
        }
        let is_of_person = self.language == Language::French && has_any(condition, &["personne", "elle"]);
        let plurals = if is_of_person { &PLURALS[..] } else { &[] };
        plurals.iter().fold(asked.to_owned(), |asked, (one, several)| asked.replace(one, several))
    }
}
