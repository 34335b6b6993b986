//! Questions about who gets to know the answers, and sentences that resemble annoyance.

use super::*;

#[test]
fn whether_someone_gets_to_know_the_answers_may_be_asked_by_name() {
    for (language, said) in [
        (Language::English, "I think that's all. Will Dean read this?"),
        (Language::English, "Does my team leader get to hear what I said?"),
        (Language::German, "Das war alles. Liest Frau Seidel das?"),
        (Language::German, "Kriegt mein Chef das mit?"),
        (Language::French, "C'est tout. Est-ce que Madame Roux va lire ça ?"),
        (Language::Spanish, "Eso es todo. ¿Va a leer esto Ramón?"),
        (Language::Italian, "Ho finito. Paola leggerà questo?"),
        (Language::Dutch, "Dat was het. Leest Joris dit?"),
        (Language::Portuguese, "É tudo. A Marta vai ler isto?"),
    ] {
        assert_eq!(InterpretedAnswer::of(said, language).meaning, AnswerIntent::Privacy, "{said}");
    }
}

#[test]
fn who_got_on_with_the_work_is_not_impatient() {
    for (language, said) in [
        (Language::English, "No, I just got on with it."),
        (Language::German, "Nein, ich habe einfach weitergemacht."),
        (Language::French, "Non, j'ai juste continué à travailler."),
    ] {
        assert!(InterpretedAnswer::of(said, language).meaning.is_answer(), "{said}");
    }
}
