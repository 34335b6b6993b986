use super::*;

const FRAME: usize = 320;

/// Returns noise whose level changes like that of a voice.
fn voice(seed: u32, length: usize) -> Vec<i16> {
    let mut state = u64::from(seed).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (0..length)
        .map(|at| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            let loudness = (at as f32 / 1_900.0 + seed as f32).sin().abs() * 4_000.0;
            (((state >> 40) as f32 / (1 << 23) as f32 - 1.0) * loudness) as i16
        })
        .collect()
}

/// Returns the first certain lag and the time at which it was found.
fn find(microphone: &[i16], reference: &[i16]) -> Option<(usize, usize)> {
    let mut aligner = Aligner::new();
    let frames = microphone.chunks_exact(FRAME).zip(reference.chunks_exact(FRAME));
    frames.enumerate().find_map(|(number, (microphone, reference))| {
        aligner.push(microphone, reference);
        let found = (number % 3 == 0).then(|| aligner.search()).flatten().filter(|found| found.is_certain);
        found.map(|found| (found.lag, (number + 1) * 20))
    })
}

fn delayed(sound: &[i16], lag: usize, shift: u32) -> Vec<i16> {
    let silence = std::iter::repeat_n(0, lag);
    silence.chain(sound.iter().map(|sample| sample >> shift)).take(sound.len()).collect()
}

#[test]
fn finds_an_echo_at_every_lag_within_a_third_of_a_second() {
    let reference = voice(7, 32_000);
    for lag in [0, 480, 2_000, 5_000, 9_000, 12_000] {
        let (found, at_ms) = find(&delayed(&reference, lag, 4), &reference).expect("an echo");
        assert!(found.abs_diff(lag) <= STEP, "{found} instead of {lag}");
        assert!(at_ms <= lag / 16 + 330, "{at_ms} ms for a lag of {} ms", lag / 16);
    }
}

#[test]
fn finds_an_echo_under_a_louder_voice() {
    let reference = voice(7, 32_000);
    let mut microphone = delayed(&reference, 3_000, 2);
    microphone.iter_mut().zip(voice(8, 32_000)).for_each(|(place, sample)| *place += sample / 2);
    let (found, _) = find(&microphone, &reference).expect("an echo");
    assert!(found.abs_diff(3_000) <= STEP, "{found}");
}

#[test]
fn finds_nothing_in_other_sound() {
    let reference = voice(7, 64_000);
    for seed in 20..26 {
        assert_eq!(find(&voice(seed, 64_000), &reference), None, "{seed}");
    }
    assert_eq!(find(&[0; 32_000], &reference), None);
    assert_eq!(find(&reference, &[0; 64_000]), None);
}

#[test]
fn forgets_the_past_at_a_restart() {
    let mut aligner = Aligner::new();
    let sound = voice(7, 32_000);
    for frame in sound.chunks_exact(FRAME) {
        aligner.push(frame, frame);
    }
    aligner.restart();
    assert_eq!(aligner.search(), None);
}
