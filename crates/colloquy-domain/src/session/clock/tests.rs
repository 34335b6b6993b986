use super::*;

#[test]
fn frames_advance_the_clock_however_fast_they_arrive() {
    let mut clock = SessionClock::at(0);
    clock.pass(7_000);
    let spans: Vec<_> = (0..3).map(|_| clock.frame(0).start_ms).collect();
    assert_eq!((spans, clock.now_ms()), (vec![0, 20, 40], 60));
}

#[test]
fn time_passes_while_no_frames_arrive() {
    let mut clock = SessionClock::at(0);
    clock.pass(0);
    clock.frame(0);
    clock.pass(200);
    assert_eq!(clock.now_ms(), 20);
    clock.pass(1_200);
    assert_eq!(clock.now_ms(), 1_020);
}

#[test]
fn time_never_goes_backwards() {
    let mut clock = SessionClock::at(500);
    clock.pass(1_000);
    clock.pass(10);
    clock.pass(1_100);
    assert_eq!(clock.now_ms(), 600);
}

#[test]
fn lost_frames_take_time_once() {
    let mut clock = SessionClock::at(0);
    clock.pass(0);
    clock.frame(0);
    assert_eq!(clock.frame(10).start_ms, 220);
    clock.pass(1_200);
    assert_eq!(clock.frame(50).start_ms, 1_240);
}

#[test]
fn a_jump_in_sequence_numbers_advances_the_clock_by_at_most_half_a_minute() {
    let mut clock = SessionClock::at(0);
    assert_eq!(clock.frame(u32::MAX).start_ms, 30_000);
}

#[test]
fn repeated_jumps_in_sequence_numbers_advance_the_clock_no_faster_than_time() {
    let mut clock = SessionClock::at(0);
    clock.pass(5_000);
    for _ in 0..1_000 {
        clock.frame(1_500);
    }
    assert_eq!(clock.now_ms(), 30_000 + 1_000 * 20);
    clock.pass(65_000);
    let before_ms = clock.now_ms();
    for _ in 0..10 {
        clock.frame(100_000);
    }
    assert!(clock.now_ms() - before_ms <= 60_000 + 10 * 20, "{} ms", clock.now_ms() - before_ms);
}
