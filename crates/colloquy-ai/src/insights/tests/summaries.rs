use super::*;

#[test]
fn a_summary_quotes_the_answer_and_names_its_question() {
    let turns = [
        (Assistant, "Hello, I am an AI interviewer. What did you like most about the new office?"),
        (User, "Well, let me think. The quiet rooms are wonderful for writing. Yes."),
        (Assistant, "And what would you change?"),
        (User, "The canteen closes far too early for the late shift."),
    ];
    let analysis = analysed("en", &turns);
    assert_eq!(
        analysis.summary.as_deref(),
        Some(
            "Asked “What did you like most about the new office?”, they said: “The quiet rooms are wonderful for \
             writing”. Asked “And what would you change?”, they said: “The canteen closes far too early for the \
             late shift”."
        )
    );
    assert_eq!(
        analysis.insights,
        Some(json!({
            "generator": "offline",
            "findings": [
                {
                    "text": "The quiet rooms are wonderful for writing.",
                    "sentiment": "positive",
                    "messageIds": [id(1).to_string(), id(0).to_string()],
                },
                {
                    "text": "The canteen closes far too early for the late shift.",
                    "sentiment": "negative",
                    "messageIds": [id(3).to_string(), id(2).to_string()],
                },
            ],
            "answered": 2,
            "questions": 2,
        }))
    );
    let key = |place: usize| analysis.remarks[place].insights.clone().expect("a key sentence");
    assert_eq!(key(0), json!({ "keySentence": "The quiet rooms are wonderful for writing." }));
}

#[test]
fn a_summary_is_framed_in_the_language_of_the_interview() {
    let frames = [
        (
            "fr-CA",
            "À la question «\u{a0}Why?\u{a0}», la réponse a été\u{a0}: «\u{a0}The noise at night\u{a0}».",
        ),
        ("de", "Auf die Frage „Why?“ lautete die Antwort: „The noise at night“."),
        ("es", "A la pregunta «Why?», la respuesta fue: «The noise at night»."),
        ("it", "Alla domanda «Why?» la risposta è stata: «The noise at night»."),
        ("pt-BR", "À pergunta “Why?”, a resposta foi: “The noise at night”."),
        ("nl", "Op de vraag “Why?” was het antwoord: “The noise at night”."),
        ("sw", "Asked “Why?”, they said: “The noise at night”."),
    ];
    for (locale, summary) in frames {
        let analysis = analysed(locale, &[(Assistant, "Why?"), (User, "The noise at night.")]);
        assert_eq!(analysis.summary.as_deref(), Some(summary));
    }
}

#[test]
fn a_summary_has_at_most_four_sentences_and_covers_different_questions() {
    let topics = ["salary", "holiday", "commute", "training", "manager", "equipment"];
    let said: Vec<(String, String)> = topics
        .iter()
        .map(|topic| {
            let long = format!("The {topic} gave me plenty of trouble in spring. My {topic} is fine by now.");
            (format!("What about the {topic}?"), long)
        })
        .collect();
    let turns: Vec<(Role, &str)> = said
        .iter()
        .flat_map(|(asked, answer)| [(Assistant, asked.as_str()), (User, answer.as_str())])
        .collect();
    let analysis = analysed("en", &turns);
    keeps_its_promises(&turns, &analysis);
    let summary = analysis.summary.as_ref().expect("a summary");
    assert_eq!(summary.matches("Asked “").count(), 4, "{summary}");
    let named = topics.iter().filter(|topic| summary.contains(&format!("What about the {topic}?"))).count();
    assert_eq!(named, 4, "{summary}");
    let cited = texts(&analysis);
    assert!(topics.iter().all(|topic| cited.iter().any(|text| text.contains(topic))), "{cited:?}");
}

#[test]
fn long_quotes_and_long_questions_are_cut_between_words() {
    let question =
        format!("Could you tell me {}?", "what exactly happened on that very day ".repeat(20).trim());
    let answer =
        "My colleagues and I unpacked countless heavy boxes full of old paper and forgotten machines "
            .repeat(9);
    let turns: Vec<(Role, &str)> =
        (0..5).flat_map(|_| [(Assistant, question.as_str()), (User, answer.as_str())]).collect();
    let analysis = analysed("de", &turns);
    keeps_its_promises(&turns, &analysis);
    let summary = analysis.summary.expect("a summary");
    assert!(summary.contains("on that…“ lautete die Antwort: „My colleagues and I unpacked"), "{summary}");
    assert!(summary.contains("full of old…“."), "{summary}");
}

#[test]
fn cites_at_most_ten_sentences_and_quotes_as_many_as_fit() {
    let things = [
        "roof",
        "cellar",
        "garden",
        "garage",
        "kitchen",
        "staircase",
        "attic",
        "bathroom",
        "balcony",
        "chimney",
        "hallway",
        "pantry",
    ];
    let said: Vec<(String, String)> = things
        .iter()
        .map(|thing| {
            let asked =
                format!("Thinking back to the whole of last winter, what do you remember of the {thing}?");
            let words: Vec<String> = (0..20).map(|place| format!("{thing}{place}")).collect();
            (asked, format!("{} horrible.", words.join(" ")))
        })
        .collect();
    let turns: Vec<(Role, &str)> = said
        .iter()
        .flat_map(|(asked, answer)| [(Assistant, asked.as_str()), (User, answer.as_str())])
        .collect();
    let analysis = analysed("fr", &turns);
    keeps_its_promises(&turns, &analysis);
    assert_eq!(findings(&analysis).len(), 10);
    assert_eq!(analysis.summary.expect("a summary").matches("À la question").count(), 2);
}

#[test]
fn a_part_of_a_long_sentence_is_marked_by_an_ellipsis() {
    let answer = format!(
        "{}, and then the terrible storm destroyed our beautiful greenhouse",
        "so it went on ".repeat(19).trim()
    );
    let summary = analysed("en", &[(User, &answer)]).summary;
    let expected = "They said: “…and then the terrible storm destroyed our beautiful greenhouse”.";
    assert_eq!(summary.as_deref(), Some(expected));
}

#[test]
fn terse_answers_are_still_quoted() {
    let turns =
        [(Assistant, "Do you use the app?"), (User, "No."), (Assistant, "Why not?"), (User, "I don't know.")];
    let summary = analysed("en", &turns).summary;
    assert_eq!(summary.as_deref(), Some("Asked “Do you use the app?”, they said: “No”."));
}

#[test]
fn a_second_quote_from_one_answer_is_joined_to_the_first() {
    let turns = [(User, "The boiler broke in January. Nobody repaired the window either.")];
    let summary = analysed("en", &turns).summary;
    let expected =
        "They said: “The boiler broke in January”. They also said: “Nobody repaired the window either”.";
    assert_eq!(summary.as_deref(), Some(expected));
}

#[test]
fn questions_without_an_answer_are_counted() {
    let turns = [
        (Assistant, "What do you do?"),
        (Assistant, "Are you still there?"),
        (User, "I repair bicycles in a small shop."),
        (Assistant, "Tell me more."),
        (User, "We mostly see old city bikes."),
        (Assistant, "Would you recommend the job?"),
        (User, "  "),
        (Assistant, "Thank you, goodbye."),
    ];
    let insights = analysed("en", &turns).insights.expect("insights");
    assert_eq!((&insights["answered"], &insights["questions"]), (&json!(2), &json!(4)));
}

#[test]
fn a_repeated_sentence_is_cited_once() {
    let turns = [
        (User, "The heating in our house never works."),
        (Assistant, "I see. Anything else?"),
        (User, "The heating in our house never works! And the neighbours play drums."),
    ];
    let analysis = analysed("en", &turns);
    assert_eq!(texts(&analysis), ["The heating in our house never works.", "And the neighbours play drums."]);
}

#[test]
fn a_question_back_is_no_finding() {
    let turns =
        [(Assistant, "How is the heating?"), (User, "Can you repeat the question? The radiator leaks.")];
    assert_eq!(texts(&analysed("en", &turns)), ["The radiator leaks."]);
}
