use proptest::prelude::*;

use super::*;

const TRACK: &str = "session/candidate.ogg";

fn track(spool: &Spool, samples: usize) -> Vec<i16> {
    played(&recorded(spool, TRACK, &voice(3, samples)).path)
}

fn cut(spool: &Spool, from: Duration, to: Duration) -> FinishedRecording {
    let finished = spool.cut(&name("session/7.ogg"), &name(TRACK), from..to).expect("it is cut");
    assert_eq!(finished.name, name("session/7.ogg"));
    assert_eq!(fs::metadata(&finished.path).expect("a file").len(), finished.length);
    finished
}

/// Compares with a tolerance, because decoders that began at different times generate different noise.
fn check_sameness(there: &[i16], heard: &[i16]) {
    assert_eq!(heard.len(), there.len());
    for (at, (there, heard)) in there.chunks(SECOND / 50).zip(heard.chunks(SECOND / 50)).enumerate() {
        let differences: Vec<_> = there.iter().zip(heard).map(|(a, b)| a.saturating_sub(*b)).collect();
        let (wrong, loud) = (loudness(&differences), loudness(there).max(100.0));
        let most = if at < 6 { 0.35 } else { 0.1 };
        assert!(wrong < loud * most, "frame {at}: {wrong:.0} of {loud:.0} is wrong");
    }
    if loudness(there) > 100.0 && there.len() > SECOND / 4 {
        let like = likeness(there, heard);
        assert!(like > 0.98, "{like}");
    }
}

/// Cuts from one sample to another, and compares the cut with the track.
fn check(spool: &Spool, track: &[i16], from: usize, to: usize) {
    let finished = cut(spool, lasting(from), lasting(to));
    let heard = played(&finished.path);
    assert_eq!(finished.duration, lasting(heard.len()));
    let to = to.min(track.len());
    let there = &track[from.min(to)..to];
    assert_eq!(heard.len(), there.len(), "{from} to {to}");
    check_sameness(there, &heard);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn a_cut_sounds_like_that_part_of_the_track(from in 0..7 * SECOND, length in 0..3 * SECOND) {
        let (spool, _outer) = spool();
        let track = track(&spool, 6 * SECOND + 111);
        check(&spool, &track, from, from + length);
    }

    #[test]
    fn a_growing_track_can_be_cut_up_to_its_last_flush(
        rate in prop::sample::select(vec![8_000_u32, 16_000, 48_000]),
        pushes in prop::collection::vec(1..40_000_usize, 1..6),
    ) {
        let (spool, _outer) = spool();
        let mut recorder = spool.record(&name(TRACK), rate).expect("a recorder");
        let (mut pushed, mut cuts) = (0, Vec::new());
        for push in pushes {
            let said = voice(5, (pushed + push) * RATE as usize / rate as usize + 1);
            let pcm: Vec<_> = (pushed..pushed + push).map(|at| said[at * RATE as usize / rate as usize]).collect();
            recorder.push(&pcm).expect("it is recorded");
            pushed += push;
            let end = Duration::from_secs_f64(pushed as f64 / f64::from(rate));
            let flushed = recorder.flush().expect("it is flushed");
            prop_assert!(flushed <= end && flushed + Duration::from_millis(31) >= end, "{flushed:?} of {end:?}");
            let begin = flushed.saturating_sub(Duration::from_millis(700));
            let finished = cut(&spool, begin, end);
            prop_assert_eq!(finished.duration, flushed - begin);
            cuts.push((begin, flushed, played(&finished.path)));
        }
        let track = played(&recorder.finish().expect("it is finished").path);
        for (begin, flushed, heard) in cuts {
            let at = |time: Duration| (time.as_secs_f64() * f64::from(RATE)).round() as usize;
            let there = &track[at(begin)..at(flushed)];
            prop_assert_eq!(heard.len(), there.len());
            let like = if loudness(there) < 100.0 { 1.0 } else { likeness(there, &heard) };
            prop_assert!(like > 0.95, "{begin:?} to {flushed:?}: {like}");
        }
    }
}

#[test]
fn every_edge_of_a_track_can_be_cut() {
    let (spool, _outer) = spool();
    let track = track(&spool, 4 * SECOND + 57);
    let end = track.len();
    let (first, page) = (FRAME - DELAY, 48 * FRAME - DELAY);
    for (from, to) in [
        (0, 1),
        (0, end),
        (1, end + SECOND),
        (first - 1, first),
        (first, first + 1),
        (page - 1, page + 1),
        (page, 2 * page),
        (5 * FRAME - DELAY, 3 * SECOND),
        (6 * FRAME - DELAY, 3 * SECOND),
        (end - 1, end),
        (end - 1, usize::MAX / 2),
    ] {
        check(&spool, &track, from, to.min(1 << 33));
    }
}

#[test]
fn a_span_without_sound_gives_an_empty_recording() {
    let (spool, _outer) = spool();
    let track = track(&spool, 2 * SECOND);
    let end = lasting(track.len());
    let second = Duration::from_secs(1);
    for (from, to) in
        [(second, second), (end, end + second), (second, Duration::ZERO), (3 * second, Duration::MAX)]
    {
        let finished = cut(&spool, from, to);
        assert_eq!((finished.duration, played(&finished.path).len()), (Duration::ZERO, 0));
    }
    drop(spool.record(&name("session/empty.ogg"), RATE).expect("a recorder"));
    let empty = spool.cut(&name("session/8.ogg"), &name("session/empty.ogg"), Duration::ZERO..second);
    assert_eq!(empty.expect("it is cut").duration, Duration::ZERO);
}

#[test]
fn a_recovered_track_gives_the_same_cuts_as_before() {
    let (spool, _outer) = spool();
    let mut recorder = spool.record(&name(TRACK), RATE).expect("a recorder");
    recorder.push(&voice(3, 5 * SECOND)).expect("it is recorded");
    let [from, to] = [1700, 3100].map(Duration::from_millis);
    let before = fs::read(cut(&spool, from, to).path).expect("a file");
    drop(recorder);
    let repaired = spool.recover().expect("a recovery").repaired.remove(0);
    assert_eq!(repaired.name, name(TRACK));
    assert_eq!(fs::read(cut(&spool, from, to).path).expect("a file"), before);
    let rest = cut(&spool, from, Duration::from_secs(9));
    assert_eq!(rest.duration, repaired.duration - from);
}

#[test]
fn a_cut_can_be_cut_again() {
    let (spool, _outer) = spool();
    let track = track(&spool, 5 * SECOND);
    let first = cut(&spool, lasting(SECOND + 7), lasting(4 * SECOND));
    for (from, to) in [(0, SECOND), (11, SECOND), (SECOND + 3, 2 * SECOND)] {
        let span = lasting(from)..lasting(to);
        let second = spool.cut(&name("session/8.ogg"), &first.name, span).expect("it is cut");
        let (heard, there) = (played(&second.path), &track[SECOND + 7 + from..SECOND + 7 + to]);
        assert_eq!(heard.len(), there.len());
        assert!(likeness(&heard, there) > 0.99);
    }
}

#[test]
fn recovery_lists_a_finished_cut_and_deletes_a_partial_one() {
    let (spool, _outer) = spool();
    track(&spool, 5 * SECOND);
    let finished = cut(&spool, lasting(SECOND), lasting(3 * SECOND));
    fs::write(spool.folder().join("session_8.ogg.cutting"), "half").expect("a file");
    let recovery = spool.recover().expect("a recovery");
    assert!(recovery.waiting.contains(&finished), "{recovery:?}");
    assert!(recovery.unreadable.is_empty(), "{recovery:?}");
    assert!(!spool.folder().join("session_8.ogg.cutting").exists());
}

#[test]
fn a_track_must_exist_and_is_not_cut_into_itself() {
    let (spool, _outer) = spool();
    track(&spool, SECOND);
    let span = Duration::ZERO..Duration::from_secs(1);
    let itself = spool.cut(&name(TRACK), &name(TRACK), span.clone());
    assert!(matches!(itself, Err(RecordingFileError::Taken(_))), "{itself:?}");
    let none = spool.cut(&name("session/7.ogg"), &name("session/8.ogg"), span);
    assert!(matches!(none, Err(RecordingFileError::File(_))), "{none:?}");
}

/// Cuts messages out of the track, and places each where it was cut.
fn cuts(spool: &Spool, samples: &[(usize, usize)]) -> Vec<PlacedRecording> {
    let place = |(number, (from, to)): (usize, &(usize, usize))| {
        let cut = name(&format!("session/{number}.ogg"));
        let finished = spool.cut(&cut, &name(TRACK), lasting(*from)..lasting(*to)).expect("it is cut");
        PlacedRecording { path: finished.path, offset: lasting(*from) }
    };
    samples.iter().enumerate().map(place).collect()
}

#[test]
fn joining_the_cuts_restores_the_track() {
    let (spool, _outer) = spool();
    let track = track(&spool, 9 * SECOND);
    let spans =
        [(0, SECOND + 5), (SECOND + 5, 3 * SECOND), (4 * SECOND + 200, 6 * SECOND), (7 * SECOND, 8 * SECOND)];
    let joined = spool.join(&name("session.ogg"), &cuts(&spool, &spans)).expect("they are joined");
    let heard = played(&joined.path);
    assert!(heard.len().abs_diff(8 * SECOND) <= SECOND / 50, "{}", heard.len());
    for (from, to) in spans {
        let to = to.min(heard.len());
        let late = lateness(&track[from..to], &heard[from..to], 330);
        assert_eq!(late, 0, "{from} to {to}");
        for (at, (there, heard)) in
            track[from..to].chunks(SECOND / 10).zip(heard[from..to].chunks(SECOND / 10)).enumerate()
        {
            if loudness(there) > 300.0 && there.len() == SECOND / 10 {
                let like = likeness(there, heard);
                assert!(like > 0.85, "{from} to {to}, tenth {at}: {like}");
                let louder = loudness(heard) / loudness(there);
                assert!((0.75..1.3).contains(&louder), "{from} to {to}, tenth {at}: {louder}");
            }
        }
    }
    let between = &heard[3 * SECOND + 1600..4 * SECOND];
    assert!(loudness(between) < 20.0, "{}", loudness(between));
}
