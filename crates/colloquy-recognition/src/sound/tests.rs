use super::*;
use crate::testing::librivox;

fn tone(hertz: f64, rate: u32) -> Pcm {
    let sample = |at: u32| ((2.0 * PI * hertz * f64::from(at) / f64::from(rate)).sin() * 10_000.0) as i16;
    Pcm { rate, samples: (0..rate).map(sample).collect() }
}

fn loudness(samples: &[i16]) -> f64 {
    let sum: f64 = samples.iter().map(|sample| f64::from(*sample).powi(2)).sum();
    (sum / samples.len() as f64).sqrt()
}

/// Returns how far a resampled tone is from the same tone at the models' rate, relative to its loudness.
fn check_rate(hertz: f64, rate: u32, at_most: f64) {
    let (right, sound) = (tone(hertz, 16_000).samples, tone(hertz, rate));
    let resampled = at_rate(&sound).expect("it has a rate");
    assert_eq!(resampled.len(), 16_000);
    let inner = 200..15_800;
    let difference: Vec<i16> = inner.map(|at| resampled[at] - right[at]).collect();
    let share = loudness(&difference) / loudness(&right);
    assert!(share < at_most, "{share} at {hertz} Hz from {rate}");
}

#[test]
fn resampling_keeps_a_tone() {
    for rate in [8_000, 22_050, 24_000, 44_100, 48_000] {
        check_rate(440.0, rate, 0.01);
        check_rate(3_000.0, rate, 0.03);
    }
}

#[test]
fn resampling_removes_frequencies_that_are_too_high() {
    let sound = tone(11_000.0, 48_000);
    let resampled = at_rate(&sound).expect("it has a rate");
    assert!(loudness(&resampled) < 100.0, "{}", loudness(&resampled));
}

#[test]
fn sound_without_a_rate_is_refused() {
    assert_eq!(at_rate(&Pcm { rate: 0, samples: vec![1] }), None);
}

#[test]
fn silence_around_speech_is_removed_and_long_pauses_are_shortened() {
    let (sentence, _) = librivox().swap_remove(0);
    let alone = without_silence(&sentence.samples).len();
    let silence = vec![0; 5 * RATE];
    let spread = [&silence[..], &sentence.samples, &silence, &sentence.samples, &silence].concat();
    let kept = without_silence(&spread).len();
    // Each stretch of speech keeps its margins, and voices fade.
    let margins = 4 * (MARGIN_BLOCKS + 20) * BLOCK;
    assert!(kept.abs_diff(2 * alone) <= margins, "{kept} of {} for twice {alone}", spread.len());
}

#[test]
fn a_click_is_not_speech() {
    let mut samples = vec![0; RATE];
    samples[8_000..8_040].fill(20_000);
    assert!(without_silence(&samples).is_empty());
}

#[test]
fn pieces_are_whole_bounded_and_cut_in_the_pause() {
    let mut samples = vec![8_000; 30 * RATE];
    samples[14 * RATE..15 * RATE].fill(10);
    let pieces = pieces(&samples, 20 * RATE);
    assert_eq!(pieces.len(), 2);
    assert_eq!((pieces[0].start, pieces[1].end), (0, samples.len()));
    assert_eq!(pieces[0].end, pieces[1].start);
    assert!((14 * RATE..15 * RATE).contains(&pieces[0].end), "cut at {}", pieces[0].end);
}

#[test]
fn no_piece_is_too_long_or_a_scrap() {
    let longest = 20 * RATE;
    for tenths in (0..900).step_by(7) {
        let samples = vec![100; tenths * RATE / 10];
        let pieces = pieces(&samples, longest);
        assert_eq!(pieces.iter().map(Range::len).sum::<usize>(), samples.len());
        assert!(pieces.iter().all(|piece| piece.len() <= longest), "{tenths}");
        assert!(pieces.len() == 1 || pieces.iter().all(|piece| piece.len() >= longest / 3), "{tenths}");
    }
}

#[test]
fn only_the_silence_at_the_end_is_removed() {
    let sentence = librivox().swap_remove(0).0.samples;
    let shortest = until_silence(&sentence).len();
    for seconds in [1, 3] {
        let mut longer = sentence.clone();
        longer.resize(sentence.len() + seconds * RATE, 0);
        let kept = until_silence(&longer);
        assert!(
            kept.len().abs_diff(shortest) <= MARGIN_BLOCKS * BLOCK,
            "{} instead of {shortest}",
            kept.len()
        );
        assert_eq!(kept, &longer[..kept.len()]);
    }
    assert_eq!(until_silence(&[0; RATE]), [0; RATE]);
}

/// Returns a sentence with a second of another one before and after it, made quieter by a factor.
fn among_others(times: i16) -> (Vec<i16>, Vec<i16>) {
    let sentences = librivox();
    let (sentence, other) =
        (without_silence(&sentences[0].0.samples), without_silence(&sentences[1].0.samples));
    let other: Vec<i16> = other[RATE / 2..RATE * 3 / 2].iter().map(|sample| sample / times).collect();
    (sentence.clone(), [&other[..], &sentence, &other].concat())
}

#[test]
fn quieter_voices_before_and_after_speech_are_removed() {
    for times in [4, 8] {
        let (alone, among) = among_others(times);
        let kept = without_silence(&among).len();
        let margins = 2 * (MARGIN_BLOCKS + 20) * BLOCK;
        assert!(kept <= alone.len() + margins, "{kept} of {} are kept, of {times} times", among.len());
        assert!(kept + margins >= alone.len(), "{kept} of {} are left", alone.len());
    }
}

#[test]
fn words_that_fade_are_kept_if_silence_follows() {
    let (alone, among) = among_others(8);
    let silence = vec![0; RATE];
    let faded = [&silence[..], &among, &silence].concat();
    assert!(without_silence(&faded).len() >= alone.len() + RATE, "of {}", faded.len());
}

#[test]
fn sound_that_was_cut_in_the_middle_of_speech_keeps_all_its_words() {
    for (reading, text) in librivox() {
        let spoken = without_silence(&reading.samples);
        for (from, to) in [(0, 2), (0, 3), (1, 3), (1, 4), (2, 4)] {
            let cut = &spoken[spoken.len() * from / 4..spoken.len() * to / 4];
            let kept = without_silence(cut).len();
            assert!(kept * 10 >= cut.len() * 9, "{kept} of {} are kept: {text}", cut.len());
        }
    }
}
