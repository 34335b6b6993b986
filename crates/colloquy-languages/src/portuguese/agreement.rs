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

/// "O que ela costuma comprar" is about the invitee, because only people do that.
pub fn without_pronoun(text: &str) -> String {
    const HUMAN: &[&str] = words!(
        "costum, ach, pens, gost, compr, sent, quer, quis, us, esper, prefer, sab, soub, lembr, procur, precis, vem, vai, veio, \
         trabalh, mor, conhec, faz, fez, mudaria, recomend, acredit, imagin, percebe, aprend, decid, escolh, deix, cuid"
    );
    let words: Vec<&str> = text.split(' ').collect();
    let is_invitee = |at: usize| {
        let verb = words.get(at + 1).map(|verb| bare(verb)).unwrap_or_default();
        at > 0
            && is_any(words[at], words!("ela, ele"))
            && is_any(words[at - 1], words!("que, como, onde, quando, porque, frequência, quem, se"))
            && HUMAN.iter().any(|stem| verb.starts_with(stem))
    };
    let kept = (0..words.len()).filter(|at| !is_invitee(*at)).map(|at| words[at]);
    kept.collect::<Vec<_>>().join(" ")
}

/// After a preposition, those who are asked are "si": "para eles", "para si mesmos", "com eles".
pub fn without_others(text: &str) -> String {
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    for at in 1..words.len() {
        let is_other = is_any(&words[at], words!("eles, elas"));
        if is_other && is_any(&words[at - 1], &["com"]) {
            words[at - 1] = replaced(&words[at], "consigo");
            words[at].clear();
        } else if is_other && is_any(&words[at - 1], words!("para, a, por, em, sobre, sem")) {
            words[at] = replaced(&words[at], "si");
        } else if is_any(&words[at], words!("próprios, próprias, mesmos, mesmas"))
            && is_any(&words[at - 1], &["si"])
        {
            words[at - 1] = replaced(&words[at], "si");
            words[at].clear();
        }
    }
    words.retain(|word| !word.is_empty());
    // "Na vida delas" is "na sua vida".
    for at in 2..words.len() {
        let before = bare(&words[at - 2]);
        let own = match before.as_str() {
            "a" | "na" | "da" | "à" | "pela" => "sua",
            "o" | "no" | "do" | "ao" | "pelo" => "seu",
            "as" | "nas" | "das" | "às" | "pelas" => "suas",
            "os" | "nos" | "dos" | "aos" | "pelos" => "seus",
            _ => continue,
        };
        if is_any(&words[at], words!("deles, delas")) {
            let noun = bare(&words[at - 1]);
            words[at] = replaced(&words[at], &noun);
            words[at - 1] = own.to_owned();
        }
    }
    words.join(" ")
}
