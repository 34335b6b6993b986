use super::*;

/// Phrases under headings: what shows a danger, and what only sounds like one.
fn phrases_of(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("tests/english.txt"),
        Language::French => include_str!("tests/french.txt"),
        Language::German => include_str!("tests/german.txt"),
        Language::Spanish => include_str!("tests/spanish.txt"),
        Language::Italian => include_str!("tests/italian.txt"),
        Language::Portuguese => include_str!("tests/portuguese.txt"),
        Language::Dutch => include_str!("tests/dutch.txt"),
    }
}

fn headed(language: Language) -> Vec<(Option<SafetyConcern>, &'static str)> {
    let (mut heading, mut phrases) = (None, Vec::new());
    for line in phrases_of(language).lines() {
        match line {
            "self-harm" => heading = Some(SafetyConcern::SelfHarm),
            "violence" => heading = Some(SafetyConcern::Violence),
            "medical" => heading = Some(SafetyConcern::MedicalEmergency),
            "harmless" => heading = None,
            phrase => phrases.push((heading, phrase)),
        }
    }
    phrases
}

#[test]
fn finds_dangers_and_leaves_what_only_sounds_like_one() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        for (expected, phrase) in headed(*language) {
            let found = concern(phrase, *language);
            if found != expected {
                wrong.push(format!("{language:?}: {phrase}: {found:?}, not {expected:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn finds_them_without_accents_capitals_and_punctuation() {
    for language in Language::ALL {
        for (expected, phrase) in headed(*language).into_iter().filter(|(expected, _)| expected.is_some()) {
            let spoken: String = phrase.to_lowercase().replace(['.', ',', '!', '?'], "");
            assert_eq!(concern(&spoken, *language), expected, "{language:?}: {spoken}");
            let long = format!("{spoken} {spoken}");
            assert_eq!(concern(&long, *language), expected, "{language:?}: {long}");
        }
    }
}

#[test]
fn a_harmless_phrase_does_not_hide_a_danger_beside_it() {
    for text in [
        "I would never hurt anyone, but I want to kill myself",
        "This deadline is killing me. I can't go on any more.",
        "i would never hurt myself but my husband hits me",
    ] {
        assert!(concern(text, Language::English).is_some(), "{text}");
    }
}

#[test]
fn finds_a_danger_in_another_language_only_if_the_answer_is_clearly_in_it() {
    let found = concern_of_answer("ich will nicht mehr leben", Language::English);
    assert_eq!(found, Some((SafetyConcern::SelfHarm, Language::German)));
    let found = concern_of_answer("je ne veux plus vivre dans la peur", Language::German);
    assert_eq!(found, Some((SafetyConcern::SelfHarm, Language::French)));
    assert_eq!(concern_of_answer("The new form is fine for me", Language::German), None);
    assert_eq!(concern_of_answer("", Language::German), None);
}

#[test]
fn a_harmless_phrase_is_harmless_in_interviews_in_another_language() {
    for language in Language::ALL {
        // The word for suicide is almost the same in most languages, and a needless pause is better than none.
        let harmless = headed(*language).into_iter();
        let harmless = harmless.filter(|(expected, text)| expected.is_none() && !text.contains("suic"));
        for (_, phrase) in harmless {
            // Related languages cannot be told apart in a few words.
            for interview in &[*language, Language::English, Language::German] {
                assert_eq!(
                    concern_of_answer(phrase, *interview),
                    None,
                    "{language:?} in {interview:?}: {phrase}"
                );
            }
        }
    }
}

#[test]
fn a_response_names_the_number_the_contact_and_the_pause_and_asks_nothing() {
    let contact = SafetyContact::parse("Dr. Ada Byron, +44 20 7946 0000").expect("a contact");
    for language in Language::ALL {
        for concern in [SafetyConcern::SelfHarm, SafetyConcern::Violence, SafetyConcern::MedicalEmergency] {
            let locale = Locale::from(*language);
            let text = response(concern, &locale, Some(&contact));
            assert!(text.contains(contact.as_str()) && !text.contains(['{', '}', '?']), "{text}");
            let texts = &phrases(*language).texts;
            assert!(text.ends_with(texts.pause), "{text}");
            let without = response(concern, &locale, None);
            assert!(without.chars().count() < 480 && !without.contains("  "), "{without}");
        }
    }
}

#[test]
fn the_number_depends_on_the_region() {
    let said =
        |locale: &str| response(SafetyConcern::SelfHarm, &Locale::parse(locale).expect("a locale"), None);
    assert!(said("de").contains("112") && said("pt-PT").contains("112") && said("en_gb").contains("112"));
    assert!(said("en-US").contains("911") && said("fr-CA").contains("911"));
    for locale in ["en", "es", "pt", "pt-BR", "en-AU", "es-419"] {
        assert!(!said(locale).contains(char::is_numeric), "{}", said(locale));
    }
}

#[test]
fn an_interviewer_does_not_take_what_it_reads_instead_for_a_concern() {
    for language in Language::ALL {
        assert_eq!(concern(withheld(*language), *language), None);
    }
}

#[test]
fn an_interviewer_reads_neither_the_danger_nor_what_was_said_about_it_last() {
    let turn = |role, text: &str| ConversationTurn { role, text: text.to_owned() };
    let locale = Locale::from(Language::English);
    let said = response(SafetyConcern::SelfHarm, &locale, None);
    let conversation = vec![
        turn(Role::Assistant, "How was your week?"),
        turn(Role::User, "I think about ending my life."),
        turn(Role::Assistant, &said),
    ];
    let read = without_concerns(conversation, Language::English);
    let expected =
        [turn(Role::Assistant, "How was your week?"), turn(Role::User, withheld(Language::English))];
    assert_eq!(read, expected);
}

#[test]
fn an_interviewer_reads_what_an_answer_says_besides_a_danger() {
    let turn = |text: &str| ConversationTurn { role: Role::User, text: text.to_owned() };
    let read = |text: &str| {
        let read = without_concerns(vec![turn(text)], Language::English);
        read.into_iter().map(|turn| turn.text).collect::<String>()
    };
    let withheld = withheld(Language::English);
    let answer = "The shifts are from eight to four. My husband hits me. The canteen is closed on Fridays.";
    let expected = format!("The shifts are from eight to four. The canteen is closed on Fridays. {withheld}");
    assert_eq!(read(answer), expected);
    // Neither sentence reports the danger on its own.
    assert_eq!(read("I have the pills here. I will take all of them to end it all."), {
        let kept = "I have the pills here.";
        format!("{kept} {withheld}")
    });
}

#[test]
fn an_answer_in_another_language_is_not_read_in_that_of_the_interview() {
    for text in ["Ich will die App nicht mehr.", "Ich will die Schichten gern tauschen."] {
        assert_eq!(concern(text, Language::German), None, "{text}");
        assert_eq!(concern_of_answer(text, Language::English), None, "{text}");
    }
    assert!(concern_of_answer("Honestly, ich will sterben.", Language::English).is_some());
}

#[test]
fn what_is_said_fits_one_short_turn() {
    for language in Language::ALL {
        let locale = Locale::from(*language);
        for concern in SafetyConcern::ALL {
            let text = response(*concern, &locale, None);
            assert!(text.split_whitespace().count() <= 45, "{text}");
            assert!(text.matches(['.', '!']).count() <= 3, "{text}");
            assert!(!text.contains(';'), "{text}");
        }
    }
}
