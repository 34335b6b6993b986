//! Prints what echo cancelling costs: the time of a core while something is played, and the memory of a canceller.

use colloquy_domain::ports::EchoCanceller;
use colloquy_echo::AdaptiveEchoCanceller;
use colloquy_pico::{PicoTtsVoice, say};

const FRAME: usize = 320;
const CANCELLERS: usize = 100;
const DELAY: usize = 100 * 16;

fn resident_kib() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}

/// Returns for how long this thread has had a processor.
fn computed_seconds() -> f64 {
    let figures = std::fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    let nanoseconds: Option<f64> = figures.split_whitespace().next().and_then(|figure| figure.parse().ok());
    nanoseconds.unwrap_or(0.0) / 1e9
}

fn main() {
    let text = "Could you tell me how your first week in the new team went, and who helped you most?";
    let played = say(PicoTtsVoice::AmericanEnglish, [text], || true).unwrap_or_default();
    let echo: Vec<i16> = std::iter::repeat_n(0, DELAY)
        .chain(played.iter().map(|sample| sample / 8))
        .take(played.len())
        .collect();
    let hear = |canceller: &mut AdaptiveEchoCanceller| {
        for (microphone, reference) in echo.chunks_exact(FRAME).zip(played.chunks_exact(FRAME)) {
            let mut frame = microphone.to_vec();
            canceller.clean(&mut frame, reference);
        }
    };
    hear(&mut AdaptiveEchoCanceller::default());
    let before_kib = resident_kib();
    let mut cancellers: Vec<AdaptiveEchoCanceller> =
        (0..CANCELLERS).map(|_| AdaptiveEchoCanceller::default()).collect();
    let before = computed_seconds();
    cancellers.iter_mut().for_each(hear);
    let share = (computed_seconds() - before) / (CANCELLERS * played.len()) as f64 * 16_000.0;
    let each_kib = (resident_kib() - before_kib) / CANCELLERS;
    println!("{:.2} % of a core while something is played, {each_kib} KiB for each canceller", share * 100.0);
}
