//! The contract of a voice activity detector.

use std::sync::Arc;

use colloquy_domain::ports::VoiceActivityDetector;

use crate::spoken::librivox;

/// 20 ms at 16 kHz.
const FRAME: usize = 320;
/// The score from which on a frame counts as speech.
const SPEECH: f32 = 0.5;

/// Returns a new detector each time.
pub type NewDetector = Arc<dyn Fn() -> Box<dyn VoiceActivityDetector> + Send + Sync>;

fn scores(detector: &mut dyn VoiceActivityDetector, samples: &[i16]) -> Vec<f32> {
    samples.chunks_exact(FRAME).map(|frame| detector.score(frame)).collect()
}

fn speech() -> Vec<i16> {
    librivox().into_iter().next().expect("there are sentences").samples
}

/// Returns the share of scores that count as speech.
fn share(scores: &[f32]) -> f64 {
    scores.iter().filter(|score| **score >= SPEECH).count() as f64 / scores.len() as f64
}

pub async fn scores_are_probabilities(new: NewDetector) {
    let square = (0..16_000).map(|place| if place / 50 % 2 == 0 { i16::MAX } else { i16::MIN });
    let faint = (0..16_000).map(|place| if place / 50 % 2 == 0 { 1 } else { -1 });
    for samples in [speech(), square.collect(), faint.collect(), vec![0; 16_000], vec![i16::MIN; 16_000]] {
        for score in scores(&mut *new(), &samples) {
            assert!((0.0..=1.0).contains(&score), "{score}");
        }
    }
}

pub async fn speech_is_detected(new: NewDetector) {
    for spoken in librivox() {
        let share = share(&scores(&mut *new(), &spoken.samples));
        assert!(share > 0.5, "{share} of {:?}", spoken.text);
    }
}

pub async fn silence_is_not_speech(new: NewDetector) {
    assert_eq!(share(&scores(&mut *new(), &[0; 10 * 16_000])), 0.0);
}

pub async fn silence_after_speech_is_soon_not_speech(new: NewDetector) {
    let mut detector = new();
    for _ in 0..3 {
        assert!(share(&scores(&mut *detector, &speech())) > 0.4);
        let silence = scores(&mut *detector, &[0; 4 * 16_000]);
        assert_eq!(share(&silence[50..]), 0.0, "after a second of silence");
    }
}

pub async fn a_new_detector_scores_the_same_audio_the_same(new: NewDetector) {
    let samples = speech();
    assert_eq!(scores(&mut *new(), &samples), scores(&mut *new(), &samples));
}

pub async fn streams_do_not_influence_each_other(new: NewDetector) {
    let samples = speech();
    let expected = scores(&mut *new(), &samples);
    let (mut detector, mut other) = (new(), new());
    let interleaved: Vec<f32> = samples
        .chunks_exact(FRAME)
        .map(|frame| {
            other.score(&[0; FRAME]);
            detector.score(frame)
        })
        .collect();
    assert_eq!(interleaved, expected);
}

/// Runs every case of the [`VoiceActivityDetector`] contract, each with detectors from `fresh`:
/// `voice_activity_detector_contract!(fresh)` where `async fn fresh() -> FreshAdapter<NewDetector>`.
#[macro_export]
macro_rules! voice_activity_detector_contract {
    ($fresh:path) => {
        $crate::contract_cases!(
            $fresh,
            voice_activity_detector,
            [
                a_new_detector_scores_the_same_audio_the_same,
                scores_are_probabilities,
                silence_after_speech_is_soon_not_speech,
                silence_is_not_speech,
                speech_is_detected,
                streams_do_not_influence_each_other,
            ]
        );
    };
}
