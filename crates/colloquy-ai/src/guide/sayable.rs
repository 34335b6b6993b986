//! Checks that a question is one that someone would say aloud.

use colloquy_domain::guide::{FormOfAddress, GuideTopic};
use colloquy_domain::language::Language;
use colloquy_languages::{LanguageTables, fill};

use super::compose::capitalized;
use super::matching::has_any;
use super::reading::is_bare_question;
use super::subject_name::MORE_PREPOSITIONS;
use crate::prompt_parts::wording::{PREPOSITIONS, after};

/// Returns whether a question is a whole sentence to the invitee. A false alarm costs a question of the organization, so
/// that only what no one would say is refused.
pub fn is_sayable(question: &str, language: Language, address: Option<FormOfAddress>) -> bool {
    let tables = language.tables();
    let words: Vec<String> =
        question.split([' ', '\u{a0}']).map(bare).filter(|word| !word.is_empty()).collect();
    let asked = without_frame(question, tables);
    let is_doubled = words
        .windows(2)
        .any(|pair| pair[0] == pair[1] && !tables.guide.doubles.contains(&pair[0].to_lowercase().as_str()));
    let ends_open = words.last().is_some_and(|last| tables.guide.open_ends.contains(&last.as_str()));
    let has_leftover = has_any(question, tables.guide.leftovers) && is_alone(&words, tables);
    let is_informal = address == Some(FormOfAddress::Informal);
    let is_refused = is_doubled
        || ends_open
        || has_leftover
        || is_bare_question(asked, &tables.prompt)
        || is_infinitive(asked, language)
        || has_lost_verb(question, language)
        || SIGNS.iter().any(|sign| question.contains(sign))
        || speaks_of_one(asked, tables)
        || language == Language::French && asks_about_another(asked, tables)
        || is_informal && has_formal_reflexive(&words, language);
    !is_refused
}

/// Signs that no one says.
const SIGNS: [&str; 7] = [" / ", " & ", " + ", " = ", " -> ", " → ", " | "];

/// Returns whether a question has a second verb that no clause of its own explains: "wie beurteilen Sie den mitmachen
/// würde", "wat kunnen we anders zouden doen".
fn has_lost_verb(question: &str, language: Language) -> bool {
    const GERMAN: [&str; 18] = [
        "ist", "sind", "hat", "hatte", "hatten", "war", "wird", "wurde", "wurden", "würde", "würden", "kann",
        "konnte", "muss", "musste", "soll", "sollte", "könnte",
    ];
    const DUTCH: [&str; 8] = ["zouden", "zou", "kunt", "wilt", "zult", "bent", "hebt", "konden"];
    let words: Vec<String> = question.split(' ').map(|word| bare(word).to_lowercase()).collect();
    let has_pause = question.contains([',', ':', '–']);
    let is_in = |list: &[&str], at: usize| list.contains(&words[at].as_str());
    match language {
        // A clause would follow a comma.
        Language::German => {
            let joins = |word: &String| ["und", "oder", "als", "wie"].contains(&word.as_str());
            words.len() > 3
                && is_in(&GERMAN, words.len() - 1)
                && !has_pause
                && !words.iter().skip(1).any(joins)
        }
        Language::Dutch => {
            let joins = |word: &String| {
                [
                    "of", "dat", "die", "wat", "als", "toen", "en", "hoe", "waar", "waarom", "wanneer",
                    "wie", "omdat", "voordat", "nadat", "terwijl", "dan", "sinds", "waarop", "waarmee",
                    "waarbij", "welke", "zoals",
                ]
                .contains(&word.as_str())
            };
            let second = (4..words.len()).find(|at| is_in(&DUTCH, *at));
            second.is_some_and(|at| !has_pause && !words[1..at].iter().any(joins))
        }
        _ => false,
    }
}

/// The most words in a question that names nothing that its pronoun may stand for.
const ALONE_WORDS: usize = 7;

/// Returns whether a question is too short to name what a pronoun in it is: "¿Quién le atendió y cómo le fue con él?" does.
fn is_alone(words: &[String], tables: &LanguageTables) -> bool {
    let has_joint = words.iter().any(|word| tables.prompt.joints.contains(&word.as_str()));
    let is_reflexive = |word: &String| {
        ["mism", "stess", "mêmes", "selves", "zelf", "propri", "mesm"].iter().any(|part| word.contains(part))
    };
    words.iter().any(is_reflexive) || words.len() <= ALONE_WORDS && !has_joint
}

/// Returns "Which system?" of "Could you tell me which system?", which is a good question right after an answer.
pub fn bare_question_of(question: &str, language: Language) -> Option<String> {
    let tables = language.tables();
    let asked = without_frame(question, tables);
    let is_bare =
        asked.len() + 2 < question.len() && asked.contains(' ') && is_bare_question(asked, &tables.prompt);
    let (before, after) = tables.generator.question_marks;
    is_bare.then(|| format!("{before}{}{after}", capitalized(asked)))
}

/// Returns the indirect question in "Could you tell me how it went?".
fn without_frame<'q>(question: &'q str, tables: &LanguageTables) -> &'q str {
    let question = question.trim_start_matches('¿');
    let informal = tables.informal.as_ref().map(|informal| informal.guide.about_clause);
    let frames = tables.guide.about_clause.iter().chain(informal.into_iter().flatten());
    let leads = frames.filter_map(|frame| frame.split('{').next());
    let mut asked = leads.filter_map(|lead| question.strip_prefix(lead.trim_start_matches('¿')));
    asked.next().unwrap_or(question).trim_end_matches(['?', ' ', '\u{a0}'])
}

/// Returns whether a text is a verb that no one does: "levantar da mesa".
fn is_infinitive(asked: &str, language: Language) -> bool {
    const WORDS: usize = 3;
    let endings: &[&str] = match language {
        Language::Spanish | Language::Portuguese => &["ar", "er", "ir"],
        Language::Italian => &["are", "ere", "ire"],
        _ => return false,
    };
    let words: Vec<&str> = asked.split(' ').collect();
    (2..=WORDS).contains(&words.len()) && endings.iter().any(|ending| words[0].ends_with(ending))
}

/// Returns whether a French question is about someone whom it does not name: "savait-il qui appeler".
fn asks_about_another(asked: &str, tables: &LanguageTables) -> bool {
    const OF_NO_ONE: [&str; 13] = [
        "a", "faut", "faudrait", "agit", "reste", "existe", "manque", "est", "était", "aurait", "avait",
        "pourrait", "serait",
    ];
    let words: Vec<String> = asked.split(' ').map(|word| bare(word).to_lowercase()).collect();
    let Some(at) = words.iter().position(|word| word.ends_with("-il") || word.ends_with("-elle")) else {
        return false;
    };
    let verb = words[at].split('-').next().unwrap_or_default();
    let verb = verb.rsplit('\'').next().unwrap_or_default();
    let is_named = words[..at].iter().any(|word| {
        tables.guide.determiners.contains(&word.as_str()) || word.contains('\'') && *word != "qu'est-ce"
    });
    let is_labelled = asked.contains("\u{a0}:") || asked.contains(" :");
    !is_named && !is_labelled && !OF_NO_ONE.contains(&verb)
}

/// Returns whether a question is about people in general and not about the invitee: "wie man sich informiert".
fn speaks_of_one(asked: &str, tables: &LanguageTables) -> bool {
    has_any(asked, tables.guide.one)
        && !asked.split(' ').any(|word| tables.prompt.addressing.contains(&bare(word).as_str()))
}

/// Returns whether a reflexive pronoun of the formal address stands before an informal verb: "cómo se informas".
fn has_formal_reflexive(words: &[String], language: Language) -> bool {
    let (pronoun, endings): (&str, &[&str]) = match language {
        Language::Spanish => ("se", &["as", "es", "ste", "ás"]),
        Language::Italian => ("si", &["vi", "sti", "ai"]),
        _ => return false,
    };
    words.windows(2).any(|pair| {
        pair[0] == pronoun && pair[1].chars().count() > 2 && endings.iter().any(|end| pair[1].ends_with(end))
    })
}

fn bare(word: &str) -> String {
    word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_owned()
}

/// Returns whether a name can stand in a sentence such as "We will talk about …": a noun phrase with its determiner that
/// has no verb, no question word and no remark.
pub fn is_spoken_name(name: &str, language: Language) -> bool {
    let tables = language.tables();
    let informal = tables.informal.as_ref().map_or(tables.guide.determiners, |own| own.guide.determiners);
    let begins =
        |list: &[&str]| list.iter().any(|word| after(name, word).is_some_and(|rest| !rest.is_empty()));
    let is_elided = name.starts_with("l'") || name.starts_with("l’");
    let words: Vec<String> = name.split([' ', '\'', '’']).map(|word| bare(word).to_lowercase()).collect();
    let rest = words.get(1..).unwrap_or_default();
    let is_in = |list: &[&str]| rest.iter().any(|word| list.contains(&word.as_str()));
    let asks = tables.prompt.question_words.contains(&words[0].as_str())
        && !tables.prompt.articles.contains(&words[0].as_str());
    !asks
        && (is_elided || begins(tables.guide.determiners) || begins(informal))
        && words.len() <= NAME_WORDS
        && !name.contains([',', ':', ';', '?'])
        && !is_in(tables.prompt.question_words)
        && !is_in(tables.prompt.bare_questions)
        && !is_in(&["quê", "quoi"])
        && !is_in(tables.guide.finite)
        && !is_in(tables.guide.third_person)
        && words.last().is_some_and(|last| !tables.guide.open_ends.contains(&last.as_str()))
}

/// Returns whether the name of a topic is what its question is about, and not a noun in passing: "the door" in "What would
/// get you back through the door?".
pub fn is_asked_by_name(topic: &GuideTopic, language: Language) -> bool {
    let tables = language.tables();
    let informal = tables.informal.as_ref().map(|own| &own.guide);
    let words = || std::iter::once(&tables.guide).chain(informal);
    let name = (tables.guide.object)(&topic.name);
    let is_usual = words().any(|words| {
        let families = words.families.iter().filter_map(|family| Some((family.name?, family.opening?)));
        let general = words.general.iter().map(|general| (general.name, general.opening));
        let mut usual = families.chain(general);
        let frames = [
            words.about_event,
            words.about_view,
            words.about_holding,
            words.about_ground,
            words.about_phrase,
            words.about_word,
        ];
        usual.any(|(own, opening)| own == topic.name && opening == topic.opening)
            || frames
                .iter()
                .flat_map(|frames| frames.iter())
                .any(|frame| fill(frame, &[("topic", &name)]).to_lowercase() == topic.opening.to_lowercase())
    });
    is_usual || is_subject_or_object(topic, tables)
}

/// Returns whether a question begins or ends with the name of its topic, which no preposition precedes.
fn is_subject_or_object(topic: &GuideTopic, tables: &LanguageTables) -> bool {
    // The article depends on the case.
    let noun = topic.name.split_once(' ').map_or(topic.name.as_str(), |(_, noun)| noun).to_lowercase();
    let opening = topic.opening.to_lowercase();
    let opening = opening.trim_start_matches('¿');
    let Some(at) = opening.find(&noun) else { return false };
    let before: Vec<&str> = opening[..at].split_whitespace().collect();
    let after = opening[at + noun.len()..].trim_start_matches([' ', '\u{a0}']);
    let verb = before.len().checked_sub(2).and_then(|at| before.get(at)).copied().unwrap_or_default();
    let asks_what = tables.prompt.unmarked.adverbs.first().is_some_and(|what| opening.starts_with(what));
    let follows_preposition = PREPOSITIONS.contains(&verb)
        || MORE_PREPOSITIONS.contains(&verb)
        || ["through", "of", "about", "into"].contains(&verb) && !asks_what;
    let has_one_word = before.len() <= 1;
    // "Wie waren die ersten Wochen im Betrieb?"
    let how = before.first().copied().unwrap_or_default();
    let asks_how = ["how", "wie", "comment", "cómo", "come", "como", "hoe"].contains(&how);
    let is_described = before.len() == 3 && asks_how && tables.prompt.unmarked.verbs.contains(&verb);
    let is_yes_or_no = tables.prompt.unmarked.verbs.contains(&before.first().copied().unwrap_or_default());
    has_one_word && !is_yes_or_no
        || is_described
        || after.starts_with(['?', ',', ':']) && !follows_preposition && !is_yes_or_no
}

/// The most words in the name of a topic that an intro names.
const NAME_WORDS: usize = 9;

#[cfg(test)]
mod tests;
