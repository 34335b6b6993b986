//! Completes what is asked under a condition by what the condition says.

use colloquy_domain::guide::FormOfAddress;
use colloquy_domain::language::Language;

use super::super::audience::is_of_one;
use super::super::briefing::in_plural;
use super::super::compose::about_several;
use super::super::compose::{is_romance, lowered};
use super::super::matching::has_any;
use super::ParsedPrompt;
use super::conditions::{CONDITION_WORDS, NEGATIONS};
use crate::prompt_parts::keywords::{is_instruction, without_leads};
use crate::prompt_parts::sentences::PromptSentence;
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

/// The most words in a remark after what an item asks: "em quantidade e dificuldade".
const REMARK_WORDS: usize = 5;
/// The most words between "ask" and "why": "gently", "con delicatezza".
const MANNER_WORDS: usize = 4;

/// Returns "piensan marcharse" of "comentan que piensan marcharse".
fn without_telling(told: &str) -> &str {
    // "Se a pessoa disser que foi embora"
    let people = ["a pessoa ", "la persona ", "la personne "];
    let said = people.iter().find_map(|person| told.strip_prefix(person)).unwrap_or(told);
    let ends = [" que ", " qu'", " che "].iter().filter_map(|that| said.split_once(that));
    let told_first = ends.filter(|(verb, _)| word_count(verb) == 1).map(|(_, rest)| rest).next();
    told_first.unwrap_or(told)
}

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
        if let Some(reason) = self.reason_of_some(condition, asks) {
            return Some(reason);
        }
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
        let told = without_telling(told);
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

    /// Parts "al que lleve más de cinco años, pregúntale qué ha empeorado" in Romance languages.
    pub(super) fn asked_of_some<'t>(&self, text: &'t str) -> Option<(&'t str, &'t str)> {
        let (before, rest) = text.split_once(", ").filter(|_| is_romance(self.language))?;
        after_any(before, self.language.tables().briefing.those_who)?;
        // "S'ils parlent d'arrêter" is a condition like others.
        if after_any(before, self.cues().conditions).is_some() {
            return None;
        }
        let (_, asked) = after_any(without_leads(rest, self.cues()), self.cues().asking)?;
        (word_count(before) <= CONDITION_WORDS && word_count(asked) > 0).then_some((before, rest))
    }

    /// Returns "perché ha smesso" of "chi ha smesso: perché?", in Romance languages.
    fn reason_of_some(&self, condition: &str, asked: &str) -> Option<String> {
        let words = self.words();
        let why = asked.trim_matches(['¿', '?', ' ', '\u{a0}', '.']).to_lowercase();
        let (those, told) = after_any(condition, self.language.tables().briefing.those_who)?;
        let is_bare = is_romance(self.language) && words.why.contains(&why.as_str());
        let is_verb = word_count(told) > 1 && !those.starts_with("si ") && !those.starts_with("se ");
        let pronoun = if self.language == Language::French { "ils " } else { "" };
        (is_bare && is_verb).then(|| format!("{why} {pronoun}{told}"))
    }

    /// Returns whether a text is what not to do: "… mais ne cherche pas de coupable".
    pub(super) fn begins_with_ban_after_but(&self, text: &str) -> bool {
        let rest = after_any(text, self.language.tables().briefing.but).map(|(_, rest)| rest);
        rest.is_some_and(|rest| after_any(rest, self.words().bans.negations).is_some())
    }

    /// Returns whether a text is a condition after which nothing is asked: "si l'animal est décédé, ne posez aucune question".
    pub(super) fn is_condition_alone(&self, text: &str) -> bool {
        let cues = self.cues();
        let told = after_any(text, cues.conditions).map(|(_, told)| told);
        told.is_some_and(|told| !tails(told).any(|tail| is_instruction(tail, cues) || self.is_clause(tail)))
    }

    /// Returns whether an item asks whether something is so: "se as lições são adequadas, em quantidade e dificuldade".
    pub(super) fn is_whether_item(&self, text: &str, sentence: &PromptSentence) -> bool {
        let asks = |tail: &str| {
            is_instruction(without_leads(tail, self.cues()), self.cues()) || self.clause_in(tail).is_some()
        };
        let after_comma = text.split_once(", ").map_or("", |(_, rest)| rest);
        sentence.is_item
            && is_romance(self.language)
            && after_any(text, self.cues().whether).is_some()
            && word_count(after_comma) <= REMARK_WORDS
            && after_any(after_comma, self.words().bans.negations).is_none()
            && !tails(after_comma).any(asks)
    }

    /// Returns the indirect question after a verb of asking: "ask also whether we helped".
    pub(super) fn clause_asked_for<'t>(&self, text: &'t str) -> Option<&'t str> {
        let cues = self.cues();
        let (_, rest) = after_any(without_leads(text, cues), cues.asking)?;
        let rest = after_any(rest, cues.also).map_or(rest, |(_, rest)| rest);
        // "Pregúntales con tacto qué les dificulta venir"
        let has_manner = after_any(rest, &["avec", "con", "com", "sans", "sin", "senza", "sem"]).is_some();
        let after_manner =
            || tails(rest).skip(2).take(2).find(|tail| self.is_clause(tail)).filter(|_| has_manner);
        Some(rest).filter(|rest| self.is_clause(rest)).or_else(after_manner)
    }

    /// "Si la personne est partie, demander si elle …" is about the invitee, whom other rules know in the plural.
    pub(super) fn of_invitee(&self, condition: &str, asked: &str) -> String {
        // "Falls jemand Angst hat, frag, was ihm helfen würde"
        if self.language == Language::German
            && has_any(condition, &["jemand", "wer", "eine person", "die person"])
        {
            return in_plural(asked);
        }
        // "Als een medewerker klaagt, vraag of hij hulp heeft"
        if self.language == Language::Dutch && asked.contains(" hij ") {
            let with_you = asked.replacen(" hij ", " u ", 1);
            return [(" heeft", " hebt"), (" is", " bent"), (" kan", " kunt"), (" wil", " wilt")]
                .iter()
                .fold(with_you, |text, (one, you)| {
                    text.strip_suffix(one).map_or(text.clone(), |text| format!("{text}{you}"))
                });
        }
        let told = after_any(condition, self.cues().conditions).map_or(condition, |(_, told)| told);
        let begins = told.split([' ', '\'']).next().unwrap_or_default().to_lowercase();
        let is_about_one = is_of_one(told)
            || self.words().others.contains(&begins.as_str())
            || SOMEONE.contains(&begins.as_str())
            || has_any(condition, &["quelqu'un", "personne", "elle", "il", "persona", "pessoa"]);
        let is_informal = self.briefing.address == Some(FormOfAddress::Informal);
        if is_about_one { about_several(told, asked, self.language, is_informal) } else { asked.to_owned() }
    }
}
