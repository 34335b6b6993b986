//! Puts names in the place of pronouns in German questions.

use super::grammar::{FEMININE, SEVERAL, object};
use crate::phrase::{bare, replaced};

/// Adverbs that stand for a thing, with their prepositions. The first ones take the dative.
const ADVERBS: &[(&str, &str, bool)] = &[
    ("damit", "mit", true),
    ("davon", "von", true),
    ("dabei", "bei", true),
    ("dazu", "zu", true),
    ("darüber", "über", false),
    ("dafür", "für", false),
    ("daran", "an", false),
];

/// "Wie kommen Sie damit klar" and "die Frühschicht" become "wie kommen Sie mit der Frühschicht klar".
pub fn with_name(question: &str, name: &str) -> Option<String> {
    let words: Vec<&str> = question.split(' ').collect();
    if name.contains(" und ") || name.contains(" oder ") || name.contains(',') {
        return None;
    }
    let article = name.split(' ').next().filter(|article| ["der", "die", "das"].contains(article))?;
    let noun = head(name)?;
    let is_plural = article == "die" && ends(&noun, SEVERAL);
    let is_singular = article != "die" || !is_plural && ends(&noun, FEMININE);
    let mut named: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
    for at in 0..words.len() {
        let word = bare(words[at]);
        if let Some((_, preposition, is_dative)) = ADVERBS.iter().find(|(adverb, ..)| *adverb == word) {
            let own = if *is_dative { dative(name).filter(|_| is_singular)? } else { object(name) };
            named[at] = replaced(words[at], &format!("{preposition} {own}"));
            return Some(named.join(" "));
        }
        // After the subject "Sie", a pronoun is the object.
        let is_object = words[..at].contains(&"Sie") || words[..at].contains(&"du");
        let is_certain = match word.as_str() {
            "es" => article == "das" || is_singular && words.len() == 3 && at == 2,
            "das" => {
                is_singular && at > 0 && at + 1 < words.len() && words[at + 1].starts_with(char::is_lowercase)
            }
            "er" => article == "der",
            "sie" => {
                words[at] == "sie" && article == "die" && is_of_number(&words, at, is_plural, is_singular)
            }
            _ => false,
        };
        // "Das neue System" has an article.
        let is_article =
            word == "das" && words.get(at + 2).is_some_and(|next| next.starts_with(char::is_uppercase));
        if at > 0 && is_certain && !is_article {
            let own = if is_object { object(name) } else { name.to_owned() };
            named[at] = replaced(words[at], &own);
            return Some(named.join(" "));
        }
    }
    None
}

/// Returns whether the verb before or after "sie" has the number of the name.
fn is_of_number(words: &[&str], at: usize, is_plural: bool, is_singular: bool) -> bool {
    let before = bare(words[at - 1]);
    let is_of_several = before.ends_with('n') || before == "sind";
    is_plural && is_of_several || is_singular && !is_of_several
}

fn head(name: &str) -> Option<String> {
    name.split(' ').skip(1).find(|word| word.starts_with(char::is_uppercase)).map(bare)
}

fn ends(noun: &str, endings: &[&str]) -> bool {
    endings.iter().any(|ending| noun.ends_with(ending))
}

/// "Der erste Tag" becomes "dem ersten Tag". The name is in the singular.
fn dative(name: &str) -> Option<String> {
    let (article, rest) = name.split_once(' ')?;
    let article = if article == "die" { "der" } else { "dem" };
    let mut is_before_noun = true;
    let rest = rest.split(' ').map(|word| {
        let is_adjective = is_before_noun && word.starts_with(char::is_lowercase);
        is_before_noun &= is_adjective;
        if is_adjective && word.ends_with('e') { format!("{word}n") } else { word.to_owned() }
    });
    let rest = rest.collect::<Vec<_>>().join(" ");
    Some(format!("{article} {rest}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_stands_where_its_pronoun_was() {
        for (question, name, named) in [
            ("wie kommst du damit klar", "die Frühschicht", Some("wie kommst du mit der Frühschicht klar")),
            ("wie war er", "der erste Tag", Some("wie war der erste Tag")),
            ("wie war es", "der erste Tag", Some("wie war der erste Tag")),
            ("lief das problemlos", "die Installation", Some("lief die Installation problemlos")),
            (
                "passen sie zu Ihrer Arbeitszeit",
                "die Abholzeiten",
                Some("passen die Abholzeiten zu Ihrer Arbeitszeit"),
            ),
            ("was denken Sie darüber", "der neue Plan", Some("was denken Sie über den neuen Plan")),
            ("was fällt Ihnen schwer", "die Berufsschule", None),
        ] {
            assert_eq!(with_name(question, name).as_deref(), named, "{question}");
        }
    }
}
