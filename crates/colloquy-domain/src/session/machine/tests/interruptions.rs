use super::world::{Fate, World, cancelled, recognitions};
use crate::message::Role;
use crate::session::{FixedUtterance, SessionEffect, SessionInput, ShownSessionState};

/// Creates a world in which the interviewer is replying.
fn speaking() -> World {
    let mut world = World::asked();
    world.say("It was fine.", 1_000);
    world.until(ShownSessionState::Speaking);
    world
}

/// From now on, the recognizer understands the newest utterance as this.
fn understand(world: &mut World, text: &str) {
    text.clone_into(&mut world.said.last_mut().expect("something was said").text);
}

fn clears(world: &World) -> usize {
    world.count(|effect| matches!(effect, SessionEffect::Clear { .. }))
}

#[test]
fn an_interruption_takes_effect_at_once_and_the_message_keeps_what_was_heard() {
    let mut world = speaking();
    world.silence(1_200);
    world.say("Wait a moment.", 220);
    assert_eq!(clears(&world), 0);
    world.noise(60);
    assert_eq!(clears(&world), 1);
    world.noise(700);
    assert_eq!(world.state(), ShownSessionState::Listening);
    let message = world.commits.last().expect("a message").clone();
    assert_eq!(
        (message.role, message.content.as_str(), message.interrupted),
        (Role::Assistant, "What happened", true)
    );
    assert!((1_420..=1_500).contains(&message.duration_ms()), "{message:?}");
    world.until_replied();
    assert_eq!(world.answers(), ["It was fine.", "Wait a moment."]);
}

#[test]
fn a_question_that_was_not_heard_at_all_was_not_asked() {
    let mut world = speaking();
    world.give(SessionInput::Typed { text: "One more thing".to_owned() });
    world.until_replied();
    assert_eq!(
        world.transcript(),
        [(Role::Assistant, "How was your week?"), (Role::User, "It was fine. One more thing")],
    );
}

#[test]
fn after_a_noise_the_sentence_is_said_again_from_its_beginning() {
    let mut world = speaking();
    world.silence(800);
    world.noise(800);
    assert_eq!(clears(&world), 1);
    world.silence(1_200);
    assert_eq!(world.state(), ShownSessionState::Speaking);
    assert_eq!(world.count(|effect| matches!(effect, SessionEffect::Play { sentence: 0, .. })), 3);
    world.listen_to_the_end();
    let message = world.commits.last().expect("a message");
    assert_eq!((message.content.as_str(), message.interrupted), ("What happened then?", false));
    assert_eq!(world.commits.len(), 3);
}

#[test]
fn a_finished_speech_no_longer_needs_its_audio() {
    let mut world = speaking();
    let last_played = |world: &World| {
        let played = world.effects.iter().rev().find_map(|effect| match effect {
            SessionEffect::Play { speech, .. } => Some(*speech),
            _ => None,
        });
        played.expect("something was played")
    };
    assert_eq!(world.session.needs_speeches_from(), last_played(&world));
    world.listen_to_the_end();
    assert!(world.session.needs_speeches_from() > last_played(&world));
}

#[test]
fn backchannels_do_not_take_the_turn() {
    for text in ["Mm-hm.", "Yeah.", "Okay, right."] {
        let mut world = speaking();
        world.silence(200);
        world.say(text, 500);
        world.listen_to_the_end();
        let message = world.commits.last().expect("a message");
        assert!(!message.interrupted && message.content == "What happened then?", "{message:?}");
        world.silence(5_000);
        assert_eq!(world.answers(), ["It was fine."]);
    }
}

#[test]
fn backchannels_do_not_silence_the_interviewer() {
    for text in ["Mm-hm.", "Yeah.", "Okay, right."] {
        let mut world = speaking();
        world.silence(600);
        world.say(text, 400);
        world.listen_to_the_end();
        assert_eq!(clears(&world), 0, "{text}");
        assert!(world.commits.last().is_some_and(|spoken| !spoken.interrupted), "{text}");
    }
}

#[test]
fn a_question_that_a_misheard_backchannel_has_interrupted_is_asked_again() {
    let mut world = World::asked();
    world.reply =
        "What happened on the following Monday morning, when you came back to work from your long holiday?"
            .to_owned();
    world.say("It was fine.", 1_000);
    world.until(ShownSessionState::Speaking);
    world.silence(1_250);
    world.say("I'm so", 700);
    assert_eq!(world.state(), ShownSessionState::Listening);
    understand(&mut world, "Mm-hm.");
    world.until(ShownSessionState::Speaking);
    world.listen_to_the_end();
    assert_eq!(world.answers(), ["It was fine."]);
    assert!(world.says().contains(&FixedUtterance::Question(world.reply.clone())), "{:?}", world.says());
    world.say("We moved.", 1_000);
    world.until_replied();
    assert_eq!(world.answers(), ["It was fine.", "We moved."]);
}

#[test]
fn a_misheard_backchannel_early_in_a_reply_is_no_part_of_the_answer() {
    let mut world = speaking();
    world.silence(600);
    world.say("I'm so", 700);
    assert_eq!(world.state(), ShownSessionState::Listening);
    understand(&mut world, "Mm-hm.");
    world.until_replied();
    world.listen_to_the_end();
    let expected = [(Role::User, "It was fine."), (Role::Assistant, "What happened then?")];
    assert_eq!(world.transcript()[1..], expected);
}

#[test]
fn a_yes_that_interrupts_the_last_words_of_a_question_answers_it() {
    let mut world = World::asked();
    world.reply = "What happened on the following Monday morning?".to_owned();
    world.say("It was fine.", 1_000);
    world.until(ShownSessionState::Speaking);
    world.silence(1_300);
    world.say("I'm so", 700);
    understand(&mut world, "Yes.");
    world.until_replied();
    assert_eq!(world.answers(), ["It was fine.", "Yes."]);
}

#[test]
fn a_backchannel_that_goes_on_takes_the_turn() {
    let mut world = speaking();
    world.silence(1_300);
    world.say("Okay, but what do you mean by that?", 2_000);
    world.until(ShownSessionState::Listening);
    assert!(world.commits.last().is_some_and(|spoken| spoken.interrupted));
}

/// The recognizer is too slow, so only the length of the voice decides.
#[test]
fn a_voice_whose_words_are_not_known_silences_the_interviewer_within_400_ms() {
    let mut world = speaking();
    world.fates = vec![Fate::Answers { after_ms: 2_000 }; 1_000];
    world.silence(1_100);
    world.noise(320);
    assert_eq!(clears(&world), 0);
    world.noise(80);
    assert_eq!(clears(&world), 1);
}

#[test]
fn several_backchannels_in_a_row_do_not_silence_the_interviewer() {
    let mut world = speaking();
    world.silence(600);
    world.say("Mm-hm, okay, right.", 1_300);
    world.listen_to_the_end();
    assert_eq!(clears(&world), 0);
    assert!(world.commits.last().is_some_and(|spoken| !spoken.interrupted));
}

#[test]
fn a_short_sound_does_not_even_pause_the_interviewer() {
    let mut world = speaking();
    world.say("Yeah.", 220);
    world.listen_to_the_end();
    assert_eq!(clears(&world), 0);
}

#[test]
fn a_yes_at_the_very_end_of_a_question_answers_it() {
    let mut world = speaking();
    world.silence(1_500);
    world.say("Yes.", 240);
    world.until(ShownSessionState::Listening);
    world.until_replied();
    assert_eq!(world.answers(), ["It was fine.", "Yes."]);
}

#[test]
fn words_that_are_recognized_late_still_interrupt() {
    let mut world = speaking();
    world.fates = vec![Fate::Answers { after_ms: 1_800 }; 1_000];
    world.silence(600);
    world.say("No, wait.", 900);
    world.silence(1_100);
    assert_eq!(world.state(), ShownSessionState::Speaking);
    world.silence(1_000);
    assert!(world.commits.last().is_some_and(|spoken| spoken.interrupted));
    world.fates.clear();
    world.until_replied();
    assert_eq!(world.answers(), ["It was fine.", "No, wait."]);
}

#[test]
fn a_steady_noise_cannot_silence_the_interviewer() {
    let mut world = speaking();
    world.noise(8_000);
    let message = world.commits.last().expect("a message");
    assert_eq!((message.content.as_str(), message.interrupted), ("What happened then?", false));
}

#[test]
fn repeated_noises_cannot_silence_the_interviewer() {
    let mut world = speaking();
    for _ in 0..12 {
        world.noise(400);
        world.silence(600);
    }
    assert_eq!(world.commits.last().map(|spoken| spoken.content.as_str()), Some("What happened then?"));
}

#[test]
fn both_voices_at_once_are_metered_once() {
    let mut world = speaking();
    let before_ms = world.session.active_ms();
    world.silence(1_000);
    world.say("Yeah.", 280);
    world.listen_to_the_end();
    assert_eq!(world.session.active_ms() - before_ms, 2_000);
}

#[test]
fn a_probe_is_cancelled_when_the_interviewer_continues() {
    let mut world = speaking();
    world.fates = vec![Fate::IsLost; 100];
    world.silence(1_400);
    world.noise(500);
    let first = *recognitions(&world).last().expect("a probe");
    world.noise(400);
    let second = *recognitions(&world).last().expect("a probe");
    world.silence(180);
    assert_eq!(cancelled(&world), [first], "it was too early");
    world.noise(2_700);
    assert_eq!(world.state(), ShownSessionState::Speaking);
    assert_eq!(cancelled(&world), [first, second], "it was noise");
}
