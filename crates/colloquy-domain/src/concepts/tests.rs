use super::*;

/// Returns words with which the first phrase of a group is met.
fn sample<C: Copy + PartialEq>(matcher: &ConceptMatcher<C>, group: usize) -> Vec<String> {
    let words = |element: &Element| match element {
        Element::Gap => Vec::new(),
        Element::Group(other) => sample(matcher, *other),
        Element::OneOf(sequences) => sequences[0].iter().map(|form| form.text.clone()).collect(),
    };
    matcher.groups[group][0].iter().flat_map(words).collect()
}

fn check_combinations<C: Copy + PartialEq>(matcher: &ConceptMatcher<C>, language: Language) {
    for combination in &matcher.combinations {
        for reversed in [false, true] {
            let mut parts: Vec<Vec<String>> =
                combination.wanted.iter().map(|group| sample(matcher, *group)).collect();
            if reversed {
                parts.reverse();
            }
            let words = parts.concat();
            let (beginnings, window) = (matcher.beginnings(&words), 0..words.len());
            let has = |group: &usize| matcher.has(*group, &words, &window, &beginnings[*group]);
            let is_met = combination.wanted.iter().all(has);
            assert!(is_met, "{language:?}: {words:?}");
        }
    }
}

#[test]
fn every_combination_is_met_by_the_words_of_every_language_in_any_order() {
    for language in Language::ALL {
        check_combinations(DANGERS.of(*language), *language);
        check_combinations(ATTITUDE_MATCHERS.of(*language), *language);
        check_combinations(REPORT_MATCHERS.of(*language), *language);
    }
}

#[test]
fn every_phrase_of_every_group_has_words() {
    for language in Language::ALL {
        for (name, text) in language.tables().concepts.all().chain(language.tables().attitudes.all()) {
            for phrase in phrases(text, &HashMap::from([("kin", 0), ("agent", 0)])) {
                let has_words = phrase.iter().all(|element| match element {
                    Element::OneOf(sequences) => sequences.iter().all(|sequence| !sequence.is_empty()),
                    Element::Gap | Element::Group(_) => true,
                });
                let has_sign = phrase.iter().any(|element| !matches!(element, Element::Gap));
                assert!(has_words && has_sign, "{language:?}: {name}");
            }
        }
    }
}

#[test]
fn a_combination_reports_a_danger_in_any_order_and_without_accents() {
    for text in [
        "J'ai avalé toute la boîte il y a une heure.",
        "il y a une heure j'ai avale toute la boite",
        "TOUTE LA BOÎTE, je l'ai avalé il y a une heure",
    ] {
        assert_eq!(danger_concept(text, Language::French), Some(DangerConcept::SelfHarm), "{text}");
    }
}

#[test]
fn words_far_apart_or_in_two_sentences_are_no_combination() {
    let apart = "I took the bus. The whole packet of flyers was there an hour ago.";
    assert_eq!(danger_concept(apart, Language::English), None);
    let filler = "and then we went to the shop and looked at the shelves and talked about prices and so on ";
    let text = format!("I took it {filler}{filler} the whole packet {filler} an hour ago");
    assert_eq!(danger_concept(&text, Language::English), None);
}

#[test]
fn an_idiom_or_a_denial_beside_the_words_makes_them_harmless() {
    for text in [
        "In that film he strangles her in the end.",
        "My husband never hit me and he never hits the kids.",
        "The patient was unconscious when the pump stopped.",
    ] {
        assert_eq!(danger_concept(text, Language::English), None, "{text}");
    }
}
