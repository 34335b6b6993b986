//! Noise that sounds like a voice, without and with words in it.

use super::world::{Fate, World, cancelled, recognitions, timings};
use crate::message::Role;
use crate::session::{
    FixedUtterance, PauseReason, SessionEffect, ShownSessionState, TimeSpan, TurnEndReason, TurnPolicy,
};

#[test]
fn a_television_that_never_pauses_does_not_keep_the_turn_open() {
    let mut world = World::asked();
    world.say("It was a long week.", 3_000);
    world.noise(3_200);
    assert_eq!(world.state(), ShownSessionState::Speaking, "no new words for 1.5 s");
    world.noise(3_000);
    assert_eq!(
        world.transcript()[1..],
        [(Role::User, "It was a long week."), (Role::Assistant, "What happened then?"),]
    );
    world.say("Then I left.", 2_000);
    world.noise(6_000);
    assert_eq!(world.answers(), ["It was a long week.", "Then I left."]);
    let reasons: Vec<_> = timings(&world).iter().map(|turn| turn.ended_by).collect();
    assert_eq!(reasons, [TurnEndReason::NoNewWords; 2]);
}

#[test]
fn noise_without_words_does_not_keep_the_interviewer_from_asking_again() {
    let mut world = World::asked();
    world.noise(14_000);
    assert!(matches!(world.says().last(), Some(FixedUtterance::Prompt(_))), "{:?}", world.says());
}

#[test]
fn a_long_answer_without_pauses_goes_on_while_its_words_grow() {
    let mut world = World::asked();
    for number in 0..12 {
        world.say(&format!("word{number}"), 1_000);
    }
    assert_eq!(world.state(), ShownSessionState::Listening);
    world.until_replied();
    assert_eq!(world.answers().len(), 1);
}

#[test]
fn a_fan_that_never_pauses_counts_as_silence() {
    let mut world = World::asked();
    world.noise(62_000);
    assert_eq!(world.state(), ShownSessionState::Paused(PauseReason::LongSilence), "{:?}", world.says());
    assert!(world.says().contains(&FixedUtterance::OfferTyping));
    assert_eq!(world.answers(), [""; 0]);
}

#[test]
fn a_fan_counts_as_silence_although_words_arrive_late() {
    let mut world = World::asked();
    world.fates = vec![Fate::Answers { after_ms: 1_200 }; 200];
    world.noise(66_000);
    assert_eq!(world.state(), ShownSessionState::Paused(PauseReason::LongSilence), "{:?}", world.says());
}

#[test]
fn a_turn_ends_in_noise_also_if_a_piece_was_split_off_meanwhile() {
    let mut world = World::asked();
    for number in 0..19 {
        world.say(&format!("word{number}"), 1_000);
    }
    world.say("end.", 700);
    world.noise(6_600);
    assert_eq!(timings(&world).last().map(|turn| turn.ended_by), Some(TurnEndReason::NoNewWords));
}

#[test]
fn an_answer_in_noise_is_understood_after_a_long_silence() {
    let mut world = World::asked();
    world.noise(23_000);
    world.say("It was fine.", 2_000);
    world.noise(6_000);
    assert_eq!(world.answers(), ["It was fine."]);
}

/// Returns the spans that were recognized.
fn recognized(world: &World) -> Vec<TimeSpan> {
    let recognized = world.effects.iter().filter_map(|effect| match effect {
        SessionEffect::Recognize { span, .. } => Some(*span),
        _ => None,
    });
    recognized.collect()
}

#[test]
fn the_whole_of_what_a_fluent_speaker_says_is_watched_less_and_less_often() {
    let mut world = World::asked();
    for number in 0..9 {
        world.say(&format!("one{number} two{number} three{number} four{number}"), 2_000);
    }
    let spans = recognized(&world);
    let start_ms = spans[0].start_ms;
    // After 2.5, 4, 7, 11.5 and 16 s.
    assert_eq!(spans.iter().filter(|span| span.start_ms == start_ms).count(), 5);
    let newest_sound_ms = TurnPolicy::default().newest_sound_ms;
    assert!(spans.iter().all(|span| span.start_ms == start_ms || span.length_ms() == newest_sound_ms));
    let all_ms: i64 = spans.iter().map(|span| span.length_ms()).sum();
    assert!(2 * all_ms <= 9 * 18_000, "{all_ms} ms were recognized in 18 s");
    assert_eq!(world.state(), ShownSessionState::Listening);
}

#[test]
fn a_turn_in_noise_ends_soon_after_the_last_word_however_long_the_answer_was() {
    for words in 4..30 {
        let mut world = World::asked();
        for number in 0..words {
            world.say(&format!("word{number}"), 500);
        }
        let mut noise_ms = 0;
        while world.state() == ShownSessionState::Listening {
            assert!(noise_ms <= 3_100, "after {words} words");
            world.noise(20);
            noise_ms += 20;
        }
        assert!(noise_ms >= 1_200, "after {words} words: {noise_ms} ms");
        world.noise(4_000);
        assert_eq!(world.answers().len(), 1, "after {words} words");
        assert_eq!(timings(&world)[0].ended_by, TurnEndReason::NoNewWords);
        assert_eq!(world.answers()[0].split(' ').count(), words);
    }
}

#[test]
fn a_watch_is_cancelled_when_its_piece_is_recognized_as_a_whole() {
    let mut world = World::asked();
    world.fates = vec![Fate::Answers { after_ms: 1_500 }; 100];
    world.say("one two three four", 2_700);
    assert_eq!((recognitions(&world).len(), cancelled(&world).len()), (1, 0));
    world.silence(300);
    assert_eq!((recognitions(&world).len(), cancelled(&world)), (2, recognitions(&world)[..1].to_vec()));
}

#[test]
fn words_that_continue_during_a_late_watch_withdraw_the_end_of_the_turn() {
    let mut world = World::asked();
    world.fates = vec![Fate::Answers { after_ms: 0 }, Fate::Answers { after_ms: 0 }];
    world.fates.extend([Fate::Answers { after_ms: 0 }, Fate::Answers { after_ms: 2_000 }]);
    world.fates.extend([Fate::Answers { after_ms: 100 }, Fate::Answers { after_ms: 100 }]);
    world.fates.push(Fate::Answers { after_ms: 5_000 });
    world.say("It was a long week.", 3_000);
    world.noise(2_600);
    world.say("And then on Monday I left.", 6_000);
    world.silence(4_000);
    world.until_replied();
    assert_eq!(world.answers(), ["It was a long week. And then on Monday I left."]);
    assert_eq!(world.count(|effect| matches!(effect, SessionEffect::Ask { .. })), 2);
}
