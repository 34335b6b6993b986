use super::*;

#[test]
fn a_summary_quotes_the_answers_under_their_topic_and_no_question() {
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
            "The new app: “The canteen closes far too early for the late shift” “The quiet rooms are wonderful for \
             writing”"
        )
    );
    let finding = |text: &str, kind: &str, sentiment: &str, asked: usize| {
        json!({
            "text": text,
            "kind": kind,
            "topic": "the new app",
            "sentiment": sentiment,
            "messageIds": [id(asked + 1).to_string(), id(asked).to_string()],
        })
    };
    assert_eq!(
        analysis.insights,
        Some(json!({
            "generator": "offline",
            "findings": [
                finding("The canteen closes far too early for the late shift.", "complaint", "negative", 2),
                finding("The quiet rooms are wonderful for writing.", "praise", "positive", 0),
            ],
            "answered": 2,
            "questions": 2,
            "refusedTopics": [],
            "uncoveredTopics": [],
            "safety": [],
        }))
    );
    let key = |place: usize| analysis.remarks[place].insights.clone().expect("a key sentence");
    assert_eq!(key(0), json!({ "keySentence": "The quiet rooms are wonderful for writing." }));
}

#[test]
fn a_summary_quotes_in_the_language_of_the_interview() {
    for (locale, quote) in [
        ("fr-CA", "«\u{a0}The noise at night\u{a0}»"),
        ("de", "„The noise at night“"),
        ("es", "«The noise at night»"),
        ("it", "«The noise at night»"),
        ("pt-BR", "“The noise at night”"),
        ("nl", "“The noise at night”"),
        ("sw", "“The noise at night”"),
    ] {
        let analysis = analysed(locale, &[(Assistant, "Why?"), (User, "The noise at night.")]);
        let summary = analysis.summary.expect("a summary");
        assert!(summary.ends_with(quote) && !summary.contains("Why"), "{summary}");
    }
}

#[test]
fn refused_and_uncovered_topics_are_named() {
    let guide = guide_of("- the rent\n- the neighbours\n- the garden", Language::English);
    let names: Vec<&str> = guide.topics.iter().map(|topic| topic.name.as_str()).collect();
    let turns = [
        (Assistant, guide.topics[0].opening.as_str()),
        (User, "The landlord raised it twice in one year."),
        (Assistant, guide.topics[1].opening.as_str()),
        (User, "I'd rather not say."),
    ];
    let analysis = analysed_by(&guide, "en", &turns);
    let insights = analysis.insights.as_ref().expect("insights");
    assert_eq!(insights["refusedTopics"], json!([names[1]]));
    assert_eq!(insights["uncoveredTopics"], json!([names[2]]));
    assert_eq!(insights["findings"][0]["topic"], json!(names[0]));
    let summary = analysis.summary.expect("a summary");
    assert!(summary.contains(&format!("They preferred not to talk about: {}.", names[1])), "{summary}");
    assert!(summary.contains(&format!("Not discussed: {}.", names[2])), "{summary}");
}

#[test]
fn what_was_asked_and_told_is_neither_refused_nor_filed_elsewhere_for_a_common_word() {
    let guide = guide_of("- the first day\n- the software\n- the garden", Language::English);
    let names: Vec<&str> = guide.topics.iter().map(|topic| topic.name.as_str()).collect();
    let turns = [
        (Assistant, guide.topics[0].opening.as_str()),
        (User, "They showed me around and gave me the keys."),
        (Assistant, "Could you tell me more about that?"),
        (User, "I'd rather not say."),
        (Assistant, guide.topics[1].opening.as_str()),
        (User, "I spend an hour a day typing things in again."),
        (Assistant, guide.topics[2].opening.as_str()),
        (User, "We only meet for the software there."),
    ];
    let analysis = analysed_by(&guide, "en", &turns);
    let insights = analysis.insights.as_ref().expect("insights");
    assert_eq!(insights["refusedTopics"], json!([]));
    assert_eq!(insights["uncoveredTopics"], json!([]));
    let found = insights["findings"].as_array().expect("findings");
    let typing = found.iter().find(|one| one["text"].as_str().is_some_and(|text| text.contains("typing")));
    assert_eq!(typing.expect("the finding")["topic"], json!(names[1]));
}

#[test]
fn a_summary_covers_different_questions() {
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
    assert!(!summary.contains("What about"), "{summary}");
    assert!(topics.iter().all(|topic| summary.contains(topic)), "{summary}");
    let cited = texts(&analysis);
    assert!(topics.iter().all(|topic| cited.iter().any(|text| text.contains(topic))), "{cited:?}");
}

#[test]
fn long_quotes_are_cut_between_words() {
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
    assert!(summary.contains("„My colleagues and I unpacked"), "{summary}");
    let cut = summary.split('…').next().expect("a cut quote");
    assert!(
        summary.contains('…') && answer.contains(&format!("{} ", cut.rsplit('„').next().expect("a quote"))),
        "{summary}"
    );
}

#[test]
fn cites_many_sentences_and_quotes_as_many_as_fit() {
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
    assert_eq!(findings(&analysis).len(), things.len());
    assert!(analysis.summary.expect("a summary").matches('«').count() >= 6);
}

#[test]
fn a_part_of_a_long_sentence_is_marked_by_an_ellipsis() {
    let answer = format!(
        "{}, and then the terrible storm destroyed our beautiful greenhouse",
        "so it went on ".repeat(19).trim()
    );
    let summary = analysed("en", &[(User, &answer)]).summary;
    let expected = "The new app: “…and then the terrible storm destroyed our beautiful greenhouse”";
    assert_eq!(summary.as_deref(), Some(expected));
}

#[test]
fn terse_answers_are_still_quoted() {
    let turns =
        [(Assistant, "Do you use the app?"), (User, "No."), (Assistant, "Why not?"), (User, "I don't know.")];
    let summary = analysed("en", &turns).summary;
    assert_eq!(summary.as_deref(), Some("The new app: “No”"));
}

#[test]
fn a_second_quote_from_one_answer_is_joined_to_the_first() {
    let turns = [(User, "The boiler broke in January. Nobody repaired the window either.")];
    let summary = analysed("en", &turns).summary;
    let expected = "The new app: “The boiler broke in January” “Nobody repaired the window either”";
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

/// What an answer to another question has answered was talked about, although it was never asked.
#[test]
fn what_was_answered_in_advance_is_not_listed_as_not_discussed() {
    let cases = [
        (
            "en",
            "Ask how the first day went, and whether they would recommend the club to a friend.",
            "The first day was long. I would recommend it to anyone who likes the cold.",
        ),
        (
            "de",
            "Frage, wie der erste Tag war, und seit wann sie hier wohnen.",
            "Der erste Tag war lang. Ich wohne seit neun Jahren im Haus.",
        ),
        (
            "nl",
            "Vraag hoe de eerste dag was en hoe ze bij het koor gekomen zijn.",
            "De eerste dag was lang. Mijn buurvrouw nam me mee.",
        ),
    ];
    for (locale, prompt, answer) in cases {
        let guide = guide_of(prompt, Locale::parse(locale).expect("a locale").language());
        let opening = guide.topics[0].opening.as_str();
        let analysis = analysed_by(&guide, locale, &[(Assistant, opening), (User, answer)]);
        let insights = analysis.insights.expect("insights");
        assert_eq!(insights["uncoveredTopics"], json!([]), "{answer}");
        let analysis = analysed_by(&guide, locale, &[(Assistant, opening), (User, "OK.")]);
        let insights = analysis.insights.expect("insights");
        assert_ne!(insights["uncoveredTopics"], json!([]), "{answer}");
    }
}
