use super::*;

/// Returns how late the last of these frames is; they arrive every `pace_ms` from `from_ms` on.
fn lateness(capture: &mut CaptureTimes, from_ms: i64, frames: i64, pace_ms: i64) -> i64 {
    let mut late_ms = 0;
    for number in 0..frames {
        let now_ms = from_ms + number * pace_ms;
        capture.frame(now_ms, 0, 0);
        late_ms = now_ms - capture.recorded_to_ms().expect("a frame has arrived");
    }
    late_ms
}

#[test]
fn live_frames_were_recorded_just_before_they_arrived() {
    let mut capture = CaptureTimes::default();
    assert_eq!(lateness(&mut capture, 20, 500, 20), 0);
    capture.frame(12_000, 0, 1_980);
    assert_eq!(capture.recorded_to_ms(), Some(12_000), "lost frames take time");
}

#[test]
fn frames_buffered_during_an_outage_were_recorded_during_it() {
    let mut capture = CaptureTimes::default();
    lateness(&mut capture, 20, 500, 20);
    capture.frame(18_000, 0, 0);
    assert_eq!(capture.recorded_to_ms(), Some(10_020));
    assert_eq!(lateness(&mut capture, 18_000, 399, 0), 0);
    assert_eq!(lateness(&mut capture, 18_020, 100, 20), 0);
}

#[test]
fn buffered_frames_over_a_slow_line_were_recorded_during_the_outage_as_well() {
    let mut capture = CaptureTimes::default();
    lateness(&mut capture, 20, 500, 20);
    // 10 s are buffered and take 3 s to arrive, during which 3 s more are recorded.
    let late_ms: Vec<_> = [(20_005, 200), (21_005, 200), (22_005, 200)]
        .map(|(from_ms, frames)| lateness(&mut capture, from_ms, frames, 5))
        .to_vec();
    assert_eq!(late_ms, [7_000, 4_000, 1_000]);
}

#[test]
fn a_microphone_that_stopped_is_soon_live_again() {
    let mut capture = CaptureTimes::default();
    lateness(&mut capture, 20, 500, 20);
    assert_eq!(lateness(&mut capture, 20_000, 10, 20), 9_980);
    assert_eq!(lateness(&mut capture, 20_200, 100, 20), 0);
}

#[test]
fn a_frame_was_recorded_within_the_pages_buffer_time_before_its_arrival() {
    let mut capture = CaptureTimes::default();
    capture.frame(100_000, 0, 0);
    assert_eq!(capture.recorded_to_ms(), Some(70_020));
    capture.frame(100_000, 0, i64::MAX);
    assert_eq!(capture.recorded_to_ms(), Some(100_000));
    assert_eq!(lateness(&mut capture, 100_000, 1_000, 0), 0);
    let mut capture = CaptureTimes::default();
    capture.frame(100_000, 99_000, 0);
    assert_eq!(capture.recorded_to_ms(), Some(99_020));
}
