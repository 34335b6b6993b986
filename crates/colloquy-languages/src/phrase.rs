//! Changes of phrases that several languages have in common.

mod one_person;
mod subjects;

use colloquy_word_list::words;

pub use one_person::{agree_with_one, without_one};
pub use subjects::{ends_in_subject, with_person_as_object, without_subject_before_object};

/// Dutch relatives, after which a clause has a verb of its own.
pub const RELATIVES: &[&str] = words!(
    "waarmee, waarvan, waarin, waarop, waarover, waaraan, waarbij, waarvoor, waaruit, waarnaar, waardoor"
);

/// Returns a word in lower case, without the punctuation around it.
pub fn bare(word: &str) -> String {
    word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase()
}

/// Returns the punctuation after a word.
fn end_of(word: &str) -> &str {
    let kept = word.trim_end_matches(|letter: char| !letter.is_alphanumeric());
    &word[kept.len()..]
}

pub fn is_any(word: &str, list: &[&str]) -> bool {
    list.contains(&bare(word).as_str())
}

/// Puts the people before their verb: "qué piensan los socios de la sala" is "qué los socios piensan de la sala".
pub fn with_subject_first(
    text: &str,
    people: &[String],
    articles: &[&str],
    is_verb: fn(&str) -> bool,
) -> String {
    let mut words: Vec<&str> = text.split(' ').collect();
    let verb = (1..words.len().saturating_sub(2)).take(3).find(|at| {
        let noun = bare(words[at + 2]);
        // What children tell, their parents know.
        let is_child = is_any(&noun, words!("enfants, niños, hijos, bambini, figli, crianças, filhos"));
        is_verb(&bare(words[*at])) && is_any(words[at + 1], articles) && people.contains(&noun) && !is_child
    });
    // "Non pensano i clienti" has its negation before the verb.
    if let Some(at) = verb.filter(|at| !is_any(words[*at], words!("no, non, não, se, si, ne"))) {
        words[at..at + 3].rotate_left(1);
    }
    words.join(" ")
}

/// Replaces a word and keeps its punctuation.
pub fn replaced(word: &str, new: &str) -> String {
    format!("{new}{}", end_of(word))
}

/// The most words before the subject of an indirect question: "which of the tools".
const SUBJECT_WITHIN: usize = 5;

/// People after one of these are not the subject.
const PREPOSITIONS: &[&str] = &[
    "to", "with", "from", "by", "of", "for", "about", "mit", "von", "bei", "für", "zu", "an", "aux", "des",
    "avec", "pour", "de", "a", "con", "para", "ai", "agli", "alle", "dei", "per", "aos", "às", "dos", "das",
    "com", "da", "na", "du", "della", "dello", "met", "dagli", "dai", "dalle", "dal", "degli", "delle",
    "negli", "nei", "nelle", "sui", "sugli", "sulle", "pelos", "pelas", "nos", "nas", "por", "par", "chez",
    "sur", "van", "voor", "aan", "al", "del", "between", "among", "zwischen", "unter", "entre", "parmi",
    "tra", "fra", "tussen",
];

/// Between people and those to whom they belong: "members of our gym".
const OF: &[&str] = words!("of, in, von, di, del, dello, della, dei, delle, de, do, da, dos, das, van");

const PRONOUNS: &[&str] =
    words!("they, sie, ils, elles, ellos, ellas, loro, essi, esse, eles, elas, ze, zij, hij, you, u");

/// Whose the people are.
const OUR: &[&str] = words!(
    "our, unserer, unseres, unserem, nostro, nostra, nostri, nostre, notre, nos, nuestro, nuestra, nuestros, nuestras, nosso, \
     nossa, nossos, nossas, onze, ons"
);

/// The most words between people and their verb: "les bénévoles de la banque alimentaire du quartier".
const COMPLEMENT_WORDS: usize = 7;

/// Returns the place of the verb after people who are described further: after "tenants of the tower", which follows them.
/// Returns `None` if it is not known, so that the description would remain without them.
fn end_of_complement(words: &[&str], at: usize, is_verb: fn(&str) -> bool) -> Option<usize> {
    let begins = |word: &&&str| is_any(word, OF) || word.starts_with("d'") || word.starts_with("dell'");
    if words.get(at).filter(begins).is_none() {
        return Some(at);
    }
    (at + 2..words.len().min(at + COMPLEMENT_WORDS)).find(|verb| is_verb(&bare(words[*verb])))
}

/// Returns the words with the first mention of the people replaced by a pronoun, with its determiners, if they are the
/// subject of an indirect question. An empty pronoun removes them. `is_verb` recognizes what may follow them, in languages
/// in which that is the verb.
pub fn replace_subject(
    text: &str,
    pronoun: &str,
    determiners: &[&str],
    people: &[String],
    is_verb: Option<fn(&str) -> bool>,
) -> Option<Vec<String>> {
    let words: Vec<&str> = text.split(' ').collect();
    let is_people = |word: &str| people.contains(&bare(word));
    let noun = words.iter().take(SUBJECT_WITHIN + 1).skip(1).position(|word| is_people(word))? + 1;
    let mut start = noun;
    while start > 1 && is_any(words[start - 1], determiners) {
        start -= 1;
    }
    // "Perché si erano iscritti" names no people.
    const COPULAS: &[&str] = words!(
        "erano, sono, era, è, foram, estão, estavam, eram, são, son, eran, están, estaban, sont, étaient, ont, avaient, han, \
         hanno, têm, tinham, habían"
    );
    if start == noun && noun > 1 && is_any(words[noun - 1], COPULAS) {
        return None;
    }
    // "Some pet owners"
    let is_compound = start > 1
        && is_any(words[1], determiners)
        && !words[1..start].iter().any(|word| is_any(word, PREPOSITIONS));
    if is_compound {
        start = 1;
    }
    // The first word asks: Dutch "of" is "whether".
    if start > 1 && is_any(words[start - 1], PREPOSITIONS) {
        return None;
    }
    let mut end = noun + 1;
    // "Kundinnen und Kunden"
    if words.get(noun + 2).is_some_and(|word| is_people(word)) && end_of(words[noun]).is_empty() {
        end = noun + 3;
    }
    // "Les riverains et les commerçants"
    if let Some([joint, article, other]) = words.get(noun + 1..noun + 4)
        && is_any(joint, words!("et, y, e, ed"))
        && is_any(article, determiners)
        && is_people(other)
        && end_of(words[noun]).is_empty()
    {
        end = noun + 4;
    }
    let is_pronoun = is_any(words[noun], PRONOUNS);
    // "Clientes con tarjeta de fidelidad"
    if !is_pronoun
        && let Some([with, card, ..]) = words.get(end..end + 2)
        && is_any(with, words!("con, avec, com"))
        && !is_any(card, determiners)
    {
        end += 2;
        if let Some([of, _, _]) = words.get(end..end + 3)
            && is_any(of, OF)
        {
            end += 2;
        }
    }
    // "Members of our gym"
    if !is_pronoun
        && let Some([of, our, _]) = words.get(end..end + 3)
        && is_any(of, OF)
        && is_any(our, OUR)
    {
        end += 3;
        // "Professores da nossa escola de música"
        if let Some([of, _, _]) = words.get(end..end + 3)
            && is_any(of, words!("de, di, d'"))
        {
            end += 2;
        }
    }
    // "Mitglieder unseres Vereins"
    if words.get(end).is_some_and(|word| is_any(word, words!("unseres, unserer"))) && words.len() > end + 2 {
        end += 2;
    }
    let (noun_end, is_described) = (end, !is_pronoun && end == noun + 1);
    // "Leden van de sportschool", "Mitglieder der Bibliothek"
    if is_described
        && let Some([of, the, name, _]) = words.get(end..end + 4)
        && is_any(of, &["van"])
        && is_any(the, words!("de, het, onze, deze"))
        && end_of(name).is_empty()
    {
        end += 3;
    }
    if is_described
        && let Some([the, name, _]) = words.get(end..end + 3)
        && is_any(the, words!("der, des"))
        && name.starts_with(char::is_uppercase)
    {
        end += 2;
    }
    if let Some(is_verb) = is_verb.filter(|_| is_described) {
        end = end_of_complement(&words, end, is_verb)?;
    }
    let mut kept: Vec<String> = words[..start].iter().map(|word| (*word).to_owned()).collect();
    if !pronoun.is_empty() {
        kept.push(replaced(words[noun_end - 1], pronoun));
    }
    kept.extend(words[end..].iter().map(|word| (*word).to_owned()));
    Some(kept)
}

/// Returns the text with its first letter in upper case.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A word of more letters before a determiner is a verb and no preposition.
const VERB_LETTERS: usize = 5;

/// Returns the first noun phrase after the beginning: from a determiner to a pause.
pub fn first_noun_phrase(text: &str, determiners: &[&str], stops: &[&str]) -> Option<String> {
    let words: Vec<&str> = text.split(' ').collect();
    let start = words.iter().skip(1).position(|word| {
        is_any(word, determiners)
            || word.split_once('\'').is_some_and(|(before, _)| is_any(before, determiners))
    })? + 1;
    let mut kept: Vec<&str> = Vec::new();
    for word in &words[start..] {
        if !kept.is_empty() && is_any(word, stops) {
            break;
        }
        // In "the doctor explain the results", a verb stands between two names.
        if kept.len() > 1
            && is_any(word, determiners)
            && kept.last().is_some_and(|last| last.len() > VERB_LETTERS)
        {
            kept.pop();
            break;
        }
        kept.push(word);
        // "The farmers' market" continues.
        if !matches!(end_of(word), "" | "'" | "’") {
            break;
        }
    }
    let phrase = kept.join(" ");
    let phrase = phrase.trim_end_matches(|letter: char| !letter.is_alphanumeric());
    let is_whole = kept.len() > 1 || phrase.contains('\'');
    (is_whole && kept.len() <= 6).then(|| phrase.to_owned())
}

/// Small words inside a noun phrase: "la piste de la ville".
const INSIDE: &[&str] = &[
    "de", "du", "des", "d", "di", "del", "della", "dei", "delle", "dell", "do", "da", "dos", "das", "à",
    "au", "aux", "en", "in", "a", "con", "para", "per", "pour", "por", "com", "sur", "su", "sul", "sulla",
    "no", "na", "con", "al", "alla", "ao", "dans", "sans", "sin", "sem", "senza", "avec", "entre", "tra",
    "the", "la", "le", "il", "el", "o", "les", "los", "las", "os", "as", "i", "gli", "l",
];

/// Returns a noun phrase of a Romance language without the verb of its clause. After an article in the plural, the words
/// of the phrase have an ending of the plural too; if the first has none, the article is a pronoun.
pub fn without_verb(phrase: &str, plurals: &[&str], endings: &[char], verbs: &[&str]) -> Option<String> {
    let words: Vec<&str> = phrase.split(' ').collect();
    let is_plural = is_any(words[0], plurals);
    let mut kept = vec![words[0]];
    let mut is_inside = false;
    for word in &words[1..] {
        let own = bare(word);
        let agrees = own.ends_with(endings) || own.chars().count() < 3;
        let is_verb = verbs.contains(&own.as_str())
            || own.contains('-')
                && is_any(
                    own.rsplit('-').next().unwrap_or(""),
                    &["lhe", "lhes", "se", "vous", "nos", "me", "il", "elle", "ils", "elles", "on"],
                );
        let is_link = is_any(word, INSIDE) || word.contains('\'');
        if is_verb || is_plural && !is_inside && !agrees && !is_link {
            break;
        }
        is_inside |= is_link;
        kept.push(word);
    }
    while kept.len() > 1 && kept.last().is_some_and(|last| is_any(last, INSIDE)) {
        kept.pop();
    }
    (kept.len() > 1 || phrase.contains('\'')).then(|| kept.join(" "))
}

/// Modal verbs that end a clause with another infinitive before them, and the auxiliaries that such a clause has in its
/// middle.
const MODAL_INFINITIVES: &[&str] = words!("können, sollen, müssen, dürfen, wollen, lassen");
const EARLY_AUXILIARIES: &[&str] =
    words!("hätte, hätten, hätt, habe, hat, haben, wird, werden, würde, würden");
/// Words before a noun, which may end like a verb: "met de tablet".
const BEFORE_NOUNS: &[&str] = &[
    "de", "een", "met", "van", "uw", "der", "den", "dem", "ein", "eine", "einen", "einem", "einer", "mit",
    "von", "Ihr", "Ihre", "Ihren", "Ihrem", "Ihrer", "unser", "unsere", "unseren", "unserem", "unserer",
    "onze",
];

/// Returns a text without an adjective between the people and their verb: "por qué los alumnos adultos abandonan".
pub fn without_adjective(text: &str, people: &[String], is_verb: impl Fn(&str) -> bool) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let noun = words.iter().take(5).position(|word| people.contains(&bare(word)));
    let Some(adjective) = noun.map(|noun| noun + 1) else { return text.to_owned() };
    // An adverb changes what the verb says.
    const ADVERBS: &[&str] = words!(
        "jamás, apenas, antes, después, quizás, jamais, depois, mais, sempre, neanche, anche, forse, spesso, oggi, quasi, ormai, \
         nunca, todavía, aunque, mientras, dove, quando, invece, insieme"
    );
    // "Os clientes habituais do café vêm" and "os clientes habituais vêm"
    let stands_between =
        words.get(adjective + 1).is_some_and(|next| is_verb(&bare(next)) || is_any(next, OF))
            && words.get(adjective).is_some_and(|word| {
                !is_verb(&bare(word))
                    && !is_any(word, ADVERBS)
                    && word.len() > 3
                    && word.ends_with(['s', 'i', 'e'])
            });
    if !stands_between {
        return text.to_owned();
    }
    [&words[..adjective], &words[adjective + 1..]].concat().join(" ")
}

/// Puts a verb at the end of a clause behind its interrogative: "wie Sie die Suche nutzen" becomes "Wie nutzen Sie die
/// Suche". Works for languages whose verbs are last in a clause and second in a question.
pub fn with_verb_second(
    clause: &str,
    pronoun: &str,
    whether: &str,
    auxiliaries: &[&str],
    prefixes: &[&str],
    infinitive_ends: &[&str],
) -> Option<String> {
    let words: Vec<&str> = clause.split(' ').collect();
    if clause.contains(',') || words.len() < 3 || words.len() > 18 {
        return None;
    }
    // "Hoe u de app vindt waarmee u de planning ziet": what follows the verb stays there.
    if let Some(relative) = words.iter().skip(3).position(|word| RELATIVES.contains(word)).map(|at| at + 3) {
        let main = words[..relative].join(" ");
        let main = with_verb_second(&main, pronoun, whether, auxiliaries, prefixes, infinitive_ends)?;
        return Some(format!("{main} {}", words[relative..].join(" ")));
    }
    let last = words.len() - 1;
    // "Was der Trainer hätte besser erklären können": before two infinitives, the auxiliary comes first.
    let has_two_infinitives =
        last >= 4 && MODAL_INFINITIVES.contains(&words[last]) && words[last - 1].ends_with('n');
    let early = words.iter().position(|word| EARLY_AUXILIARIES.contains(word)).filter(|at| *at >= 2);
    let verb = early.filter(|_| has_two_infinitives).or_else(|| {
        words.iter().rposition(|word| auxiliaries.contains(word)).filter(|at| *at >= 2 && last - at <= 2)
    });
    // "Wat we anders zouden kunnen doen": of several Dutch auxiliaries, the first is the verb of the clause.
    let verb = verb.map(|verb| {
        let is_first = |at: &usize| whether != "of" || *at < 3 || !auxiliaries.contains(&words[at - 1]);
        (0..=verb).rev().find(is_first).unwrap_or(verb)
    });
    let verb = verb.or_else(|| {
        let word = words[last];
        let is_simple = word.starts_with(char::is_lowercase)
            && infinitive_ends.iter().any(|end| word.ends_with(end))
            && !prefixes.iter().any(|prefix| word.strip_prefix(prefix).is_some_and(|rest| rest.len() > 3))
            && !words[last - 1].ends_with("zu")
            && !BEFORE_NOUNS.contains(&words[last - 1]);
        is_simple.then_some(last)
    })?;
    let subject = words.iter().position(|word| *word == pronoun);
    let front = match subject {
        _ if words[0] == whether => 0,
        Some(at) if at <= 7 => at,
        _ => 1,
    };
    let rest = words.iter().enumerate().filter(|(at, _)| *at != verb).map(|(_, word)| *word);
    let rest: Vec<&str> = rest.collect();
    let asked = if words[0] == whether {
        let mut asked = vec![words[verb]];
        asked.extend(&rest[1..]);
        asked
    } else {
        let mut asked = rest[..front.min(rest.len())].to_vec();
        asked.push(words[verb]);
        asked.extend(&rest[front.min(rest.len())..]);
        asked
    };
    Some(capitalized(&asked.join(" ")))
}

#[cfg(test)]
mod tests;
