mod contract;
mod corpus;
mod rehearsal;
mod words;

use super::*;
use corpus::{
    BACKGROUNDS, Background, Dice, FRAME, NEAR_LEVEL, Sound, answers, at_level, in_background, pause, samples,
};
use rehearsal::{Rehearsal, Scene, TurnOutcome, is_voiced};

/// Returns what happens in interviews with this background, and prints it.
fn rehearsed(background: Background, ratio: f32) -> Vec<TurnOutcome> {
    let voices = [&answers()[..5], &answers()[5..]];
    let outcomes: Vec<TurnOutcome> = (1..)
        .zip(voices)
        .flat_map(|(seed, voice)| {
            let scene = Scene { background, ratio, questions: 4, seed };
            let sounds = voice.iter().map(|(sound, _)| sound);
            Rehearsal::new(&scene, sounds).run(&mut NearVoiceDetector::default())
        })
        .collect();
    let mean = |of: fn(&TurnOutcome) -> f32| outcomes.iter().map(of).sum::<f32>() / outcomes.len() as f32;
    let mut ends: Vec<f32> = outcomes.iter().map(|one| one.end_seconds.unwrap_or(f32::INFINITY)).collect();
    ends.sort_by(f32::total_cmp);
    println!(
        "{background:?} at {ratio} dB: {:.3} of the voice kept, {:.4} of the background, ended after {:.2} s, at most \
         {:.2} s",
        mean(|one| one.kept),
        mean(|one| one.wrong),
        ends[ends.len() / 2],
        ends[ends.len() - 1]
    );
    outcomes
}

fn check_background(ratio: f32, least_kept: f32) {
    for background in BACKGROUNDS {
        for (at, outcome) in rehearsed(background, ratio).into_iter().enumerate() {
            let what = format!("{background:?} at {ratio} dB, turn {at}: {outcome:?}");
            assert!(outcome.interruption_frames < 15, "the background interrupts the question: {what}");
            assert!(outcome.kept >= least_kept, "the answer is not heard: {what}");
            assert!(outcome.end_seconds.is_some_and(|end| end < 2.0), "the answer does not end: {what}");
        }
    }
}

#[test]
fn answers_20_db_above_a_background_are_heard_and_end_and_no_question_is_interrupted() {
    check_background(20.0, 0.9);
}

#[test]
fn answers_15_db_above_a_background_are_heard_and_end_and_no_question_is_interrupted() {
    check_background(15.0, 0.9);
}

#[test]
fn answers_10_db_above_a_background_are_heard_and_end_and_no_question_is_interrupted() {
    check_background(10.0, 0.6);
}

#[test]
fn a_quiet_room_changes_little() {
    for outcome in rehearsed(Background::QuietRoom, 0.0) {
        assert_eq!(outcome.interruption_frames, 0);
        assert!(outcome.kept > 0.95 && outcome.end_seconds.is_some_and(|end| end < 0.8), "{outcome:?}");
    }
}

/// Returns by how many decibels the voice is above the background, as the detector learns it in an interview.
fn learned_above(background: Background, ratio: f32) -> f32 {
    let mut detector = NearVoiceDetector::default();
    let scene = Scene { background, ratio, questions: 4, seed: 3 };
    Rehearsal::new(&scene, answers().iter().map(|(sound, _)| sound)).run(&mut detector);
    let above = detector.voice_above_background_db().expect("both are known");
    println!("{background:?} at {ratio} dB: {above:.1} dB");
    above
}

#[test]
fn knows_by_how_much_the_invitee_is_louder_than_the_background() {
    // The traffic in a street swells and fades, so its usual level is below its mean.
    for background in [Background::Babble, Background::Television] {
        for ratio in [5.0, 10.0, 15.0, 20.0] {
            let above = learned_above(background, ratio);
            assert!((above - ratio).abs() < 4.0, "{background:?} at {ratio} dB: {above}");
        }
    }
    assert!(learned_above(Background::QuietRoom, 0.0) > 25.0);
}

/// Scores a sound in a quiet room.
fn voiced(detector: &mut NearVoiceDetector, is_answer_expected: bool, sound: &[f32]) -> Vec<bool> {
    detector.expect_answer(is_answer_expected);
    let sound = samples(&in_background(sound, Background::QuietRoom, 0.0, &mut Dice::new(7)));
    sound.chunks_exact(FRAME).map(|frame| is_voiced(detector, frame)).collect()
}

fn answer(level: f32) -> Sound {
    at_level(
        &answers().iter().flat_map(|(sound, _)| sound.clone()).collect::<Sound>()[..10 * crate::sound::RATE],
        level,
    )
}

fn frames_until_heard(voiced: &[bool]) -> usize {
    voiced.iter().position(|is_voiced| *is_voiced).expect("the voice is heard")
}

#[test]
fn a_first_answer_in_a_quiet_room_gets_the_scores_of_the_model() {
    let (mut detector, mut model) = (NearVoiceDetector::default(), Earshot::default());
    for frame in samples(&answer(NEAR_LEVEL)).chunks_exact(FRAME).take(100) {
        assert_eq!(detector.score(frame), model.score(frame));
    }
}

#[test]
fn the_invitee_can_interrupt_the_first_question_after_a_moment() {
    for level in [-30.0, NEAR_LEVEL, -15.0] {
        let mut detector = NearVoiceDetector::default();
        voiced(&mut detector, false, &pause(0.7));
        let heard = voiced(&mut detector, false, &answer(level)[..crate::sound::RATE]);
        let count = heard.iter().filter(|is_voiced| **is_voiced).count();
        assert!(count >= 20, "{count} of {} frames at {level} dB", heard.len());
    }
}

#[test]
fn an_invitee_who_moves_away_is_heard_again_within_two_seconds() {
    let mut detector = NearVoiceDetector::default();
    voiced(&mut detector, true, &answer(NEAR_LEVEL));
    voiced(&mut detector, false, &pause(4.0));
    let heard = voiced(&mut detector, true, &answer(NEAR_LEVEL - 20.0));
    let first = frames_until_heard(&heard);
    assert!(first < 100, "heard after {first} frames");
}

#[test]
fn an_invitee_who_speaks_throughout_the_first_question_is_heard_in_the_answer() {
    let mut detector = NearVoiceDetector::default();
    voiced(&mut detector, false, &answer(-45.0));
    let long = [answer(-45.0), answer(-45.0)].concat();
    let first = frames_until_heard(&voiced(&mut detector, true, &long));
    assert!(first < 800, "heard after {first} frames");
}

/// Returns the share of the last two seconds of a question that interrupts it, after a background was taken for an
/// answer.
fn check_recovery(background: Background) {
    let mut detector = NearVoiceDetector::default();
    let around = |seconds, seed| {
        let sound = in_background(&pause(seconds), background, NEAR_LEVEL - 15.0, &mut Dice::new(seed));
        samples(&sound).chunks_exact(FRAME).map(<[i16]>::to_vec).collect::<Vec<_>>()
    };
    let mut count = |is_answer_expected, frames: &[Vec<i16>]| {
        detector.expect_answer(is_answer_expected);
        frames.iter().filter(|frame| is_voiced(&mut detector, frame)).count()
    };
    assert!(count(true, &around(3.0, 1)) > 50, "nothing is known yet, so any voice may be the invitee");
    count(false, &around(8.0, 2));
    let interrupting = count(false, &around(8.0, 3));
    assert!(interrupting < 15, "{interrupting} frames of {background:?}");
}

#[test]
fn a_background_that_was_taken_for_an_answer_soon_no_longer_interrupts() {
    check_recovery(Background::Babble);
    check_recovery(Background::Television);
}

#[test]
fn a_background_is_forgotten_if_it_was_the_invitee() {
    let mut detector = NearVoiceDetector::default();
    voiced(&mut detector, true, &answer(NEAR_LEVEL - 6.0));
    voiced(&mut detector, false, &answer(NEAR_LEVEL));
    let heard = voiced(&mut detector, true, &answer(NEAR_LEVEL));
    let first = frames_until_heard(&heard);
    assert!(first < 100, "heard after {first} frames");
}

#[test]
fn a_background_that_is_heard_before_the_first_question_does_not_interrupt_it() {
    for background in BACKGROUNDS {
        for (ratio, seed) in [(15.0, 2), (20.0, 3)] {
            let mut detector = NearVoiceDetector::default();
            let level = NEAR_LEVEL - ratio;
            let sound = samples(&in_background(&pause(8.0), background, level, &mut Dice::new(seed)));
            // The service prepares the question in the first half of a second.
            detector.expect_answer(false);
            let voiced = sound.chunks_exact(FRAME).map(|frame| is_voiced(&mut detector, frame));
            let count = voiced.filter(|is_voiced| *is_voiced).count();
            assert!(count < 15, "{count} frames of {background:?} at {ratio} dB");
        }
    }
}

#[test]
fn a_greeting_before_the_first_question_does_not_keep_the_answer_from_being_heard() {
    let mut detector = NearVoiceDetector::default();
    voiced(&mut detector, false, &answer(NEAR_LEVEL)[..crate::sound::RATE / 2]);
    voiced(&mut detector, false, &pause(4.0));
    let first = frames_until_heard(&voiced(&mut detector, true, &answer(NEAR_LEVEL)));
    assert!(first < 50, "heard after {first} frames");
}
