mod contract;

use super::*;
use crate::testing::{librivox, noise};

const FRAME: usize = 320;

/// Returns the share of 20 ms frames that count as speech.
fn voiced(samples: &[i16]) -> f64 {
    let mut activity = Earshot::default();
    let scores: Vec<f32> = samples.chunks_exact(FRAME).map(|frame| activity.score(frame)).collect();
    scores.iter().filter(|score| **score >= 0.5).count() as f64 / scores.len() as f64
}

#[test]
fn speech_is_heard() {
    for (sound, text) in librivox() {
        let voiced = voiced(&sound.samples);
        println!("{voiced:.2} of the frames are speech: {text}");
        assert!(voiced > 0.5, "{voiced} of {text:?}");
    }
}

#[test]
fn silence_and_noise_are_not_speech() {
    assert!(voiced(&vec![0; 20 * 16_000]) == 0.0);
    for loudness in [30, 300, 3_000] {
        let voiced = voiced(&noise(20, loudness));
        println!("{voiced:.3} of the frames of noise of {loudness} are taken for speech");
        assert!(voiced < 0.05, "{voiced} of noise of {loudness}");
    }
}

#[test]
fn frames_of_any_length_get_a_score() {
    let (sound, _) = librivox().swap_remove(0);
    for length in [1, 100, 320, 4_000] {
        let mut activity = Earshot::default();
        let scores = sound.samples.chunks(length).map(|frame| activity.score(frame));
        assert!(scores.into_iter().all(|score| (0.0..=1.0).contains(&score)), "frames of {length}");
    }
}

#[test]
fn speech_after_an_inaudible_pause_is_detected_as_soon_as_by_a_model_that_always_runs() {
    for (sound, text) in librivox() {
        let speech = &sound.samples[..];
        let pause = vec![0; 4 * 16_000];
        let (mut activity, mut always) = (Earshot::default(), Detector::default_boxed());
        let mut scores = |sound: &[i16]| -> Vec<[bool; 2]> {
            let blocks = sound.chunks_exact(BLOCK);
            blocks
                .map(|block| [activity.score(block), always.predict_i16(block)].map(|score| score >= 0.5))
                .collect()
        };
        scores(speech);
        assert!(
            scores(&pause)[20..].iter().all(|[voiced, _]| !voiced),
            "silence is taken for speech: {text}"
        );
        let again = scores(speech);
        let first =
            [0, 1].map(|which| again.iter().position(|voiced| voiced[which]).expect("speech is heard"));
        println!("{first:?} {text}");
        assert!(first[0].abs_diff(first[1]) <= 3, "first heard in block {first:?}: {text}");
    }
}
