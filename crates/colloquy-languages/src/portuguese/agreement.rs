//! What agrees with one person in Portuguese.

use crate::phrase::{bare, is_any, replaced};
use colloquy_word_list::words;

/// "Sente-se confortáveis" is "sente-se confortável", for a woman and a man.
pub fn agree_without_gender(words: &mut [String], verbs: &[&str]) {
    const ENDINGS: [(&str, &str); 6] = [
        ("áveis", "ável"),
        ("íveis", "ível"),
        ("ais", "al"),
        ("entes", "ente"),
        ("antes", "ante"),
        ("zes", "z"),
    ];
    for at in 1..words.len() {
        let adjective = bare(&words[at]);
        let before = bare(&words[at - 1]);
        let is_graded = at > 1 && is_any(&before, words!("mais, muito, menos, bem"));
        let verb = if is_graded { bare(&words[at - 2]) } else { before };
        let one = ENDINGS
            .iter()
            .find_map(|(several, one)| Some(format!("{}{one}", adjective.strip_suffix(several)?)));
        if is_any(&verb, verbs)
            && let Some(one) = one.filter(|_| adjective != "mais")
        {
            words[at] = replaced(&words[at], &one);
        }
    }
}
