//! The verbs of the address "tu".

use crate::phrase::is_any;
use colloquy_word_list::words;

/// Turns a formal verb into an informal one. The word after it may show that the verb is not about the invitee: "come vanno i rapporti".
pub fn second_singular(verb: &str, next: &str) -> Option<String> {
    let is_passive = ["viene", "è"].contains(&verb)
        && ["ti", "si", "te", "se"].iter().any(|ending| next.ends_with(ending));
    if is_passive || ["va", "sta", "è", "funziona"].contains(&verb) && ["i", "gli", "le"].contains(&next) {
        return None;
    }

    const IRREGULAR: [(&str, &str); 13] = [
        ("è", "sei"),
        ("ha", "hai"),
        ("va", "vai"),
        ("fa", "fai"),
        ("sta", "stai"),
        ("sa", "sai"),
        ("dà", "dai"),
        ("può", "puoi"),
        ("vuole", "vuoi"),
        ("viene", "vieni"),
        ("tiene", "tieni"),
        ("rimane", "rimani"),
        ("sceglie", "scegli"),
    ];
    if let Some((_, turned)) = IRREGULAR.iter().find(|(formal, _)| *formal == verb) {
        return Some((*turned).to_owned());
    }
    if let Some(stem) = verb.strip_suffix("rebbe") {
        return Some(format!("{stem}resti"));
    }
    let stem = verb.strip_suffix(['a', 'e'])?;
    match stem {
        _ if verb.ends_with('a') && stem.ends_with(['c', 'g']) => Some(format!("{stem}hi")),
        _ if stem.ends_with('i') => Some(stem.to_owned()),
        _ => Some(format!("{stem}i")),
    }
}

/// "Iscriversi" is "iscriverti". Adjectives in the plural end like that, too.
pub fn informal_by_rule(text: &str) -> Option<(usize, String)> {
    const OTHERS: &[&str] = words!(
        "diversi, versi, persi, dispersi, immersi, sommersi, emersi, scarsi, sparsi, comparsi, scomparsi, apparsi, universi, \
         avversi, inversi, conversi, sovversi, controversi, riversi, tersi"
    );
    let end = text.find(|letter: char| !letter.is_alphabetic()).unwrap_or(text.len());
    // "Per farLa tornare"
    if let Some(stem) = text[..end].strip_suffix("rLa") {
        return Some((end, format!("{stem}rti")));
    }
    let stem = text[..end].strip_suffix("si")?;
    let is_infinitive = ["ar", "er", "ir"].iter().any(|ending| stem.ends_with(ending));
    (is_infinitive && stem.chars().count() > 3 && !is_any(&text[..end], OTHERS))
        .then(|| (end, format!("{stem}ti")))
}

/// Turns the verb of one person into that of several, whom other rules know. Returns nothing for a word that is no such verb.
pub fn third_plural(verb: &str) -> Option<String> {
    const VERBS: &[(&str, &str)] = &[
        ("ha", "hanno"),
        ("è", "sono"),
        ("sta", "stanno"),
        ("va", "vanno"),
        ("fa", "fanno"),
        ("dà", "danno"),
        ("sa", "sanno"),
        ("può", "possono"),
        ("vuole", "vogliono"),
        ("deve", "devono"),
        ("viene", "vengono"),
        ("tiene", "tengono"),
        ("pensa", "pensano"),
        ("crede", "credono"),
        ("usa", "usano"),
        ("utilizza", "utilizzano"),
        ("vive", "vivono"),
        ("lavora", "lavorano"),
        ("coltiva", "coltivano"),
        ("preferisce", "preferiscono"),
        ("sente", "sentono"),
        ("trova", "trovano"),
        ("ritiene", "ritengono"),
        ("incontra", "incontrano"),
        ("desidera", "desiderano"),
        ("conosce", "conoscono"),
        ("aveva", "avevano"),
        ("era", "erano"),
        ("tornerebbe", "tornerebbero"),
        ("consiglierebbe", "consiglierebbero"),
        ("cambierebbe", "cambierebbero"),
        ("vorrebbe", "vorrebbero"),
        ("cerca", "cercano"),
        ("frequenta", "frequentano"),
    ];
    VERBS.iter().find(|(one, _)| *one == verb).map(|(_, several)| (*several).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_verb_of_one_person_becomes_that_of_several() {
        for (one, several) in [("ha", Some("hanno")), ("vorrebbe", Some("vorrebbero")), ("casa", None)] {
            assert_eq!(third_plural(one).as_deref(), several, "{one}");
        }
    }
}
