use super::folding::{FoldedSentence, WordPosition};
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
            let window = 0..words.len();
            let sentence = FoldedSentence {
                positions: vec![WordPosition::default(); words.len()],
                words: words.clone(),
            };
            let mut reading = Reading::of(matcher, sentence);
            let is_met = combination.wanted.iter().all(|group| reading.has(*group, &window));
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
        let groups = || language.tables().concepts.all().chain(language.tables().attitudes.all());
        let places: HashMap<&str, usize> = groups().map(|(name, _)| (name, 0)).collect();
        for (name, text) in groups() {
            for phrase in phrases(text, &places, folding(*language)) {
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

fn check(language: Language, expected: Option<DangerConcept>, texts: &[&str]) {
    for text in texts {
        assert_eq!(danger_concept(text, language), expected, "{text}");
    }
}

#[test]
fn an_idiom_or_a_denial_of_the_words_makes_them_harmless() {
    check(
        Language::English,
        None,
        &[
            "In that film he strangles her in the end.",
            "My husband never hit me and he never hits the kids.",
            "The patient was unconscious when the pump stopped.",
            "I would never hurt myself.",
            "I've never thought of killing myself.",
        ],
    );
    check(
        Language::German,
        None,
        &["Ich habe nie daran gedacht, mich umzubringen.", "Er hat mich nie geschlagen."],
    );
    check(Language::French, None, &["Je n'ai jamais pensé au suicide.", "Mon mari ne me frappe jamais."]);
    check(Language::Spanish, None, &["Nunca he querido hacerme daño.", "Mi marido no me ha pegado nunca."]);
    check(Language::Italian, None, &["Non ho mai pensato di farmi del male.", "Non penso al suicidio."]);
    check(Language::Portuguese, None, &["Não penso em suicídio.", "O meu marido nunca me bateu."]);
    check(Language::Dutch, None, &["Ik denk niet aan zelfmoord.", "Hij heeft me nooit geslagen."]);
}

#[test]
fn a_denial_of_one_danger_does_not_silence_another_in_the_same_sentence() {
    let violence = Some(DangerConcept::Violence);
    check(
        Language::English,
        violence,
        &[
            "I don't want to die but he'll kill me",
            "i dont want to die he says he will kill me",
            "I would never hurt myself, he hits me",
            "I'm not suicidal, my husband hits me",
            "I would never tell anyone he hits me",
            "I told her I would never, he hits me",
            "My father never hit me but my husband beats me",
        ],
    );
    check(Language::German, violence, &["Ich will nicht sterben aber mein Mann schlägt mich"]);
    check(Language::French, violence, &["Je ne veux pas mourir mais mon mari me frappe"]);
    check(Language::Spanish, violence, &["No quiero morir pero mi marido me pega"]);
    check(Language::Italian, violence, &["Non voglio morire ma mio marito mi picchia"]);
    check(Language::Portuguese, violence, &["Não quero morrer mas o meu marido bate-me"]);
    check(Language::Dutch, violence, &["Ik wil niet dood maar mijn man slaat me"]);
    let self_harm = Some(DangerConcept::SelfHarm);
    check(Language::English, self_harm, &["He never hit me and I want to kill myself"]);
    check(Language::German, self_harm, &["Das sage ich nie, ich habe mich selbst verletzt"]);
}

#[test]
fn what_but_separates_from_a_danger_does_not_make_it_harmless() {
    let self_harm = Some(DangerConcept::SelfHarm);
    check(Language::English, self_harm, &["The film was fine but I'm thinking of killing myself"]);
    check(Language::German, self_harm, &["Die App ist gut, aber ich denke daran mich umzubringen"]);
    check(Language::Spanish, self_harm, &["La aplicación va bien, pero pienso en suicidarme"]);
    check(Language::English, None, &["The film was fine and he strangles her"]);
}

#[test]
fn a_danger_is_noticed_as_people_type_it() {
    let self_harm = Some(DangerConcept::SelfHarm);
    check(Language::English, self_harm, &["dont want to live anymore", "I don’t want to live anymore"]);
    check(Language::German, self_harm, &["ich moechte nicht mehr leben", "ich mochte nicht mehr leben"]);
    check(Language::German, Some(DangerConcept::Violence), &["mein mann wuergt mich"]);
    check(Language::French, self_harm, &["jai plus envie de vivre", "j’ai plus envie de vivre"]);
    check(Language::English, Some(DangerConcept::MedicalEmergency), &["my dad isnt breathing"]);
}

#[test]
fn words_of_everyday_life_report_no_danger() {
    check(
        Language::English,
        None,
        &[
            "This time I do it on my own.",
            "He said he'd get me another one.",
            "Confidential waste goes in the grey bin.",
            "If I leave now I'll regret it.",
            "I'm worried I will be late.",
            "I often sit on the train and think about work.",
            "The files are taking up space on my laptop.",
            "We are not allowed to leave before five.",
        ],
    );
    check(
        Language::German,
        None,
        &[
            "Ich brauche Hilfe beim Formular.",
            "Der Knopf wird ganz blau.",
            "Sonst werde ich nicht fertig.",
            "Das ist eine Belastung für mich.",
            "Man darf nicht früher gehen.",
            "Dann ist der Text nicht mehr da.",
        ],
    );
    check(
        Language::French,
        None,
        &[
            "La vue m'a coupé le souffle.",
            "Le bouton devient tout gris.",
            "Je ne serai pas là lundi.",
            "Sinon ça me fera perdre du temps.",
            "Je suis assis, en train de réfléchir, comme souvent.",
        ],
    );
    check(
        Language::Spanish,
        None,
        &["Me tocó el turno de noche.", "Se cortó, ¿me repite la pregunta?", "El lunes no estaré."],
    );
    check(
        Language::Italian,
        None,
        &["Il parco sotto casa è pulito.", "Lunedì non ci sarò.", "Altrimenti pagherò di più."],
    );
    check(
        Language::Portuguese,
        None,
        &["Ninguém vai morrer se esperar até segunda.", "Se eu sair vou arrepender-me."],
    );
    check(
        Language::Dutch,
        None,
        &[
            "De app is blauw en wordt soms traag.",
            "Anders krijg ik er spijt van.",
            "Dan is het er niet meer.",
        ],
    );
}

mod false_alarms;
