use super::*;

const RATE: u32 = 1000;

/// Builds a sound of silence, these samples, and silence again.
fn sound(before: usize, tone: &[i16], after: usize) -> Pcm {
    let samples = [vec![0; before], tone.to_vec(), vec![0; after]].concat();
    Pcm { rate: RATE, samples }
}

#[test]
fn long_silence_at_the_ends_is_cut_to_150_ms() {
    let levelled = level(sound(400, &[20_000, 0, 0, -20_000], 700));
    assert_eq!(levelled.samples.len(), 150 + 4 + 150);
    assert_eq!(levelled.samples.iter().position(|sample| *sample != 0), Some(150));
    assert_eq!(levelled.rate, RATE);
}

#[test]
fn short_silence_at_the_ends_stays() {
    assert_eq!(level(sound(20, &[20_000], 149)).samples.len(), 20 + 1 + 149);
}

#[test]
fn silence_in_the_middle_stays() {
    let tone = [vec![20_000], vec![0; 900], vec![20_000]].concat();
    assert_eq!(level(sound(0, &tone, 0)).samples.len(), 902);
}

#[test]
fn hiss_40_db_below_the_peak_counts_as_silence() {
    let pcm = Pcm { rate: RATE, samples: [vec![90; 500], vec![10_000]].concat() };
    assert_eq!(level(pcm).samples.len(), 151);
}

#[test]
fn faint_and_loud_speech_become_equally_loud() {
    for peak in [i16::MIN, i16::MAX, 20_000, 1_000, -200] {
        let levelled = level(sound(1, &[peak / 2, peak], 1));
        let loudest = levelled.samples.iter().map(|sample| sample.unsigned_abs()).max();
        assert_eq!(loudest, Some(23_197), "{peak}");
        let ratio = f64::from(levelled.samples[1]) / f64::from(levelled.samples[2]);
        assert!((ratio - 0.5).abs() < 0.001, "{peak}: {ratio}");
    }
}

#[test]
fn a_sound_without_speech_becomes_empty() {
    for samples in [vec![], vec![0; 3_000], vec![100, -100, 100]] {
        assert!(level(Pcm { rate: RATE, samples }).samples.is_empty());
    }
}
