use super::world::{Fate, World};
use crate::message::{MAX_CHARACTERS, Role};
use crate::ports::ConversationTurn;
use crate::session::{
    FRAME_MS, FixedUtterance, SessionEffect, SessionInput, SessionSettings, ShownSessionState,
};

#[test]
fn a_session_begins_with_its_opening_and_then_listens() {
    let mut world = World::new(SessionSettings::default());
    assert!(matches!(world.state(), ShownSessionState::Paused(_)));
    world.give(SessionInput::Attached);
    world.listen_to_the_end();
    assert_eq!(world.says(), [FixedUtterance::Opening]);
    assert_eq!(world.transcript(), [(Role::Assistant, "How was your week?")]);
    assert_eq!(world.commits[0].duration_ms(), 2_000);
    assert_eq!(world.commits[0].active_ms, 2_000);
}

#[test]
fn a_finished_sentence_is_answered_after_a_short_silence() {
    let mut world = World::asked();
    world.say("It was fine.", 1_000);
    world.silence(680);
    assert_eq!(world.state(), ShownSessionState::Listening);
    world.silence(60);
    assert_ne!(world.state(), ShownSessionState::Listening);
}

#[test]
fn a_long_answer_may_have_longer_pauses() {
    let mut world = World::asked();
    world.say("It was a long week, and this was how it went.", 16_000);
    world.silence(1_100);
    assert_eq!(world.state(), ShownSessionState::Listening);
    world.silence(160);
    assert_ne!(world.state(), ShownSessionState::Listening);
}

#[test]
fn an_unfinished_sentence_has_more_time() {
    let mut world = World::asked();
    world.say("It was fine because.", 1_000);
    world.silence(2_960);
    assert_eq!(world.state(), ShownSessionState::Listening);
    world.silence(60);
    assert_ne!(world.state(), ShownSessionState::Listening);
}

#[test]
fn the_turn_ends_before_late_words_are_recognized() {
    let mut world = World::asked();
    world.fates = vec![Fate::Answers { after_ms: 0 }, Fate::Answers { after_ms: 9_000 }];
    world.say("It was fine.", 1_000);
    world.silence(680);
    assert_eq!(world.state(), ShownSessionState::Listening);
    world.silence(60);
    assert_eq!(world.state(), ShownSessionState::Thinking);
    assert_eq!(world.count(|effect| matches!(effect, SessionEffect::Ask { .. })), 0);
    world.listen_to_the_end();
    assert_eq!(world.answers(), ["It was fine."]);
}

#[test]
fn a_long_answer_with_pauses_is_one_message() {
    let mut world = World::asked();
    let mut words = Vec::new();
    for n in 0..30 {
        let text = format!("part{n}");
        world.say(&text, 2_500);
        world.silence(500);
        words.push(text);
    }
    world.until_replied();
    assert_eq!(world.answers(), [words.join(" ").as_str()]);
    let answer = &world.commits[1];
    assert!(answer.duration_ms() > 89_000 && !answer.typed && answer.recording.is_some());
    let segments: Vec<_> = world
        .effects
        .iter()
        .filter_map(|effect| match effect {
            SessionEffect::Recognize { span, .. } => Some(span.length_ms()),
            _ => None,
        })
        .collect();
    assert!(segments.len() > 10 && segments.iter().all(|length| *length <= 20_000), "{segments:?}");
}

#[test]
fn an_answer_without_a_pause_is_cut_and_answered_after_two_minutes() {
    let mut world = World::asked();
    world.noise(100);
    world.say(&["endless"; 240].join(" "), 119_860);
    assert_eq!(world.state(), ShownSessionState::Listening);
    world.noise(100);
    assert_ne!(world.state(), ShownSessionState::Listening);
}

#[test]
fn the_answer_comes_before_the_reply_to_it() {
    let mut world = World::asked();
    world.say("It was fine.", 1_000);
    world.until(ShownSessionState::Speaking);
    world.listen_to_the_end();
    assert_eq!(
        world.transcript(),
        [
            (Role::Assistant, "How was your week?"),
            (Role::User, "It was fine."),
            (Role::Assistant, "What happened then?"),
        ],
    );
    let asked = world.effects.iter().find_map(|effect| match effect {
        SessionEffect::Ask { conversation, .. } => conversation.last().cloned(),
        _ => None,
    });
    assert_eq!(asked, Some(ConversationTurn { role: Role::User, text: "It was fine.".to_owned() }));
}

#[test]
fn speech_before_the_reply_is_heard_continues_the_same_message() {
    let mut world = World::asked();
    world.fates = vec![Fate::Answers { after_ms: 0 }; 3];
    world.fates.push(Fate::Answers { after_ms: 3_000 });
    world.say("It was fine.", 1_000);
    world.until(ShownSessionState::Thinking);
    world.silence(500);
    world.say("Or rather it was not.", 1_000);
    assert_eq!(world.state(), ShownSessionState::Listening);
    world.until_replied();
    assert_eq!(world.answers(), ["It was fine. Or rather it was not."]);
}

#[test]
fn a_hum_is_not_an_answer_but_a_yes_is() {
    let mut world = World::asked();
    world.say("Mm-hm.", 400);
    world.silence(3_000);
    assert_eq!((world.state(), world.answers().len()), (ShownSessionState::Listening, 0));
    world.say("Yes.", 400);
    world.until_replied();
    assert_eq!(world.answers(), ["Yes."]);
}

#[test]
fn the_caller_learns_whether_all_words_of_the_answer_are_sure() {
    for (confidence, are_sure) in [(Some(0.9), true), (Some(0.3), false), (None, true)] {
        let mut world = World::asked();
        world.confidence = confidence;
        world.say("It was fine.", 1_500);
        world.until_replied();
        let asked = |effect: &SessionEffect| match effect {
            SessionEffect::Ask { are_words_sure, .. } => Some(*are_words_sure),
            _ => None,
        };
        assert_eq!(world.effects.iter().filter_map(asked).next_back(), Some(are_sure), "{confidence:?}");
    }
}

#[test]
fn after_a_voice_without_words_asks_again_once_then_offers_typing() {
    let mut world = World::asked();
    for _ in 0..3 {
        world.noise(1_500);
        world.silence(2_000);
        world.listen_to_the_end();
    }
    assert_eq!(
        world.says(),
        [FixedUtterance::Opening, FixedUtterance::SayAgain, FixedUtterance::OfferTyping]
    );
    assert_eq!(world.count(|effect| *effect == SessionEffect::OfferTyping), 1);
    assert!(world.answers().is_empty());
}

#[test]
fn an_answer_that_cannot_be_recognized_is_kept_and_reported() {
    let mut world = World::asked();
    world.fates = vec![Fate::Answers { after_ms: 0 }, Fate::Fails { after_ms: 100 }];
    world.say("It was fine.", 1_000);
    world.until_replied();
    let answer = world.commits[1].clone();
    assert!(answer.words_missing && answer.content.is_empty());
    assert!(answer.recording.is_some_and(|span| span.length_ms() >= 1_600), "{answer:?}");
    assert_eq!(world.says().last(), Some(&FixedUtterance::Unrecognized));
    assert_eq!(world.unrecognized.len(), 1);
}

#[test]
fn an_engine_that_never_responds_times_out() {
    let mut world = World::asked();
    world.fates = vec![Fate::Answers { after_ms: 0 }, Fate::IsLost];
    world.say("It was fine.", 1_000);
    world.silence(19_000);
    assert_eq!(world.state(), ShownSessionState::Thinking);
    world.until_replied();
    assert!(world.commits[1].words_missing);
}

#[test]
fn a_failed_reply_is_retried_once_and_then_replaced() {
    let mut world = World::asked();
    world.fates = vec![Fate::Answers { after_ms: 0 }; 2];
    world.fates.extend([Fate::Fails { after_ms: 0 }, Fate::Fails { after_ms: 0 }]);
    world.say("It was fine.", 1_000);
    world.until(ShownSessionState::Speaking);
    world.listen_to_the_end();
    assert_eq!(world.count(|effect| matches!(effect, SessionEffect::Ask { .. })), 2);
    assert_eq!(world.says().last(), Some(&FixedUtterance::Fallback));
    assert_eq!(world.transcript().len(), 3);
}

#[test]
fn a_reply_that_never_arrives_is_replaced() {
    let mut world = World::asked();
    world.fates = vec![Fate::Answers { after_ms: 0 }; 2];
    // The filler is synthesized between the two replies.
    world.fates.extend([Fate::IsLost; 3]);
    world.say("It was fine.", 1_000);
    world.ticks(50_000, 1_000);
    assert!(world.says().contains(&FixedUtterance::Fallback), "{:?}", world.says());
    world.listen_to_the_end();
    assert_eq!(world.answers(), ["It was fine."]);
}

#[test]
fn a_sentence_without_audio_is_shown_with_time_to_read_it() {
    let mut world = World::asked();
    world.fates = vec![Fate::Answers { after_ms: 0 }; 3];
    world.fates.push(Fate::Fails { after_ms: 0 });
    world.say("It was fine.", 1_000);
    world.until(ShownSessionState::Speaking);
    let began_ms = world.elapsed_ms;
    world.listen_to_the_end();
    assert_eq!(world.count(|effect| matches!(effect, SessionEffect::Show { .. })), 1);
    assert_eq!(world.elapsed_ms - began_ms, 900);
    assert_eq!(world.transcript().last(), Some(&(Role::Assistant, "What happened then?")));
}

#[test]
fn a_long_wait_has_a_filler_at_most_every_third_turn() {
    let mut world = World::asked();
    for _ in 0..6 {
        world.say("It was fine.", 1_000);
        world.until(ShownSessionState::Speaking);
        world.listen_to_the_end();
    }
    assert!(!world.says().contains(&FixedUtterance::Filler));
    for _ in 0..6 {
        // From here on, every engine call is slow.
        world.fates = vec![Fate::Answers { after_ms: 1_500 }; 1_000];
        world.say("It was fine.", 1_000);
        world.until(ShownSessionState::Thinking);
        world.until(ShownSessionState::Speaking);
        world.listen_to_the_end();
    }
    assert_eq!(world.says().iter().filter(|say| **say == FixedUtterance::Filler).count(), 2);
    assert_eq!(world.answers().len(), 12);
}

#[test]
fn a_typed_answer_ends_the_turn_together_with_earlier_speech() {
    let mut world = World::asked();
    world.say("My address is", 1_000);
    world.give(SessionInput::Typed { text: "ann@example.org".to_owned() });
    world.until_replied();
    assert_eq!(world.answers(), ["My address is ann@example.org"]);
    assert!(!world.commits[1].typed);
}

#[test]
fn a_typed_answer_is_metered_by_its_reading_time() {
    let mut world = World::asked();
    world.silence(7_000);
    let before_ms = world.session.active_ms();
    world.give(SessionInput::Typed { text: "word ".repeat(20) });
    assert_eq!(world.session.active_ms() - before_ms, 6_000);
    world.until_replied();
    let answer = &world.commits[1];
    assert!(answer.typed && answer.recording.is_none());
    assert_eq!(answer.duration_ms(), 0);
}

#[test]
fn frames_are_accepted_once_and_gaps_are_reported() {
    let mut world = World::asked();
    let before = world.recorded.len();
    world.repeat_frames(30);
    assert_eq!(world.recorded.len(), before);
    world.lose(5);
    world.silence(FRAME_MS);
    assert_eq!(world.count(|effect| matches!(effect, SessionEffect::Gap { from, to } if to - from == 5)), 1);
    let spans: Vec<_> = world.recorded.values().map(|(_, span)| span).collect();
    assert!(spans.windows(2).all(|pair| pair[0].end_ms <= pair[1].start_ms));
}

#[test]
fn nothing_is_heard_or_recorded_while_muted() {
    let mut world = World::asked();
    world.give(SessionInput::Mute);
    let before = world.recorded.len();
    world.say("A secret.", 2_000);
    assert_eq!(world.recorded.len(), before);
    world.give(SessionInput::Unmute);
    world.say("It was fine.", 1_000);
    world.until_replied();
    assert_eq!(world.answers(), ["It was fine."]);
}

#[test]
fn frames_may_arrive_together_unless_one_of_them_decides() {
    let mut world = World::asked();
    let at_once = |world: &World| world.session.frames_at_once();
    world.silence(400);
    assert_eq!(at_once(&world), 4);
    world.say("It was fine.", 1_000);
    assert_eq!(at_once(&world), 4, "the invitee is still speaking");
    world.silence(200);
    assert_eq!(at_once(&world), 3, "the third completes 250 ms");
    world.silence(40);
    assert_eq!(at_once(&world), 1);
}

#[test]
fn nothing_waits_for_frames_that_do_not_arrive() {
    let mut world = World::asked();
    world.silence(400);
    world.ticks(300, 100);
    assert_eq!(world.session.frames_at_once(), 1, "typed answers arrive without frames");
    world.silence(400);
    world.give(SessionInput::Pause);
    assert_eq!(world.session.frames_at_once(), 1);
    world.give(SessionInput::Resume);
    world.give(SessionInput::Detached);
    assert_eq!(world.session.frames_at_once(), 1);
}

/// Checks that the answers fit into messages and contain exactly these words, each once.
fn check_bounded(world: &World, words: &[String]) {
    let answers = world.answers();
    assert!(answers.iter().all(|text| (1..=MAX_CHARACTERS).contains(&text.chars().count())));
    let kept: Vec<&str> = answers.iter().flat_map(|text| text.split_whitespace()).collect();
    assert_eq!(kept, words);
}

#[test]
fn typed_answers_that_do_not_fit_into_one_message_become_several() {
    let mut world = World::asked();
    let words: Vec<String> = (0..60).map(|number| format!("{}{number}", "x".repeat(800))).collect();
    for word in &words {
        world.give(SessionInput::Typed { text: word.clone() });
    }
    world.until_replied();
    check_bounded(&world, &words);
    assert!((5..=6).contains(&world.answers().len()), "as few as possible: {}", world.answers().len());
}

#[test]
fn speech_that_does_not_fit_into_one_message_becomes_several_and_the_first_has_the_recording() {
    let mut world = World::asked();
    let words: Vec<String> = (0..3_000).map(|number| format!("word{number}")).collect();
    world.say(&words.join(" "), 5_000);
    let typed = "y".repeat(MAX_CHARACTERS);
    world.give(SessionInput::Typed { text: typed.clone() });
    world.until_replied();
    check_bounded(&world, &[words, vec![typed.clone()]].concat());
    assert_eq!(world.answers().last(), Some(&typed.as_str()), "text that was typed at once stays together");
    let answers: Vec<_> = world.commits.iter().filter(|spoken| spoken.role == Role::User).collect();
    assert!(answers[0].recording.is_some() && answers[0].duration_ms() >= 4_000);
    assert!(answers[1..].iter().all(|spoken| spoken.recording.is_none() && spoken.duration_ms() == 0));
}

#[test]
fn an_answer_is_expected_from_the_first_question_on_but_not_while_it_is_asked() {
    let mut world = World::new(SessionSettings::default());
    // The first question takes a moment.
    world.fates = vec![Fate::Answers { after_ms: 500 }];
    world.give(SessionInput::Attached);
    assert_eq!((world.state(), world.session.expects_answer()), (ShownSessionState::Thinking, false));
    world.until(ShownSessionState::Speaking);
    assert!(!world.session.expects_answer());
    world.listen_to_the_end();
    assert!(world.session.expects_answer());
    world.say("It was fine.", 1_500);
    world.until(ShownSessionState::Thinking);
    assert!(world.session.expects_answer(), "more may follow");
    world.until_replied();
    assert!(!world.session.expects_answer());
    // Who comes back may be in the middle of an answer.
    world.give(SessionInput::Detached);
    world.ticks(40_000, 1_000);
    world.give(SessionInput::Attached);
    assert_eq!((world.state(), world.session.expects_answer()), (ShownSessionState::Thinking, true));
}
