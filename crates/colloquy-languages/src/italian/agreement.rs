//! What agrees with one person in Italian, and pronouns before their verb.

use crate::phrase::{bare, is_any, replaced};
use colloquy_word_list::words;

/// "È stati avvisati" is "è stato avvisato o stata avvisata".
pub fn agree_after_been(words: &mut [String]) {
    for at in 1..words.len() {
        if is_any(&words[at - 1], words!("è, era, sarebbe")) && is_any(&words[at], words!("stati, state")) {
            let next = words.get(at + 1).map(|next| bare(next)).unwrap_or_default();
            let stem =
                next.strip_suffix("ti").or_else(|| next.strip_suffix("te")).map(|stem| format!("{stem}t"));
            match stem.filter(|stem| stem.chars().count() > 3) {
                Some(stem) => {
                    words[at] = format!("stato {stem}o o stata");
                    words[at + 1] = replaced(&words[at + 1], &format!("{stem}a"));
                }
                None => "stato o stata".clone_into(&mut words[at]),
            }
        }
    }
}

/// "Che cosa pesa loro di più" is "che cosa Le pesa di più", and "per se stessi" is "per sé".
pub fn with_pronoun_first(text: &str) -> String {
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    for at in 1..words.len() {
        let before = bare(&words[at - 1]);
        let is_verb = before.chars().count() > 3 && before.ends_with(['a', 'e', 'ò']) && before != "anche";
        if is_any(&words[at], words!("stessi, stesse")) && is_any(&before, words!("se, sé")) {
            words[at - 1] = replaced(&words[at], "sé");
            words[at].clear();
        } else if bare(&words[at]) == "loro" && is_verb && at > 1 {
            words[at - 1] = format!("Le {}", replaced(&words[at], &before));
            words[at].clear();
        }
    }
    words.retain(|word| !word.is_empty());
    words.join(" ")
}

/// Returns whether a word with its article is a noun that ends like a verb: "l'artigiano".
pub fn is_noun(word: &str) -> bool {
    word.starts_with("l'") && word.ends_with("iano")
}

/// Returns whether a verb with "li" says what is done to people: "farli tornare", "trattenerli".
pub fn is_done_to_people(word: &str, next: &str) -> bool {
    let makes = word == "farli" && next.ends_with("re");
    makes
        || is_any(
            word,
            words!(
                "aiutarli, trattenerli, convincerli, motivarli, sostenerli, spingerli, coinvolgerli, accoglierli"
            ),
        )
}

/// Returns whether a verb says what is done to people: "le convincerebbero".
pub fn is_done_to_person(verb: &str) -> bool {
    words!("convinc, fare, fa, aiut, colpi, soddisf, delud, infastid, irrit, spavent, entusiasm, accompagn, guid, accogl, ricev, assist, cura, inform, avvis, port, sping, motiv, tratt, fren, preoccup, blocc, scoragg, incoragg, attir")
        .iter()
        .any(|begin| verb.starts_with(begin))
}

/// Returns whether "le" is an article: "se le informazioni dei medici erano chiare".
pub fn is_followed_by_noun(words: &[String], at: usize) -> bool {
    let noun = words.get(at + 1).map(|word| bare(word)).unwrap_or_default();
    let after = words.get(at + 2).map(|word| bare(word)).unwrap_or_default();
    let before = at.checked_sub(1).map(|at| bare(&words[at])).unwrap_or_default();
    noun.ends_with("ni")
        || is_any(&before, words!("con, per, di, tra, fra, su, da, tutte, sono, erano"))
        || is_any(&after, words!("del, della, dei, delle, di, erano, sono, siano, fossero, più, che"))
}

/// Returns the place of "li" in a question for what does something to the people: "che cosa li stanca".
pub fn object_in_question(words: &[String]) -> Option<usize> {
    let first = words.first()?;
    let asks = is_any(first, words!("cosa, che, quali, quale, chi"));
    let at = words.iter().take(5).skip(1).position(|word| is_any(word, &["li"]))? + 1;
    let follows_verb = words[1..at].iter().any(|word| {
        let word = bare(word);
        word.ends_with("no") || word.ends_with("are") || word.ends_with("ere")
    });
    let verb = words.get(at + 1).map(|word| bare(word)).unwrap_or_default();
    let is_verb = verb.ends_with(['a', 'e', 'o', 'ò', 'à']) && verb.chars().count() > 1;
    (asks && !follows_verb && is_verb).then_some(at)
}
