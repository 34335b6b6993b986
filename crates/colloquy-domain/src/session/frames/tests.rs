use super::*;

#[test]
fn a_frame_is_taken_once() {
    let mut frames = FrameSequence::from(0);
    assert_eq!(frames.take(0), FrameArrival::New { lost: 0 });
    assert_eq!(frames.take(0), FrameArrival::Repeated);
    assert_eq!(frames.take(1), FrameArrival::New { lost: 0 });
    assert_eq!(frames.take(0), FrameArrival::Repeated);
}

#[test]
fn a_gap_is_counted_and_not_filled_afterwards() {
    let mut frames = FrameSequence::from(5);
    frames.take(5);
    assert_eq!(frames.take(9), FrameArrival::New { lost: 3 });
    assert_eq!(frames.take(7), FrameArrival::Repeated);
    assert_eq!(frames.next(), 10);
}

#[test]
fn what_is_before_the_first_frame_was_another_conductors() {
    let mut frames = FrameSequence::from(0);
    assert_eq!(frames.take(1_475), FrameArrival::New { lost: 0 });
    assert_eq!(frames.take(1_474), FrameArrival::Repeated);
    assert_eq!(frames.take(1_477), FrameArrival::New { lost: 1 });
}

#[test]
fn half_a_second_of_sound_is_acknowledged_at_a_time() {
    let mut frames = FrameSequence::from(0);
    let acknowledged: Vec<_> = (0..100)
        .filter_map(|n| {
            frames.take(n);
            frames.acknowledge()
        })
        .collect();
    assert_eq!(acknowledged, [25, 50, 75, 100]);
}

#[test]
fn the_highest_number_does_no_harm() {
    let mut frames = FrameSequence::from(0);
    frames.take(u32::MAX);
    assert_eq!(frames.take(0), FrameArrival::New { lost: 0 });
    frames.take(u32::MAX - 1);
    assert_eq!(frames.next(), u32::MAX);
}
