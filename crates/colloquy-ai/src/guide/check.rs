//! The last check of what an invitee may hear: no instruction, no third person, nothing from the rest of the prompt.

use colloquy_domain::guide::FormOfAddress;
use colloquy_domain::interviewing::MAX_TURN_WORDS;
use colloquy_domain::language::Language;

use super::matching::{has_phrase, normalized};
use super::reading::ParsedPrompt;
use crate::prompt_parts::wording::{PREPOSITIONS, after_any};

/// The most letters of a pronoun among the signs of an instruction.
const PRONOUN_CHARACTERS: usize = 3;
const NAME_WORDS: usize = 12;
const NAME_CHARACTERS: usize = 90;
/// Before "ask for", these say what the invitee could do: "Could you ask for help?" A colleague may be asked to "ask about"
/// something in the same words.
const ABILITIES: [&str; 6] = ["could ", "could you ", "can ", "can you ", "able to ", "dare to "];
/// The fewest words in a row that make a quotation.
const QUOTED_WORDS: usize = 5;

/// Returns whether a question from these rules can be spoken.
pub fn is_question_fit(question: &str, reading: &ParsedPrompt, language: Language) -> bool {
    if question.contains(['(', ')', '[', ']']) {
        return false;
    }
    // "Perché che ha disdetto …" has lost whom it is about.
    let lower = question.to_lowercase();
    let lacks_subject = language.tables().guide.why.iter().any(|why| {
        let asked = format!(" {}", lower.trim_start_matches('¿'));
        let rest = asked.split_once(&format!(" {why} ")).map(|(_, rest)| rest.to_owned());
        rest.is_some_and(|rest| after_any(&rest, language.tables().guide.relatives).is_some())
    });
    let names_them_after =
        matches!(language, Language::French | Language::Italian | Language::Portuguese | Language::Spanish);
    if lacks_subject && names_them_after {
        return false;
    }
    let count = question.split_whitespace().count();
    let marks = question.matches(['?', '？']).count();
    (2..=MAX_TURN_WORDS).contains(&count) && marks == 1 && is_text_fit(question, reading, language)
}

/// Returns whether a question of the prompt can be spoken as it is.
pub fn is_verbatim_fit(question: &str, language: Language) -> bool {
    let tables = language.tables();
    // Some of these words show that a question is about the invitee in the third person: "qu'ils ont aimé".
    let addresses = |word: &&&str| !names_third_person(word, language) && !["ont", "sont"].contains(*word);
    let is_addressed = tables.prompt.addressing.iter().filter(addresses).any(|word| {
        question.split(' ').any(|own| own.trim_matches(|letter: char| !letter.is_alphanumeric()) == *word)
    });
    question.split_whitespace().count() <= MAX_TURN_WORDS
        && question.matches(['?', '？']).count() == 1
        && !question.contains(['(', ')', '[', ']'])
        && (is_addressed || !names_third_person(question, language))
        && !is_remainder(question, language)
}

/// Returns whether a question is what an instruction left over: "if you ask about?".
///
/// A condition asks something with a question word, an instruction with one and its subject: "What do people ask about?"
fn is_remainder(question: &str, language: Language) -> bool {
    let cues = &language.tables().prompt;
    let is_asking = |word: &str| cues.question_words.contains(&word) && !cues.conditions.contains(&word);
    let asks = |text: &str| text.split_whitespace().any(is_asking);
    let lower = normalized(question);
    let is_condition = !question.contains(',') && after_any(question, cues.conditions).is_some();
    let instructs = |sign: &str| {
        has_sign(&lower, sign)
            && !lower.split_once(sign).is_some_and(|(before, _)| {
                before.trim_end().rsplit_once(' ').is_some_and(|(rest, last)| asks(rest) && !is_asking(last))
            })
    };
    let signs = instruction_signs(language).filter(|sign| !is_informal_pronoun(sign, language));
    is_condition && !asks(&lower) || signs.into_iter().any(instructs)
}

/// Returns the signs of an instruction in all languages, because a prompt may mix them. A word of one language may be an
/// article of another, such as "du": only the signs of the own language may be that short.
fn instruction_signs(language: Language) -> impl Iterator<Item = &'static str> {
    let function_words = language.tables().prompt.function_words;
    Language::ALL.iter().flat_map(move |other| {
        let signs = other.tables().guide.instruction_signs.iter().copied();
        signs.filter(move |sign| {
            *other == language || sign.chars().count() > 2 && !function_words.contains(sign)
        })
    })
}

/// Returns whether a sign of an instruction is a pronoun that may address the invitee too.
fn is_informal_pronoun(sign: &str, language: Language) -> bool {
    let tables = language.tables();
    let is_short = || sign.chars().count() <= PRONOUN_CHARACTERS;
    let is_own = || tables.guide.instruction_signs.contains(&sign);
    tables.informal.as_ref().is_some_and(|informal| informal.words.contains(&sign) || is_own() && is_short())
}

/// Returns whether a text in lower case has a sign of an instruction that is not about what the invitee could do.
fn has_sign(text: &str, sign: &str) -> bool {
    let is_ability = || {
        text.split_once(sign).is_some_and(|(before, after)| {
            after.trim_start().starts_with("for ") && ABILITIES.iter().any(|able| before.ends_with(able))
        })
    };
    has_phrase(text, sign) && !is_ability()
}

pub fn is_name_fit(name: &str, reading: &ParsedPrompt, language: Language) -> bool {
    let is_short = name.split_whitespace().count() <= NAME_WORDS && name.chars().count() <= NAME_CHARACTERS;
    let is_phrase =
        !name.contains(['?', '!', ';', ':', '¿', '"', '=', '@', '\n', '。', '{', '}', '(', ')', '[', ']']);
    is_short
        && is_whole(name, reading.language)
        && !lacks_noun(name, reading)
        && is_phrase
        && name.contains(char::is_alphabetic)
        && is_text_fit(name, reading, language)
}

/// Returns whether a German name has no noun after its article: "der mitmachen würde". Hasty notes have no capital letters.
fn lacks_noun(name: &str, reading: &ParsedPrompt) -> bool {
    let language = reading.language;
    let first = reading.briefing.text.chars().find(|letter| letter.is_alphabetic());
    let rest = after_any(name, language.tables().guide.determiners).map(|(_, rest)| rest);
    language == Language::German
        && first.is_some_and(char::is_uppercase)
        && rest.is_some_and(|rest| !rest.split(' ').any(|word| word.starts_with(char::is_uppercase)))
}

/// Returns whether a name begins and ends as a noun phrase does: not with "with", "you" or "and".
fn is_whole(name: &str, language: Language) -> bool {
    let (cues, words) = (&language.tables().prompt, &language.tables().guide);
    let bare = |word: &str| word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase();
    let is_open = |word: &str| {
        cues.function_words.contains(&word)
            || cues.conjunctions.contains(&word)
            || cues.conditions.contains(&word)
    };
    let waits = |word: &str| {
        PREPOSITIONS.contains(&word) || cues.joints.contains(&word) || words.determiners.contains(&word)
    };
    let opens = |word: &str| {
        words.determiners.contains(&word)
            || words.possessives.contains(&word)
            || cues.articles.contains(&word)
    };
    let first = name.split(' ').next().map(bare).unwrap_or_default();
    let last = name.split(' ').next_back().map(bare).unwrap_or_default();
    // "Settling in" and "your check in" end as they should.
    let has_particle =
        language == Language::English && name.rsplit(' ').nth(1).is_some_and(|word| word.ends_with("ing"));
    let is_acronym = |word: &str| word.chars().count() > 1 && word.chars().all(char::is_uppercase);
    let ends_open = waits(&last)
        && last != "ons"
        && !has_particle
        && !is_acronym(name.split(' ').next_back().unwrap_or_default());
    (!is_open(&first) || opens(&first)) && !ends_open
}

/// Returns a text without the nouns after its articles that look like verbs: "de zorg". A verb with "about" is none.
fn without_nouns(text: &str, language: Language) -> String {
    let tables = language.tables();
    let cues = &tables.prompt;
    let bare = |word: &str| word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase();
    let words: Vec<&str> = text.split(' ').collect();
    let is_noun = |at: usize| {
        let word = bare(words[at]);
        let lists = [cues.asking, cues.exploring, cues.manners];
        let next = words.get(at + 1).map(|next| bare(next)).unwrap_or_default();
        let has_object = cues.links.iter().any(|(link, _)| *link == next);
        at > 0
            && !has_object
            && cues.articles.contains(&bare(words[at - 1]).as_str())
            && lists.iter().any(|list| list.contains(&word.as_str()))
    };
    let kept = (0..words.len()).filter(|at| !is_noun(*at)).map(|at| words[at]);
    kept.collect::<Vec<_>>().join(" ")
}

fn is_text_fit(text: &str, reading: &ParsedPrompt, language: Language) -> bool {
    is_addressed_fit(text, reading, language) && !quotes(text, &reading.asides)
}

/// Returns whether a text has no sign of an instruction and no third person. It may quote the prompt.
pub fn is_addressed_fit(text: &str, reading: &ParsedPrompt, language: Language) -> bool {
    // "L'ask" has two words.
    let text_without_nouns = normalized(&without_nouns(text, language)).replace('\'', " ");
    let is_informal = reading.briefing.address == Some(FormOfAddress::Informal);
    let mut signs =
        instruction_signs(language).filter(|sign| !(is_informal && is_informal_pronoun(sign, language)));
    !signs.any(|sign| has_sign(&text_without_nouns, sign))
        && !names_third_person(text, language)
        && !reading.audience.is_named_in(text)
}

fn names_third_person(text: &str, language: Language) -> bool {
    let words = language.tables().guide.third_person;
    // "Können Sie mir erzählen, wie lange sie dauert?" speaks of one thing.
    let of_one_thing = language.tables().prompt.speaks_of_one_thing;
    let text: Vec<&str> = text.split(", ").filter(|clause| !of_one_thing(&clause.to_lowercase())).collect();
    let text = text.join(", ");
    // "Les consignes étaient-elles claires ?" names its subject.
    let is_named =
        language == Language::French && after_any(&text, language.tables().guide.determiners).is_some();
    let text = if is_named { text.replace("-elles", "").replace("-ils", "") } else { text };
    // "Pourquoi sont-ils partis", "ce qu'ils aiment"
    text.split([' ', '\u{a0}', '-', '\'', '’']).any(|word| {
        words.contains(&word.trim_matches(|letter: char| !letter.is_alphanumeric() && letter != '\''))
    })
}

/// Returns whether a text has several words in a row of one of the others.
fn quotes(text: &str, others: &[String]) -> bool {
    let text = normalized(text);
    let words: Vec<&str> = text.split_whitespace().collect();
    let others: Vec<String> = others.iter().map(|other| normalized(other)).collect();
    words.windows(QUOTED_WORDS).any(|run| {
        let run = format!(" {} ", run.join(" "));
        others.iter().any(|other| other.contains(&run))
    })
}
