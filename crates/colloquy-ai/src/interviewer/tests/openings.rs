use super::*;

/// Returns the interviewer's turns of an interview with these answers.
fn turns(locale: &str, prompt: &str, answers: &[&str]) -> Vec<String> {
    interview(locale, prompt, answers).into_iter().step_by(2).collect()
}

#[test]
fn a_topic_that_an_answer_was_about_is_only_added_to() {
    let cases = [
        (
            "en",
            "Ask about the journey, the room and the breakfast.",
            "By train, as always. The breakfast had very good bread.",
            "It was large and quiet.",
            "Would you like to add anything about the breakfast?",
        ),
        (
            "de",
            "Fragen Sie nach der Anreise, dem Zimmer und dem Frühstück.",
            "Mit dem Zug, wie immer. Das Frühstück hatte sehr gutes Brot.",
            "Es war groß und ruhig.",
            "Das Frühstück: Möchten Sie dazu noch etwas sagen?",
        ),
    ];
    for (locale, prompt, first, second, expected) in cases {
        let said = turns(locale, prompt, &[first, second, "No."]);
        assert!(said.iter().any(|turn| turn.ends_with(expected)), "{said:#?}");
        let count = said.iter().filter(|turn| turn.contains(expected)).count();
        assert_eq!(count, 1, "{said:#?}");
    }
}

#[test]
fn a_question_that_asks_something_of_its_own_is_asked_all_the_same() {
    let prompt = "Ask about the journey, and what they do during the session.";
    let said = turns("en", prompt, &["They forgot me once, and I missed the whole session.", "It was bad."]);
    assert!(said.iter().any(|turn| turn.contains("What do you do during the session?")), "{said:#?}");
}

#[test]
fn what_may_have_answered_a_question_is_repeated_before_it() {
    let cases = [
        (
            "en",
            "Ask how the reception was, who helped them, and how long the repair took.",
            "Fine. A man called Ted showed me where to sit, and it took nine days until I had my bike.",
            vec!["“A man called Ted showed me where to sit”", "“it took nine days until I had my bike”"],
        ),
        (
            "de",
            "Fragen Sie, wie die erste Woche war und wie sie mit den Kollegen klarkommen.",
            "Anstrengend. Die anderen Gesellen lachen viel mit mir.",
            vec!["„Die anderen Gesellen lachen viel mit mir“"],
        ),
        (
            "nl",
            "Vraag hoe ze zijn geïnformeerd, of de woning nu warmer is en hoe lang de overlast duurde.",
            "Met een brief. De verwarming kan nu twee graden lager, en het heeft dertien weken geduurd.",
            vec!["“De verwarming kan nu twee graden lager”", "“het heeft dertien weken geduurd”"],
        ),
    ];
    for (locale, prompt, first, quoted) in cases {
        let said = turns(locale, prompt, &[first, "That is it.", "That is it."]);
        for part in quoted {
            assert!(said.iter().any(|turn| turn.contains(part)), "{part}: {said:#?}");
        }
    }
}

#[test]
fn who_has_been_quoted_and_adds_little_is_not_asked_for_more() {
    let prompt = "Ask how the reception was, who helped them, and how the room was.";
    let first = "Fine. A man called Ted showed me where to sit.";
    let said = turns("en", prompt, &[first, "Ted.", "Large."]);
    let asked = said.iter().position(|turn| turn.contains("Who helped you?")).expect("the question");
    assert!(said[asked + 1].contains("the room"), "{said:#?}");
}

fn topics(locale: &str, prompt: &str) -> Vec<String> {
    let language = Locale::parse(locale).expect("a locale").language();
    crate::guide_of(prompt, language).topics.iter().map(|topic| topic.name.clone()).collect()
}

#[test]
fn how_to_hold_an_interview_is_no_topic() {
    for (locale, prompt, names) in [
        ("en", "Ask about:\n- the rota\n- the pay\n\nFormal, but warm.", vec!["the rota", "the pay"]),
        (
            "de",
            "Fragen Sie nach dem Zimmer und dem Essen. Förmlich, aber herzlich.",
            vec!["das Zimmer", "das Essen"],
        ),
        (
            "nl",
            "Vraag naar de kamer en het eten. Benadering: open en respectvol.",
            vec!["de kamer", "het eten"],
        ),
    ] {
        assert_eq!(topics(locale, prompt), names, "{prompt}");
    }
}

#[test]
fn two_things_in_one_item_of_a_list_are_one_topic() {
    let prompt = "What we want to know:\n- the flat\n- the caretaker\n- the neighbours and the house";
    assert_eq!(topics("en", prompt), ["the flat", "the caretaker", "the neighbours and the house"]);
}
