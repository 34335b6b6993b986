use super::*;

const FRAME: i64 = FRAME_SAMPLES as i64;
const LEAD: i64 = REFERENCE_LEAD_MS * PER_MS;

/// A sound whose samples count up, so that each position can be recognized.
fn counting(ms: i64, first: i16) -> Arc<Pcm> {
    let samples = (0..ms * PER_MS).map(|index| first + (index / PER_MS) as i16).collect();
    Arc::new(Pcm { rate: SAMPLE_RATE, samples })
}

/// Receives frames up to this time.
fn receive(reference: &mut EchoReference, until_ms: i64) {
    while reference.now < until_ms * PER_MS {
        reference.receive(reference.now);
    }
}

/// Returns the sample that is expected to be played at this time.
fn played(reference: &EchoReference, at_ms: i64) -> i16 {
    let mut frame = [0; FRAME as usize];
    reference.fill(at_ms * PER_MS - LEAD, &mut frame);
    frame[0]
}

#[tokio::test(start_paused = true)]
async fn sentences_follow_each_other_from_the_time_at_which_they_can_have_arrived() {
    let mut reference = EchoReference::default();
    receive(&mut reference, 1_000);
    reference.play(1, counting(500, 1_000));
    reference.play(2, counting(500, 2_000));
    assert_eq!(played(&reference, 1_070), 0);
    assert_eq!(played(&reference, 1_090), 1_010);
    assert_eq!(played(&reference, 1_590), 2_010);
    assert_eq!(played(&reference, 2_090), 0);
}

#[tokio::test(start_paused = true)]
async fn a_report_moves_the_sentence_and_those_after_it() {
    let mut reference = EchoReference::default();
    receive(&mut reference, 1_000);
    reference.play(1, counting(500, 1_000));
    reference.play(2, counting(500, 2_000));
    receive(&mut reference, 1_400);
    reference.heard(1, 200, false);
    assert_eq!(played(&reference, 1_210), 1_010, "it started at 1.2 s");
    assert_eq!(played(&reference, 1_710), 2_010);
}

#[tokio::test(start_paused = true)]
async fn the_jitter_of_reports_does_not_move_the_reference() {
    let mut reference = EchoReference::default();
    receive(&mut reference, 1_000);
    reference.play(1, counting(1_000, 1_000));
    for (now_ms, ms) in [(1_280, 170), (1_480, 440), (1_680, 600)] {
        receive(&mut reference, now_ms);
        reference.heard(1, ms, false);
        assert_eq!(played(&reference, 1_090), 1_010);
    }
}

#[tokio::test(start_paused = true)]
async fn the_latency_of_a_connection_is_learnt() {
    let mut reference = EchoReference::default();
    receive(&mut reference, 1_000);
    reference.play(1, counting(500, 1_000));
    receive(&mut reference, 1_500);
    reference.heard(1, 200, false);
    receive(&mut reference, 5_000);
    reference.play(2, counting(500, 2_000));
    assert_eq!(played(&reference, 5_310), 2_010, "it takes 300 ms");
}

#[tokio::test(start_paused = true)]
async fn reports_without_frames_are_not_compared() {
    let mut reference = EchoReference::default();
    receive(&mut reference, 1_000);
    reference.play(1, counting(500, 1_000));
    tokio::time::advance(Duration::from_secs(2)).await;
    reference.heard(1, 500, true);
    assert_eq!(played(&reference, 1_090), 1_010);
}

#[tokio::test(start_paused = true)]
async fn nothing_is_expected_once_the_page_has_stopped() {
    let mut reference = EchoReference::default();
    receive(&mut reference, 1_000);
    reference.play(1, counting(5_000, 1_000));
    reference.play(2, counting(5_000, 9_000));
    receive(&mut reference, 2_000);
    reference.clear();
    assert_eq!(played(&reference, 2_300), 2_220);
    assert_eq!(played(&reference, 2_400), 0);
    receive(&mut reference, 3_400);
    assert!(reference.may_echo(), "the room still echoes");
    receive(&mut reference, 3_600);
    assert!(!reference.may_echo());
}

#[test]
fn other_rates_are_converted() {
    for rate in [8_000_u32, 11_025, 22_050, 24_000, 44_100, 48_000] {
        let tone = |rate: u32, at: i64| {
            (f64::from(at as i32) * 1_000.0 * std::f64::consts::TAU / f64::from(rate)).sin()
        };
        let samples = (0..i64::from(rate)).map(|at| (10_000.0 * tone(rate, at)) as i16).collect();
        let sound = Pcm { rate, samples };
        assert_eq!(length(&sound), i64::from(SAMPLE_RATE));
        let worst = (1_000..15_000)
            .map(|at| (f64::from(sample(&sound, at)) - 10_000.0 * tone(SAMPLE_RATE, at)).abs())
            .fold(0.0, f64::max);
        assert!(worst < 300.0, "{worst} at {rate} Hz");
    }
}
