use super::*;

const FRAME: i64 = FRAME_SAMPLES as i64;
const LEAD: i64 = REFERENCE_LEAD_MS * PER_MS;

/// A sound whose samples count up, so that each position can be recognized.
fn counting(ms: i64, first: i16) -> Arc<Pcm> {
    let samples = (0..ms * PER_MS).map(|index| first + (index / PER_MS) as i16).collect();
    Arc::new(Pcm { rate: SAMPLE_RATE, samples })
}

/// Receives frames up to this time, as they are recorded.
async fn receive(reference: &mut EchoReference, until_ms: i64) {
    while reference.now < until_ms * PER_MS {
        tokio::time::advance(duration(FRAME)).await;
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
    receive(&mut reference, 1_000).await;
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
    receive(&mut reference, 1_000).await;
    reference.play(1, counting(500, 1_000));
    reference.play(2, counting(500, 2_000));
    receive(&mut reference, 1_400).await;
    reference.heard(1, 200, false);
    assert_eq!(played(&reference, 1_210), 1_010, "it started at 1.2 s");
    assert_eq!(played(&reference, 1_710), 2_010);
}

#[tokio::test(start_paused = true)]
async fn the_jitter_of_reports_does_not_move_the_reference() {
    let mut reference = EchoReference::default();
    receive(&mut reference, 1_000).await;
    reference.play(1, counting(1_000, 1_000));
    for (now_ms, ms) in [(1_280, 170), (1_480, 440), (1_680, 600)] {
        receive(&mut reference, now_ms).await;
        reference.heard(1, ms, false);
        assert_eq!(played(&reference, 1_090), 1_010);
    }
}

#[tokio::test(start_paused = true)]
async fn the_latency_of_a_connection_is_learnt() {
    let mut reference = EchoReference::default();
    receive(&mut reference, 1_000).await;
    reference.play(1, counting(500, 1_000));
    receive(&mut reference, 1_500).await;
    reference.heard(1, 200, false);
    receive(&mut reference, 5_000).await;
    reference.play(2, counting(500, 2_000));
    assert_eq!(played(&reference, 5_310), 2_010, "it takes 300 ms");
}

#[tokio::test(start_paused = true)]
async fn reports_without_frames_are_not_compared() {
    let mut reference = EchoReference::default();
    receive(&mut reference, 1_000).await;
    reference.play(1, counting(500, 1_000));
    tokio::time::advance(Duration::from_secs(2)).await;
    reference.heard(1, 500, true);
    assert_eq!(played(&reference, 1_090), 1_010);
}

#[tokio::test(start_paused = true)]
async fn nothing_is_expected_once_the_page_has_stopped() {
    let mut reference = EchoReference::default();
    receive(&mut reference, 1_000).await;
    reference.play(1, counting(5_000, 1_000));
    reference.play(2, counting(5_000, 9_000));
    receive(&mut reference, 2_000).await;
    reference.clear();
    assert_eq!(played(&reference, 2_300), 2_220);
    assert_eq!(played(&reference, 2_400), 0);
    receive(&mut reference, 3_400).await;
    assert!(reference.may_echo(), "the room still echoes");
    receive(&mut reference, 3_600).await;
    assert!(!reference.may_echo());
}

#[tokio::test(start_paused = true)]
async fn a_further_process_continues_where_the_page_continues() {
    let mut reference = EchoReference::default();
    reference.connect(60_000 * PER_MS);
    reference.play(1, counting(500, 1_000));
    receive(&mut reference, 60_100).await;
    assert!(reference.may_echo());
    assert_eq!(played(&reference, 60_090), 1_010);
}

#[tokio::test(start_paused = true)]
async fn after_an_outage_the_page_plays_after_what_it_recorded_meanwhile() {
    let mut reference = EchoReference::default();
    reference.connect(1_000 * PER_MS);
    reference.play(1, counting(1_500, 1_000));
    reference.play(2, counting(500, 5_000));
    // Ten seconds arrive in one.
    for _ in 0..500 {
        tokio::time::advance(Duration::from_millis(2)).await;
        reference.receive(reference.now);
    }
    let start_ms = reference.sentences[0].start / PER_MS;
    assert!(
        (10_020..=10_080).contains(&start_ms),
        "as long after 10 s as usual, within the jitter: {start_ms}"
    );
    assert_eq!(reference.sentences[1].start, reference.sentences[0].end);
    receive(&mut reference, 11_100).await;
    reference.heard(1, 800, false);
    assert_eq!(played(&reference, 10_310), 1_010);
    let latency_ms = reference.latency / PER_MS;
    assert!((300..=360).contains(&latency_ms), "the outage is not part of it: {latency_ms}");
}

#[tokio::test(start_paused = true)]
async fn the_next_sentence_does_not_wait_for_stopped_ones() {
    let mut reference = EchoReference::default();
    receive(&mut reference, 1_000).await;
    reference.play(1, counting(5_000, 1_000));
    reference.play(2, counting(5_000, 7_000));
    receive(&mut reference, 2_000).await;
    reference.clear();
    reference.play(3, counting(500, 20_000));
    assert_eq!(played(&reference, 2_060), 1_980);
    assert_eq!(played(&reference, 2_090), 20_010);
    receive(&mut reference, 2_100).await;
    // The page reports where it stopped.
    reference.heard(1, 700, false);
    assert_eq!(played(&reference, 2_190), 20_110);
}

#[tokio::test(start_paused = true)]
async fn a_page_whose_reports_never_end_is_not_waited_for() {
    let mut reference = EchoReference::default();
    receive(&mut reference, 1_000).await;
    reference.play(1, counting(500, 1_000));
    reference.play(2, counting(500, 2_000));
    for until_ms in (1_100..7_900).step_by(100) {
        receive(&mut reference, until_ms).await;
        reference.heard(1, 10, false);
        assert!(reference.may_echo());
    }
    for until_ms in (8_300..12_000).step_by(100) {
        receive(&mut reference, until_ms).await;
        reference.heard(1, 10, false);
        reference.heard(2, 10, false);
    }
    assert!(!reference.may_echo());
}

#[tokio::test(start_paused = true)]
async fn frames_that_skip_numbers_do_not_prolong_a_sentence() {
    let mut reference = EchoReference::default();
    receive(&mut reference, 1_000).await;
    reference.play(1, counting(500, 1_000));
    for _ in 0..400 {
        tokio::time::advance(duration(FRAME)).await;
        reference.receive(reference.now + 1_000 * PER_MS);
    }
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
