use super::*;

fn check(language: Language, spellings: &[&str]) {
    let folding = folding(language);
    for spelling in spellings {
        assert_eq!(folding.words(spelling), folding.words(spellings[0]), "{spelling}");
    }
}

#[test]
fn an_apostrophe_may_be_left_out_or_typographic() {
    check(Language::English, &["don't", "dont", "DON’T", "don ʼt", "don`t", "don´t"]);
    check(Language::French, &["j'ai", "jai", "j’ai"]);
    check(Language::Italian, &["l'ho", "lho", "l’ho"]);
    check(Language::German, &["hab's", "habs", "hab’s"]);
    check(Language::Dutch, &["m'n", "mn", "m’n"]);
}

#[test]
fn a_word_that_is_no_contraction_stays_one_word() {
    for word in ["well", "were", "hell", "ill", "wed", "id"] {
        assert_eq!(folding(Language::English).words(word), [word]);
    }
}

#[test]
fn an_elision_separates_the_words_that_it_joins() {
    assert_eq!(folding(Language::French).words("qu'elle m'a"), ["qu", "elle", "m", "a"]);
    assert_eq!(folding(Language::Italian).words("dell'acqua"), ["dell", "acqua"]);
}

#[test]
fn german_umlauts_may_be_left_out_or_written_with_an_e() {
    check(Language::German, &["möchte", "moechte", "mochte"]);
    check(Language::German, &["würgt", "wuergt", "wurgt", "WÜRGT"]);
    check(Language::German, &["schlägt", "schlaegt", "schlagt"]);
    assert_ne!(folding(Language::German).words("neue"), folding(Language::German).words("nähe"));
    assert_eq!(folding(Language::English).words("goes"), ["goes"]);
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
    let sentence = folding(Language::English).sentence("I don't know", 2);
    assert_eq!((sentence.words.len(), sentence.positions.len()), (2, 2));
}
