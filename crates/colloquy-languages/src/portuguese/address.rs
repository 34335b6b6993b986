//! The verbs of the address "tu".

use crate::phrase::is_any;
use colloquy_word_list::words;

const IRREGULAR: &[(&str, &str)] = &[
    ("é", "és"),
    ("tem", "tens"),
    ("vem", "vens"),
    ("faz", "fazes"),
    ("diz", "dizes"),
    ("traz", "trazes"),
    ("quer", "queres"),
    ("foi", "foste"),
    ("fez", "fizeste"),
    ("teve", "tiveste"),
    ("esteve", "estiveste"),
    ("veio", "vieste"),
    ("disse", "disseste"),
    ("soube", "soubeste"),
    ("quis", "quiseste"),
    ("pôde", "pudeste"),
    ("pôs", "puseste"),
    ("viu", "viste"),
    ("deu", "deste"),
];

/// Turns a formal verb into an informal one. The word after it may show that the verb is not about the invitee: "como é o
/// curso".
pub fn second_singular(verb: &str, next: &str) -> Option<String> {
    let is_passive = verb == "é" && ["dos", "das", "do", "da"].iter().any(|end| next.ends_with(end));
    if is_passive || is_any(verb, words!("está, é, vai, foi")) && is_any(next, words!("o, a, os, as")) {
        return None;
    }
    if let Some((_, turned)) = IRREGULAR.iter().find(|(formal, _)| *formal == verb) {
        return Some((*turned).to_owned());
    }
    for (from, to) in [("ou", "aste"), ("eu", "este"), ("iu", "iste")] {
        if let Some(stem) = verb.strip_suffix(from) {
            return Some(format!("{stem}{to}"));
        }
    }
    // "O que te faria trocares"
    let is_infinitive = ["ar", "er", "ir"].iter().any(|end| verb.ends_with(end));
    let takes_s = verb.ends_with(['a', 'e', 'á', 'ê', 'i']);
    (takes_s || is_infinitive).then(|| if is_infinitive { verb.to_owned() } else { format!("{verb}s") })
}

/// Turns the verb of one person into that of several, whom other rules know. Returns nothing for a word that is no such verb.
pub fn third_plural(verb: &str) -> Option<String> {
    const VERBS: &[(&str, &str)] = &[
        ("tem", "têm"),
        ("vem", "vêm"),
        ("é", "são"),
        ("está", "estão"),
        ("vai", "vão"),
        ("faz", "fazem"),
        ("foi", "foram"),
        ("teve", "tiveram"),
        ("fez", "fizeram"),
        ("quer", "querem"),
        ("pode", "podem"),
        ("sabe", "sabem"),
        ("acha", "acham"),
        ("pensa", "pensam"),
        ("vive", "vivem"),
        ("trabalha", "trabalham"),
        ("usa", "usam"),
        ("prefere", "preferem"),
        ("sente", "sentem"),
        ("conhece", "conhecem"),
        ("precisa", "precisam"),
        ("gosta", "gostam"),
        ("costuma", "costumam"),
        ("voltaria", "voltariam"),
        ("recomendaria", "recomendariam"),
        ("mudaria", "mudariam"),
        ("deseja", "desejam"),
        ("veio", "vieram"),
        ("soube", "souberam"),
        ("pôde", "puderam"),
    ];
    if let Some((_, several)) = VERBS.iter().find(|(one, _)| *one == verb) {
        return Some((*several).to_owned());
    }
    let endings = [("ou", "aram"), ("eu", "eram"), ("iu", "iram")];
    let is_long = verb.chars().count() > 3;
    endings
        .iter()
        .filter(|_| is_long)
        .find_map(|(from, to)| Some(format!("{}{to}", verb.strip_suffix(from)?)))
}

/// "Inscrever-se" is "inscrever-te", and "sente-se" is "sentes-te".
pub fn informal_by_rule(text: &str) -> Option<(usize, String)> {
    const IMPERSONAL: &[&str] = words!("trata, passa, passou, fala, diz, chama, deve, vê, torna, tornou");
    let end = text.find(|letter: char| !letter.is_alphabetic()).unwrap_or(text.len());
    let (verb, rest) = text.split_at(end);
    let after = rest.strip_prefix("-se").filter(|after| !after.starts_with(char::is_alphanumeric))?;
    let lower = verb.to_lowercase();
    let is_infinitive = ["ar", "er", "ir"].iter().any(|ending| lower.ends_with(ending));
    if lower.chars().count() < 3 || is_any(&lower, IMPERSONAL) {
        return None;
    }
    let turned = if is_infinitive { lower } else { second_singular(&lower, "")? };
    Some((text.len() - after.len(), format!("{turned}-te")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_verb_gets_the_form_of_tu() {
        for (formal, informal) in [
            ("faz", "fazes"),
            ("conheceu", "conheceste"),
            ("achou", "achaste"),
            ("decidiu", "decidiste"),
            ("fazia", "fazias"),
            ("acha", "achas"),
            ("gostaria", "gostarias"),
            ("veio", "vieste"),
        ] {
            assert_eq!(second_singular(formal, "").as_deref(), Some(informal), "{formal}");
        }
        assert_eq!(second_singular("é", "o"), None);
    }

    #[test]
    fn a_reflexive_verb_gets_the_form_of_tu() {
        let turned = |text: &str| {
            let (length, turned) = informal_by_rule(text)?;
            Some(turned + &text[length..])
        };
        assert_eq!(turned("sente-se bem").as_deref(), Some("sentes-te bem"));
        assert_eq!(turned("inscrever-se no curso").as_deref(), Some("inscrever-te no curso"));
        assert_eq!(turned("trata-se de um curso"), None);
    }
}
