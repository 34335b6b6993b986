use ConversationRequest::{Later, LetFinish, Presence, Reading, Voluntary, Wait, Withdrawal, Writing};

use super::*;
use crate::interviewing::answer_intents::{AnswerIntent, InterpretedAnswer};

fn check(language: Language, asked: &[(ConversationRequest, &str)]) {
    let meaning = |text: &str| InterpretedAnswer::of(text, language).meaning;
    let wrong: Vec<_> = asked
        .iter()
        .map(|(request, text)| (AnswerIntent::Request(*request), *text, meaning(text)))
        .filter(|(expected, _, found)| expected != found)
        .collect();
    assert!(wrong.is_empty(), "{language:?}: {wrong:#?}");
}

#[test]
fn understands_requests_in_every_language() {
    check(
        Language::English,
        &[
            (Wait, "Sorry, the doorbell, one moment."),
            (Wait, "Hang on, let me think about that for a second."),
            (LetFinish, "I wasn't finished."),
            (LetFinish, "You cut me off there."),
            (Later, "Can I do this another time? I'm at work."),
            (Later, "My battery is about to die."),
            (Presence, "Hello? Are you still there?"),
            (Writing, "I'd prefer to write instead of talking."),
            (Reading, "I'm hard of hearing, can you write it?"),
            (Voluntary, "Do I have to answer that?"),
            (Voluntary, "What happens if I don't answer?"),
            (Withdrawal, "Can I delete what I said?"),
            (Withdrawal, "Can I take that back, please don't write that down."),
        ],
    );
    check(
        Language::German,
        &[
            (Wait, "Moment, es klingelt gerade an der Tür, warten Sie kurz."),
            (LetFinish, "Ich war noch nicht fertig."),
            (Later, "Können wir das später machen? Ich bin bei der Arbeit."),
            (Later, "Mein Akku ist gleich leer."),
            (Presence, "Hallo, sind Sie noch da?"),
            (Writing, "Kann ich das auch tippen?"),
            (Reading, "Ich bin schwerhörig, kann ich die Frage lesen?"),
            (Voluntary, "Muss ich darauf antworten?"),
            (Withdrawal, "Können Sie das wieder löschen?"),
        ],
    );
    check(
        Language::French,
        &[
            (Wait, "Attendez, on sonne."),
            (LetFinish, "Je n'avais pas fini."),
            (Later, "On peut faire ça plus tard ?"),
            (Presence, "Vous êtes toujours là ?"),
            (Writing, "Je préfère écrire."),
            (Reading, "Je suis malentendante, je peux lire la question ?"),
            (Voluntary, "Est-ce que c'est obligatoire ?"),
            (Withdrawal, "Pouvez-vous effacer ce que j'ai dit ?"),
        ],
    );
    check(
        Language::Spanish,
        &[
            (Wait, "Un momento, llaman a la puerta."),
            (LetFinish, "No había terminado."),
            (Later, "¿Podemos seguir más tarde?"),
            (Presence, "¿Sigue ahí?"),
            (Writing, "Prefiero escribir."),
            (Reading, "Oigo mal, ¿puedo leer la pregunta?"),
            (Voluntary, "¿Tengo que contestar a eso?"),
            (Withdrawal, "¿Puede borrar lo que he dicho?"),
        ],
    );
    check(
        Language::Italian,
        &[
            (Wait, "Un attimo, suonano alla porta."),
            (LetFinish, "Non avevo finito."),
            (Later, "Possiamo continuare più tardi?"),
            (Presence, "È ancora lì?"),
            (Writing, "Preferisco scrivere."),
            (Reading, "Ci sento poco, posso leggere la domanda?"),
            (Voluntary, "Devo rispondere per forza?"),
            (Withdrawal, "Può cancellare quello che ho detto?"),
        ],
    );
    check(
        Language::Dutch,
        &[
            (Wait, "Wacht even, de bel gaat."),
            (LetFinish, "Ik was nog niet klaar."),
            (Later, "Kunnen we dit later doen?"),
            (Presence, "Bent u er nog?"),
            (Writing, "Ik wil liever typen."),
            (Reading, "Ik ben slechthorend, kan ik de vraag lezen?"),
            (Voluntary, "Moet ik dat beantwoorden?"),
            (Withdrawal, "Kunt u dat weer verwijderen?"),
        ],
    );
    check(
        Language::Portuguese,
        &[
            (Wait, "Só um segundo, estão a tocar à porta."),
            (LetFinish, "Não tinha acabado."),
            (Later, "Podemos continuar mais tarde?"),
            (Presence, "Ainda está aí?"),
            (Writing, "Prefiro escrever."),
            (Reading, "Ouço mal, posso ler a pergunta?"),
            (Voluntary, "Tenho de responder a isso?"),
            (Withdrawal, "Pode apagar o que eu disse?"),
        ],
    );
}

#[test]
fn an_answer_that_sounds_like_a_request_is_an_answer() {
    for (language, text) in [
        (Language::English, "Hold on, I think it was in March, right after the move."),
        (Language::English, "They told me to hang on, and I waited twenty minutes on the phone for nothing."),
        (
            Language::English,
            "My manager kept telling everyone that we could do the rest later, and then nobody did it.",
        ),
        (
            Language::English,
            "I rang the office in May and asked them, can I do this later, because my mother was in hospital, and the \
             woman there told me that the form was due the same day and that was it.",
        ),
        (Language::German, "Moment, das war im März, kurz nach dem Umzug in die neue Wohnung."),
        (Language::German, "Der Chef hat mich in jeder Besprechung unterbrochen, das war schlimm."),
        (Language::French, "Le chef me coupait la parole à chaque réunion, c'était pénible."),
        (Language::Italian, "Mi sento male da tre settimane."),
        (Language::French, "J'attends un rendez-vous depuis trois mois."),
        (Language::Spanish, "Siempre hay alguien que me ayuda."),
        (Language::Spanish, "Hubo un momento en que quise dejarlo todo."),
        (Language::German, "Manchmal warten sie zwei Wochen auf einen Termin."),
        (Language::German, "Ein andermal war die Ärztin sehr freundlich."),
        (Language::German, "Ich wollte im Portal meine Daten löschen."),
        (Language::English, "There isn't a good time to talk to my manager."),
        (Language::English, "I would rather write an email than call."),
        (Language::Dutch, "Het kantoor was bijna leeg."),
        (Language::Portuguese, "Houve um momento em que quis desistir."),
    ] {
        let meaning = InterpretedAnswer::of(text, language).meaning;
        assert!(meaning.is_answer(), "{text}: {meaning:?}");
    }
}

#[test]
fn an_answer_beside_a_request_is_kept() {
    let heard = InterpretedAnswer::of(
        "You cut me off there. The boss never once listened to the people on the night shift.",
        Language::English,
    );
    assert_eq!((heard.meaning, heard.has_answer), (AnswerIntent::Request(LetFinish), true));
}

/// The examples of what else answers mean, from which the classifier learns.
fn examples(language: Language, file: &str) -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../colloquy-languages/src");
    let name = format!("{language:?}").to_lowercase();
    let text = std::fs::read_to_string(format!("{folder}/{name}/examples/{file}.txt"));
    text.unwrap_or_default().lines().map(str::to_owned).collect()
}

/// Those of the examples below that are requests all the same.
const REQUESTS_AMONG_EXAMPLES: [&str; 11] = [
    "My battery is about to die.",
    "I am there now, can you hear me?",
    "One moment, the doorbell's ringing.",
    "Hello, can you hear me all right?",
    "Ma batterie va mourir.",
    "Ich hör schlecht, die Induktionsschleife hat geholfen.",
    "ähm da muss ich kurz überlegen",
    "tja da muss ich mal kurz nachdenken",
    "A ver, déjeme pensar.",
    "Aspetti, mi faccia pensare.",
    "aspetti che ci penso",
];

#[test]
fn examples_of_answers_ask_for_nothing() {
    const FILES: [&str; 12] = [
        "ordinary",
        "harmless",
        "not_stop",
        "not_refusal",
        "not_ask",
        "not_annoyed",
        "not_already_said",
        "statements/complaint",
        "statements/harm",
        "statements/praise",
        "statements/wish",
        "statements/neutral",
    ];
    let mut found = Vec::new();
    for &language in Language::ALL {
        for line in FILES.iter().flat_map(|file| examples(language, file)) {
            if let Some((AnswerIntent::Request(_), _)) = request(&line, language) {
                found.push(line);
            }
        }
    }
    assert_eq!(found, REQUESTS_AMONG_EXAMPLES);
}

#[test]
fn a_wish_to_stop_or_a_refusal_beside_a_request_counts() {
    for (language, text, wanted) in [
        (Language::English, "I want to stop now. Please delete my answers.", AnswerIntent::Stop),
        (Language::English, "Someone's at the door, I have to end this.", AnswerIntent::Stop),
        (Language::English, "I'd rather not say. Do I have to answer that?", AnswerIntent::Refusal),
        (Language::German, "Es klingelt an der Tür, wir müssen aufhören.", AnswerIntent::Stop),
        (Language::German, "das muss ich hier nicht beantworten", AnswerIntent::Refusal),
        (Language::German, "Vielleicht ein andermal.", AnswerIntent::Refusal),
        (Language::Dutch, "de bel gaat, ik moet weg", AnswerIntent::Stop),
    ] {
        assert_eq!(InterpretedAnswer::of(text, language).meaning, wanted, "{text}");
    }
}

#[test]
fn who_asks_for_a_moment_may_say_what_interrupts_them() {
    check(
        Language::English,
        &[(Wait, "One second, my son is crying."), (Wait, "Hang on, I just have to let somebody in.")],
    );
    check(
        Language::German,
        &[(Wait, "Moment mal, das Baby schreit."), (Wait, "Einen Moment, ich muss kurz aufmachen.")],
    );
    check(Language::French, &[(Wait, "Un instant, mon fils pleure.")]);
    check(Language::Spanish, &[(Wait, "Un momento, que me llaman, es mi hijo pequeño.")]);
    check(Language::Italian, &[(Wait, "Un attimo, sta piangendo la bambina piccola.")]);
    check(Language::Dutch, &[(Wait, "Momentje, ik moet even de hond binnenlaten.")]);
    check(Language::Portuguese, &[(Wait, "Um momento, está a chorar a minha filha mais nova.")]);
    let told = "Hang on, my son was ill in March and nobody from the school rang us for two weeks.";
    assert!(InterpretedAnswer::of(told, Language::English).meaning.is_answer());
}
