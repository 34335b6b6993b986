use super::super::answer_intents::InterpretedAnswer;
use super::*;

fn intent_of(text: &str, language: Language) -> AnswerIntent {
    InterpretedAnswer::of(text, language).meaning
}

#[test]
fn annoyance_with_the_interview_is_noticed_by_combinations_of_words() {
    use AnswerIntent::{AlreadySaid, FeelsIgnored, Impatient};
    for (language, text) in [
        (Language::English, "Good grief, how many more of these are there."),
        (Language::English, "You clearly didn't listen to a word of that."),
        (Language::English, "Do I really have to keep doing this?"),
        (Language::English, "Brilliant, yet another question about my feelings."),
        (Language::German, "Muss das jetzt wirklich sein?"),
        (Language::German, "Na super, und noch eine Frage zu meinen Gefühlen."),
        (Language::French, "Dites, il y en a encore combien comme ça."),
        (Language::French, "On peut accélérer, j'ai un train à prendre."),
        (Language::French, "Oh là là, encore une question ?"),
        (Language::Spanish, "Oiga, ¿cuántas quedan todavía de estas?"),
        (Language::Spanish, "Eso mismo me lo preguntó hace cinco minutos."),
        (Language::Italian, "Senta, ma quante ce ne sono ancora."),
        (Language::Italian, "Comincio a stufarmi di tutte queste domande."),
        (Language::Portuguese, "Olhe, quantas ainda faltam dessas."),
        (Language::Portuguese, "Isto é mesmo necessário?"),
        (Language::Dutch, "Kan het wat vlotter, ik moet een trein halen."),
        (Language::Dutch, "U heeft helemaal niet naar me geluisterd."),
    ] {
        let intent = intent_of(text, language);
        assert!(matches!(intent, FeelsIgnored | AlreadySaid | Impatient), "{text}: {intent:?}");
    }
}

#[test]
fn a_complaint_about_others_is_no_complaint_about_the_interview() {
    use AnswerIntent::{AlreadySaid, FeelsIgnored, Hostile, Impatient};
    for (language, text) in [
        (Language::English, "They kept asking me the same question at the desk."),
        (Language::English, "The training was a waste of time."),
        (Language::English, "No more questions from customers, that was a relief."),
        (Language::German, "Das Seminar war reine Zeitverschwendung."),
        (Language::German, "Mein Chef hört nie jemandem zu."),
        (Language::French, "Au guichet, ils m'ont posé trois fois la même question."),
        (Language::Spanish, "En la ventanilla me hicieron tres veces la misma pregunta."),
        (Language::Spanish, "Mi jefe no me escucha."),
        (Language::Italian, "Il mio capo non mi ascolta mai."),
        (Language::Portuguese, "O meu chefe não me ouve."),
        (Language::Italian, "Allo sportello mi hanno fatto tre volte la stessa domanda."),
        (Language::Portuguese, "No balcão fizeram-me três vezes a mesma pergunta."),
        (Language::Dutch, "Aan het loket vroegen ze me drie keer hetzelfde."),
    ] {
        let intent = intent_of(text, language);
        let is_complaint = matches!(intent, FeelsIgnored | AlreadySaid | Impatient | Hostile);
        assert!(!is_complaint && !intent.declines(), "{text}: {intent:?}");
    }
}

#[test]
fn what_takes_long_or_bores_is_a_complaint_only_if_it_is_the_interview() {
    for (language, text) in [
        (Language::English, "It takes too long until somebody answers the phone."),
        (Language::English, "The lessons are boring."),
        (Language::German, "Es dauert zu lange, bis das Essen kommt."),
        (Language::French, "Le trajet, c'est long."),
        (Language::Spanish, "Cuando llueve no funciona, es de chiste."),
        (Language::Italian, "La fila è troppo lunga."),
        (Language::Portuguese, "O balcão demora muito."),
        (Language::Dutch, "Vriendelijk, alleen hebben ze altijd haast."),
    ] {
        let intent = intent_of(text, language);
        assert!(intent.is_answer(), "{text}: {intent:?}");
    }
    for (language, text) in [
        (Language::English, "This is taking too long."),
        (Language::English, "I don't have much time."),
        (Language::German, "Mir dauert das hier zu lange."),
        (Language::German, "Ich hab's eilig."),
        (Language::French, "Je suis pressé."),
        (Language::Spanish, "Esto ya cansa."),
        (Language::Italian, "Ho fretta."),
        (Language::Portuguese, "Estou com pressa."),
        (Language::Dutch, "Dit gesprek duurt me echt te lang."),
    ] {
        assert_eq!(intent_of(text, language), AnswerIntent::Impatient, "{text}");
    }
}

#[test]
fn wanting_to_end_something_else_does_not_end_the_interview() {
    for (language, text) in [
        (Language::English, "I want to quit my job next spring."),
        (Language::English, "For a new card I have to go to the branch."),
        (Language::German, "Ich will mit der Schichtarbeit aufhören."),
        (Language::German, "Ich muss los, bevor der Bus fährt, also um sechs."),
        (Language::French, "Je voudrais arrêter mon contrat d'électricité."),
        (Language::Spanish, "Quiero dejarlo con los dulces."),
        (Language::Italian, "Devo andare in posta ogni settimana."),
        (Language::Portuguese, "Quero parar de trabalhar à noite."),
        (Language::Dutch, "Ik wil stoppen met mijn abonnement."),
    ] {
        let intent = intent_of(text, language);
        assert_ne!(intent, AnswerIntent::Stop, "{text}");
    }
}

#[test]
fn impatience_beside_a_question_or_an_answer_is_noticed() {
    let heard =
        InterpretedAnswer::of("How many questions are left? This is getting tiring.", Language::English);
    assert!(heard.meaning == AnswerIntent::Count && heard.is_hurried, "{heard:?}");
    let text = "This is taking too long. The heating broke down twice in January.";
    let heard = InterpretedAnswer::of(text, Language::English);
    assert!(heard.is_hurried && (heard.has_answer || heard.meaning.is_answer()), "{heard:?}");
    let heard = InterpretedAnswer::of("The heating broke down twice. It was cold.", Language::English);
    assert!(!heard.is_hurried, "{heard:?}");
}

#[test]
fn a_negation_of_somebody_else_or_a_doubt_refuses_nothing() {
    for (language, text) in [
        (Language::English, "I don't think I'd order again."),
        (Language::English, "They told me not to say anything to customers."),
        (Language::German, "Die Schwester durfte mir nichts dazu sagen."),
        (Language::French, "Il m'a demandé de ne pas déclarer l'accident."),
        (Language::Spanish, "Me pidió que no declarara el accidente."),
        (Language::Italian, "Ci hanno detto di non dire niente ai clienti."),
        (Language::Portuguese, "Ele me pediu para não comunicar o acidente."),
        (Language::Dutch, "Ze zeiden dat we niets tegen klanten mochten zeggen."),
    ] {
        assert!(intent_of(text, language).is_answer(), "{text}: {:?}", intent_of(text, language));
    }
}

#[test]
fn advice_to_say_nothing_is_a_refusal() {
    for (language, text) in [
        (Language::English, "My lawyer advised me to say nothing."),
        (Language::German, "Mein Anwalt hat mir geraten, dazu zu schweigen."),
        (Language::French, "Mon avocat m'a conseillé de me taire là-dessus."),
        (Language::French, "C'est couvert par le secret professionnel."),
        (Language::Spanish, "Mi abogado me aconsejó no decir nada."),
        (Language::Italian, "Il mio avvocato mi ha consigliato di non dire niente."),
        (Language::Portuguese, "O meu advogado aconselhou-me a não dizer nada."),
        (Language::Dutch, "Mijn advocaat heeft me aangeraden niets te zeggen."),
    ] {
        assert!(intent_of(text, language).declines(), "{text}: {:?}", intent_of(text, language));
    }
}
