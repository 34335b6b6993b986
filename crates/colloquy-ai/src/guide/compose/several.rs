//! Recognizes questions in Romance languages whose verb or pronoun alone shows whom they are about.

use colloquy_domain::language::Language;
use colloquy_languages::prompt::PromptCueWords;

use super::GuideComposer;
use crate::guide::briefing::find;
use crate::guide::matching::has_any;
use crate::prompt_parts::wording::after_any;

/// How many words of a question show by a pronoun that it is about several.
const BEGINNING_WORDS: usize = 3;

/// Returns whether a pronoun of a question shows that it is about several people: "¿Qué les pareció?"
pub fn is_of_several(question: &str, language: Language) -> bool {
    let beginning = question.split(' ').take(BEGINNING_WORDS).collect::<Vec<_>>().join(" ");
    match language {
        // "¿Les enseña algo a sus hijos?" is said of others.
        Language::Spanish => {
            has_any(&beginning, &["les"]) && !has_any(question, &["a sus", "a los", "a las"])
        }
        Language::Portuguese => {
            has_any(&beginning, &["lhes"]) && !has_any(question, &["aos", "às"]) || has_pronoun_os(question)
        }
        // "Qu'est-ce qui les fatigue ?"
        Language::French => has_any(question, &["qui les", "qui leur"]),
        // "Würde man uns empfehlen?"
        Language::German => has_any(&beginning, &["man"]),
        Language::Italian => {
            has_any(question, &["farli", "aiutarli", "trattenerli", "convincerli", "motivarli"])
        }
        _ => false,
    }
}

/// Returns whether a verb alone is a question: "Tornereste?"
pub fn is_whole_verb(text: &str, language: Language) -> bool {
    let endings: &[&str] = match language {
        Language::Italian => &["reste", "rebbe", "rebbero", "resti", "ranno"],
        Language::Spanish => &["rían", "rías", "ría", "rán"],
        Language::Portuguese => &["riam", "rias", "ria"],
        _ => return false,
    };
    text.chars().count() > 5 && endings.iter().any(|ending| text.ends_with(ending))
}

/// Returns whether "os" is a pronoun in "o que os faria voltar". A noun in the plural would end in "s".
fn has_pronoun_os(question: &str) -> bool {
    let words: Vec<&str> = question.split(' ').collect();
    words
        .windows(3)
        .any(|three| three[0].eq_ignore_ascii_case("que") && three[1] == "os" && !three[2].ends_with('s'))
}

pub fn is_romance(language: Language) -> bool {
    matches!(language, Language::French | Language::Italian | Language::Portuguese | Language::Spanish)
}

/// Returns whether a clause has a verb before its subject, and so the order of a question: "unter welchen Bedingungen würden
/// sie unterschreiben".
pub fn is_inverted(text: &str, cues: &PromptCueWords) -> bool {
    let lower = text.to_lowercase();
    let words: Vec<&str> = lower.split(' ').collect();
    let is_pair =
        |pair: &[&str]| cues.unmarked.verbs.contains(&pair[0]) && ["they", "sie", "ze"].contains(&pair[1]);
    words.len() > 3 && words[1..words.len().min(6)].windows(2).any(is_pair)
}

impl GuideComposer<'_> {
    /// Returns a clause in which "each of them" is the invitee. Languages whose verbs suffice leave the subject out.
    pub(super) fn without_everyone(&self, clause: &str) -> String {
        let phrases = self.reading.language.tables().briefing.everyone;
        let needs_no_subject =
            matches!(self.reading.language, Language::Italian | Language::Spanish | Language::Portuguese);
        let is_several = |phrase: &&str| needs_no_subject || phrase.contains(' ');
        let several: Vec<&str> = phrases.iter().copied().filter(is_several).collect();
        let Some(found) = find(clause, &several) else { return clause.to_owned() };
        let (before, after) = (found.before.trim_end(), found.after);
        // "Todos los días" are all days.
        if needs_no_subject && after_any(after, self.reading.language.tables().prompt.articles).is_some() {
            return clause.to_owned();
        }
        let is_subject = before.split(' ').count() < 2
            || after_any(
                before.rsplit(' ').next().unwrap_or_default(),
                self.reading.language.tables().prompt.question_words,
            )
            .is_some()
            || before.ends_with(" que")
            || after.is_empty() && !self.is_caused(before);
        let person = match self.reading.language {
            Language::English => "they",
            Language::German => "sie",
            Language::French => "ils",
            Language::Dutch => "ze",
            _ if is_subject => "",
            Language::Italian => "Lei",
            Language::Spanish => "usted",
            Language::Portuguese => "você",
        };
        let before = before.strip_suffix(" a").filter(|_| person.is_empty()).unwrap_or(before);
        format!("{before} {person} {after}").split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Returns whether the prompt speaks of one person: "demander à chacun depuis combien de temps il habite ici".
    pub(super) fn is_about_one(&self) -> bool {
        let each = self.reading.language.tables().briefing.everyone;
        let asks_each =
            self.reading.language == Language::French && has_any(&self.reading.briefing.text, each);
        asks_each || self.reading.audience.is_one()
    }

    /// Returns whether a clause ends in what someone would make a person do: "what would bring back".
    fn is_caused(&self, clause: &str) -> bool {
        let last = clause.rsplit(' ').next().unwrap_or_default();
        last.ends_with('r') || last.ends_with("re") || last.ends_with("ria") || last == "a"
    }
}

/// Words that say nothing about who or what the subject of the verb after them is.
const OBJECTS: [&str; 12] =
    ["le", "les", "gli", "lhe", "lhes", "loro", "te", "ti", "nos", "vous", "os", "mi"];

/// Beginnings of participles for what happens to things: "qué ha empeorado".
const CHANGES: [&str; 20] = [
    "cambi", "mejor", "empeor", "fall", "falt", "pasad", "ocurr", "suced", "gust", "molest", "miglior",
    "peggior", "success", "mancat", "piaciut", "accadut", "mudad", "melhor", "piorad", "acontec",
];

/// Turns what is asked about one person into a question about several, as other rules know the invitees: "s'il a été prévenu"
/// becomes "s'ils a été prévenu". In languages whose verbs need no subject, only the informal address needs that.
pub fn about_several(one: &str, asked: &str, language: Language, is_informal: bool) -> String {
    match language {
        Language::French => french_plural(one, asked),
        // "Chi lo aiuta" is about the person whom the prompt describes.
        Language::Italian if !is_informal => {
            ["chi", "cosa", "che cosa"].iter().fold(asked.to_owned(), |asked, who| {
                match asked.strip_prefix(&format!("{who} lo ")) {
                    Some(rest) => format!("{who} La {rest}"),
                    None => asked,
                }
            })
        }
        _ if is_informal => with_plural_verbs(asked, language),
        _ => asked.to_owned(),
    }
}

/// What only people have done: "demande avec qui il en a parlé".
const HUMAN: [&str; 14] = [
    "parlé",
    "dit",
    "contacté",
    "réagi",
    "ressenti",
    "vécu",
    "signalé",
    "demandé",
    "appelé",
    "voulu",
    "essayé",
    "consulté",
    "pensé",
    "cherché",
];

/// What else a condition names may be "il" or "elle", too: "s'il y a eu une panne, demande combien de temps elle a duré".
fn french_plural(one: &str, asked: &str) -> String {
    const PLURALS: [(&str, &str); 13] = [
        (" qui le ", " qui les "),
        (" qui la ", " qui les "),
        (" qui l'", " qui les "),
        (" elle ", " ils "),
        (" il ", " ils "),
        ("s'il ", "s'ils "),
        ("qu'elle ", "qu'ils "),
        ("qu'il ", "qu'ils "),
        (" son ", " leur "),
        (" sa ", " leur "),
        (" ses ", " leurs "),
        (" pu l'", " pu les "),
        (" peut l'", " peut les "),
    ];
    // "S'il y a eu un retard" and "ce qu'il faut" are about no one.
    const OF_NO_ONE: [&str; 8] = ["y ", "faut", "faudrait", "s'agit", "existe", "manque", "reste", "n'y "];
    let of_no_one = |rest: &str| OF_NO_ONE.iter().any(|begin| rest.starts_with(begin));
    let padded = format!(" {asked} ");
    let names_thing = |articles: &[&str]| {
        let words: Vec<&str> = one.split([' ', '\'']).collect();
        words.iter().skip(2).any(|word| articles.contains(word))
    };
    let is_feminine = has_any(one, &["personne", "elle", "une", "la"]);
    let may_be = |one: &str| match one.trim_end().rsplit([' ', '\'']).next() {
        Some("elle") => is_feminine && !names_thing(&["la", "une"]),
        Some("il") if has_any(asked, &HUMAN) => true,
        Some("il") => !has_any(one, &["personne", "elle"]) && !names_thing(&["le", "un", "du", "au"]),
        _ => true,
    };
    let plurals = PLURALS.iter().filter(|(one, _)| may_be(one));
    let turned = plurals.fold(padded, |text, (one, several)| {
        let mut parts = text.split(one);
        let mut joined = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            joined.push_str(if of_no_one(part) { one } else { several });
            joined.push_str(part);
        }
        joined
    });
    turned.trim().to_owned()
}

fn with_plural_verbs(asked: &str, language: Language) -> String {
    let tables = language.tables();
    let Some(third_plural) = tables.informal.as_ref().and_then(|own| own.third_plural) else {
        return asked.to_owned();
    };
    let determiners = tables.guide.determiners;
    let is_determiner = |word: &str| determiners.contains(&word);
    let mut words: Vec<String> = asked.split(' ').map(str::to_owned).collect();
    let mut has_subject = false;
    for at in 0..words.len() {
        let word = words[at].to_lowercase();
        let next = words.get(at + 1).cloned().unwrap_or_default();
        let before = at.checked_sub(1).map(|at| words[at].to_lowercase()).unwrap_or_default();
        if tables.prompt.question_words.contains(&word.as_str())
            || tables.prompt.joints.contains(&word.as_str())
        {
            has_subject = false;
        } else if let Some(several) = third_plural(&word)
            && !has_subject
            && !OBJECTS.contains(&before.as_str())
            && !CHANGES.iter().any(|change| next.starts_with(change))
            && !(is_determiner(&next) && word.chars().count() < 5 && word != "ha" && word != "tem")
        {
            words[at] = several;
            has_subject = true;
        } else {
            // "Si lo ha comentado" has a pronoun before its verb.
            has_subject |= is_determiner(&word) && third_plural(&next).is_none();
        }
    }
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_about_one_person_becomes_one_about_several() {
        for (language, one, several) in [
            (Language::French, "s'il a été prévenu", "s'ils a été prévenu"),
            (Language::French, "si son chiffre d'affaires a bougé", "si leur chiffre d'affaires a bougé"),
            (Language::French, "s'il y a eu un retard", "s'il y a eu un retard"),
            (Language::Spanish, "si lo ha comentado con su jefa", "si lo han comentado con su jefa"),
            (Language::Spanish, "si la jefa ha ayudado", "si la jefa ha ayudado"),
            (Language::Italian, "da quanto tempo vive solo", "da quanto tempo vivono solo"),
        ] {
            assert_eq!(about_several("si un client vient", one, language, true), several, "{one}");
        }
        assert_eq!(about_several("", "si lo ha comentado", Language::Spanish, false), "si lo ha comentado");
    }
}
