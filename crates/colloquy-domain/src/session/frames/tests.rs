use super::*;

#[test]
fn accepts_a_frame_once() {
    let mut frames = FrameSequence::from(0);
    assert_eq!(frames.take(0), FrameArrival::New { lost: 0 });
    assert_eq!(frames.take(0), FrameArrival::Repeated);
    assert_eq!(frames.take(1), FrameArrival::New { lost: 0 });
    assert_eq!(frames.take(0), FrameArrival::Repeated);
}

#[test]
fn counts_a_gap_and_does_not_fill_it_afterwards() {
    let mut frames = FrameSequence::from(5);
    frames.take(5);
    assert_eq!(frames.take(9), FrameArrival::New { lost: 3 });
    assert_eq!(frames.take(7), FrameArrival::Repeated);
    assert_eq!(frames.next(), 10);
}

#[test]
fn frames_before_the_first_one_belong_to_another_process() {
    let mut frames = FrameSequence::from(0);
    assert_eq!(frames.take(1_475), FrameArrival::New { lost: 0 });
    assert_eq!(frames.take(1_474), FrameArrival::Repeated);
    assert_eq!(frames.take(1_477), FrameArrival::New { lost: 1 });
}

#[test]
fn acknowledges_half_a_second_of_audio_at_a_time() {
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
