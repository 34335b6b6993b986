//! French pronouns for those who are asked, and the subjunctive after "pour que".

use crate::phrase::is_any;
use colloquy_word_list::words;

/// "Ce qui aurait pu la faire rester" is about one person, who is asked.
pub fn with_person_as_object(text: &str) -> String {
    let mut words: Vec<&str> = text.split(' ').collect();
    for at in 2..words.len().saturating_sub(1) {
        let is_object =
            is_any(words[at], words!("le, la")) && is_any(words[at - 1], words!("pu, pourrait, de, à, pour"));
        let does =
            is_any(words[at + 1], words!("faire, aider, retenir, convaincre, inciter, décider, motiver"));
        let is_infinitive = words.get(at + 2).is_none_or(|next| {
            next.ends_with("er")
                || next.ends_with("ir")
                || next.ends_with("re")
                || is_any(next, words!("à, de, d"))
        });
        if is_object && does && is_infinitive {
            words[at] = "vous";
        }
    }
    words.join(" ")
}

/// "Pour que vous revenez" is "pour que vous reveniez".
pub fn with_subjunctive(text: &str) -> String {
    const IRREGULAR: [(&str, &str); 6] = [
        ("êtes", "soyez"),
        ("avez", "ayez"),
        ("faites", "fassiez"),
        ("pouvez", "puissiez"),
        ("savez", "sachiez"),
        ("allez", "alliez"),
    ];
    let Some(begin) = ["pour que vous ", "afin que vous ", "faudrait que vous "]
        .iter()
        .find(|begin| text.contains(**begin))
    else {
        return text.to_owned();
    };
    let Some((before, rest)) = text.split_once(begin) else { return text.to_owned() };
    let (verb, after) = rest.split_once(' ').map_or((rest, ""), |(verb, after)| (verb, after));
    let irregular =
        IRREGULAR.iter().find(|(plain, _)| *plain == verb).map(|(_, turned)| (*turned).to_owned());
    let regular =
        verb.strip_suffix("ez").filter(|stem| !stem.ends_with('i')).map(|stem| format!("{stem}iez"));
    let turned = irregular.or(regular).unwrap_or_else(|| verb.to_owned());
    format!("{before}{begin}{turned} {after}").trim_end().to_owned()
}

/// Returns whether "les" before a word is a pronoun: "la file d'attente les décourage".
pub fn is_before_verb(next: &str) -> bool {
    let is_number = is_any(
        next,
        words!("deux, trois, quatre, cinq, sept, huit, neuf, onze, douze, quinze, vingt, cent, mille"),
    );
    let may_be_verb =
        next.ends_with('e') || next.ends_with("ait") || next.ends_with("ent") && !next.ends_with("ment");
    next.chars().count() > 3 && !is_number && may_be_verb
}
