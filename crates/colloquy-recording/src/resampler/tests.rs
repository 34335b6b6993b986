use proptest::prelude::*;

use super::*;

fn tone(rate: u32, frequency: f64, samples: usize) -> Vec<i16> {
    let angle = |at: usize| 2.0 * PI * frequency * at as f64 / f64::from(rate);
    (0..samples).map(|at| (10_000.0 * angle(at).sin()).round() as i16).collect()
}

fn resampled(rate: u32, pcm: &[i16], pieces: impl Iterator<Item = usize>) -> Vec<i16> {
    let mut resampler = Resampler::new(rate).expect("a rate").expect("another rate than the recordings'");
    let (mut out, mut rest) = (Vec::new(), pcm);
    for piece in pieces {
        let (now, later) = rest.split_at(piece.min(rest.len()));
        resampler.push(now, &mut out);
        rest = later;
    }
    resampler.push(rest, &mut out);
    resampler.finish(&mut out);
    out
}

fn at_once(rate: u32, pcm: &[i16]) -> Vec<i16> {
    resampled(rate, pcm, std::iter::empty())
}

#[test]
fn a_tone_keeps_its_phase_and_loudness() {
    for rate in RATES.into_iter().filter(|rate| *rate != RATE) {
        for frequency in [200.0, 1000.0, 3300.0] {
            let out = at_once(rate, &tone(rate, frequency, rate as usize));
            assert_eq!(out.len(), RATE as usize, "from {rate}");
            let expected = tone(RATE, frequency, out.len());
            let middle = 200..out.len() - 200;
            let off = middle.map(|at| (i32::from(out[at]) - i32::from(expected[at])).abs()).max();
            assert!(off < Some(30), "{frequency} Hz from {rate}: off by {off:?} of 10000");
        }
    }
}

#[test]
fn frequencies_above_the_band_do_not_alias() {
    for (rate, frequency) in [(48_000, 9_000.0), (44_100, 12_000.0), (24_000, 8_700.0), (22_050, 9_500.0)] {
        let out = at_once(rate, &tone(rate, frequency, rate as usize));
        let loudest = out[400..out.len() - 400].iter().map(|sample| sample.unsigned_abs()).max();
        assert!(loudest < Some(15), "{frequency} Hz from {rate}: {loudest:?} of 10000");
    }
}

#[test]
fn the_loudest_sound_is_clipped_instead_of_wrapping() {
    let square: Vec<i16> = (0..4800).map(|at| if at / 60 % 2 == 0 { i16::MAX } else { i16::MIN }).collect();
    let out = at_once(24_000, &square);
    for (at, sample) in out.iter().enumerate().filter(|(at, _)| (10..30).contains(&(at % 40))) {
        assert_eq!(*sample > 0, at / 40 % 2 == 0, "sample {at} is {sample}");
    }
}

#[test]
fn rejects_other_rates() {
    for rate in [0, 1, 7_999, 16_001, 96_000, u32::MAX] {
        assert!(matches!(Resampler::new(rate), Err(RecordingFileError::Rate(refused)) if refused == rate));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn the_output_does_not_depend_on_the_pieces_of_input(
        rate in prop::sample::select(vec![8_000_u32, 22_050, 24_000, 48_000]),
        samples in 0..3000_usize,
        pieces in prop::collection::vec(0..700_usize, 0..12),
    ) {
        let pcm = tone(rate, 700.0, samples);
        let out = resampled(rate, &pcm, pieces.into_iter());
        prop_assert_eq!(out.len() as u64, (samples as u64 * u64::from(RATE)).div_ceil(u64::from(rate)));
        prop_assert_eq!(out, at_once(rate, &pcm));
    }
}
