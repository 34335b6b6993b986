//! Whom a prompt asks.

use colloquy_languages::guide::GuideCueWords;
use colloquy_languages::prompt::PromptCueWords;

use super::matching::normalized;

/// How many words after a noun its possessive may stand.
const POSSESSIVE_WITHIN: usize = 8;

/// Words after "how" that are no people: "how long they have worked here".
const MEASURES: [&str; 16] = [
    "long",
    "often",
    "much",
    "many",
    "soon",
    "well",
    "easy",
    "lange",
    "viel",
    "viele",
    "leicht",
    "longtemps",
    "souvent",
    "vaak",
    "veel",
    "lang",
];

/// Adjectives before a noun in Romance languages.
const BEFORE_NOUNS: [&str; 20] = [
    "nouveaux",
    "nouvelles",
    "anciens",
    "anciennes",
    "jeunes",
    "futurs",
    "futures",
    "nuevos",
    "nuevas",
    "antiguos",
    "antiguas",
    "jóvenes",
    "nuovi",
    "nuove",
    "giovani",
    "novos",
    "novas",
    "antigos",
    "antigas",
    "jovens",
];

/// The description of the people to be interviewed, which is never spoken or shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AudienceDescription {
    pub description: String,
    /// The nouns for one of them, in lower case: "customers".
    nouns: Vec<String>,
    /// Those of them that the prompt has in just this form.
    heads: Vec<String>,
}

/// Returns what one of several may be called in a Romance language: "socio" for "soci".
fn forms_of_one(noun: &str) -> Vec<String> {
    const FORMS: [(&str, &str); 6] = [("s", ""), ("es", ""), ("i", "o"), ("i", "e"), ("i", "io"), ("e", "a")];
    let form = |(several, one): &(&str, &str)| {
        let stem = noun.strip_suffix(several).filter(|stem| stem.chars().count() > 2)?;
        Some(format!("{stem}{one}"))
    };
    FORMS.iter().filter_map(form).collect()
}

/// Returns whether a text begins with one of several: "each volunteer", "un cliente".
pub fn is_of_one(text: &str) -> bool {
    const ONE: [&str; 24] = [
        "chaque", "le", "la", "l", "un", "une", "au", "cada", "el", "una", "al", "quien", "il", "lo", "uno",
        "ogni", "ciascun", "ciascuno", "ciascuna", "chi", "o", "um", "uma", "quem",
    ];
    let first = text.trim_start().split([' ', '\'', '’']).next().unwrap_or_default().to_lowercase();
    ONE.contains(&first.as_str())
}

impl AudienceDescription {
    /// Returns whether the prompt speaks of one of them: "chiedi a ciascun socio".
    pub fn is_one(&self) -> bool {
        is_of_one(&self.description)
    }

    /// Adds what stands between "interview" and "about".
    pub fn add(&mut self, text: &str, cues: &PromptCueWords) {
        let text = text.trim().trim_end_matches([',', ':', ' ']);
        let text = [
            "to ", "with ", "mit ", "aux ", "à ", "avec ", "a ", "con ", "ai ", "agli ", "alle ", "aos ",
            "às ", "com ", "met ",
        ]
        .iter()
        .find_map(|link| text.strip_prefix(link))
        .unwrap_or(text);
        let pronoun = [
            "them", "him", "her", "ihnen", "sie", "leur", "eux", "elles", "hen", "ze", "les", "ellos",
            "ellas", "loro", "eles", "elas", "me", "mir", "you",
        ];
        const EVERYONE: [&str; 24] = [
            "everyone",
            "everybody",
            "all",
            "anyone",
            "each",
            "jeden",
            "alle",
            "allen",
            "jede",
            "tous",
            "toutes",
            "chacun",
            "tout",
            "todos",
            "todas",
            "cada",
            "tutti",
            "tutte",
            "ciascuno",
            "iedereen",
            "allemaal",
            "toda",
            "ieder",
            "elk",
        ];
        // "Ask everyone for a mark"
        let first = text.split(' ').next().unwrap_or_default().to_lowercase();
        if EVERYONE.contains(&first.as_str()) && !text.contains(" of ") {
            return;
        }
        if text.is_empty()
            || pronoun.contains(&text.to_lowercase().as_str())
            || cues.leads.contains(&text.to_lowercase().as_str())
        {
            return;
        }
        if self.description.is_empty() {
            text.clone_into(&mut self.description);
        }
        let words = normalized(text);
        let frequent = |word: &str| cues.function_words.contains(&word) || cues.articles.contains(&word);
        let head: Vec<&str> = words
            .split_whitespace()
            .skip_while(|word| frequent(word))
            .take_while(|word| !frequent(word) && !cues.relatives.contains(word))
            .take(4)
            .collect();
        if let Some(noun) = head.last().filter(|noun| noun.chars().count() > 3) {
            self.nouns.push((*noun).to_owned());
            self.heads.push((*noun).to_owned());
            for ending in ["s", "n", "en", "er"] {
                self.nouns.extend(noun.strip_suffix(ending).filter(|stem| stem.len() > 3).map(str::to_owned));
            }
        }
        // "Os produtores associados": in Romance languages, the noun comes first.
        let has_noun_first = cues.with.iter().any(|with| ["avec", "con", "com"].contains(with));
        let first = head.iter().find(|word| !BEFORE_NOUNS.contains(word));
        if let Some(noun) = first.filter(|noun| has_noun_first && noun.chars().count() > 3) {
            self.nouns.push((*noun).to_owned());
            self.nouns.extend(forms_of_one(noun));
        }
    }

    /// Guesses the people from how often a prompt names them, if it names several kinds: of "nurses" and "patients",
    /// those who are named more often.
    pub fn guess(&mut self, text: &str, words: &GuideCueWords, questions: &[&str]) {
        if !self.nouns.is_empty() {
            return;
        }
        let text = normalized(text);
        let stem = |noun: &str| -> String {
            noun.chars().take(noun.chars().count().saturating_sub(2).max(4)).collect()
        };
        let mut kinds: Vec<(String, usize, Vec<String>)> = Vec::new();
        let all: Vec<&str> = text.split_whitespace().collect();
        for (place, word) in all.iter().copied().enumerate() {
            if !words.people.contains(&word) || words.anyone.contains(&word) {
                continue;
            }
            // "How nurses experience it" and "24 registered nurses" say more than a mention.
            let near = &all[place.saturating_sub(2)..place];
            let weight = 1 + usize::from(
                near.iter().any(|word| questions.contains(word) || word.parse::<usize>().is_ok()),
            );
            match kinds.iter_mut().find(|(known, ..)| *known == stem(word)) {
                Some((_, count, nouns)) => {
                    *count += weight;
                    nouns.push(word.to_owned());
                }
                None => kinds.push((stem(word), weight, vec![word.to_owned()])),
            }
        }
        if kinds.is_empty()
            && let Some(noun) = people_by_grammar(&all, words, questions)
                // "Quel rôle a joué leur salaire" names no people.
                .filter(|noun| !questions.contains(&"quelle") || noun.ends_with(['s', 'x']))
        {
            self.nouns.push(noun.to_owned());
            return;
        }
        // "I coristi", "los ciclistas": people by what they do.
        if kinds.is_empty() {
            let is_agent = |word: &&&str| {
                // "Am meisten" is no one.
                word.chars().count() > 6
                    && **word != "meisten"
                    && ["isti", "iste", "istas", "istes", "isten"].iter().any(|end| word.ends_with(end))
            };
            self.nouns = all.iter().find(is_agent).map(|word| (*word).to_owned()).into_iter().collect();
            return;
        }
        let most = kinds.iter().map(|(_, count, _)| *count).max().unwrap_or(0);
        let leading: Vec<_> = kinds.iter().filter(|(_, count, _)| *count == most).collect();
        if kinds.len() > 1
            && let [(stem, ..)] = leading[..]
        {
            let own = words.people.iter().filter(|noun| noun.starts_with(stem.as_str()));
            self.nouns = own.map(|noun| (*noun).to_owned()).collect();
        }
    }

    /// Returns the nouns that mean the invitee in a text of the prompt.
    /// Every one of them counts, too: "each".
    pub fn nouns(&self, words: &GuideCueWords, everyone: &[&str]) -> Vec<String> {
        let are_customers = self.nouns.iter().any(|noun| words.customers.contains(&noun.as_str()));
        let known = if self.nouns.is_empty() { words.people } else { words.anyone };
        let others = if are_customers { words.customers } else { &[] };
        known
            .iter()
            .chain(others)
            .map(|noun| (*noun).to_owned())
            .chain(self.nouns.iter().cloned())
            // "Leserinnen und Leser"
            .chain(self.nouns.iter().filter_map(|noun| noun.strip_suffix("innen").map(str::to_owned)))
            .chain(everyone.iter().map(|word| (*word).to_owned()))
            .collect()
    }

    /// Returns what a relative clause says of them: "left" for "customers who left".
    pub fn known_of(&self, relatives: &[&str]) -> Option<String> {
        let words: Vec<&str> = self.description.split(' ').collect();
        let bare = |word: &str| word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase();
        let place = words.iter().skip(1).position(|word| relatives.contains(&bare(word).as_str()))? + 1;
        let known = words[place + 1..].join(" ");
        let end = known.find(',').unwrap_or(known.len());
        Some(known[..end].to_owned()).filter(|known| !known.is_empty())
    }

    /// Returns whether a text has the nouns.
    pub fn is_named_in(&self, text: &str) -> bool {
        let text = normalized(text);
        self.heads.iter().any(|noun| text.contains(&format!(" {noun} ")))
    }
}

/// Finds people whom no list has: "why tenants give up their plots", "how riders feel".
fn people_by_grammar<'t>(all: &[&'t str], words: &GuideCueWords, questions: &[&str]) -> Option<&'t str> {
    let is_phrase = |word: &&&str| words.determiners.contains(*word) && !questions.contains(*word);
    (0..all.len()).filter(|at| questions.contains(&all[*at])).find_map(|at| {
        let noun = at + 1 + usize::from(all.get(at + 1).filter(is_phrase).is_some());
        let candidate = *all.get(noun)?;
        let is_noun = candidate.chars().count() > 3
            && !MEASURES.contains(&candidate)
            && !questions.contains(&candidate)
            && !words.finite.contains(&candidate)
            && !words.third_person.contains(&candidate)
            && !words.determiners.contains(&candidate);
        let after = &all[noun + 1..all.len().min(noun + 1 + POSSESSIVE_WITHIN)];
        // "Como marca as suas consultas?": nothing can stand between people and what they own but their verb.
        let is_verb = after.first().is_some_and(|word| words.determiners.contains(word));
        // "Quanto tempo resta loro": without an article, this is whom something is for.
        let is_possessive =
            |at: usize| after[at] != "loro" || ["il", "la", "i", "le"].contains(&&*after[at - 1]);
        let owns =
            !is_verb && (1..after.len()).any(|at| words.their.contains(&after[at]) && is_possessive(at));
        let acts = after.first().is_some_and(|word| words.human_verbs.contains(word));
        (is_noun && (owns || acts)).then_some(candidate)
    })
}
