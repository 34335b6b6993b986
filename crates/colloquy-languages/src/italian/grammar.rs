//! Italian questions, and names of what they are about.

use super::agreement::{
    agree_after_been, is_done_to_people, is_done_to_person, is_followed_by_noun, is_noun, object_in_question,
    with_pronoun_first,
};
use crate::phrase::{
    agree_with_one, bare, capitalized, ends_in_subject, first_noun_phrase, is_any, replace_subject, replaced,
    with_person_as_object, with_subject_first, without_adjective, without_one, without_subject_before_object,
    without_verb,
};
use colloquy_word_list::words;

const BEFORE_PEOPLE: &[&str] =
    words!("i, gli, le, nostri, nostre, alcuni, alcune, molti, molte, questi, nuovi, nuove, ex, giovani");
/// Before one of them: their verb is that of the formal address.
const BEFORE_ONE: &[&str] = words!("il, lo, la, ogni, ciascun, ciascuna, un, una");
/// Verbs whose plural form is irregular, with their forms for "Lei".
const VERBS: &[(&str, &str)] = &[
    ("hanno", "ha"),
    ("sono", "è"),
    ("fanno", "fa"),
    ("vanno", "va"),
    ("stanno", "sta"),
    ("danno", "dà"),
    ("sanno", "sa"),
    ("vogliono", "vuole"),
    ("possono", "può"),
    ("devono", "deve"),
    ("vengono", "viene"),
    ("tengono", "tiene"),
    ("escono", "esce"),
    ("scelgono", "sceglie"),
    ("rimangono", "rimane"),
    ("dicono", "dice"),
    ("preferiscono", "preferisce"),
    ("ottengono", "ottiene"),
    ("bevono", "beve"),
    ("decidono", "decide"),
    ("pagano", "paga"),
    ("cercano", "cerca"),
    ("hanno,", "ha"),
    ("finirono", "finì"),
    ("furono", "fu"),
    ("erano", "era"),
    ("avevano", "aveva"),
    ("rinunciano", "rinuncia"),
    ("mangiano", "mangia"),
    ("lasciano", "lascia"),
];
/// Verbs whose subject is mostly a thing, and words that end like a verb.
const OTHERS: &[&str] = words!(
    "mancano, mancavano, mancherebbero, reagiscono, reagivano, costano, costavano, esistono, funzionano, funzionavano, servono, servivano, \
     servirebbero, piacciono, piacevano, interessano, influiscono, influenzano, importano, spingono, \
     rendono, restano, mano, piano, italiano, quotidiano, umano, lontano, sovrano, buono, suono, dono, tono, \
     telefono, urbano, sano, strano, metropolitano"
);

const PLURAL_ARTICLES: &[&str] = words!("i, gli, le");

/// Returns whether a word after people is their verb, or begins it: "non", "si".
fn is_plural_verb(word: &str) -> bool {
    let ends = word.ends_with("ano") || word.ends_with("ono") || word.ends_with("anno");
    matches!(word, "non" | "si") || ends && !OTHERS.contains(&word)
}

pub fn object(name: &str) -> String {
    name.to_owned()
}

/// "Orari di allenamento" is "gli orari di allenamento", if the ending of its noun says so.
pub fn with_article(name: &str) -> Option<String> {
    const ENDINGS: &[(&str, &str)] = &[
        ("zioni", "le"),
        ("sioni", "le"),
        ("zione", "la"),
        ("nioni", "le"),
        ("gioni", "le"),
        ("sione", "la"),
        ("tà", "la"),
        ("tù", "la"),
        ("ore", "il"),
        ("iere", "il"),
        ("o", "il"),
        ("a", "la"),
        ("i", "i"),
    ];
    const OTHERS: &[&str] = words!(
        "problema, tema, programma, sistema, clima, mano, foto, moto, radio, chiavi, mani, docenti, tutto, tutti, molto, \
         poco, come, quando, quanto, perché, ogni, qualità, altri, altro"
    );
    const KNOWN: &[(&str, &[&str])] = &[
        (
            "il",
            words!(
                "problema, tema, programma, sistema, clima, personale, locale, ristorante, mese, pane, mare, sole, nome, carattere, \
            bar, menu, menù, check-in, wifi, team, computer, giardino, sapore, bus, tram, treno, test, manager, marketing"
            ),
        ),
        ("lo", words!("sport, stipendio, spazio, stress, staff, shopping, zaino, studio, streaming")),
        (
            "l'",
            words!(
                "ospedale, hotel, insegnante, ambiente, odore, autobus, app, email, analisi, ipotesi, immagine, origine, indagine, \
            estate, esame, ordine, animatore"
            ),
        ),
        (
            "la",
            words!(
                "mano, foto, moto, radio, gente, classe, fase, base, parte, notte, luce, chiave, voce, legge, salute, rete, sede, \
            password, crisi, tesi, carne, neve, nave, pelle, fine, chat, connessione, reception, privacy"
            ),
        ),
        (
            "i",
            words!("problemi, temi, programmi, sistemi, locali, ristoranti, bar, compiti, docenti, clienti"),
        ),
        ("gli", words!("insegnanti, ambienti, odori, altri, autobus, esami, ordini, ospedali, hotel")),
        (
            "le",
            words!(
                "chiavi, mani, foto, classi, parti, notti, luci, voci, reti, sedi, email, app, immagini, analisi"
            ),
        ),
    ];
    let noun = name.split([' ', ',']).next()?.to_lowercase();
    if let Some((article, _)) = KNOWN.iter().find(|(_, nouns)| is_any(&noun, nouns)) {
        let space = if article.ends_with('\'') { "" } else { " " };
        return Some(format!("{article}{space}{name}"));
    }
    if is_any(&noun, OTHERS) && noun != "qualità" || noun.chars().count() < 4 {
        return None;
    }
    let (_, article) = ENDINGS.iter().find(|(ending, _)| noun.ends_with(ending))?;
    let begins_with_vowel = noun.starts_with(['a', 'e', 'i', 'o', 'u', 'è']);
    let mut letters = noun.chars();
    let is_hard = match (letters.next(), letters.next()) {
        (Some('s'), Some(next)) => !"aeiou".contains(next),
        (Some('z' | 'x' | 'y'), _) | (Some('p'), Some('s')) | (Some('g'), Some('n')) => true,
        _ => false,
    };
    Some(match *article {
        "il" | "la" if begins_with_vowel => format!("l'{name}"),
        "il" if is_hard => format!("lo {name}"),
        "i" if begins_with_vowel || is_hard => format!("gli {name}"),
        article => format!("{article} {name}"),
    })
}

/// "perché gli abbonati non rinnovano" becomes "perché non rinnova".
pub fn second_person(text: &str, people: &[String]) -> Option<String> {
    if let Some(turned) = with_person_as_object(text, "La", words!("i, gli, le"), people) {
        return Some(turned);
    }
    let text = with_subject_first(text, people, words!("i, gli, le, nostri, nostre"), is_plural_verb);
    let is_verb = |word: &str| singular(word).is_some();
    let text = without_subject_before_object(&text, PLURAL_ARTICLES, is_verb).unwrap_or(text);
    let text = &without_adjective(&with_pronoun_first(&text), people, is_plural_verb);
    let mut subjects = people.to_vec();
    subjects.extend(["loro", "essi", "esse"].map(str::to_owned));
    let is_owner = text
        .split(' ')
        .collect::<Vec<_>>()
        .windows(2)
        .any(|pair| is_any(pair[0], words!("il, la, i, le")) && bare(pair[1]) == "loro");
    let found = if is_owner {
        None
    } else {
        without_one(text, BEFORE_ONE, people)
            .or_else(|| replace_subject(text, "", BEFORE_PEOPLE, &subjects, Some(is_plural_verb)))
    };
    let had_people = found.is_some();
    let had_one = without_one(text, BEFORE_ONE, people).is_some();
    let mut words = found.unwrap_or_else(|| text.split(' ').map(str::to_owned).collect());
    // The verb of another subject stays as it is: "perché i prodotti si rompono".
    // "Se le usano ogni giorno" has a pronoun: nouns in the plural do not end like verbs.
    let is_pronoun = |at: usize| {
        words.get(at + 1).is_some_and(|next| bare(next).ends_with("no") && singular(&bare(next)).is_some())
    };
    let article = (0..words.len().min(4)).find(|at| is_any(&words[*at], PLURAL_ARTICLES) && !is_pronoun(*at));
    // After the verb, the article is that of an object: "how they rate the showers".
    let is_copula = |word: &String| is_any(word, words!("sono, erano, furono, sarebbero, saranno"));
    let is_subject = |at: usize| {
        words[at.min(1)..at].iter().all(|word| singular(&bare(word)).is_none() || is_copula(word))
    };
    // "Quali processi sono poco chiari"
    let asks_for_several = is_any(&words[0], words!("quali, quanti, quante, che"))
        && words.get(1).is_some_and(|noun| noun.ends_with(['i', 'e']))
        && words.get(2).is_some_and(is_copula)
        && !words.get(3).is_some_and(|next| next.ends_with("ti"));
    // "Why some leave" is about others.
    let others = words
        .iter()
        .take(4)
        .skip(1)
        .position(|word| is_any(word, words!("alcuni, alcune, molti, molte, altri, altre, certi")));
    // "Se conoscono altri gestori" has its verb before them.
    let names_others =
        others.is_some_and(|at| words[1..=at].iter().all(|word| singular(&bare(word)).is_none()));
    let has_subject = !had_people
        && (names_others
            || asks_for_several
            || article.is_some_and(is_subject)
            || ends_in_subject(&words, words!("i, gli, le, suoi, sue"), is_verb));
    // "Consiglierebbero la scuola" begins with its verb, and no other subject follows.
    let begins_with_verb = !had_people
        && singular(&bare(&words[0])).is_some()
        && !words.iter().any(|word| is_any(word, words!("i, gli, le, suoi, sue, nostri, nostre")));
    // "Il riposo pomeridiano" has no verb.
    let is_phrase = is_any(&words[0], words!("il, lo, un, uno, una, la, l"))
        && words.len() > 2
        && words.get(1).is_none_or(|word| singular(&bare(word)).is_none())
        && !words.iter().any(|word| is_any(word, words!("che, se, come, cui, dove, quando, quanto")));
    let has_subject = has_subject || is_phrase && !had_people;
    let object = object_in_question(&words);
    let mut changed = false;
    for at in 0..words.len() {
        let word = bare(&words[at]);
        let before = if at == 0 { String::new() } else { bare(&words[at - 1]) };
        let next = words.get(at + 1).map(|word| bare(word)).unwrap_or_default();
        let new = match word.as_str() {
            // "Quali rifiuti li mettono in difficoltà", "che cosa li stanca"
            _ if object == Some(at) => Some("La".to_owned()),
            _ if at > 0 && object == Some(at - 1) => None,
            // "Cosa è mancato a loro figlio": of family, there is no article.
            "loro" if is_any(&next, words!("figlio, bambino, padre, marito, fratello, nipote")) => {
                Some("Suo".to_owned())
            }
            "loro" if is_any(&next, words!("figlia, bambina, madre, moglie, sorella")) => {
                Some("Sua".to_owned())
            }
            "loro" => match before.as_str() {
                "il" => Some("Suo".to_owned()),
                "la" => Some("Sua".to_owned()),
                "i" => Some("Suoi".to_owned()),
                "le" => Some("Sue".to_owned()),
                "a" if is_any(&next, words!("agio, modo, parere, avviso, giudizio")) => {
                    Some("Suo".to_owned())
                }
                "a" | "per" | "con" | "di" | "da" | "su" | "in" | "tra" => Some("Lei".to_owned()),
                _ => None,
            },
            // The article stands before a noun in the plural.
            "gli" if at > 0 && !next.ends_with('i') && next.chars().count() > 1 || next == "è" => {
                Some("Le".to_owned())
            }
            // "Dove li comprano": these are things.
            "li" if at > 0 && (is_any(&next, words!("ha, avrebbe, aveva")) || is_done_to_person(&next)) => {
                Some("La".to_owned())
            }
            "hanno"
                if is_any(&next, words!("reagito, risposto, funzionato"))
                    && words.get(at + 2).is_some_and(|after| is_any(after, PLURAL_ARTICLES)) =>
            {
                None
            }
            // "Quali condizioni le convincerebbero"
            "le" if at > 0 && is_done_to_person(&next) && !is_followed_by_noun(&words, at) => {
                Some("La".to_owned())
            }
            // "Per farli tornare", unlike "riescono a farli"
            _ if !has_subject && is_done_to_people(&word, &next) => {
                word.strip_suffix("li").map(|stem| format!("{stem}La"))
            }
            // "Quanto tempo Le dedicano": others do it.
            _ if at > 0 && words[at - 1] == "Le" => None,
            // "L'artigiano" is a noun, "l'hanno" a verb.
            _ if is_noun(&word) => None,
            _ if word.starts_with("l'") && singular(&word[2..]).is_some() => {
                singular(&word[2..]).map(|one| format!("l'{one}"))
            }
            // "Che brano vorrebbero suonare": the verb follows.
            _ if matches!(before.as_str(), "che" | "quale" | "quali" | "quanti" | "quante")
                && singular(&next).is_some() =>
            {
                None
            }
            // "Perché la prendono"
            _ if matches!(before.as_str(), "la" | "lo" | "le" | "li")
                && !has_subject
                && (word.ends_with("ono") || word.ends_with("ano") || word.ends_with("ebbero")) =>
            {
                singular(&word)
            }
            _ if at == 0 && !begins_with_verb
                || matches!(before.as_str(), "il" | "la" | "un" | "una" | "di" | "del" | "lo") =>
            {
                None
            }
            // "Come sono state gestite": these are things.
            "sono" | "erano" if next == "state" && !is_any(&words[0], &["se"]) => None,
            // "Se gli esercizi sono chiari e riescono a farli": what comes after the joint, only people do.
            _ if has_subject
                && at > 2
                && is_any(&words[at - 1], words!("e, ed"))
                && is_any(
                    &word,
                    words!("riescono, sanno, vogliono, pensano, credono, preferiscono, possono"),
                ) =>
            {
                singular(&word)
            }
            _ if has_subject => None,
            _ => singular(&word),
        };
        if let Some(new) = new {
            // Other adjectives than participles are not known well enough.
            let agrees = next.ends_with("ti");
            if new == "è" && next.ends_with(['i', 'e']) && next.len() > 4 && !agrees {
                return None;
            }
            changed = true;
            // "Cosa li ha portati": the participle agrees with the person.
            if new == "La"
                && let Some(participle) = words.get_mut(at + 2)
                && let Some(stem) = participle.strip_suffix('i').filter(|stem| stem.ends_with(['t', 's']))
            {
                *participle = format!("{stem}o");
            }
            words[at] = replaced(&words[at], &new);
        }
    }
    if changed {
        agree_after_been(&mut words);
        agree_with_one(
            &mut words,
            words!(
                "sente, trova, è, sarebbe, era, sarà, fosse, viene, veniva, verrà, sentito o sentita, trovato o trovata"
            ),
            &[("ti", "t")],
            "o",
        );
    }
    (changed || !had_people || had_one).then(|| words.join(" ").replace(" La ha ", " L'ha "))
}

fn singular(verb: &str) -> Option<String> {
    if let Some((_, one)) = VERBS.iter().find(|(plural, _)| *plural == verb) {
        return Some((*one).to_owned());
    }
    if OTHERS.contains(&verb) || verb.chars().count() < 5 {
        return None;
    }
    let endings = [
        ("rebbero", "rebbe"),
        ("ranno", "rà"),
        ("arono", "ò"),
        ("irono", "ì"),
        ("vano", "va"),
        ("ano", "a"),
        ("ono", "e"),
    ];
    endings.iter().find_map(|(from, to)| Some(format!("{}{to}", verb.strip_suffix(from)?)))
}

pub fn direct_question(clause: &str) -> Option<String> {
    for (from, to) in [("se ", ""), ("ciò che ", "che cosa "), ("quello che ", "che cosa ")] {
        if let Some(rest) = clause.strip_prefix(from) {
            return Some(capitalized(&format!("{to}{rest}")));
        }
    }
    Some(capitalized(clause))
}

pub fn clause_name(clause: &str) -> Option<String> {
    const DETERMINERS: &[&str] = words!("il, lo, la, i, gli, le, l");
    let stops = words!("e, ed, o, ma, che, se, quando, per, perché, è, sono, ha, può, potrebbe");
    // "La fa arrabbiare" has a pronoun in upper case.
    let phrase = first_noun_phrase(clause, DETERMINERS, stops)
        .filter(|phrase| phrase.starts_with(char::is_lowercase))
        // "Perché non lo usa"
        .filter(|phrase| !clause.contains(&format!("non {phrase}")))
        // "Se lo rifarebbero" has a pronoun before its verb.
        .filter(|phrase| {
            !phrase.split(' ').nth(1).is_some_and(|word| word.ends_with("ebbe") || word.ends_with("ebbero"))
        })?;
    let verbs = words!(
        "era, erano, è, ha, hanno, sono, fa, va, funziona, funzionano, si, ci, mi, piace, serve, dà, sta, aveva"
    );
    without_verb(&phrase, words!("i, gli, le"), &['i', 'e', 'à', 's', 'n', 'r', 'p'], verbs)
}
