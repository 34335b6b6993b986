use super::*;

const TOPICS: &str =
    "Ask how the cooperation with the doctors is, how the breaks are, and what they would change.";

/// Returns the interviewer's turns of an interview with these answers.
fn turns(locale: &str, prompt: &str, answers: &[&str]) -> Vec<String> {
    interview(locale, prompt, answers).into_iter().step_by(2).collect()
}

#[test]
fn what_was_told_in_other_words_is_not_asked() {
    let prompt = "Ask how the breaks are, and how the cooperation with the doctors is.";
    let told =
        "They are short. The chief physician never talks to us on the ward and we hear it from the porters.";
    let asked = |answer: &str| turns("en", prompt, &[answer, "No.", "No."]).join("\n").contains("doctors?");
    assert!(!asked(told));
    assert!(asked("They are short, and my cousin once wanted to become a physician somewhere."));
}

#[test]
fn a_question_of_a_condition_says_what_it_refers_to() {
    let prompt = "Ask about the shifts and the team. If they mention a near miss, ask what happened.";
    let answer = "They are long. Last month there was a near miss at the dock.";
    let said = turns("en", prompt, &[answer]);
    let asked = said.last().expect("a turn");
    assert!(asked.contains("near miss at the dock") && asked.ends_with("what happened?"), "{asked}");
    let with_question = "They are long. Last month there was a near miss at the dock. Who gets to read this?";
    let said = turns("en", prompt, &[with_question]);
    let asked = said.last().expect("a turn");
    assert!(asked.contains("Acme") && asked.ends_with("what happened?"), "{asked}");
}

#[test]
fn tears_are_met_with_sympathy_and_not_followed_up() {
    let said =
        turns("en", TOPICS, &["Nobody told us anything for days. Sorry, I'm crying a bit. I want to go on."]);
    let next = said.last().expect("a turn");
    let sympathies = Language::English.tables().interviewer.sympathies;
    assert!(sympathies.iter().any(|text| next.starts_with(text)), "{next}");
    assert!(next.contains("breaks") || next.contains("change"), "{next}");
}

#[test]
fn a_question_in_a_story_is_not_answered() {
    let answer =
        "They gave us a leaflet after ten minutes and I sat in the car park and thought, and now what?";
    let said = turns("en", TOPICS, &[answer]);
    assert!(!said[1].contains("I do not know that"), "{}", said[1]);
    let said =
        turns("en", TOPICS, &["They gave us a leaflet after ten minutes. Will my doctor get to know that?"]);
    assert!(said[1].contains("Acme"), "{}", said[1]);
}

#[test]
fn who_refuses_a_part_is_not_told_that_the_question_is_left() {
    let answer = "It is hard work on that ward and we are always two people short at night. I'd rather not say who is to blame.";
    let said = turns("en", TOPICS, &[answer]);
    let passed = Language::English.tables().interviewer.passed;
    assert!(!passed.iter().any(|text| said[1].starts_with(text)), "{}", said[1]);
    let said = turns("en", TOPICS, &["I'd rather not say."]);
    assert!(passed.iter().any(|text| said[1].starts_with(text)), "{}", said[1]);
}

#[test]
fn something_new_after_as_i_said_is_heard() {
    let first = "They are fine.";
    let new = "Like I said, they are fine on most days. But last month the roster came two days late, and nobody knew who had to work on the holiday, so half of us lost it.";
    let said = turns("en", TOPICS, &[first, new]);
    let already = Language::English.tables().rapport.formal.said_before;
    assert!(!already.iter().any(|text| said[2].starts_with(text)), "{}", said[2]);
    let said = turns("en", TOPICS, &[first, "Like I said, they are fine."]);
    assert!(already.iter().any(|text| said[2].starts_with(text)), "{}", said[2]);
}

#[test]
fn a_decision_that_was_told_is_not_asked_for() {
    let prompt = "Ask how the breaks are, and whether they would recommend the ward to a friend.";
    let asked = |answer: &str| {
        turns("en", prompt, &[answer, "No.", "No."]).join("\n").contains("Would you recommend")
    };
    assert!(!asked("They are short. I would recommend the ward to any friend of mine though."));
    assert!(asked("They are short. My friend brings me a sandwich."));
}

#[test]
fn who_wishes_nothing_is_not_asked_what_is_good_about_it() {
    let prompt = "Ask what we should have done differently, and how the breaks are.";
    let said = turns("en", prompt, &["Nope, all good.", "They are short."]);
    assert!(said[1].contains("breaks"), "{}", said[1]);
}
