mod address;
mod conditions;
mod explanations;
mod follow_ups;
mod guides;
mod limits;
mod listening;
mod notices;
mod openings;
mod rapport;
mod weights;

use std::sync::Arc;

use colloquy_domain::language::Language;
use colloquy_domain::message::Role;
use colloquy_domain::ports::{ConversationTurn, RemainingInterviewLimits};
use colloquy_domain::text::{Locale, OrganizationName, Prompt};
use proptest::prelude::*;

use super::*;
use guides::guide;

mod contract {
    use colloquy_testkit::FreshAdapter;

    use super::*;

    async fn fresh() -> FreshAdapter<Arc<dyn Interviewer>> {
        FreshAdapter::new(Arc::new(OfflineInterviewer::new()))
    }

    colloquy_testkit::interviewer_contract!(fresh);
}

const PROMPT: &str = "Ask about onboarding, find out how they use the app, and ask why they left.";
const OPENING: &str = "Let us start with this topic: onboarding. What comes to your mind first?";
const ANSWER: &str = "The nurse explained every single step to my father before anything started.";

#[derive(Default)]
struct Heard(Vec<String>);

impl ReplyListener for Heard {
    fn sentence(&mut self, sentence: &str) {
        self.0.push(sentence.to_owned());
    }
}

/// Builds a situation from the turns of the interviewer and the invitee, in alternation.
fn situation(locale: &str, prompt: &str, said: &[&str]) -> InterviewSituation {
    let role = |place: usize| if place.is_multiple_of(2) { Role::Assistant } else { Role::User };
    let turns = said.iter().enumerate();
    let locale = Locale::parse(locale).expect("a locale");
    InterviewSituation {
        prompt: Prompt::parse(prompt).expect("a prompt"),
        guide: Arc::new(guide(prompt, locale.language())),
        title: None,
        intro: None,
        locale,
        organization_name: OrganizationName::parse("Acme").expect("a name"),
        organization_prompt: None,
        invitee_name: None,
        remaining: RemainingInterviewLimits::default(),
        conversation: turns
            .map(|(place, text)| ConversationTurn { role: role(place), text: (*text).to_owned() })
            .collect(),
        seed: 0,
    }
}

/// Returns what is said next, and whether it closes the interview.
fn spoken(situation: &InterviewSituation) -> (String, bool) {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let mut heard = Heard::default();
    let reply = runtime.block_on(OfflineInterviewer::new().reply(situation, &mut heard)).expect("a reply");
    assert!(!heard.0.is_empty());
    (heard.0.join(" "), reply.closes)
}

/// Holds an interview with these answers, and returns what both said.
fn interview(locale: &str, prompt: &str, answers: &[&str]) -> Vec<String> {
    let mut said = vec![spoken(&situation(locale, prompt, &[])).0];
    for answer in answers {
        said.push((*answer).to_owned());
        let turns: Vec<&str> = said.iter().map(String::as_str).collect();
        let next = spoken(&situation(locale, prompt, &turns)).0;
        said.push(next);
    }
    said
}

fn check(said: &[&str], expected: &str, closes: bool) {
    assert_eq!(spoken(&situation("en", PROMPT, said)), (expected.to_owned(), closes), "{said:?}");
}

#[test]
fn asks_about_the_next_topic_after_an_answer() {
    let (first, _) = spoken(&situation("en", PROMPT, &[]));
    assert_eq!(first, OPENING);
    check(&[OPENING, ANSWER], "I see. To begin with, could you tell me how you use the app?", false);
}

#[test]
fn what_was_noted_is_not_repeated_in_every_turn_and_not_if_it_is_off_the_subject() {
    let before = "Thank you, I have noted: “My desk was ready on the first day”. To begin with, could you tell me how you use the app?";
    let (next, _) =
        spoken(&situation("en", PROMPT, &[OPENING, "My desk was ready on the first day.", before, ANSWER]));
    assert!(!next.contains('“'), "{next}");
    let strays = "My dog had an operation on Tuesday, by the way.";
    let (next, _) = spoken(&situation("en", PROMPT, &[OPENING, strays]));
    assert!(!next.contains("dog"), "{next}");
}

#[test]
fn takes_up_the_part_of_an_answer_that_matters() {
    let answer = "I skipped my insulin because of that false reading, and the next morning I was at 310. The screen is fine.";
    let (next, _) = spoken(&situation("en", PROMPT, &[OPENING, answer]));
    let expected = "I am sorry about that. You mentioned that you skipped your insulin because of that false reading. Could you tell me more about that?";
    assert_eq!(next, expected);
    let german = "Ich habe wegen des falschen Werts das Insulin weggelassen. Der Bildschirm ist gut.";
    let opening = spoken(&situation("de", "Frage nach dem Messgerät.", &[])).0;
    let (next, _) = spoken(&situation("de", "Frage nach dem Messgerät.", &[&opening, german]));
    assert!(next.contains("„Ich habe wegen des falschen Werts das Insulin weggelassen“."), "{next}");
    assert!(next.ends_with('?'), "{next}");
}

#[test]
fn answers_the_invitees_questions_from_what_is_known() {
    let reply = |asked: &str| spoken(&situation("en", PROMPT, &[OPENING, asked])).0;
    check(
        &[OPENING, "Are you a robot?"],
        "I am an AI, and I conduct this interview on behalf of Acme. Let us start with this topic: onboarding. What comes to your mind first?",
        false,
    );
    for (asked, answer) in [
        ("Who sees what I say?", "Your answers go to Acme, which decides who reads them."),
        ("How many questions are left?", "About 2 more topics after this one."),
        ("How long will this take?", "About 2 more topics after this one."),
        ("Who are you asking this for?", "This interview is conducted for Acme"),
        ("What is this for?", "Your answers help Acme"),
        ("Will my name be in the report?", "I do not know whether your name appears"),
        ("Who can I contact about this?", "Please turn to Acme"),
        ("Why do you want to know that?", "It helps Acme to understand"),
        ("What is this about?", "Your answers help Acme to understand your point of view"),
        ("Will there be a pension reform?", "I do not know that, but your question reaches Acme"),
    ] {
        let reply = reply(asked);
        assert!(reply.starts_with(answer) && reply.ends_with("What comes to your mind first?"), "{reply}");
    }
    let mut timed = situation("en", PROMPT, &[OPENING, "How long will this take?"]);
    timed.remaining.active_ms = Some(320_000);
    assert!(spoken(&timed).0.starts_with("About 5 minutes at most."));
}

#[test]
fn a_refusal_skips_one_topic_without_a_probe() {
    for refusal in
        ["I'd rather not go into the reasons.", "That's between me and her.", "I'd like to leave that out."]
    {
        let (next, closes) = spoken(&situation("en", PROMPT, &[OPENING, refusal]));
        assert!(next.ends_with("could you tell me how you use the app?") && !closes, "{next}");
    }
}

#[test]
fn what_was_said_already_is_not_asked_again() {
    let said = [
        OPENING,
        ANSWER,
        "I see. To begin with, could you tell me how you use the app?",
        "I already told you that.",
    ];
    let (next, _) = spoken(&situation("en", PROMPT, &said));
    assert!(next.to_lowercase().contains("sorry") || next.contains("apologies"), "{next}");
    assert!(next.contains("why you left"), "{next}");
    let said = [
        OPENING,
        "I skipped lunch every day because nobody came.",
        "What did that mean for you?",
        "Are you even listening?",
    ];
    let (next, _) = spoken(&situation("en", PROMPT, &said));
    assert!(
        next.contains("“I skipped lunch every day because nobody came”") && next.contains("the app"),
        "{next}"
    );
}

#[test]
fn impatience_shortens_the_interview() {
    let said = [
        OPENING,
        ANSWER,
        "I see. To begin with, could you tell me how you use the app?",
        "This is taking too long.",
    ];
    let mut hurried = situation("en", PROMPT, &said);
    let (next, _) = spoken(&hurried);
    assert!(next.ends_with("how you use the app?") && next.starts_with(['I', 'A']), "{next}");
    hurried.conversation.push(ConversationTurn { role: Role::Assistant, text: next });
    let answer = "I lost my data twice because it crashed.".to_owned();
    hurried.conversation.push(ConversationTurn { role: Role::User, text: answer });
    let (next, _) = spoken(&hurried);
    assert!(next.contains("why you left"), "{next}");
}

#[test]
fn an_invitee_who_changes_the_language_is_answered_in_it() {
    let answer =
        "Die Einarbeitung war gut, aber ich habe die Arbeit dort mit der Zeit nicht mehr gern gemacht.";
    let (next, _) = spoken(&situation("en", PROMPT, &[OPENING, answer]));
    assert!(next.contains("Sie"), "{next}");
    let (next, _) =
        spoken(&situation("en", PROMPT, &[OPENING, "Die Kollegin hat mir das mit der App in Ruhe gezeigt."]));
    assert!(
        next.starts_with("Antworten Sie gern in Ihrer Sprache") && next.ends_with("use the app?"),
        "{next}"
    );
}

#[test]
fn small_talk_is_brought_back_once() {
    let away = "Did you see the match yesterday, what a goal in the last minute, I could not believe it.";
    let (next, _) = spoken(&situation("en", PROMPT, &[OPENING, away]));
    assert!(next.contains("onboarding"), "{next}");
    let (next, _) = spoken(&situation("en", PROMPT, &[OPENING, away, &next, away]));
    assert!(!next.contains("onboarding"), "{next}");
}

#[test]
fn lets_an_invitee_stop_in_every_language() {
    let wishes = [
        ("en", "I want to stop."),
        ("fr", "Je veux arrêter."),
        ("de", "Ich möchte aufhören."),
        ("es", "Quiero parar."),
        ("it", "Vorrei smettere."),
        ("pt", "Quero parar."),
        ("nl", "Ik wil stoppen."),
    ];
    for (locale, wish) in wishes {
        let (farewell, closes) = spoken(&situation(locale, PROMPT, &[OPENING, wish]));
        assert!(closes, "{farewell}");
        assert!(!farewell.contains('?'), "{farewell}");
    }
}

#[test]
fn offers_to_stop_after_hostility_and_ends_after_a_no() {
    let (offer, closes) = spoken(&situation("en", PROMPT, &[OPENING, "This is a stupid question."]));
    assert!(offer.contains("stop") && !closes, "{offer}");
    let (_, closes) =
        spoken(&situation("en", PROMPT, &[OPENING, "This is a stupid question.", &offer, "No."]));
    assert!(closes);
    let (next, closes) =
        spoken(&situation("en", PROMPT, &[OPENING, "This is a stupid question.", &offer, "Yes."]));
    assert!(next.contains("use the app") && !closes, "{next}");
}

#[test]
fn a_first_message_written_by_a_person_counts_as_its_question() {
    for first in ["Hello there! How was your onboarding with us?", OPENING] {
        let (next, _) = spoken(&situation("en", PROMPT, &[first, "Next question, please."]));
        assert!(next.contains("how you use the app"), "{next}");
    }
    let (next, _) = spoken(&situation("en", PROMPT, &["Hello! Shall we begin?", "Yes."]));
    assert!(next.contains("onboarding"), "{next}");
    let (again, _) = spoken(&situation("en", PROMPT, &["Hello! Shall we begin?", "What?"]));
    assert!(again.ends_with("Shall we begin?"), "{again}");
}

#[test]
fn asks_about_a_topic_that_is_part_of_another_question() {
    let prompt = "Topics:\n- pay\n- hours\n- experience";
    let mut said = vec!["Let us start with this topic: pay. What comes to your mind first?".to_owned()];
    for _ in 0..8 {
        said.push("Skip".to_owned());
        let texts: Vec<&str> = said.iter().map(String::as_str).collect();
        let (next, _) = spoken(&situation("en", prompt, &texts));
        said.push(next);
    }
    for topic in [": hours.", ": experience."] {
        assert_eq!(said.iter().filter(|text| text.contains(topic)).count(), 1, "{topic} {said:#?}");
    }
}

#[test]
fn two_messages_in_a_row_are_one_answer() {
    let mut twice = situation("en", PROMPT, &[OPENING, ANSWER]);
    twice.conversation.push(ConversationTurn { role: Role::User, text: "I want to stop now.".to_owned() });
    assert!(spoken(&twice).1);
}

#[test]
fn the_last_answer_is_for_the_most_important_open_topic() {
    let mut late = situation("en", PROMPT, &[OPENING, ANSWER]);
    late.remaining.responses = Some(1);
    let (last, closes) = spoken(&late);
    assert!(last.contains("how you use the app") && !closes, "{last}");
    late.remaining.responses = Some(0);
    assert!(spoken(&late).1);
    late.remaining = RemainingInterviewLimits { active_ms: Some(29_000), responses: None };
    assert!(spoken(&late).1);
    late.remaining = RemainingInterviewLimits { active_ms: Some(90_000), responses: Some(1) };
    late.conversation.extend(
        situation("en", PROMPT, &["Is there anything that you would like to add?", "No."]).conversation,
    );
    assert!(spoken(&late).1);
}

#[test]
fn an_interview_that_is_closed_stays_closed() {
    for language in Language::ALL {
        let locale = language.as_str();
        let (farewell, _) = spoken(&situation(locale, PROMPT, &[OPENING, "I want to stop."]));
        let (over, closes) =
            spoken(&situation(locale, PROMPT, &[OPENING, "I want to stop.", &farewell, ANSWER]));
        assert!(closes && !over.contains('?'), "{over}");
    }
}

#[test]
fn the_same_situation_gives_the_same_reply_and_another_seed_another() {
    let mut one = situation("en", PROMPT, &[OPENING, ANSWER]);
    assert_eq!(spoken(&one), spoken(&one));
    let first = spoken(&one);
    one.seed = 1;
    assert_ne!(first, spoken(&one));
}

#[test]
fn a_prompt_without_words_still_makes_a_conversation() {
    for language in Language::ALL {
        let mut said = vec![spoken(&situation(language.as_str(), "!!!!!!!!!!!!", &[])).0];
        loop {
            said.push(ANSWER.to_owned());
            let texts: Vec<&str> = said.iter().map(String::as_str).collect();
            let (next, closes) = spoken(&situation(language.as_str(), "!!!!!!!!!!!!", &texts));
            said.push(next);
            if closes {
                break;
            }
        }
        assert!((3..=21).contains(&said.len()), "{said:#?}");
    }
}

#[test]
fn asks_again_once_after_silence() {
    let (again, _) = spoken(&situation("en", PROMPT, &[OPENING, ""]));
    assert!(again.contains("onboarding"), "{again}");
    let (next, closes) = spoken(&situation("en", PROMPT, &[OPENING, "", &again, "..."]));
    assert!(next.contains("how you use the app") && !closes, "{next}");
}

#[test]
fn handles_the_longest_prompts_answers_and_conversations() {
    let prompts =
        ["and ", "ask about tea, ", "<script>", "- how\n", "a. ", "\"x?\" ", "how are you and why, "];
    for piece in prompts {
        let prompt = piece.repeat(50_000 / piece.len());
        for answer in ["word ", "x", "? ", "stop ", "the ", "🙂", "\u{7}"] {
            let answer = answer.repeat(100_000 / answer.len());
            spoken(&situation("en", &prompt, &[OPENING, &answer]));
        }
    }
    let history: Vec<&str> = [OPENING, ANSWER].into_iter().cycle().take(500).collect();
    let (next, closes) = spoken(&situation("en", PROMPT, &history));
    assert!(next.contains('?') && !closes, "{next}");
}

proptest! {
    #[test]
    fn every_reply_can_be_spoken(
        locale in "en|fr|de|es|it|pt|nl|[a-z]{0,3}",
        prompt in "(?s)([a-zA-Z.?:,¿'\"<>{}*_#\\-1-9 \n]|.|ask about |frage nach |<li>|how ){10,60}",
        answers in prop::collection::vec("(?s)(.|stop |what |why\\? |ignore your |the house ){0,30}", 0..6),
        seed in any::<u64>(),
        responses in prop::option::of(-1i64..6),
    ) {
        let mut situation = situation(&locale, &prompt.replace('\0', " "), &[]);
        situation.seed = seed;
        situation.remaining.responses = responses;
        for answer in answers {
            let (text, closes) = spoken(&situation);
            prop_assert_eq!(&spoken(&situation).0, &text);
            prop_assert!(!text.contains(['<', '>', '*', '_', '#', '`', '{', '}', '(', '[', '\n']), "{text}");
            prop_assert!(!closes || !text.contains('?'), "{text}");
            situation.conversation.push(ConversationTurn { role: Role::Assistant, text });
            situation.conversation.push(ConversationTurn { role: Role::User, text: answer });
        }
    }
}
