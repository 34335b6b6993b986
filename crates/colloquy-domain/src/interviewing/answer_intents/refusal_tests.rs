//! Refusals as people word them, in every language.

use super::*;

#[test]
fn understands_refusals_in_many_words() {
    let mut missed = Vec::new();
    for (language, refusals) in REFUSALS {
        for refusal in refusals.lines().map(str::trim).filter(|line| !line.is_empty()) {
            if !InterpretedAnswer::of(refusal, language).meaning.declines() {
                missed.push((language, refusal));
            }
        }
    }
    assert!(missed.is_empty(), "{missed:#?}");
}

#[test]
fn what_is_told_after_a_refusal_is_an_answer() {
    for (language, answer) in [
        (
            Language::German,
            "Morgens kommen sie pünktlich, da kann ich nichts sagen. Aber abends kommen sie manchmal erst um halb zehn.",
        ),
        (
            Language::English,
            "I'd rather not say who it was. But the whole kitchen was closed for two weeks after that.",
        ),
    ] {
        assert!(InterpretedAnswer::of(answer, language).meaning.is_answer(), "{answer}");
    }
    let reason = "I'd rather not say. That is private and I would like you to respect that please.";
    assert!(InterpretedAnswer::of(reason, Language::English).meaning.declines());
    let last = "The kitchen was closed for two weeks after that. I'd rather not say who it was.";
    let heard = InterpretedAnswer::of(last, Language::English);
    assert!(heard.meaning.declines() && heard.has_answer);
}

#[test]
fn understands_a_question_that_is_passed_or_unwelcome() {
    for (language, refusal) in [
        (Language::English, "That question makes me rather uncomfortable."),
        (Language::German, "Bei der Frage passe ich lieber."),
        (Language::German, "Dürfen wir das bitte auslassen?"),
        (Language::German, "Sowas sage ich doch keinem Computer."),
        (Language::French, "Votre question me gêne un peu."),
        (Language::French, "Là, je passe mon tour."),
        (Language::Spanish, "Su pregunta me resulta incómoda."),
        (Language::Spanish, "Vamos a saltarla, mejor."),
        (Language::Spanish, "Eso no se lo cuento a una máquina."),
        (Language::Italian, "Questa domanda mi imbarazza."),
        (Language::Italian, "Su questo passo volentieri."),
        (Language::Italian, "Di questo non dico nulla."),
        (Language::Portuguese, "Essa pergunta incomoda-me."),
        (Language::Portuguese, "Pergunte-me outra coisa, por favor."),
        (Language::Dutch, "Die vraag vind ik ongemakkelijk."),
        (Language::Dutch, "Vraagt u me liever iets anders."),
    ] {
        assert!(InterpretedAnswer::of(refusal, language).meaning.declines(), "{language:?}: {refusal}");
    }
    for (language, answer) in [
        (Language::German, "Ich passe abends auf meine Enkel auf."),
        (Language::French, "Je passe par la gare tous les matins."),
        (Language::Spanish, "Paso por esa calle cada mañana."),
        (Language::Italian, "Su questa linea il treno non passa mai."),
    ] {
        assert!(InterpretedAnswer::of(answer, language).meaning.is_answer(), "{language:?}: {answer}");
    }
}

#[test]
fn an_answer_about_refusing_is_an_answer() {
    for (language, answer) in [
        (Language::English, "My manager never wanted to discuss our hours, so I left."),
        (Language::English, "I want to keep working in nursing because I love the patients."),
        (Language::German, "Meine Chefin wollte nie mit uns über die Schichten sprechen."),
        (Language::French, "Mon chef ne voulait jamais parler avec nous des horaires."),
        (Language::Spanish, "Mi jefa nunca quería hablar con nosotros de los turnos."),
        (Language::Italian, "Il mio capo non voleva mai parlare con noi dei turni."),
        (Language::Portuguese, "O meu chefe evitava sempre conversar connosco sobre os turnos."),
        (Language::Dutch, "Mijn chef wilde nooit met ons over de diensten praten."),
    ] {
        assert!(InterpretedAnswer::of(answer, language).meaning.is_answer(), "{language:?}: {answer}");
    }
}

const REFUSALS: [(Language, &str); 7] = [
    (
        Language::English,
        "I'd prefer not to discuss that with you.
         I don't really feel like getting into that right now.
         Let's leave that one aside, please.
         That stays between my doctor and me.
         Honestly, that's nobody's business but mine.
         I'm not going to answer that.
         I would rather keep that to myself.
         I'm not comfortable talking about it.
         Could we talk about something else?
         No comment on that one.
         That's a bit too personal for me.
         I don't wish to share any details about it.",
    ),
    (
        Language::German,
        "Darüber möchte ich eigentlich nicht reden.
         Das behalte ich lieber für mich.
         Dazu will ich mich nicht äußern.
         Das bleibt zwischen meiner Ärztin und mir.
         Das geht niemanden etwas an.
         Können wir das bitte überspringen?
         Da möchte ich ungern ins Detail gehen.
         Das ist mir ehrlich gesagt zu privat.
         Lassen wir das bitte weg.
         Ich werde diese Frage nicht beantworten.
         Auf die Gründe möchte ich nicht eingehen.
         Sprechen wir lieber über etwas anderes.",
    ),
    (
        Language::French,
        "Je n’ai pas envie d’en parler.
         Je préférerais ne pas entrer dans les détails.
         Ça reste entre mon médecin et moi.
         Cela ne regarde personne d’autre que moi.
         Je préfère garder ça pour moi.
         Laissons cela de côté, s’il vous plaît.
         Je ne souhaite pas aborder ce sujet.
         C’est un peu trop personnel pour moi.
         On peut passer à autre chose ?
         Je ne tiens pas à m’exprimer là-dessus.
         Je ne répondrai pas à cette question.
         J’aimerais autant ne rien dire à ce sujet.",
    ),
    (
        Language::Spanish,
        "De eso no quiero hablar.
         Preferiría no entrar en detalles.
         Eso queda entre mi médico y yo.
         Eso no le importa a nadie.
         Prefiero guardármelo para mí.
         Dejemos ese tema, por favor.
         No me apetece contarlo.
         Es un asunto demasiado personal.
         ¿Podemos pasar a otra cosa?
         No voy a contestar a esa pregunta.
         No me siento cómoda hablando de ello.
         Mejor no digo nada de eso.",
    ),
    (
        Language::Italian,
        "Di questo non voglio parlare.
         Preferirei non entrare nei dettagli.
         Resta tra me e il mio medico.
         Sono affari miei.
         Preferisco tenermelo per me.
         Lasciamo perdere questo argomento.
         Non me la sento di parlarne.
         È una cosa troppo personale.
         Possiamo passare ad altro?
         Non intendo rispondere a questa domanda.
         Vorrei evitare di dire qualcosa su questo.
         Non ho voglia di raccontarlo.",
    ),
    (
        Language::Portuguese,
        "Disso não quero falar.
         Preferia não entrar em pormenores.
         Isso fica entre mim e o meu médico.
         Isso não diz respeito a ninguém.
         Prefiro guardar isso para mim.
         Vamos deixar esse tema de lado.
         Não me sinto à vontade para falar disso.
         É um assunto demasiado pessoal.
         Podemos passar a outra coisa?
         Não vou responder a essa pergunta.
         Não tenho vontade de contar isso.
         Gostaria de saltar esta pergunta.",
    ),
    (
        Language::Dutch,
        "Daar wil ik het niet over hebben.
         Ik ga daar liever niet op in.
         Dat blijft tussen mijn arts en mij.
         Dat gaat niemand iets aan.
         Dat houd ik liever voor mezelf.
         Laten we dat maar overslaan.
         Daar heb ik geen zin in om te vertellen.
         Dat vind ik te persoonlijk.
         Kunnen we het over iets anders hebben?
         Ik wil deze vraag niet beantwoorden.
         Daar zeg ik liever niets over.
         Die vraag beantwoord ik niet.",
    ),
];

#[test]
fn a_hesitation_before_an_answer_refuses_nothing() {
    let answers = [
        (Language::English, "Hmm, so… uh…", "He shouted in front of everyone, and I cried in the car."),
        (Language::German, "Hm, also… äh…", "Er hat vor allen geschrien, und ich habe im Auto geweint."),
        (Language::French, "Hum, alors… euh…", "Lui, il criait devant tout le monde, j'en pleurais."),
        (Language::Spanish, "Eh, pues… mmm…", "Gritaba delante de todos, y yo lloraba en el coche."),
        (Language::Italian, "Ehm, allora… mah…", "Urlava davanti a tutti, e io piangevo in macchina."),
        (Language::Portuguese, "Hum, bem… pois…", "Ele gritava à frente de todos, e eu chorava no carro."),
        (Language::Dutch, "Hm, nou… eh…", "Hij schreeuwde waar iedereen bij was, en ik huilde in de auto."),
    ];
    for (language, hesitation, answer) in answers {
        for lead in hesitation.split_inclusive('…').chain([hesitation]) {
            let said = format!("{} {answer}", lead.trim());
            assert!(InterpretedAnswer::of(&said, language).meaning.is_answer(), "{language:?}: {said}");
        }
    }
}

/// Answering mails and calls is work, and people describe it.
#[test]
fn having_to_answer_others_and_not_recommending_something_refuse_nothing() {
    use Language::{Dutch, English, French, German, Italian, Portuguese, Spanish};
    let answers = [
        (English, "I have to answer a lot of emails."),
        (German, "Ich muss viele Mails beantworten."),
        (French, "Je dois répondre à beaucoup de courriels."),
        (Spanish, "Tengo que responder muchos correos."),
        (Spanish, "De momento no, a un compañero no se la recomiendo."),
        (Italian, "Devo rispondere a tante mail."),
        (Italian, "Per adesso no, a un collega non la consiglio. Fra sei mesi magari."),
        (Portuguese, "Tenho de responder a muitos e-mails."),
        (Dutch, "Ik moet veel mails beantwoorden."),
    ];
    let meaning = |(language, text): &(Language, &str)| InterpretedAnswer::of(text, *language).meaning;
    let refused: Vec<_> = answers.iter().filter(|it| meaning(it).declines()).collect();
    assert!(refused.is_empty(), "{refused:#?}");
}
