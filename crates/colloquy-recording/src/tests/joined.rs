use std::ops::Range;

use proptest::prelude::*;

use super::*;

/// Returns the sum of the messages, each at its offset.
fn together(messages: &[PlacedRecording]) -> Vec<i16> {
    let mut all = Vec::<i16>::new();
    for message in messages {
        let from = (message.offset.as_secs_f64() * f64::from(RATE)).round() as usize;
        let pcm = played(&message.path);
        all.resize(all.len().max(from + pcm.len()), 0);
        for (sum, sample) in all[from..].iter_mut().zip(pcm) {
            *sum = sum.saturating_add(sample);
        }
    }
    all
}

/// Records messages, given as offsets in ms and lengths in samples.
fn placed(spool: &Spool, messages: &[(u64, usize)]) -> Vec<PlacedRecording> {
    let place = |(number, (offset_ms, samples)): (usize, &(u64, usize))| {
        let pcm = voice(number as u32 + 1, *samples);
        let path = recorded(spool, &format!("s/{number}.ogg"), &pcm).path;
        PlacedRecording { path, offset: Duration::from_millis(*offset_ms) }
    };
    messages.iter().enumerate().map(place).collect()
}

fn packets(path: &Path) -> Vec<Vec<u8>> {
    let mut packets = crate::stream::StreamPackets::open(path).expect("a recording");
    std::iter::from_fn(|| packets.next().expect("it can be read")).collect()
}

/// Joins messages, and compares each half second that is not silent with their sum.
fn check(messages: &[(u64, usize)], least_likeness: f64) -> (Vec<i16>, Vec<i16>) {
    let (spool, _outer) = spool();
    let placed = placed(&spool, messages);
    let joined = spool.join(&name("s.ogg"), &placed).expect("they are joined");
    let (expected, heard) = (together(&placed), played(&joined.path));
    assert_eq!(joined.duration, lasting(heard.len()));
    assert!(heard.len().abs_diff(expected.len()) <= SECOND / 50, "{} for {}", heard.len(), expected.len());
    for (at, (expected, heard)) in expected.chunks(SECOND / 2).zip(heard.chunks(SECOND / 2)).enumerate() {
        if loudness(expected) < 20.0 {
            assert!(loudness(heard) < 20.0, "at {} ms: {}", at * 500, loudness(heard));
        } else {
            let like = likeness(expected, heard);
            assert!(like > least_likeness, "at {} ms: {like}", at * 500);
        }
    }
    (expected, heard)
}

#[test]
fn messages_are_at_their_offsets_with_silence_between() {
    check(&[(1000, 2 * SECOND + 17), (4000, SECOND), (9000, 3 * SECOND + 200), (12_500, 999)], 0.97);
}

#[test]
fn a_message_right_after_another_sounds_as_good() {
    check(&[(0, 2 * SECOND), (2000, SECOND + 50), (3020, 2 * SECOND)], 0.95);
}

#[test]
fn messages_that_overlap_are_mixed() {
    check(&[(0, 4 * SECOND), (3000, 3 * SECOND)], 0.9);
    check(&[(500, 6 * SECOND), (2000, SECOND), (2500, SECOND), (5960, 3 * SECOND)], 0.9);
}

/// Returns the largest error in any fiftieth of a second, as a share of the loudness.
fn worst(expected: &[i16], heard: &[i16]) -> f64 {
    let least = loudness(expected) / 2.0;
    let wrong = |(expected, heard): (&[i16], &[i16])| {
        let differences: Vec<_> = expected.iter().zip(heard).map(|(a, b)| a.saturating_sub(*b)).collect();
        loudness(&differences) / loudness(expected).max(least)
    };
    expected.chunks(SECOND / 50).zip(heard.chunks(SECOND / 50)).map(wrong).fold(0.0, f64::max)
}

#[test]
fn the_seams_of_a_mix_are_no_worse_than_the_rest() {
    for from_ms in (1300..1900).step_by(40) {
        check_seams(&[(0, 4 * SECOND + 4000), (from_ms, 4 * SECOND)], &[from_ms as usize, 4250], 2000..4000);
    }
}

#[test]
fn a_message_that_is_overlapped_twice_is_mixed_twice() {
    let seams_ms = [1700, 2700, 4300, 5300];
    check_seams(&[(0, 7 * SECOND), (1700, SECOND), (4300, SECOND)], &seams_ms, 1900..2600);
}

/// Compares the worst frame at each seam of a mix with the worst one far from the seams.
fn check_seams(messages: &[(u64, usize)], seams_ms: &[usize], far_ms: Range<usize>) {
    let (expected, heard) = check(messages, 0.9);
    let at = |from_ms: usize, to_ms: usize| {
        let range = from_ms * 16..to_ms * 16;
        worst(&expected[range.clone()], &heard[range])
    };
    let usual = at(far_ms.start, far_ms.end);
    for seam in seams_ms {
        let there = at(seam - 40, seam + 160);
        assert!(there < 1.5 * usual, "at {seam} ms {there:.2} is wrong, elsewhere {usual:.2}");
    }
}

#[test]
fn the_order_in_which_messages_are_given_does_not_matter() {
    let (spool, _outer) = spool();
    let mut placed = placed(&spool, &[(500, SECOND), (3000, SECOND), (3500, SECOND)]);
    let read = |finished: FinishedRecording| fs::read(finished.path).expect("a file");
    let forth = read(spool.join(&name("s.ogg"), &placed).expect("they are joined"));
    placed.reverse();
    let back = read(spool.join(&name("s.ogg"), &placed).expect("they are joined"));
    assert_eq!(forth, back);
}

#[test]
fn packets_that_do_not_overlap_are_copied_unchanged() {
    let (spool, _outer) = spool();
    let placed = placed(&spool, &[(400, 2 * SECOND), (3000, 2 * SECOND), (4000, 2 * SECOND)]);
    let joined = packets(&spool.join(&name("s.ogg"), &placed).expect("they are joined").path);
    let message = |number: usize| packets(&placed[number].path);
    assert_eq!(joined[20..20 + message(0).len()], message(0));
    assert_eq!(joined[150..200], message(1)[..50]);
    // The rest of the second message overlaps and is mixed, and so is a little more.
    let tail = &message(2)[message(1).len() - 50 + 11..];
    assert!(joined.ends_with(tail), "the end of the third message was encoded again");
}

#[test]
fn an_interview_without_messages_is_silent() {
    let (spool, _outer) = spool();
    let joined = spool.join(&name("s.ogg"), &[]).expect("they are joined");
    assert_eq!((joined.duration, played(&joined.path).len()), (Duration::ZERO, 0));
}

#[test]
fn a_recovered_message_is_joined_like_any_other() {
    let (spool, _outer) = spool();
    let mut recorder = spool.record(&name("s/1.ogg"), RATE).expect("a recorder");
    recorder.push(&voice(9, 4 * SECOND)).expect("it is recorded");
    drop(recorder);
    let repaired = spool.recover().expect("a recovery").repaired.remove(0);
    let placed = PlacedRecording { path: repaired.path, offset: Duration::from_secs(1) };
    let joined = spool.join(&name("s.ogg"), std::slice::from_ref(&placed)).expect("they are joined");
    assert_eq!(joined.duration, repaired.duration + Duration::from_secs(1));
    let (alone, heard) = (played(&placed.path), played(&joined.path));
    let like = likeness(&alone, &heard[SECOND..]);
    assert!(like > 0.97, "{like}");
}

#[test]
fn rejects_a_message_that_is_not_a_recording() {
    let (spool, outer) = spool();
    let path = outer.path().join("text.ogg");
    fs::write(&path, "no sound").expect("a file");
    let refused = spool.join(&name("s.ogg"), &[PlacedRecording { path, offset: Duration::ZERO }]);
    assert!(matches!(refused, Err(RecordingFileError::Foreign)), "{refused:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10))]

    #[test]
    fn every_message_keeps_its_offset(
        messages in prop::collection::vec((0..1500_u64, SECOND..3 * SECOND), 1..5),
    ) {
        let (spool, _outer) = spool();
        // The gaps between the end of each message and the start of the next.
        let mut end_ms = 0;
        let messages: Vec<_> = messages
            .into_iter()
            .map(|(pause_ms, samples)| {
                let from_ms = end_ms + pause_ms;
                end_ms = from_ms + samples as u64 / 16 + 1;
                (from_ms, samples)
            })
            .collect();
        let placed = placed(&spool, &messages);
        let mut heard = played(&spool.join(&name("s.ogg"), &placed).expect("they are joined").path);
        heard.resize(heard.len() + SECOND / 50, 0);
        for (number, ((from_ms, samples), message)) in messages.iter().zip(&placed).enumerate() {
            let said = played(&message.path);
            let from = (*from_ms * 16) as usize;
            let late = lateness(&said, &heard[from..(from + samples).min(heard.len())], SECOND / 50 + 10);
            prop_assert!(late.unsigned_abs() <= SECOND / 50, "message {} is late by {}", number, late);
        }
    }
}

#[test]
fn speech_is_copied_unchanged_while_the_other_side_is_silent() {
    let (spool, _outer) = spool();
    let side = |number: u32, before: usize, after: usize| {
        let said = [vec![0; before], voice(number, 2 * SECOND), vec![0; after]].concat();
        let path = recorded(&spool, &format!("s/{number}.ogg"), &said).path;
        PlacedRecording { path, offset: Duration::ZERO }
    };
    let (one, other) = (side(1, 0, 5 * SECOND), side(2, 4 * SECOND, SECOND));
    let joined = spool.join(&name("s.ogg"), &[one.clone(), other.clone()]).expect("they are joined");
    let (joined, one, other) = (packets(&joined.path), packets(&one.path), packets(&other.path));
    assert_eq!(joined.len(), one.len());
    // The other side counts as silent only after a while.
    assert_eq!(joined[30..200], one[30..200]);
    assert_eq!(joined[200..], other[200..]);
}
