use super::*;

#[test]
fn an_elision_separates_the_words_that_it_joins() {
    assert_eq!(folding(Language::French).words("qu'elle m'a"), ["qu", "elle", "m", "a"]);
    assert_eq!(folding(Language::Italian).words("dell'acqua"), ["dell", "acqua"]);
}

#[test]
fn punctuation_and_conjunctions_separate_clauses_and_but_separates_statements() {
    let sentence = folding(Language::English).sentence("He is kind, he sings and cooks but he hits me", 99);
    let clauses: Vec<usize> = sentence.positions.iter().map(|position| position.clause).collect();
    assert_eq!(clauses, [0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3]);
    let statements: Vec<usize> = sentence.positions.iter().map(|position| position.statement).collect();
    assert_eq!(statements, [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1]);
}

#[test]
fn no_more_words_are_read_than_asked_for() {
    let sentence = folding(Language::English).sentence("I know it", 2);
    assert_eq!((sentence.words.len(), sentence.positions.len()), (2, 2));
}
