use super::*;
use Sentiment::{Negative, Neutral, Positive};

fn check(locale: &str, expected: Sentiment, answers: &[&str]) {
    let read = answers.iter().map(|answer| (*answer, sentiment(locale, answer)));
    let wrong: Vec<_> = read.filter(|(_, read)| *read != expected).collect();
    assert!(wrong.is_empty(), "not {expected:?} in {locale}: {wrong:?}");
}

#[test]
fn how_often_something_happens_is_no_complaint() {
    check("en", Neutral, &["Twice a week.", "Twice a month, by bus."]);
    check("de", Neutral, &["Zweimal in der Woche."]);
    check("fr", Neutral, &["Deux fois par semaine."]);
    check("nl", Neutral, &["Twee keer per week."]);
}

#[test]
fn distinguishes_plain_praise_and_blame_in_every_language() {
    check("en", Positive, &["It is good.", "I like it", "Works well.", "👍", "I'm very happy with the team"]);
    check("en", Negative, &["It is bad.", "I don't like it", "Way too slow", "👎", "The app crashes a lot"]);
    check(
        "fr",
        Positive,
        &["C’est bien.", "J'adore cette application", "Plutôt pas mal", "C'est très pratique"],
    );
    check("fr", Negative, &["C’est mauvais.", "Je déteste ça", "C'est beaucoup trop lent", "Je suis déçue"]);
    check("de", Positive, &["Das ist gut.", "Ich mag es", "Kein Problem", "Das Team ist sehr freundlich"]);
    check("de", Negative, &["Das ist schlecht.", "Ich hasse es", "Viel zu langsam", "Die Bedienung nervt"]);
    check("es", Positive, &["Es bueno.", "Me gusta", "Me encanta la aplicación", "Sin problemas"]);
    check("es", Negative, &["Es malo.", "Odio esto", "Es demasiado lento", "La atención fue pésima"]);
    check("it", Positive, &["È buono.", "Mi piace", "L’assistenza è ottima", "Nessun problema"]);
    check("it", Negative, &["È cattivo.", "Odio questo", "È troppo lento", "L'assistenza è pessima"]);
    check("pt", Positive, &["É bom.", "Gosto disso", "O atendimento é ótimo", "Sem problemas"]);
    check("pt", Negative, &["É ruim.", "Odeio isso", "É muito lento", "O atendimento é péssimo"]);
    check(
        "nl",
        Positive,
        &["Het is goed.", "Ik vind het leuk", "Geen probleem", "De collega's zijn behulpzaam"],
    );
    check(
        "nl",
        Negative,
        &["Het is slecht.", "Ik haat het, haat!", "Veel te traag", "De storingen zijn vervelend"],
    );
}

#[test]
fn a_negation_applies_to_its_own_word() {
    check(
        "en",
        Negative,
        &["It is not good.", "It isn’t really helpful", "I was never happy there", "dont like it"],
    );
    check("en", Positive, &["Not bad at all!", "I can't complain", "It never fails", "We had no problems"]);
    check(
        "fr",
        Negative,
        &[
            "Ce n'est pas bien.",
            "Je n’aime vraiment pas la lenteur",
            "J'aime pas",
            "Ça n'a jamais été facile",
            "Ce n’est pas du tout clair",
        ],
    );
    check("fr", Positive, &["Ce n'est pas mauvais", "Aucun problème", "Je n’ai jamais été déçu"]);
    check(
        "de",
        Negative,
        &["Nicht gut.", "Das gefällt mir nicht", "Das funktioniert überhaupt nicht", "Kein gutes Gefühl"],
    );
    check("de", Positive, &["Nicht schlecht!", "Es war nie langweilig", "Ich habe keine Beschwerden"]);
    check("es", Negative, &["No es bueno.", "No me gusta", "Nunca ha sido fácil"]);
    check("es", Positive, &["No está mal.", "No es difícil", "Nunca tuve problemas"]);
    check("it", Negative, &["Non è buono.", "Non mi piace", "Non è mai stato facile"]);
    check("it", Positive, &["Non è male.", "Non è difficile", "Non ho mai avuto problemi"]);
    check("pt", Negative, &["Não é bom.", "Não gosto", "Nunca foi fácil"]);
    check("pt", Positive, &["Não é ruim.", "Não é difícil", "Nunca tive problemas"]);
    check(
        "nl",
        Negative,
        &["Niet goed.", "Het werkt niet prettig", "Ik vind dat niet leuk", "Dat bevalt niet, niet duidelijk"],
    );
    check("nl", Positive, &["Niet slecht!", "Het is niet moeilijk", "Ik heb geen klachten"]);
}

#[test]
fn a_negation_ends_with_its_clause() {
    check(
        "en",
        Positive,
        &["No, it is great.", "It did not rain, the trip was lovely", "Not only good but cheap, great"],
    );
    check(
        "de",
        Positive,
        &["Nein, das ist gut.", "Es ist gut und kostet nicht viel", "Nicht nur gut, auch schnell"],
    );
    check("es", Positive, &["No, me gusta mucho.", "No solo es bueno"]);
    check("nl", Positive, &["Het is goed en het kost niet veel", "Nee, het is prettig"]);
}

#[test]
fn the_part_after_but_weighs_more() {
    check("en", Negative, &["The people are nice but the work is boring."]);
    check("en", Positive, &["The work is boring but the people are nice."]);
    check("fr", Negative, &["L'équipe est sympa mais le travail est ennuyeux."]);
    check("de", Negative, &["Die Leute sind nett, aber die Arbeit ist langweilig."]);
    check("nl", Negative, &["De mensen zijn aardig, maar het werk is saai."]);
}

#[test]
fn the_stronger_word_wins() {
    check("en", Positive, &["The menu was a bit slow, the staff was very good."]);
    check("en", Negative, &["The staff was rather good, the menu was too slow."]);
    check(
        "en",
        Neutral,
        &["The menu was slow, the staff was very good.", "The menu was a bit slow, the staff good."],
    );
    check("en", Negative, &["It was fine and horrible at once."]);
}

#[test]
fn facts_greetings_and_balance_are_neutral() {
    check("en", Neutral, &["Good morning", "I work in the office on Mondays", "yes", "...", "Good and bad."]);
    check("fr", Neutral, &["Oui, bien sûr", "Je travaille à Lyon depuis deux ans", "Je ne sais pas"]);
    check("de", Neutral, &["Guten Tag", "Ich arbeite seit zwei Jahren in Köln", "Keine Ahnung"]);
    check("es", Neutral, &["Buenos días", "Trabajo en Madrid desde hace dos años", "No sé"]);
    check("it", Neutral, &["Va bene", "Lavoro a Milano da due anni", "Non lo so"]);
    check("pt", Neutral, &["Bom dia", "Trabalho em Lisboa há dois anos", "Não sei"]);
    check("nl", Neutral, &["Ja", "Ik werk al twee jaar in Utrecht", "Ik weet het niet"]);
}

#[test]
fn one_kind_word_in_a_long_report_of_facts_is_neutral() {
    let facts =
        "We received the parcel on Monday and put it into the warehouse on the second floor. ".repeat(10);
    check("en", Neutral, &[&format!("{facts} It was fine.")]);
    check("en", Positive, &["We received the parcel on Monday. It was fine."]);
}

#[test]
fn an_answer_in_another_language_is_read_in_that_language() {
    check("en", Positive, &["Je suis très contente de cette application, elle est vraiment agréable."]);
    check("fr", Negative, &["I am not happy with this at all, it was a waste of my time."]);
    check("es", Negative, &["Das ist wirklich nicht gut, ich bin mit der App sehr unzufrieden."]);
}

#[test]
fn a_few_foreign_words_do_not_change_the_language() {
    check("en", Negative, &["The button “ist und von gut” is bad."]);
}

#[test]
fn what_would_be_good_is_a_wish_and_what_is_followed_by_but_no_praise() {
    use colloquy_domain::insights::FindingKind::{self, Other, Praise, Wish};
    let kind = |language: Language, text: &str| -> FindingKind {
        let lexicon = lexicon::of(language);
        impact::kind_of(
            text,
            None,
            SentimentTally::of(&tokens::tokens(text, lexicon.elision()), lexicon),
            language,
        )
    };
    for (language, text, expected) in [
        (Language::English, "A letter would be good.", Wish),
        (Language::German, "Zwei Abende bis acht Uhr wären super.", Wish),
        (Language::Spanish, "Si fuera a las ocho, perfecto.", Wish),
        (Language::English, "It is interesting, but I pay to play.", Other),
        (Language::English, "It was slow at first, but the new one is great.", Praise),
    ] {
        assert_eq!(kind(language, text), expected, "{text}");
    }
}
