//! Completes German questions of hasty notes that leave out whom they are about, and their auxiliary.

use crate::phrase::{bare, is_any};
use colloquy_word_list::words;

/// The most words in such a note.
const WORDS: usize = 6;
/// Participles of verbs of movement and change.
const WITH_BE: &[&str] = words!(
    "gekommen, angekommen, mitgekommen, zurückgekommen, wiedergekommen, gegangen, weggegangen, ausgegangen, geblieben, \
     umgezogen, eingezogen, ausgezogen, weggezogen, geworden, ausgestiegen, eingestiegen, umgestiegen, gefahren, gestürzt, \
     gereist, angereist, ausgetreten, eingetreten, beigetreten, umgestiegen, gelandet"
);

/// "Wie lange gewartet" asks "wie lange sie gewartet haben".
pub fn with_subject(text: &str) -> String {
    let begin = text.len() - text.trim_start().len();
    let end = text.trim_end_matches(|sign: char| !sign.is_alphanumeric()).len();
    if begin >= end {
        return text.to_owned();
    }
    let words: Vec<&str> = text[begin..end].split(' ').collect();
    let asks = is_any(words[0], words!("wie, warum, wieso, weshalb, wann, wo, woher, wodurch, wofür"));
    let is_measured = is_any(words[0], &["wie"])
        && words.get(1).is_some_and(|next| is_any(next, words!("lange, oft, viel, schnell, weit")));
    let place = 1 + usize::from(is_measured);
    let last = bare(words[words.len() - 1]);
    let is_participle = last.chars().count() > 5
        && (last.starts_with("ge")
            || last.contains("ge") && last.starts_with(['a', 'e', 'm', 'u', 'w', 'z', 'v', 'h']))
        && (last.ends_with('t') || last.ends_with("en"))
        && words[words.len() - 1].starts_with(char::is_lowercase);
    let has_subject = words[1..].iter().any(|word| {
        is_any(
            word,
            words!("sie, er, es, man, du, ihr, wir, ich, die, der, das, wurde, wurden, hat, haben, hatte, hätte, ist, sind, war, waren, wird, werden, würde, kann, könnte, soll, muss, kam, gab"),
        )
    });
    if !asks || !is_participle || has_subject || !(2..=WORDS).contains(&words.len()) || place >= words.len() {
        return text.to_owned();
    }
    let auxiliary = if is_any(&last, WITH_BE) { "sind" } else { "haben" };
    let whole = [&words[..place], &["sie"], &words[place..], &[auxiliary]].concat().join(" ");
    // An indirect question has no question mark.
    format!("{}{whole}{}", &text[..begin], text[end..].trim_matches(['?', ' ']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_without_a_subject_are_about_the_invitees() {
        for (note, whole) in [
            ("wie lange gewartet", "wie lange sie gewartet haben"),
            ("wie auf uns aufmerksam geworden?", "wie sie auf uns aufmerksam geworden sind"),
            ("warum gekündigt", "warum sie gekündigt haben"),
            ("wie wurde das gelöst", "wie wurde das gelöst"),
            ("was fehlt", "was fehlt"),
        ] {
            assert_eq!(with_subject(note), whole);
        }
    }
}
