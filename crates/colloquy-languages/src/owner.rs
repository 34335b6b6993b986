//! How a language says whose something is, and names what a question asks for.

use serde::Serialize;

use crate::phrase::{bare, is_any};

/// The most words between a link and the owners: "of our new".
const BEFORE_OWNERS: usize = 3;
/// The fewest letters in a noun that names a topic.
const NOUN_LETTERS: usize = 4;
/// How many words after an interrogative may hold its noun.
const NOUN_WITHIN: usize = 3;

/// The words by which a phrase says whose something is. All are in lower case but the possessives.
#[derive(Serialize)]
pub struct OwnerWords {
    /// Words between a thing and its owners: "of".
    pub links: &'static [&'static str],
    /// The articles of things, each with the possessive that replaces it: ("the", "your"). The empty one is for a thing
    /// without an article.
    pub possessives: &'static [(&'static str, &'static str)],
    /// Words after the owners that belong to the thing again: "with".
    pub continuing: &'static [&'static str],
    /// Endings of nouns for several people by what they do: "ers".
    pub agents: &'static [&'static str],
    /// Interrogatives before a noun, each with the ending that such a noun has: ("which", "").
    pub which: &'static [(&'static str, &'static str)],
}

impl OwnerWords {
    /// Turns "the conditions of couriers" into "your conditions" if the owners are people who are interviewed.
    pub fn owned_by_invitee(&self, phrase: &str, is_people: &dyn Fn(&str) -> bool) -> Option<String> {
        let words: Vec<&str> = phrase.split(' ').collect();
        let owners =
            |link: usize| (link + 1..words.len()).take(BEFORE_OWNERS).find(|at| is_people(&bare(words[*at])));
        let (link, owner) = (1..words.len())
            .filter(|at| is_any(words[*at], self.links))
            .find_map(|link| Some((link, owners(link)?)))?;
        let (thing, rest) = (self.possessed(&words[..link])?, &words[owner + 1..]);
        let continues = rest.first().is_some_and(|word| is_any(word, self.continuing));
        let rest = if continues { rest } else { &[] };
        Some([&[thing.as_str()], rest].concat().join(" "))
    }

    /// Returns a thing with the possessive of the invitee.
    fn possessed(&self, thing: &[&str]) -> Option<String> {
        let [first, others @ ..] = thing else { return None };
        let lower = first.to_lowercase().replace('’', "'");
        let possessive = |article: &str| {
            self.possessives.iter().find(|(own, _)| *own == article).map(|(_, possessive)| *possessive)
        };
        if let Some((article, noun)) = lower.split_once('\'')
            && let Some(possessive) = possessive(&format!("{article}'"))
        {
            return Some([&[possessive, noun], others].concat().join(" "));
        }
        match possessive(&lower) {
            Some(possessive) if !others.is_empty() => Some([&[possessive], others].concat().join(" ")),
            _ => Some([&[possessive("")?, first], others].concat().join(" ")),
        }
    }

    /// Returns the noun after an interrogative, if there is one: "tools" in "which tools do you use".
    pub fn asked_noun(&self, question: &str) -> Option<String> {
        let words: Vec<&str> = question.split(' ').collect();
        let (_, ending) = self.which.iter().find(|(which, _)| bare(words[0]) == *which)?;
        let is_name = |word: &&&str| word.starts_with(char::is_uppercase) && word.chars().count() > 3;
        // German nouns begin with a capital.
        let named = words.iter().skip(1).take(NOUN_WITHIN).find(is_name);
        let noun =
            named.or(words.get(1)).map(|word| word.trim_end_matches(|c: char| !c.is_alphanumeric()))?;
        let is_noun = noun.chars().count() >= NOUN_LETTERS && noun.ends_with(ending);
        // "What kind of music" is not about a kind.
        let is_kind = named.is_none() && words.get(2).is_some_and(|next| is_any(next, self.links));
        (is_noun && !is_kind).then(|| noun.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use crate::Language;

    #[test]
    fn what_people_own_is_the_invitees() {
        for (language, phrase, owner, expected) in [
            (
                Language::English,
                "the working conditions of our new couriers",
                "couriers",
                "your working conditions",
            ),
            (
                Language::English,
                "the experience of guests with breakfast",
                "guests",
                "your experience with breakfast",
            ),
            (Language::German, "die Arbeitsbedingungen der Fahrer", "fahrer", "Ihre Arbeitsbedingungen"),
            (Language::French, "l'expérience des clients", "clients", "votre expérience"),
            (Language::Italian, "le condizioni dei rider", "rider", "le Sue condizioni"),
            (
                Language::Spanish,
                "las condiciones de los repartidores en bicicleta",
                "repartidores",
                "sus condiciones",
            ),
            (Language::Portuguese, "as condições dos estafetas", "estafetas", "as suas condições"),
            (Language::Dutch, "de werkomstandigheden van de bezorgers", "bezorgers", "uw werkomstandigheden"),
        ] {
            let owners = &language.tables().guide.owners;
            let turned = owners.owned_by_invitee(phrase, &|word| word == owner);
            assert_eq!(turned.as_deref(), Some(expected), "{phrase}");
            assert_eq!(owners.owned_by_invitee(phrase, &|_| false), None, "{phrase}");
        }
    }

    #[test]
    fn a_question_is_named_by_the_noun_that_it_asks_for() {
        for (language, question, noun) in [
            (Language::English, "which tools do you use", Some("tools")),
            (Language::English, "which of them do you use", None),
            (Language::German, "welche anderen Alternativen haben Sie geprüft", Some("Alternativen")),
            (Language::French, "quels outils utilisez-vous", Some("outils")),
            (Language::Italian, "quali strumenti usa", Some("strumenti")),
            (Language::Spanish, "qué alternativas usa", Some("alternativas")),
            (Language::Spanish, "qué espera de nosotros", None),
            (Language::Portuguese, "quais alternativas usa", Some("alternativas")),
            (Language::Dutch, "welke middelen gebruikt u", Some("middelen")),
        ] {
            let found = language.tables().guide.owners.asked_noun(question);
            assert_eq!(found.as_deref(), noun, "{question}");
        }
    }
}
