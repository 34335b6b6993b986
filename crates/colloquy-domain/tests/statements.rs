//! Statements that no example of the classifier has, sixty in each language.

use std::collections::HashSet;
use std::path::Path;

use colloquy_domain::language::Language;
use colloquy_domain::meanings::statement_kind;
use colloquy_languages::statements::StatementKind;

/// Returns the statements of a language with their kinds.
fn unseen(language: Language) -> Vec<(StatementKind, String)> {
    let name = format!("{}.tsv", language.tables().english_name.to_lowercase());
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/statements").join(name);
    let text = std::fs::read_to_string(file).expect("the statements");
    let line = |line: &str| {
        let (kind, sentence) = line.split_once('\t').expect("a kind and a sentence");
        let kind = match kind {
            "harm" => StatementKind::Harm,
            "complaint" => StatementKind::Complaint,
            "wish" => StatementKind::Wish,
            "praise" => StatementKind::Praise,
            _ => StatementKind::Neutral,
        };
        (kind, sentence.to_owned())
    };
    text.lines().map(line).collect()
}

#[test]
fn most_statements_are_recognized_in_every_language() {
    for language in Language::ALL {
        let unseen = unseen(*language);
        let is_right = |(kind, sentence): &&(StatementKind, String)| {
            statement_kind(sentence, *language).is_some_and(|(found, _)| found == *kind)
        };
        let right = unseen.iter().filter(is_right).count();
        assert!(right * 100 >= unseen.len() * 72, "{language:?}: {right} of {}", unseen.len());
    }
}

#[test]
fn no_statement_is_an_example() {
    let bare = |text: &str| -> String {
        text.to_lowercase().chars().filter(|letter| letter.is_alphanumeric()).collect()
    };
    for language in Language::ALL {
        let examples: HashSet<String> =
            language.tables().statements.all().map(|(_, sentence)| bare(sentence)).collect();
        for (_, sentence) in unseen(*language) {
            assert!(!examples.contains(&bare(&sentence)), "{language:?}: {sentence}");
        }
    }
}
