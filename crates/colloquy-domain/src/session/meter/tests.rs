use proptest::prelude::*;

use super::*;

fn metered(spans: &[(i64, i64)]) -> i64 {
    let mut meter = Meter::default();
    for &(start_ms, end_ms) in spans {
        meter.heard(Span::new(start_ms, end_ms));
    }
    assert_eq!(meter.tell(), meter.total_ms());
    meter.total_ms()
}

#[test]
fn both_talking_at_once_counts_once() {
    assert_eq!(metered(&[(0, 1_000), (400, 600)]), 1_000);
    assert_eq!(metered(&[(0, 1_000), (800, 1_500)]), 1_500);
    assert_eq!(metered(&[(0, 100), (200, 300), (50, 250)]), 300);
}

#[test]
fn what_was_told_is_not_told_again() {
    let mut meter = Meter::from(5_000);
    meter.heard(Span::new(0, 20));
    meter.read(300);
    assert_eq!((meter.tell(), meter.tell(), meter.total_ms()), (320, 0, 5_320));
}

proptest! {
    #[test]
    fn the_total_is_the_time_in_which_anything_was_heard(
        spans in prop::collection::vec((0_i64..500, 0_i64..80), 0..40),
    ) {
        let spans: Vec<_> = spans.into_iter().map(|(start, length)| (start, start + length)).collect();
        let covered = (0..600).filter(|at| spans.iter().any(|(start, end)| start <= at && at < end)).count();
        prop_assert_eq!(metered(&spans), covered as i64);
    }
}
