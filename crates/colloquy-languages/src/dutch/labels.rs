//! Puts names in the place of pronouns in Dutch questions.

use crate::phrase::{bare, is_any, replaced};
use colloquy_word_list::words;

/// Adverbs that stand for a thing, with their prepositions.
const ADVERBS: &[(&str, &str)] = &[
    ("ervan", "van"),
    ("ermee", "met"),
    ("eraan", "aan"),
    ("erover", "over"),
    ("erbij", "bij"),
    ("erop", "op"),
];

/// "Wat vond u ervan" and "de gids" become "wat vond u van de gids".
pub fn with_name(question: &str, name: &str) -> Option<String> {
    let words: Vec<&str> = question.split(' ').collect();
    let last = words.len() - 1;
    if name.contains(" en ") || name.contains(" of ") || name.contains(',') || last == 0 {
        return None;
    }
    let mut named: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
    let ended = bare(words[last]);
    if let Some((_, preposition)) = ADVERBS.iter().find(|(adverb, _)| *adverb == ended) {
        named[last] = replaced(words[last], &format!("{preposition} {name}"));
        return Some(named.join(" "));
    }
    let is_verb = is_any(
        words[last - 1],
        words!("was, is, ging, verliep, loopt, liep, gaat, werkt, werkte, beviel, bevalt"),
    );
    if is_verb && is_any(words[last], words!("het, die, dat")) {
        named[last] = replaced(words[last], name);
        return Some(named.join(" "));
    }
    // "Gebruikt u die en waarom"
    let is_object = last > 1
        && is_any(words[1], words!("u, je, ze"))
        && is_any(words[2], words!("het, die, dat"))
        && (last == 2 || is_any(words[3], words!("en, vaak, wel, nog, al, ook, weleens")));
    if is_object {
        named[2] = replaced(words[2], name);
        return Some(named.join(" "));
    }
    // "Viel die mee of tegen"
    let begins = last > 1
        && is_any(words[0], words!("viel, was, is, ging, werkt, bevalt, valt, klopt, klopte, verliep"))
        && is_any(words[1], words!("het, die, dat"))
        && is_any(
            words[2],
            words!(
                "mee, tegen, goed, duidelijk, op, snel, prettig, makkelijk, fijn, nuttig, genoeg, lekker, te, handig, vlot"
            ),
        );
    begins.then(|| {
        named[1] = replaced(words[1], name);
        named.join(" ")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_stands_where_its_pronoun_was() {
        for (question, name, named) in [
            (
                "wat vonden de kinderen ervan",
                "het vuur maken",
                Some("wat vonden de kinderen van het vuur maken"),
            ),
            ("hoe ging het", "de eerste dag", Some("hoe ging de eerste dag")),
            ("viel die mee of tegen", "de prijs", Some("viel de prijs mee of tegen")),
            ("hebt u het pakket gebruikt", "de voorbereiding", None),
        ] {
            assert_eq!(with_name(question, name).as_deref(), named, "{question}");
        }
    }
}
