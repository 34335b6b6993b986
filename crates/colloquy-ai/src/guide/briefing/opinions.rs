//! Reads whose opinion a prompt wants: "recueillir l'avis des parents sur les repas" asks parents about the meals.

use colloquy_domain::language::Language;

use crate::prompt_parts::keywords::after_link;
use crate::prompt_parts::pieces;
use crate::prompt_parts::wording::{after_any, tails, word_count};

/// The most words that say whose opinion it is.
const PEOPLE_WORDS: usize = 7;

/// The words of a language around an opinion.
struct OpinionWords {
    verbs: &'static [&'static str],
    views: &'static [&'static str],
    /// What joins the people to the opinion, with the article that they keep.
    of: &'static [(&'static str, &'static str)],
    /// The instruction that stands before the people.
    ask: &'static str,
}

const FRENCH: OpinionWords = OpinionWords {
    verbs: &[
        "recueillir",
        "recueille",
        "recueillez",
        "connaître",
        "avoir",
        "obtenir",
        "récolter",
        "entendre",
        "comprendre",
        "sonder",
        "récupérer",
        "collecter",
    ],
    views: &[
        "l'avis",
        "les avis",
        "le ressenti",
        "le retour",
        "les retours",
        "l'opinion",
        "les opinions",
        "le point de vue",
        "les impressions",
        "la perception",
        "le regard",
        "le feedback",
    ],
    of: &[("des", "les"), ("du", "le"), ("de nos", "nos"), ("de", ""), ("d'", "")],
    ask: "Interroge",
};
const SPANISH: OpinionWords = OpinionWords {
    verbs: &[
        "conocer",
        "saber",
        "recoger",
        "recoge",
        "recoja",
        "recabar",
        "recaba",
        "obtener",
        "tener",
        "escuchar",
        "recopilar",
        "pulsar",
    ],
    views: &[
        "la opinión",
        "las opiniones",
        "el punto de vista",
        "la percepción",
        "las impresiones",
        "la valoración",
        "la visión",
        "el feedback",
    ],
    of: &[("del", "al"), ("de", "a")],
    ask: "Entrevista",
};
const ITALIAN: OpinionWords = OpinionWords {
    verbs: &[
        "raccogliere",
        "raccogli",
        "conoscere",
        "sapere",
        "sentire",
        "avere",
        "capire",
        "ascoltare",
        "ottenere",
        "raccolga",
    ],
    views: &[
        "l'opinione",
        "le opinioni",
        "il parere",
        "i pareri",
        "le impressioni",
        "il punto di vista",
        "la percezione",
        "il feedback",
        "la voce",
    ],
    of: &[("dei", "i"), ("degli", "gli"), ("delle", "le"), ("del", "il"), ("della", "la"), ("di", "")],
    ask: "Intervista",
};
const PORTUGUESE: OpinionWords = OpinionWords {
    verbs: &[
        "recolher", "recolha", "recolhe", "conhecer", "saber", "ouvir", "obter", "ter", "coletar", "colher",
        "entender", "perceber", "colete",
    ],
    views: &[
        "a opinião",
        "as opiniões",
        "o ponto de vista",
        "a percepção",
        "a perceção",
        "as impressões",
        "a visão",
        "o feedback",
    ],
    of: &[("dos", "os"), ("das", "as"), ("do", "o"), ("da", "a"), ("de", "")],
    ask: "Entreviste",
};

/// Returns the text with an instruction in place of each wish for an opinion.
pub fn asked(text: &str, language: Language) -> String {
    let words = match language {
        Language::French => &FRENCH,
        Language::Spanish => &SPANISH,
        Language::Italian => &ITALIAN,
        Language::Portuguese => &PORTUGUESE,
        _ => return text.to_owned(),
    };
    let links = language.tables().prompt.links;
    let line = |line: &str| {
        let pieces = pieces(line);
        pieces
            .iter()
            .map(|piece| sentence(piece.text, words, links).unwrap_or_else(|| piece.text.to_owned()))
            .collect::<String>()
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

fn sentence(text: &str, words: &OpinionWords, links: &[(&'static str, &'static str)]) -> Option<String> {
    let begin = &text[..text.len() - text.trim_start().len()];
    let rest = tails(text).find_map(|tail| {
        let (_, rest) = after_any(tail, words.verbs)?;
        after_any(rest, words.views).map(|(_, rest)| rest)
    })?;
    let ((_, article), people) = after_link(rest, words.of)?;
    let about = tails(people).skip(1).find(|tail| after_link(tail, links).is_some())?;
    let people = people[..people.len() - about.len()].trim_end();
    let is_short = word_count(people) <= PEOPLE_WORDS && !people.contains([',', ':', '(']);
    let space = if article.is_empty() { "" } else { " " };
    is_short.then(|| format!("{begin}{} {article}{space}{people} {about}", words.ask))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_an_opinion_is_asked() {
        for (language, prompt, expected) in [
            (
                Language::French,
                "Bonjour, nous souhaitons recueillir l'avis des parents sur les repas.",
                "Interroge les parents sur les repas.",
            ),
            (
                Language::Spanish,
                "Queremos conocer la opinión de los vecinos sobre el carril bici.",
                "Entrevista a los vecinos sobre el carril bici.",
            ),
            (
                Language::Italian,
                "Vorremmo raccogliere il parere dei soci sugli orari.",
                "Intervista i soci sugli orari.",
            ),
            (
                Language::Portuguese,
                "Queremos ouvir a opinião dos pais sobre a cantina.",
                "Entreviste os pais sobre a cantina.",
            ),
            (Language::French, "Nous voulons avoir votre avis.", "Nous voulons avoir votre avis."),
        ] {
            assert_eq!(asked(prompt, language), expected);
        }
    }
}
