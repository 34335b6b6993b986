use proptest::prelude::*;

use super::*;

fn meter() -> ActiveTimeMeter {
    let mut meter = ActiveTimeMeter::new(0, None, 0);
    meter.pass(0);
    meter
}

fn counted(spans: &[(i64, i64)]) -> i64 {
    let mut meter = meter();
    meter.pass(1_000_000);
    for &(start_ms, end_ms) in spans {
        meter.count_span(TimeSpan::new(start_ms, end_ms));
    }
    assert_eq!(meter.take_unreported_ms(), meter.total_ms());
    meter.total_ms()
}

#[test]
fn both_talking_at_once_counts_once() {
    assert_eq!(counted(&[(999_000, 1_000_000), (999_400, 999_600)]), 1_000);
    assert_eq!(counted(&[(998_000, 999_000), (998_800, 999_500)]), 1_500);
    assert_eq!(counted(&[(999_000, 999_100), (999_200, 999_300), (999_050, 999_250)]), 300);
}

#[test]
fn reports_counted_time_once() {
    let mut meter = ActiveTimeMeter::new(5_000, None, 0);
    meter.pass(0);
    meter.pass(320);
    meter.frame(0);
    meter.voice(20);
    meter.count_typed(300);
    assert_eq!((meter.take_unreported_ms(), meter.take_unreported_ms(), meter.total_ms()), (320, 0, 5_320));
}

#[test]
fn a_typed_answer_counts_its_reading_time_or_the_time_since_the_previous_message() {
    let mut meter = meter();
    meter.pass(10_000);
    meter.count_typed(6_000);
    assert_eq!(meter.take_unreported_ms(), 6_000);
    for _ in 0..190 {
        meter.count_typed(60_000);
    }
    assert_eq!(meter.take_unreported_ms(), 0, "no time has passed since the last one");
    meter.pass(11_500);
    meter.count_typed(60_000);
    assert_eq!(meter.take_unreported_ms(), 1_500);
    meter.pass(20_000);
    meter.message_ended();
    meter.pass(20_700);
    meter.count_typed(i64::MAX);
    assert_eq!(meter.take_unreported_ms(), 700);
}

#[test]
fn an_answer_typed_while_nobody_was_connected_counts_from_the_last_message() {
    let mut meter = ActiveTimeMeter::new(0, None, 4_000);
    meter.pass(50);
    meter.count_typed(60_000);
    assert_eq!(meter.take_unreported_ms(), 4_000);
}

#[test]
fn nothing_counts_beyond_the_maximum_or_after_a_limit() {
    let mut meter = ActiveTimeMeter::new(58_000, Some(60_000), 0);
    meter.pass(0);
    meter.pass(10_000);
    meter.count_typed(5_000);
    assert_eq!((meter.take_unreported_ms(), meter.total_ms()), (2_000, 60_000));
    let mut meter = ActiveTimeMeter::new(0, None, 0);
    meter.pass(0);
    meter.pass(10_000);
    meter.close();
    meter.count_typed(5_000);
    meter.count_span(TimeSpan::new(0, 1_000));
    assert_eq!(meter.total_ms(), 0);
}

#[test]
fn does_not_count_dropped_spans_again() {
    let mut meter = meter();
    for second in 1..=1_000 {
        meter.pass(second * 1_000);
        meter.count_span(TimeSpan::new(second * 1_000 - 500, second * 1_000));
    }
    let total_ms = meter.total_ms();
    meter.count_typed(i64::MAX);
    let more_ms = meter.total_ms() - total_ms;
    assert_eq!(total_ms, 500_000);
    assert!((299_000..=301_000).contains(&more_ms), "silence between the spans still known: {more_ms} ms");
}

proptest! {
    #[test]
    fn the_total_is_the_time_in_which_anything_was_heard(
        spans in prop::collection::vec((0_i64..500, 0_i64..80), 0..40),
    ) {
        let spans: Vec<_> = spans.into_iter().map(|(start, length)| (start + 999_000, start + length + 999_000)).collect();
        let covered = (999_000..1_000_000).filter(|at| spans.iter().any(|(start, end)| start <= at && at < end)).count();
        prop_assert_eq!(counted(&spans), covered as i64);
    }
}
