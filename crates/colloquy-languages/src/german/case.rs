//! Undoes the case that German prepositions require.

/// Returns the topic in the nominative: in "nach der neuen Website" it is "die neue Website".
pub fn nominative(link: &str, topic: &str) -> String {
    let parts = topic
        .split(" und ")
        .map(|part| part.split(", ").map(|item| nominative_item(link, item)).collect::<Vec<_>>().join(", "));
    parts.collect::<Vec<_>>().join(" und ")
}

/// Does the same for one item of an enumeration. The gender is guessed from the noun if the article is ambiguous.
fn nominative_item(link: &str, topic: &str) -> String {
    let mut words: Vec<String> = topic.split(' ').map(str::to_owned).collect();
    let article = words[0].to_lowercase();
    let dative = matches!(link, "nach" | "von" | "zu" | "zum" | "zur")
        || link.starts_with("zu ")
        || link.ends_with(" zu");
    let ending = match article.as_str() {
        "der" | "ihrer" | "unserer" | "einer" | "seiner" if dative => "e",
        "dem" | "ihrem" | "unserem" | "einem" | "seinem" if dative => "m",
        "den" | "ihren" | "unseren" | "seinen" if dative => "en",
        "den" | "ihren" | "unseren" | "einen" | "seinen" => "n",
        _ if dative => return with_plain_plural(words),
        _ => return topic.to_owned(),
    };
    let noun =
        words.iter().skip(1).position(|word| word.starts_with(char::is_uppercase)).map_or(1, |at| at + 1);
    let neuter = words.get(noun).is_some_and(|noun| is_neuter(noun));
    words[0] = nominative_article(&article, ending, neuter);
    let stem = words[0].to_lowercase();
    let bare = matches!(stem.as_str(), "unser" | "ihr" | "ein" | "sein");
    for adjective in words.iter_mut().take(noun).skip(1).filter(|word| word.ends_with("en")) {
        let kept = adjective.len() - 2;
        match (ending, bare) {
            ("en", _) => {}
            ("m" | "n", true) => {
                adjective.replace_range(kept.., if neuter && ending == "m" { "es" } else { "er" })
            }
            _ => adjective.replace_range(kept.., "e"),
        }
    }
    if ending == "en"
        && let Some(noun) = words.get_mut(noun)
        && let Some(plural) = plural_nominative(noun)
    {
        *noun = plural;
    }
    words.join(" ")
}

fn nominative_article(article: &str, ending: &str, neuter: bool) -> String {
    if article.starts_with('d') {
        return match ending {
            "m" if neuter => "das",
            "m" | "n" => "der",
            _ => "die",
        }
        .to_owned();
    }
    let stem = article.trim_end_matches("er").trim_end_matches("em").trim_end_matches("en");
    let stem = if article.starts_with("unser") { "unser" } else { stem };
    if matches!(ending, "m" | "n") { stem.to_owned() } else { format!("{stem}e") }
}

pub(super) fn is_neuter(noun: &str) -> bool {
    if is_verb(&noun.to_lowercase()) {
        return true;
    }
    let noun = noun.trim_end_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase();
    let endings = [
        "alter",
        "einkommen",
        "wetter",
        "chen",
        "lein",
        "ment",
        "um",
        "ing",
        "nis",
        "produkt",
        "team",
        "projekt",
        "angebot",
        "system",
        "jahr",
        "gespräch",
        "unternehmen",
        "tool",
        "design",
        "konto",
        "portal",
        "programm",
        "essen",
        "hotel",
        "gerät",
        "auto",
        "frühstück",
        "zimmer",
        "gehalt",
        "personal",
        "klima",
        "verhältnis",
        "material",
        "feedback",
        "haus",
        "leben",
        "büro",
        "licht",
        "wetter",
        "buch",
        "leben",
        "büro",
        "haus",
        "thema",
        "ziel",
        "training",
        "interview",
        "event",
        "problem",
        "modell",
        "geschäft",
        "verhalten",
        "brot",
        "feedback",
        "festival",
        "fahrrad",
        "spiel",
        "klima",
        "rad",
        "bad",
        "ticket",
        "paket",
        "formular",
        "zimmer",
        "fenster",
        "licht",
        "personal",
        "gehalt",
        "konzert",
        "foto",
        "video",
        "handy",
        "telefon",
        "internet",
        "wasser",
        "fest",
        "café",
        "menü",
        "gebäude",
        "gelände",
        "verfahren",
        "stück",
        "gebiet",
        "bild",
        "feld",
        "netz",
        "heim",
        "theater",
        "interesse",
        "niveau",
        "kino",
        "archiv",
        "studio",
        "abo",
        "restaurant",
        "vorgehen",
        "lager",
        "zeug",
        "labor",
        "buffet",
        "bett",
        "becken",
        "geld",
        "licht",
        "wetter",
    ];
    endings.iter().any(|ending| noun.ends_with(ending))
}

/// Undoes the dative of a plural without an article: "nach Fehlern im Plan". Those in "eln" and "ern" may as well be in the
/// nominative, like "Eltern" and "Regeln".
fn with_plain_plural(mut words: Vec<String>) -> String {
    const PLURALS: [&str; 8] =
        ["fehlern", "kindern", "büchern", "mitarbeitern", "bildern", "fächern", "schildern", "titeln"];
    let lower = words[0].to_lowercase();
    let is_certain = !lower.ends_with("eln") && !lower.ends_with("ern") || PLURALS.contains(&lower.as_str());
    if let Some(plural) = plural_nominative(&words[0]).filter(|_| is_certain) {
        words[0] = plural;
    }
    words.join(" ")
}

/// Removes the `n` that most plurals have in the dative and not in the nominative.
fn plural_nominative(noun: &str) -> Option<String> {
    let endings = [
        "eln",
        "ern",
        "nissen",
        "produkten",
        "kräften",
        "diensten",
        "räumen",
        "gästen",
        "projekten",
        "zielen",
        "plänen",
        "preisen",
        "gründen",
        "schritten",
        "angeboten",
        "problemen",
        "programmen",
        "systemen",
        "prozessen",
        "wünschen",
        "teilen",
        "punkten",
        "abläufen",
        "vorschlägen",
        "menten",
    ];
    let lower = noun.to_lowercase();
    endings.iter().any(|ending| lower.ends_with(ending)).then(|| noun[..noun.len() - 1].to_owned())
}

/// Returns whether a noun is a verb: "das Bestellen", "das Einsteigen".
pub(super) fn is_verb(noun: &str) -> bool {
    const PREFIXES: &[&str] = &[
        "be", "er", "ver", "ent", "zer", "ein", "aus", "an", "ab", "auf", "um", "zu", "mit", "vor", "nach",
        "zurück", "wieder",
    ];
    const PLURALS: &[&str] = &[
        "ungen",
        "heiten",
        "keiten",
        "schaften",
        "ionen",
        "täten",
        "innen",
        "gaben",
        "werden",
        "boten",
        "nahmen",
        "lagen",
        "gästen",
        "reisen",
        "zeiten",
        "fragen",
        "tagen",
        "fällen",
        "räumen",
        "schlägen",
        "trägen",
        "teilen",
        "büchern",
        "enden",
        "reichen",
        "rufen",
        "trieben",
        "suchen",
        "suchern",
        "ärzten",
        "anten",
        "enten",
        "isten",
        "oren",
        "ellen",
        "ichten",
        "ittwochen",
        "pausen",
        "kursen",
        "abenden",
        "arten",
        "zuschauern",
        "anwohnern",
        "ämtern",
        "kosten",
        "aufen",
        "äufen",
        "ügen",
        "ägen",
        "örigen",
        "ligten",
        "enen",
        "einen",
        "dten",
        "nnten",
        "nissen",
        "folgen",
        "kleiden",
        "zeigen",
        "sagen",
        "fahrten",
    ];
    const VERBS: &[&str] = &[
        "bestellen",
        "verkaufen",
        "einkaufen",
        "abstellen",
        "einstellen",
        "erstellen",
        "anstellen",
        "laufen",
    ];
    VERBS.contains(&noun)
        || noun.ends_with("en")
            && noun.chars().count() > 6
            && PREFIXES.iter().any(|prefix| noun.starts_with(prefix))
            && !PLURALS.iter().any(|ending| noun.ends_with(ending))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verbs_are_told_from_nouns_in_the_plural() {
        for verb in ["bestellen", "einsteigen", "abholen", "bezahlen"] {
            assert!(is_verb(verb), "{verb}");
        }
        for noun in
            ["angehörigen", "vereinen", "abläufen", "ergebnissen", "umkleiden", "beschwerden", "verwandten"]
        {
            assert!(!is_verb(noun), "{noun}");
        }
    }
}
