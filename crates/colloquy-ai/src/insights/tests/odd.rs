use super::*;

#[test]
fn a_conversation_without_answers_has_an_empty_analysis() {
    for turns in
        [&[][..], &[(Assistant, "How are you?")], &[(Assistant, "How are you?"), (User, " \n\u{200b}")]]
    {
        let analysis = analysed("en", turns);
        keeps_its_promises(turns, &analysis);
        assert_eq!((analysis.summary.as_ref(), analysis.sentiment, analysis.remarks.len()), (None, None, 0));
        let insights = analysis.insights.expect("insights");
        assert_eq!((insights["answered"].as_u64(), findings_count(&insights)), (Some(0), 0));
    }
}

fn findings_count(insights: &Value) -> usize {
    insights["findings"].as_array().map_or(0, Vec::len)
}

#[test]
fn markup_stays_plain_text() {
    let turns = [
        (Assistant, "What do you think of the editor?"),
        (
            User,
            "<script>alert('x')</script> The editor <b>never</b> keeps my changes. {quote} {question} **x**",
        ),
    ];
    let analysis = analysed("en", &turns);
    keeps_its_promises(&turns, &analysis);
    let summary = analysis.summary.expect("a summary");
    assert!(
        summary.contains("{quote} {question}") || summary.contains("never</b> keeps my changes"),
        "{summary}"
    );
}

#[test]
fn code_is_no_key_sentence_if_there_is_another() {
    let answer = "<div class=\"panel hidden\">Broken sample header</div>. The editor loses my drafts.";
    let remark = &analysed("en", &[(User, answer)]).remarks[0];
    assert_eq!(remark.insights, Some(json!({ "keySentence": "The editor loses my drafts." })));
}

#[test]
fn a_sentence_read_in_two_languages_is_cited_once() {
    let turns = [
        (Assistant, "First?"),
        (User, "Das Programm und die Handbücher sind alt. para sobre problema grande"),
        (Assistant, "Second?"),
        (User, "El programa y los manuales son de la oficina. para sobre problema grande"),
    ];
    keeps_its_promises(&turns, &analysed("pt", &turns));
}

#[test]
fn quotation_marks_of_the_invitee_cannot_end_the_quote() {
    let answer = "Fine”. Asked “Would you pay”, they said: “Yes, twice the price";
    let summary = analysed("en", &[(User, answer)]).summary.expect("a summary");
    assert_eq!(summary.matches('”').count(), summary.matches('“').count(), "{summary}");
}

#[test]
fn characters_that_change_the_text_direction_are_left_out() {
    let analysis =
        analysed("en", &[(User, "I \u{202e}really\u{202c} enjoy the\u{0} new\u{200b} dashboard.")]);
    assert_eq!(texts(&analysis), ["I really enjoy the new dashboard."]);
}

#[test]
fn emoji_alone_are_an_answer_without_a_key_sentence() {
    let analysis = analysed("fr", &[(Assistant, "Alors ?"), (User, "🎉🎉")]);
    assert_eq!(analysis.sentiment, Some(Sentiment::Positive));
    assert_eq!(analysis.remarks[0].insights, None);
    assert!(analysis.summary.expect("a summary").contains("🎉🎉"));
}

#[test]
fn the_longest_messages_are_read_in_a_moment() {
    let pieces = [
        "a",
        "- ",
        "not ",
        "<b>",
        "I love it. ",
        "no, ",
        "ok ok ok ",
        "é",
        "😀",
        "<script></script>",
        "“",
        "'",
    ];
    for piece in pieces {
        let answer = piece.repeat(100_000 / piece.len());
        let turns = [(Assistant, answer.as_str()), (User, answer.as_str()), (User, answer.as_str())];
        keeps_its_promises(&turns, &analysed("en", &turns));
    }
}

#[test]
fn thousands_of_messages_are_read_in_a_moment() {
    let said: Vec<String> =
        (0..4_000).map(|turn| format!("Answer {turn}: the delivery came late again.")).collect();
    let turns: Vec<(Role, &str)> =
        said.iter().flat_map(|answer| [(Assistant, "And then?"), (User, answer.as_str())]).collect();
    let analysis = analysed("en", &turns);
    keeps_its_promises(&turns, &analysis);
    assert_eq!(analysis.insights.expect("insights")["answered"], 4_000);
}

#[test]
fn an_unknown_locale_gets_the_default_language() {
    let turns = [(Assistant, "お仕事はどうですか？"), (User, "とても楽しいです。毎日新しいことを学びます。")];
    let analysis = analysed("ja", &turns);
    keeps_its_promises(&turns, &analysis);
    let summary = analysis.summary.expect("a summary");
    assert!(summary.starts_with("The new app: “"), "{summary}");
    assert_eq!(analysis.sentiment, Some(Sentiment::Neutral));
}

#[test]
fn fillers_have_no_key_sentence_in_any_language() {
    let fillers = [
        ("en", ["Yes.", "I don’t know.", "Hmm, maybe, I guess so.", "No, nothing else. Thank you!"]),
        ("fr", ["Oui.", "Je ne sais pas.", "Euh, peut-être.", "Non, c’est tout. Merci beaucoup !"]),
        ("de", ["Ja.", "Ich weiß nicht.", "Hm, vielleicht.", "Nein, das ist alles. Vielen Dank!"]),
        ("es", ["Sí.", "No sé.", "Eh, tal vez.", "No, nada más. ¡Muchas gracias!"]),
        ("it", ["Sì.", "Non lo so.", "Ehm, forse.", "No, niente altro. Grazie mille!"]),
        ("pt", ["Sim.", "Não sei.", "Hum, talvez.", "Não, mais nada. Muito obrigada!"]),
        ("nl", ["Ja.", "Ik weet het niet.", "Hm, misschien.", "Nee, dat is alles. Dank u wel!"]),
    ];
    for (locale, answers) in fillers {
        for answer in answers {
            let analysis = analysed(locale, &[(Assistant, "?"), (User, answer)]);
            assert_eq!(analysis.remarks[0].insights, None, "{answer}");
            assert!(texts(&analysis).is_empty(), "{answer}");
        }
    }
}
