//! The verbs of the address "tú".

/// Turns a formal verb into an informal one. The word after it may show that the verb is not about the invitee: "cómo están los turnos".
pub fn second_singular(verb: &str, next: &str) -> Option<String> {
    let is_passive = verb == "es" && ["dos", "das"].iter().any(|ending| next.ends_with(ending));
    if is_passive || ["está", "es", "funciona"].contains(&verb) && ["los", "las"].contains(&next) {
        return None;
    }

    const IRREGULAR: [(&str, &str); 10] = [
        ("es", "eres"),
        ("fue", "fuiste"),
        ("hizo", "hiciste"),
        ("tuvo", "tuviste"),
        ("dijo", "dijiste"),
        ("vino", "viniste"),
        ("pudo", "pudiste"),
        ("quiso", "quisiste"),
        ("supo", "supiste"),
        ("puso", "pusiste"),
    ];
    if let Some((_, turned)) = IRREGULAR.iter().find(|(formal, _)| *formal == verb) {
        return Some((*turned).to_owned());
    }
    let past = |stem: &str, ending: &str| format!("{stem}{ending}");
    match verb {
        _ if verb.ends_with("ió") => Some(past(verb.strip_suffix("ió")?, "iste")),
        _ if verb.ends_with('ó') => Some(past(verb.strip_suffix('ó')?, "aste")),
        _ if verb.ends_with(['a', 'e', 'á', 'é']) => Some(format!("{verb}s")),
        _ => None,
    }
}

/// "Darse de baja" is "darte de baja".
pub fn informal_by_rule(text: &str) -> Option<(usize, String)> {
    let end = text.find(|letter: char| !letter.is_alphabetic()).unwrap_or(text.len());
    let stem = text[..end].strip_suffix("se")?;
    let is_infinitive = ["ar", "er", "ir"].iter().any(|ending| stem.ends_with(ending));
    (is_infinitive && stem.chars().count() > 2).then(|| (end, format!("{stem}te")))
}

/// Turns the verb of one person into that of several, whom other rules know. Returns nothing for a word that is no such verb.
pub fn third_plural(verb: &str) -> Option<String> {
    const VERBS: &[(&str, &str)] = &[
        ("ha", "han"),
        ("es", "son"),
        ("está", "están"),
        ("fue", "fueron"),
        ("tuvo", "tuvieron"),
        ("hizo", "hicieron"),
        ("pudo", "pudieron"),
        ("quiso", "quisieron"),
        ("dijo", "dijeron"),
        ("vino", "vinieron"),
        ("puso", "pusieron"),
        ("supo", "supieron"),
        ("era", "eran"),
        ("va", "van"),
        ("tiene", "tienen"),
        ("hace", "hacen"),
        ("puede", "pueden"),
        ("quiere", "quieren"),
        ("sabe", "saben"),
        ("cree", "creen"),
        ("piensa", "piensan"),
        ("lleva", "llevan"),
        ("vive", "viven"),
        ("trabaja", "trabajan"),
        ("necesita", "necesitan"),
        ("prefiere", "prefieren"),
        ("usa", "usan"),
        ("utiliza", "utilizan"),
        ("siente", "sienten"),
        ("suele", "suelen"),
        ("volvería", "volverían"),
        ("recomendaría", "recomendarían"),
        ("cambiaría", "cambiarían"),
        ("desea", "desean"),
        ("conoce", "conocen"),
        ("viene", "vienen"),
        ("recibe", "reciben"),
        ("encuentra", "encuentran"),
    ];
    if let Some((_, several)) = VERBS.iter().find(|(one, _)| *one == verb) {
        return Some((*several).to_owned());
    }
    [("ió", "ieron"), ("ó", "aron")]
        .iter()
        .find_map(|(from, to)| Some(format!("{}{to}", verb.strip_suffix(from)?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_verb_of_one_person_becomes_that_of_several() {
        for (one, several) in [
            ("ha", Some("han")),
            ("recibió", Some("recibieron")),
            ("comentó", Some("comentaron")),
            ("casa", None),
        ] {
            assert_eq!(third_plural(one).as_deref(), several, "{one}");
        }
    }
}
