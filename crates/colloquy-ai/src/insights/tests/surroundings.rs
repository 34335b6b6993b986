use super::*;

fn kinds(analysis: &TranscriptAnalysis) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    findings(analysis).iter().map(|finding| (text(&finding["text"]), text(&finding["kind"]))).collect()
}

#[test]
fn an_answer_to_a_question_for_wishes_is_a_wish() {
    let asked = "What could we have done differently?";
    let said = [(Assistant, asked), (User, "A phone call, simply a phone call on that evening.")];
    assert_eq!(kinds(&analysed("en", &said))[0].1, "wish");
    let praised =
        [(Assistant, asked), (User, "I loved everything, the staff were wonderful and so kind to us.")];
    assert_eq!(kinds(&analysed("en", &praised))[0].1, "praise");
}

#[test]
fn a_danger_that_was_denied_is_not_in_the_summary() {
    let danger = "He said he would kill me if I came back to the shop.";
    let notice = safety::response(
        safety::concern_of_answer(danger, Language::English).expect("a danger").0,
        &Locale::parse("en").expect("a locale"),
        None,
    );
    let summary = |reply: &str| {
        let said = [(Assistant, "How was it?"), (User, danger), (Assistant, notice.as_str()), (User, reply)];
        let analysis = analysed("en", &said);
        let noticed = &analysis.insights.as_ref().expect("insights")["safety"];
        assert!(noticed.as_array().is_some_and(|list| !list.is_empty()), "{noticed}");
        analysis.summary.expect("a summary")
    };
    assert!(summary("Yes, I am afraid of him.").contains("danger"));
    assert!(!summary("No, it was just a joke between us.").contains("danger"));
}
