use super::*;

/// 30 s.
const FRAMES: usize = 3_000;

fn of_tone(hertz: f64) -> Vec<f32> {
    let sample = |at: usize| (2.0 * PI * hertz * at as f64 / RATE as f64).sin() as f32;
    let samples: Vec<f32> = (0..RATE).map(sample).collect();
    LogMelExtractor::new().of(&samples, FRAMES)
}

/// Returns the loudest band half a second after the beginning.
fn loudest(features: &[f32]) -> usize {
    let bands = (0..BANDS).map(|band| features[band * FRAMES + 50]);
    bands.enumerate().max_by(|(_, a), (_, b)| a.total_cmp(b)).expect("there are bands").0
}

#[test]
fn a_tone_is_in_the_band_of_its_pitch() {
    // Up to 1 kHz, the bands are 37.2 Hz apart and centred there.
    assert_eq!(loudest(&of_tone(480.0)), 12);
    assert_eq!(loudest(&of_tone(1_000.0)), 26);
    assert!(loudest(&of_tone(7_500.0)) >= 76);
}

#[test]
fn a_short_sound_is_padded_with_silence() {
    let features = of_tone(500.0);
    let loudest = features.iter().copied().fold(f32::MIN, f32::max);
    // Eight powers of ten below the loudest, divided by 4.
    assert!((features[FRAMES - 1] - (loudest - 2.0)).abs() < 1e-4);
    assert_eq!(features.len(), BANDS * FRAMES);
}

#[test]
fn ignores_sound_after_the_frames() {
    let long = vec![0.1; 40 * RATE];
    assert_eq!(LogMelExtractor::new().of(&long, FRAMES).len(), BANDS * FRAMES);
}

#[test]
fn the_sound_is_reflected_at_both_ends() {
    let frames = 100;
    let features = LogMelExtractor::new().of(&vec![0.5; frames * HOP], frames);
    // A steady sound stays steady in its reflection. Silence around it would change the frames at the ends.
    for band in features.chunks_exact(frames) {
        assert!(band.iter().all(|feature| (feature - band[50]).abs() < 1e-4), "{band:?}");
    }
}

#[test]
fn sound_after_the_last_frame_does_not_matter() {
    let features = LogMelExtractor::new();
    let (whole, mut longer) = (vec![0.5; 100 * HOP], vec![0.5; 101 * HOP]);
    longer[100 * HOP..].fill(-1.0);
    assert_eq!(features.of(&whole, 100), features.of(&longer, 100));
}
