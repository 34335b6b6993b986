//! What is said to an invitee who asks what a question means.

use super::*;

#[test]
fn a_question_that_was_not_clear_is_put_in_other_words() {
    for (locale, prompt, asked, explained) in [
        (
            "en",
            "Ask about the new rota and about the parking.",
            "What do you mean by that?",
            "I am sorry, that was not clear. I mean this: the new rota. What comes to mind when you think of it?",
        ),
        (
            "de",
            "Frage nach der Einarbeitung und nach dem Gehalt.",
            "Wie meinen Sie das?",
            "Entschuldigung, das war unklar gefragt. Ich meine Folgendes: die Einarbeitung. Was fällt Ihnen dazu ein?",
        ),
        (
            "fr",
            "Demande aux parents leur avis sur la cantine et sur la sieste.",
            "Comment ça ?",
            "Pardon, ma question n’était pas claire. Je parle de ceci : la cantine. Qu'est-ce qui vous vient à l'esprit ?",
        ),
    ] {
        let opening = spoken(&situation(locale, prompt, &[])).0;
        let (next, closes) = spoken(&situation(locale, prompt, &[&opening, asked]));
        assert_eq!((next.as_str(), closes), (explained, false));
        // It is explained once, and the answer then belongs to the topic.
        let (after, _) = spoken(&situation(locale, prompt, &[&opening, asked, &next, asked]));
        assert_ne!(after, next);
    }
}

#[test]
fn a_question_that_repeats_a_part_of_the_last_one_asks_what_it_means() {
    let prompt = "Ask how they get on with the new rota.";
    let opening = spoken(&situation("en", prompt, &[])).0;
    let (next, _) = spoken(&situation("en", prompt, &[&opening, "Get on with what, sorry?"]));
    assert!(next.starts_with("I am sorry, that was not clear."), "{next}");
    let (next, _) = spoken(&situation("en", prompt, &[&opening, "Who decides about that, please?"]));
    assert!(!next.contains("not clear"), "{next}");
}
