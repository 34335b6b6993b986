//! To whom something is said or done in Spanish.

use crate::phrase::is_any;
use colloquy_word_list::words;

/// Returns whether what follows a verb says to whom something is said or done: "a la jefa".
pub fn names_receiver(after: &[String]) -> bool {
    let is_determined = |word: &String| {
        is_any(word, words!("la, las, los, su, sus, un, una, nuestro, nuestra, otro, otra, quien"))
    };
    match after {
        [first, next, ..] => is_any(first, &["al"]) || is_any(first, &["a"]) && is_determined(next),
        _ => false,
    }
}
