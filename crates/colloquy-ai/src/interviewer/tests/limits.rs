//! What an interviewer does not ask, and what it still asks in the end.

use super::*;

#[test]
fn conditions_with_the_same_question_are_asked_once() {
    let prompt = "Praat met klanten over hun fiets: de keuze, de bezorging en de service. Als de fiets is \
                  teruggestuurd, vraag door. Als de fiets is gehouden, vraag door.";
    let answer = "Ik heb de fiets gehouden en niet teruggestuurd, hij rijdt goed.";
    let said = interview("nl", prompt, &[answer, answer, answer, answer]);
    let questions: Vec<&String> = said.iter().step_by(2).collect();
    for (place, question) in questions.iter().enumerate() {
        let last = question.split(['.', '?', '!']).rfind(|part| !part.trim().is_empty());
        let earlier = &questions[..place];
        assert!(!earlier.iter().any(|other| other.contains(last.unwrap_or_default())), "{questions:#?}");
    }
}

#[test]
fn what_is_not_to_be_brought_up_is_not_taken_up() {
    let prompt =
        "Ask farmers about their herd and about the dairy. Do not mention the lawsuit with Lactavia.";
    let answer =
        "The real problem is the lawsuit with Lactavia, nobody knows where it goes and I sleep badly.";
    let said = interview("en", prompt, &[answer]);
    assert!(!said[2].contains("Lactavia") && !said[2].contains("sleep"), "{}", said[2]);
    let said = interview("en", "Ask farmers about their herd and about the dairy.", &[answer]);
    assert!(said[2].contains("tell me more"), "{}", said[2]);
}

#[test]
fn something_bad_that_comes_up_in_the_end_is_followed_up_once() {
    let prompt = "Ask pet owners about the waiting room. Finish by asking whether there is anything they would like to \
                  tell the vet.";
    let bad = "Nobody called us afterwards, and the bill was twice what they had told us.";
    let said = interview("en", prompt, &["Clean and quiet.", "It just was.", bad, bad]);
    let closing = said.iter().position(|text| text.contains("tell the vet")).expect("the last question");
    let said = interview(
        "en",
        prompt,
        &[&["Clean and quiet.", "It just was."][..closing / 2], &[bad, bad]].concat(),
    );
    assert!(said[closing].contains("tell the vet") && said[closing + 2].ends_with('?'), "{said:#?}");
    assert!(!said[closing + 4].ends_with('?'), "{said:#?}");
}
