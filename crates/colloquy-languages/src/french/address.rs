//! Turns what is said to "vous" into what is said to "tu".

use super::grammar::{ASPIRATED, FEMININE};
use crate::phrase::is_any;
use colloquy_word_list::words;

/// "Vous y faisiez" is "tu y faisais", and "vous faire revenir" is "te faire revenir".
fn after_subject(text: &str) -> Option<(usize, String)> {
    let end = |text: &str| text.find([' ', '?', ',', '.', '\u{a0}']).unwrap_or(text.len());
    let pronouns = ["y ", "en ", "le ", "la ", "les ", "nous ", "vous "];
    let pronoun = pronouns.into_iter().find(|pronoun| text.starts_with(pronoun));
    let before = pronoun.unwrap_or_default();
    let rest = &text[before.len()..];
    let verb = &rest[..end(rest)];
    if let Some(stem) = verb.strip_suffix("iez").filter(|stem| stem.chars().count() > 1) {
        return Some((before.len() + verb.len(), format!("tu {before}{stem}ais")));
    }
    if let Some(stem) = verb.strip_suffix("ez").filter(|_| !is_any(verb, words!("chez, assez, nez"))) {
        let reflexive = if begins_with_vowel(verb) { "t'" } else { "te " };
        let before = if before == "vous " { reflexive } else { before };
        return second_singular(stem).map(|turned| {
            let length = pronoun.unwrap_or_default().len() + verb.len();
            (length, format!("tu {before}{turned}"))
        });
    }
    // Of others' verbs it is the object: "quels créneaux vous iraient".
    let is_object =
        before.is_empty() && ["er", "ir", "re", "ait", "aient"].iter().any(|ending| verb.ends_with(ending));
    let is_long = verb.chars().count() > 3;
    let to = if begins_with_vowel(verb) { "t'" } else { "te " };
    (is_object && is_long).then(|| (verb.len(), format!("{to}{verb}")))
}

fn begins_with_vowel(word: &str) -> bool {
    word.starts_with(['a', 'e', 'é', 'è', 'ê', 'i', 'o', 'u', 'h'])
}

/// Returns the form for "tu" of a verb that ends in "ez" after this stem.
fn second_singular(stem: &str) -> Option<String> {
    const IRREGULAR: &[(&str, &str)] = &[
        ("av", "as"),
        ("ven", "viens"),
        ("ten", "tiens"),
        ("pren", "prends"),
        ("buv", "bois"),
        ("dev", "dois"),
        ("recev", "reçois"),
        ("sav", "sais"),
        ("voul", "veux"),
        ("pouv", "peux"),
        ("all", "vas"),
        ("sort", "sors"),
        ("part", "pars"),
        ("sent", "sens"),
        ("dorm", "dors"),
        ("serv", "sers"),
        ("suiv", "suis"),
        ("viv", "vis"),
        ("cour", "cours"),
        ("lis", "lis"),
        ("mett", "mets"),
        ("achet", "achètes"),
        ("appel", "appelles"),
        ("jet", "jettes"),
        ("conduis", "conduis"),
        ("écriv", "écris"),
        ("scriv", "scris"),
        ("di", "dis"),
    ];
    let changed = IRREGULAR.iter().find_map(|(end, form)| {
        let prefix = stem.strip_suffix(end)?;
        let is_prefix =
            ["", "re", "de", "ob", "main", "sou", "ap", "com", "per", "pro", "res", "pour", "par", "r", "in"];
        is_prefix.contains(&prefix).then(|| format!("{prefix}{form}"))
    });
    let ends = |endings: &[&str]| endings.iter().any(|ending| stem.ends_with(ending));
    changed.or_else(|| match stem {
        _ if stem.chars().count() < 3 || ends(&["oy", "uy", "i"]) => None,
        _ if stem.trim_end_matches(|letter: char| !"aeiouyéèê".contains(letter)).ends_with('é') => None,
        _ if ends(&["iss"]) && !ends(&["laiss", "baiss", "gliss"]) => {
            Some(format!("{}s", stem.strip_suffix("ss")?))
        }
        _ if ends(&["aiss"]) => Some(format!("{}s", stem.strip_suffix("ss")?)),
        _ if ends(&["end", "ond", "erd"]) => Some(format!("{stem}s")),
        _ => Some(format!("{stem}es")),
    })
}

/// "Votre engagement" is "ton engagement", and "utilisez-vous" is "utilises-tu".
pub fn informal_by_rule(text: &str) -> Option<(usize, String)> {
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    if first.eq_ignore_ascii_case("votre") {
        let noun = rest.split(|letter: char| !letter.is_alphanumeric()).next()?;
        let begins_with_vowel = noun.starts_with(['a', 'e', 'é', 'è', 'ê', 'i', 'o', 'u', 'y', 'h'])
            && !ASPIRATED.iter().any(|begin| noun.starts_with(begin));
        let is_feminine = FEMININE.iter().any(|ending| noun.ends_with(ending)) && !begins_with_vowel;
        return Some((first.len(), if is_feminine { "ta" } else { "ton" }.to_owned()));
    }
    if let Some(verb) = text
        .strip_prefix("qui vous ")
        // "Avec qui vous en avez parlé" has pronouns before its verb.
        .filter(|rest| {
            let verb = rest.split(' ').find(|word| !is_any(word, words!("en, y, le, la, les, nous")));
            !verb.is_some_and(|verb| verb.ends_with(['z', 's']))
        })
    {
        let begins_with_vowel = verb.starts_with(['a', 'e', 'i', 'o', 'u', 'é', 'è', 'ê']);
        let to = if begins_with_vowel { "qui t'" } else { "qui te " };
        return Some((text.len() - verb.len(), to.to_owned()));
    }
    if let Some(turned) = text.strip_prefix("vous ").and_then(after_subject) {
        return Some(("vous ".len() + turned.0, turned.1));
    }
    let bare = first.trim_end_matches(['?', ',', '.', '\u{a0}']);
    let stem = bare
        .strip_suffix("ez-vous")
        .filter(|stem| stem.chars().count() > 2 && !stem.contains('\'') && !bare.starts_with("rendez"))?;
    // The stem of these changes.
    const IRREGULAR: &[&str] = words!(
        "lis, relis, mett, permett, promett, remett, achet, appel, rappel, jet, rejet, ven, reven, deven, ten, obten, mainten, \
         pren, appren, compren, repren, buv, dev, recev, sav, voul, pouv, all, sort, part, repart, sent, ressent, dorm, \
         serv, suiv, poursuiv, viv, cour, parcour, conduis, écriv, décriv, inscriv"
    );
    // "Laisses", not "lais".
    const REGULAR: &[&str] = words!("laiss, délaiss, baiss, gliss");
    let ends = |endings: &[&str]| endings.iter().any(|ending| stem.ends_with(ending));
    let changes = IRREGULAR.contains(&stem)
        || ends(&["oy", "uy", "nci", "gi"])
        || stem.trim_end_matches(|letter: char| !"aeiouyéèê".contains(letter)).ends_with('é');
    let turned = match stem {
        _ if changes => return None,
        // "Vous appréciez" is the present, and "vous utilisiez" the past.
        _ if ends(&["ci", "fi", "bli", "pli", "udi"]) => format!("{stem}es-tu"),
        _ if ends(&["i"]) => format!("{}ais-tu", stem.strip_suffix('i')?),
        _ if ends(&["iss"]) && !REGULAR.contains(&stem) => format!("{}s-tu", stem.strip_suffix("ss")?),
        _ if ends(&["end", "ond", "erd"]) => format!("{stem}s-tu"),
        _ => format!("{stem}es-tu"),
    };
    Some((bare.len(), turned))
}
