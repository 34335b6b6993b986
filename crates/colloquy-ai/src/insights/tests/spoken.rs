//! Sentences as people say them.

use super::*;
use Sentiment::{Negative, Neutral, Positive};

#[test]
fn spoken_sentences_are_read_as_they_are_meant() {
    let mut wrong = Vec::new();
    for (locale, expected, answers) in SPOKEN {
        let read = answers.iter().filter(|answer| sentiment(locale, answer) != *expected);
        wrong.extend(read.map(|answer| (expected, answer)));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

const SPOKEN: &[(&str, Sentiment, &[&str])] = &[
    (
        "en",
        Positive,
        &[
            "Support got back to me within minutes, brilliant.",
            "I've got no complaints whatsoever.",
            "My doctor took the time to explain everything and I felt taken care of.",
            "It wasn't as difficult as I expected.",
            "There is nothing I would change, it is perfect the way it is.",
        ],
    ),
    (
        "en",
        Negative,
        &[
            "The onboarding felt rushed and I was overwhelmed.",
            "I found the menus confusing.",
            "Honestly it's a mess.",
            "I waited forty minutes on the phone and nobody picked up.",
            "There isn't enough support from management.",
        ],
    ),
    ("en", Neutral, &["I usually log in after lunch.", "I'd like to use it on my tablet as well."]),
    (
        "fr",
        Positive,
        &["Je suis ravie, l'équipe est à l'écoute.", "Rien de mieux sur le marché, c'est génial."],
    ),
    (
        "fr",
        Negative,
        &[
            "Les menus prêtent à confusion et je m'y perds.",
            "C'est franchement n'importe quoi, je suis déçu.",
            "Je ne suis pas satisfait du service.",
        ],
    ),
    ("fr", Neutral, &["Je me connecte après le déjeuner.", "J'aimerais avoir une version pour tablette."]),
    (
        "de",
        Positive,
        &["Der Support hat sich sofort gemeldet, das fand ich klasse.", "Da kann ich mich nicht beschweren."],
    ),
    (
        "de",
        Negative,
        &[
            "Die Menüs sind verwirrend.",
            "Die Einarbeitung war chaotisch und ich war überfordert.",
            "Man wartet ewig und am Ende klappt es doch nicht.",
            "Ich bin damit überhaupt nicht zufrieden.",
            "Ich würde es nicht weiterempfehlen.",
        ],
    ),
    (
        "de",
        Neutral,
        &["Ich melde mich meistens nach dem Mittagessen an.", "Ich hätte gerne eine Version für das Tablet."],
    ),
    (
        "es",
        Positive,
        &[
            "El soporte respondió en minutos, genial.",
            "No tengo ninguna queja.",
            "Me ha ayudado mucho en mi trabajo.",
        ],
    ),
    (
        "es",
        Negative,
        &[
            "Los menús son confusos.",
            "La formación fue caótica y me sentí perdido.",
            "La aplicación se cae todo el tiempo y pierdo mi trabajo.",
        ],
    ),
    ("es", Neutral, &["Suelo entrar después de comer.", "Me gustaría tener una versión para tableta."]),
    ("it", Positive, &["L'assistenza ha risposto subito, fantastico.", "Non ho nulla di cui lamentarmi."]),
    (
        "it",
        Negative,
        &[
            "I menu creano confusione.",
            "La formazione è stata caotica e mi sono sentito perso.",
            "Non lo consiglierei a nessuno.",
        ],
    ),
    ("it", Neutral, &["Di solito accedo dopo pranzo.", "Mi piacerebbe avere una versione per tablet."]),
    ("pt", Positive, &["O suporte respondeu em minutos, fantástico.", "Não tenho nenhuma queixa."]),
    (
        "pt",
        Negative,
        &[
            "Os menus são confusos.",
            "A formação foi caótica e senti-me perdido.",
            "Não recomendaria a ninguém.",
        ],
    ),
    ("pt", Neutral, &["Costumo entrar depois do almoço.", "Gostaria de ter uma versão para tablet."]),
    (
        "nl",
        Positive,
        &["De helpdesk reageerde binnen een paar minuten, geweldig.", "Ik heb niets te klagen."],
    ),
    (
        "nl",
        Negative,
        &[
            "De menu's zijn verwarrend.",
            "De inwerkperiode was chaotisch en ik voelde me verloren.",
            "De app loopt steeds vast en dan ben ik mijn werk kwijt.",
            "Ik zou het niemand aanraden.",
        ],
    ),
    ("nl", Neutral, &["Meestal log ik in na de lunch.", "Ik zou graag een versie voor de tablet hebben."]),
];
