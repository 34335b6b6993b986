//! Turns German questions to several people into questions to one of them.

use crate::phrase::{bare, capitalized, is_any, replaced};
use colloquy_word_list::words;

const VERBS: &[(&str, &str)] = &[
    ("habt", "hast"),
    ("seid", "bist"),
    ("könnt", "kannst"),
    ("wollt", "willst"),
    ("müsst", "musst"),
    ("dürft", "darfst"),
    ("werdet", "wirst"),
    ("wisst", "weißt"),
    ("seht", "siehst"),
    ("nehmt", "nimmst"),
    ("fahrt", "fährst"),
    ("tragt", "trägst"),
    ("haltet", "hältst"),
    ("esst", "isst"),
    ("lest", "liest"),
    ("sprecht", "sprichst"),
    ("trefft", "triffst"),
    ("gebt", "gibst"),
];

/// "Was habt ihr vorher benutzt" becomes "was hast du vorher benutzt".
pub fn to_one(question: &str) -> String {
    let mut words: Vec<String> = question.split(' ').map(str::to_owned).collect();
    let Some(at) = words.iter().skip(1).position(|word| word == "ihr").map(|at| at + 1) else {
        return question.to_owned();
    };
    let verb = bare(&words[at - 1]);
    let known = VERBS.iter().find(|(several, _)| *several == verb).map(|(_, one)| (*one).to_owned());
    let by_rule = || {
        let stem = verb.strip_suffix('t').filter(|stem| stem.chars().count() > 2)?;
        let end = if stem.ends_with(['s', 'z', 'ß', 'x']) { "t" } else { "st" };
        Some(format!("{stem}{end}"))
    };
    // "Ist ihr Rad neu" has a possessive.
    let is_possessive = words.get(at + 1).is_some_and(|next| next.starts_with(char::is_uppercase))
        && is_any(&verb, words!("ist, sind, war, waren, hat, geht, läuft, klappt, passt, wird"));
    let Some(one) = known.or_else(by_rule).filter(|_| !is_possessive) else { return question.to_owned() };
    words[at - 1] = if words[at - 1].starts_with(char::is_uppercase) { capitalized(&one) } else { one };
    "du".clone_into(&mut words[at]);
    for word in words.iter_mut().skip(at + 1) {
        let new = match bare(word).as_str() {
            "euch" => "dich",
            "euer" => "dein",
            "eure" => "deine",
            "euren" => "deinen",
            "eurem" => "deinem",
            "eurer" => "deiner",
            _ => continue,
        };
        *word = replaced(word, new);
    }
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_to_several_is_asked_of_one() {
        for (several, one) in [
            ("wofür nutzt ihr es am meisten", "wofür nutzt du es am meisten"),
            ("Was habt ihr vorher benutzt", "Was hast du vorher benutzt"),
            ("Geht ihr mit eurem Rad", "Gehst du mit deinem Rad"),
            ("wie läuft ihr Betrieb", "wie läuft ihr Betrieb"),
        ] {
            assert_eq!(to_one(several), one);
        }
    }
}
