use super::*;

const QUESTION: &str =
    "Thinking back to your first week, was it the first week or the second that felt hardest?";

#[test]
fn what_is_played_is_an_echo() {
    for heard in [
        QUESTION,
        "was it the first week or the second",
        "the second that felt hardest",
        "thinking back to your first week was it the first",
        "second",
    ] {
        assert!(is_echo_of(heard, QUESTION), "{heard}");
    }
}

#[test]
fn an_echo_may_be_misunderstood_in_part() {
    for heard in [
        "thinking back to your burst weak was it the first",
        "thinking back two your first week was it a first week or the second",
        "was it the worst week or the second that fell hardest",
        "king back to your first week",
        "or the second that felt hard est",
        "week or the sec",
    ] {
        assert!(is_echo_of(heard, QUESTION), "{heard}");
    }
}

#[test]
fn an_answer_may_repeat_words_of_the_question() {
    for heard in [
        "yes, the first week",
        "no, the second",
        "the third week",
        "the second week was the hardest",
        "I think the first week was the hardest for me",
        "hardest was the first week",
        "it was the second week because we had no equipment at all",
        "neither, both went well",
        "weeks three and four",
        "well",
        "",
        "?!",
    ] {
        assert!(!is_echo_of(heard, QUESTION), "{heard}");
    }
}

#[test]
fn an_answer_after_an_echo_is_kept() {
    let heard = "or the second that felt hardest the second because my manager was away";
    assert!(!is_echo_of(heard, QUESTION));
    assert!(!is_echo_of("my manager was away was it the first week", QUESTION));
}

#[test]
fn numbers_agree_in_figures_and_in_words() {
    let played = "In 2024 your team grew from five to twenty-three people. What changed then?";
    for heard in [
        "in twenty twenty four your team grew from 5 to 23 people",
        "your team grew from 5 to 23 people what changed then",
        "In 2024 your team grew",
    ] {
        assert!(is_echo_of(heard, played), "{heard}");
    }
    for heard in ["23", "5 people", "it grew from 5 to 40", "in 2023 your team grew", "8 people left then"] {
        assert!(!is_echo_of(heard, played), "{heard}");
    }
}

#[test]
fn all_languages_are_compared_without_case_and_accents() {
    for (heard, played, answer) in [
        (
            "was hat ihnen in der ersten woche am meisten geholfen",
            "Was hat Ihnen in der ersten Woche am meisten geholfen?",
            "ja, in der ersten Woche",
        ),
        (
            "quest ce qui vous a aide pendant la premiere semaine",
            "Qu’est-ce qui vous a aidé pendant la première semaine ?",
            "oui, la première semaine",
        ),
        (
            "que le ayudo mas durante la primera semana",
            "¿Qué le ayudó más durante la primera semana?",
            "no, la primera semana",
        ),
        (
            "che cosa e stato piu difficile nella prima settimana",
            "Che cosa è stato più difficile nella prima settimana?",
            "sì, la prima settimana",
        ),
        (
            "o que foi mais dificil na primeira semana",
            "O que foi mais difícil na primeira semana?",
            "sim, a primeira semana",
        ),
        (
            "wat vond u het moeilijkst in de eerste week",
            "Wat vond u het moeilijkst in de eerste week?",
            "nee, de tweede week",
        ),
        (
            "what helped you most during the first week",
            "What helped you most during the first week?",
            "my team during the first week",
        ),
    ] {
        assert!(is_echo_of(heard, played), "{heard}");
        assert!(!is_echo_of(answer, played), "{answer}");
    }
}

#[test]
fn nothing_is_an_echo_of_silence() {
    assert!(!is_echo_of("the first week", ""));
}

#[test]
fn long_texts_are_compared_in_bounded_time() {
    let long = "how did the first week go and what did you learn ".repeat(200);
    assert!(is_echo_of(&long, &long));
}

#[test]
fn a_short_answer_is_no_echo_of_a_word_that_is_spelled_almost_alike() {
    for (heard, played) in [
        ("Nein.", "Haben Sie ein Auto?"),
        ("Yes.", "Have you finished it yet?"),
        ("No.", "Is it working now?"),
        ("Oui.", "Du thé ou du café ?"),
    ] {
        assert!(!is_echo_of(heard, played), "{heard} after {played}");
    }
}
