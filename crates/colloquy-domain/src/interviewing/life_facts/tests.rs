use super::*;
use Language::{Dutch, English, French, German, Italian, Portuguese, Spanish};

fn told(language: Language, answers: &[&str]) -> ToldFacts {
    let mut told = ToldFacts::default();
    answers.iter().for_each(|answer| told.add(answer, language));
    told
}

fn is_met(language: Language, condition: &str, answer: &str) -> bool {
    ConditionFacts::of(condition, language).are_met(&told(language, &[answer]), answer, language)
}

#[test]
fn facts_are_recognized_in_the_words_of_those_for_whom_they_are_so() {
    let met = [
        (English, "if they have a child with special needs", "My son is autistic, so new rooms are hard."),
        (English, "if they have older children at another school", "My eldest is in year two at St Mary's."),
        (English, "if their pet died", "He had to be put to sleep a week later."),
        (English, "if they pay by cash", "I still drop coins in the box."),
        (English, "if they use a wheelchair or a walker", "With my rollator I can't run for it."),
        (German, "Wenn sie Kinder haben", "Meine beiden sind vier und sieben."),
        (German, "Wenn sie umgezogen sind", "Wir wohnen jetzt in Freiburg."),
        (German, "Falls sie nach einem Unfall kamen", "Ich bin auf dem Eis ausgerutscht."),
        (French, "S'ils ont un chien", "On était à cinq avec le labrador."),
        (French, "Si la personne est à la retraite", "À soixante-douze ans, avec ma petite pension."),
        (French, "Si l'élève a raté l'examen", "La première fois j'ai été recalée pour un stop."),
        (Spanish, "Si tienen hijos", "Antes de dejar a la niña en el cole."),
        (Spanish, "Si han tenido una lesión", "Me rompí el menisco en marzo."),
        (Spanish, "Si no hablan bien español", "Soy rumana y había cosas que no entendía."),
        (Italian, "Se pagano in contanti", "Gli do i soldi alla porta."),
        (Italian, "Se lavoravano di notte", "Monto alle dieci di sera e smonto alle sei."),
        (Italian, "Se hanno un animale domestico", "Le crocchette per il gatto non si trovano."),
        (Portuguese, "Se tiverem um filho com necessidades especiais", "Ela tem trissomia 21."),
        (Portuguese, "Se pagaram em prestações", "Dividi em três vezes, que dava jeito."),
        (Portuguese, "Se sofreram um acidente de trabalho", "Caí da escada no serviço, em fevereiro."),
        (Dutch, "Als ze een chronische ziekte hebben", "Ik kom elke drie maanden voor mijn suiker."),
        (Dutch, "Als ze een dieet volgen", "Ik kan niet tegen gluten, dus het is voor mijn man."),
        (Dutch, "Als ze gevallen zijn", "Alleen gleed ik uit op het natte hout."),
        (Dutch, "Als ze met de trein kwamen", "Vanaf het station was het een eind lopen."),
    ];
    let missed: Vec<_> = met.iter().filter(|it| !is_met(it.0, it.1, it.2)).collect();
    assert!(missed.is_empty(), "{missed:#?}");
}

#[test]
fn facts_of_others_negations_and_part_of_a_fact_meet_no_condition() {
    let unmet = [
        (English, "if they have a child with special needs", "My son loves it there."),
        (English, "if they have a pet", "We don't have a dog."),
        (English, "if they complain about the app", "I use the app every day."),
        (English, "if they don't use the app", "I use the app every day."),
        (English, "if they have a dog that barks at night", "My dog is a labrador."),
        (German, "Wenn sie die App nutzen", "Die App nutze ich nicht."),
        (German, "Wenn sie Kinder haben", "Wir haben keine Kinder."),
        (French, "S'ils ont un chien", "Nous n'avons pas de chien."),
        (Spanish, "Si tienen hijos", "No tengo hijos."),
        (Italian, "Se hanno un animale domestico", "Non abbiamo un cane."),
        (Portuguese, "Se usam a aplicação", "Não uso a aplicação."),
        (Dutch, "Als ze kinderen hebben", "Wij hebben geen kinderen."),
    ];
    let wrong: Vec<_> = unmet.iter().filter(|it| is_met(it.0, it.1, it.2)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_clear_no_settles_a_condition_until_someone_says_otherwise() {
    let is_denied = |language, condition: &str, answers: &[&str]| {
        ConditionFacts::of(condition, language).are_denied(&told(language, answers))
    };
    for (language, condition, answer) in [
        (English, "if they have children", "I don't have kids, so the evenings are mine."),
        (English, "if they use the app", "We're not using the app."),
        (German, "Wenn sie die App benutzen", "Die App nutze ich nicht."),
        (French, "S'ils ont des enfants", "Nous n'avons pas d'enfants."),
        (Spanish, "Si usan la aplicación", "No uso la aplicación."),
        (Italian, "Se sono venuti in treno", "Siamo venuti in macchina."),
        (Portuguese, "Se têm filhos", "Não tenho filhos."),
        (Dutch, "Als ze een huisdier hebben", "Ik heb geen huisdieren."),
    ] {
        assert!(is_denied(language, condition, &[answer]), "{answer}");
    }
    assert!(!is_denied(English, "if they have children", &["Nobody told my son that."]));
    let both = ["I don't have a dog any more.", "But our cat is fifteen."];
    assert!(!is_denied(English, "if they have pets", &both));
}

#[test]
fn people_are_asked_about_facts_and_not_about_what_they_say_feel_or_want() {
    let may = |language, conditions: &[&str], is_asked: bool| {
        for condition in conditions {
            assert_eq!(may_ask_about(condition, language), is_asked, "{language:?}: {condition}");
        }
    };
    may(
        English,
        &["If they have a child with special needs", "If they use the app", "If they are new"],
        true,
    );
    may(English, &["If they came by train", "If they had an electric bike", "If they live alone"], true);
    may(English, &["If they mention a competitor", "If they sound unhappy", "If they say no"], false);
    may(English, &["If they complain about the price", "If they are unhappy", "If so"], false);
    may(English, &["If they had problems with the app", "If they don't use the app"], false);
    may(German, &["Wenn sie Kinder haben", "Falls sie mit dem Zug angereist sind"], true);
    may(German, &["Wenn sie einen anderen Anbieter nennen", "Wenn sie enttäuscht sind"], false);
    may(French, &["S'ils ont un chien", "Si la personne est à la retraite"], true);
    may(French, &["S'ils parlent du bruit", "Si elle envisage de partir", "S'ils sont déçus"], false);
    may(Spanish, &["Si tienen hijos", "Si usan la aplicación del banco"], true);
    may(Spanish, &["Si mencionan otro gimnasio", "Si se quejan de la espera", "Si están tristes"], false);
    may(Italian, &["Se hanno un animale domestico", "Se lavoravano di notte"], true);
    may(Italian, &["Se si lamentano dei prezzi", "Se dicono che hanno smesso di ordinare"], false);
    may(Portuguese, &["Se compraram pelo telemóvel", "Se vêm de ônibus"], true);
    may(Portuguese, &["Se falarem em mudar de creche", "Se reclamarem do transporte"], false);
    may(Dutch, &["Als ze kinderen hebben", "Als ze met de trein kwamen"], true);
    may(Dutch, &["Als ze over de telefoon klagen", "Als ze iets over de kosten zeggen"], false);
}

#[test]
fn nobody_is_asked_about_delicate_facts() {
    for (language, condition) in [
        (English, "If their pet died"),
        (English, "If they were injured"),
        (English, "If they are pregnant"),
        (English, "If they have debts"),
        (English, "If they go to church"),
        (German, "Falls sie nach einem Unfall kamen"),
        (German, "Falls sie arbeitslos sind"),
        (French, "Si l'élève a raté l'examen"),
        (Spanish, "Si han sufrido una estafa"),
        (Italian, "Se hanno perso il marito"),
        (Portuguese, "Se sofreram um acidente de trabalho"),
        (Dutch, "Als ze een chronische ziekte hebben"),
        (Dutch, "Als degene voor wie ze zorgen is overleden"),
    ] {
        assert!(!may_ask_about(condition, language), "{condition}");
    }
}
