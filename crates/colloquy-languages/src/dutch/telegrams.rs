//! Completes Dutch questions of hasty notes that leave out whom they are about, and their auxiliary.

use crate::phrase::{bare, is_any};
use colloquy_word_list::words;

const WITH_BE: &[&str] = words!(
    "begonnen, gekomen, binnengekomen, teruggekomen, terechtgekomen, gegaan, weggegaan, gestopt, vertrokken, gebleven, \
     verhuisd, overgestapt, geworden, opgehouden, ingestapt, afgehaakt, gestart"
);

/// "Waarom begonnen bij ons" asks "waarom ze begonnen zijn bij ons".
pub fn with_subject(text: &str) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let Some(at) = words.iter().position(|word| !word.is_empty()) else { return text.to_owned() };
    let asks = is_any(words[at], words!("waarom, hoe, wanneer, waar, wat, hoelang"));
    let is_measured = is_any(words[at], &["hoe"])
        && words.get(at + 1).is_some_and(|next| is_any(next, words!("lang, vaak, snel, veel")));
    let mut place = at + 1 + usize::from(is_measured);
    // "Hoe hier terechtgekomen"
    place += usize::from(words.get(place).is_some_and(|word| is_any(word, words!("hier, daar"))));
    let participle = words.get(place).map(|word| bare(word)).unwrap_or_default();
    let is_participle = is_any(&participle, WITH_BE)
        || participle.len() > 5
            && (participle.starts_with("ge")
                || participle.contains("ge") && participle.starts_with(['o', 'a', 'u', 'i']))
            && participle.ends_with(['t', 'd', 'n']);
    let has_verb = words.iter().any(|word| {
        is_any(
            word,
            words!("ze, zij, u, je, is, zijn, was, waren, heeft, hebben, wordt, worden, werd, werden, hebt"),
        )
    });
    if !asks || !is_participle || has_verb {
        return text.to_owned();
    }
    let auxiliary = if is_any(&participle, WITH_BE) { "zijn" } else { "hebben" };
    let end = words[place].trim_end_matches(|sign: char| !sign.is_alphanumeric()).len();
    let (verb, sign) = words[place].split_at(end);
    let last = format!("{auxiliary}{sign}");
    // An indirect question has no question mark.
    let subject = at + 1 + usize::from(is_measured);
    let whole = [&words[..subject], &["ze"], &words[subject..place], &[verb, &last], &words[place + 1..]]
        .concat()
        .join(" ");
    whole.trim_end_matches(['?', ' ']).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_without_a_subject_are_about_the_invitees() {
        for (note, whole) in [
            ("waarom begonnen bij ons", "waarom ze begonnen zijn bij ons"),
            ("hoe hier terechtgekomen", "hoe ze hier terechtgekomen zijn"),
            ("hoe lang gewacht?", "hoe lang ze gewacht hebben"),
            ("waarom is er gewacht", "waarom is er gewacht"),
        ] {
            assert_eq!(with_subject(note), whole);
        }
    }
}
