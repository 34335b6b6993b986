use super::*;

#[test]
fn finds_the_ends_of_sentences() {
    for (text, expected) in [
        ("Hello. How are you? Good!", vec!["Hello.", "How are you?", "Good!"]),
        ("Ask Dr. Smith or J. Doe. Fine?", vec!["Ask Dr. Smith or J. Doe.", "Fine?"]),
        ("It costs 3.5 euros, e.g. today. Ok?", vec!["It costs 3.5 euros, e.g. today.", "Ok?"]),
        ("Am 3. Mai, z.B. bzw. usw. um acht. Gut?", vec!["Am 3. Mai, z.B. bzw. usw. um acht.", "Gut?"]),
        ("M. Dupont et Mme. Petit, p.ex. ici. Oui ?", vec!["M. Dupont et Mme. Petit, p.ex. ici.", "Oui ?"]),
        ("El Sr. Gómez y la Sra. Ruiz. ¿Cómo?", vec!["El Sr. Gómez y la Sra. Ruiz.", "¿Cómo?"]),
        ("Il dott. Rossi, ecc. ieri. Perché?", vec!["Il dott. Rossi, ecc. ieri.", "Perché?"]),
        ("Well... maybe. Well... Maybe.", vec!["Well... maybe.", "Well...", "Maybe."]),
        ("She said “no.” Why?", vec!["She said “no.”", "Why?"]),
        ("First line\nsecond line", vec!["First line", "second line"]),
        ("そうですか。なぜですか？", vec!["そうですか。", "なぜですか？"]),
        ("In 2020. Then?", vec!["In 2020.", "Then?"]),
    ] {
        let found: Vec<String> = sentences(text).iter().map(|sentence| sentence.trim().to_owned()).collect();
        assert_eq!(found, expected, "{text:?}");
    }
}

#[test]
fn a_long_sentence_is_cut_at_a_clause_or_a_word() {
    let clauses = format!("{}, {}", "word ".repeat(30).trim(), "word ".repeat(40));
    let found = sentences(&clauses);
    assert!(found[0].ends_with(','), "{found:?}");
    assert!(sentences(&"word ".repeat(200)).iter().all(|part| part.trim().ends_with("word")));
    for text in [clauses, "word ".repeat(200), "x".repeat(1_000), "、".repeat(500)] {
        let found = sentences(&text);
        assert!(found.iter().all(|part| part.chars().count() <= SENTENCE_CHARACTERS), "{found:?}");
        let letters = |text: &str| text.chars().filter(|letter| !letter.is_whitespace()).count();
        assert_eq!(found.iter().map(|part| letters(part)).sum::<usize>(), letters(&text), "nothing is lost");
    }
}
