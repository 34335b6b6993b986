//! Shortens what prompts say to ask for reasons in any case.

/// Phrases in lower case, and the shorter ones that ask for the same.
const PHRASES: &[(&str, &str)] = &[
    (" - why/why not", " and why"),
    (" – why/why not", " and why"),
    (" - why or why not", " and why"),
    (" - warum/warum nicht", " und warum"),
    (" – warum/warum nicht", " und warum"),
    (" - warum (nicht)", " und warum"),
    (" - waarom wel/niet", " en waarom"),
    (" – waarom wel/niet", " en waarom"),
    (" - waarom wel of niet", " en waarom"),
    (" and why or why not", " and why"),
    (" and, if not, why not", " and why"),
    (" and, if not, why", " and why"),
    (" and if not, why not", " and why"),
    (" and if not, why", " and why"),
    (" und warum oder warum nicht", " und warum"),
    (" und, wenn nicht, warum", " und warum"),
    (" und wenn nicht, warum", " und warum"),
    (" und falls nicht, warum", " und warum"),
    (" et pourquoi ou pourquoi pas", " et pourquoi"),
    (" et, sinon, pourquoi", " et pourquoi"),
    (" et sinon, pourquoi", " et pourquoi"),
    (" et sinon pourquoi", " et pourquoi"),
    (" y por qué sí o por qué no", " y por qué"),
    (" y por qué o por qué no", " y por qué"),
    (" y, si no, por qué", " y por qué"),
    (" y si no, por qué", " y por qué"),
    (" e perché sì o perché no", " e perché"),
    (" e perché o perché no", " e perché"),
    (" e, se no, perché", " e perché"),
    (" e se no, perché", " e perché"),
    (" e porquê ou porque não", " e porquê"),
    (" e por que sim ou por que não", " e por quê"),
    (" e, se não, porquê", " e porquê"),
    (" e, se não, por quê", " e por quê"),
    (" e se não, porquê", " e porquê"),
    (" e se não, por quê", " e por quê"),
    (" en waarom wel of niet", " en waarom"),
    (" en waarom of waarom niet", " en waarom"),
    (" en zo niet, waarom", " en waarom"),
    (" en, zo niet, waarom", " en waarom"),
];

/// Returns the text with "whether they would come back, and why or why not" as "whether they would come back and why".
pub fn with_plain_reasons(text: &str) -> String {
    let mut plain = text.to_owned();
    for (phrase, short) in PHRASES {
        let found = plain.to_lowercase().find(phrase);
        // Letters whose case changes their length may lie before it.
        if let Some(at) = found
            && let Some(before) = plain.get(..at)
            && let Some(said) = plain.get(at..at + phrase.len())
            && said.to_lowercase() == *phrase
        {
            let after = &plain[at + phrase.len()..];
            plain = format!("{}{short}{after}", before.trim_end_matches(','));
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_in_any_case_are_asked_for_in_one_word() {
        let plain = with_plain_reasons(
            "Ask if they stay, and why or why not. Pregunta si compraron y, si no, por qué.",
        );
        assert_eq!(plain, "Ask if they stay and why. Pregunta si compraron y por qué.");
        assert_eq!(with_plain_reasons("Ask why."), "Ask why.");
        let odd = "İİK Ask if they stay and why or why not";
        assert!(with_plain_reasons(odd).starts_with("İİK Ask if they stay and why"), "{odd}");
    }
}
