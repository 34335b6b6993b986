use super::{LearningPace, SentenceClassifier};

fn pets_and_weather() -> SentenceClassifier<&'static str> {
    let pets = ["my dog sleeps a lot", "the cat is asleep", "our dogs are barking", "she feeds her cats"];
    let weather = ["it is raining again", "a sunny day", "the rain never stops", "the sun was shining"];
    let pets = pets.map(|sentence| ("pets", sentence));
    SentenceClassifier::learn(
        pets.into_iter().chain(weather.map(|sentence| ("weather", sentence))),
        LearningPace::THOROUGH,
    )
}

#[test]
fn recognizes_sentences_that_are_no_examples() {
    let classifier = pets_and_weather();
    for (sentence, label) in [("Their dog barks.", "pets"), ("It rained, then the sun came out!", "weather")]
    {
        let best = classifier.probabilities(sentence).best();
        assert!(
            best.is_some_and(|(best, probability)| best == label && probability > 0.6),
            "{sentence}: {best:?}"
        );
    }
}

#[test]
fn probabilities_add_up_to_one() {
    let probabilities = pets_and_weather().probabilities("").of_any(&["pets", "weather"]);
    assert!((probabilities - 1.0).abs() < 1e-5);
}

#[test]
fn the_same_examples_give_the_same_classifier() {
    let probability = || pets_and_weather().probabilities("a cat in the rain").of_any(&["pets"]);
    assert_eq!(probability(), probability());
}

#[test]
fn accents_capitals_and_punctuation_do_not_matter() {
    let examples = [
        ("yes", "déjà été à l’école"),
        ("yes", "déjà été à l’école hier"),
        ("no", "die straße"),
        ("no", "eine straße"),
    ];
    let classifier = SentenceClassifier::learn(examples, LearningPace::THOROUGH);
    let of = |sentence| classifier.probabilities(sentence).of_any(&["yes"]);
    assert_eq!(of("Déjà été, à l'école."), of("deja ete a l ecole"));
    assert_eq!(of("STRASSE"), of("straße"));
    assert!(of("deja ete") > 0.6 && of("Strasse") < 0.4);
}

#[test]
fn what_a_single_example_has_means_nothing() {
    let classifier = SentenceClassifier::learn(
        [("pets", "a dog"), ("pets", "a cat"), ("weather", "rain")],
        LearningPace::THOROUGH,
    );
    assert_eq!(classifier.probabilities("rain").best(), classifier.probabilities("unknown").best());
}
