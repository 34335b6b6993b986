use proptest::prelude::*;

use super::*;

/// Checks that each tenth of a second is as loud as before, within 3 dB, or still silent.
fn check_loudness(said: &[i16], heard: &[i16]) {
    for (at, (said, heard)) in said.chunks(SECOND / 10).zip(heard.chunks(SECOND / 10)).enumerate() {
        let (before, after) = (loudness(said), loudness(heard));
        let is_kept = if before < 300.0 { after < 500.0 } else { (0.7..1.4).contains(&(after / before)) };
        assert!(is_kept, "{}.{} s: {before:.0} became {after:.0}", at / 10, at % 10);
    }
}

#[test]
fn a_voice_sounds_the_same() {
    let (spool, _outer) = spool();
    let said = voice(3, 8 * SECOND + 123);
    let heard = played(&recorded(&spool, "a/1.ogg", &said).path);
    assert_eq!(heard.len(), said.len());
    check_loudness(&said, &heard);
    assert_eq!(lateness(&said, &heard, 40), 0);
    let like = likeness(&said, &heard);
    assert!(like > 0.95, "{like}");
}

#[test]
fn tones_and_silence_stay_the_same() {
    let (spool, _outer) = spool();
    let tone = |frequency: f64| {
        (0..SECOND).map(move |at| (8000.0 * (2.0 * PI * frequency * at as f64 / 16_000.0).sin()) as i16)
    };
    let silence = || std::iter::repeat_n(0, SECOND);
    let said: Vec<i16> =
        silence().chain(tone(220.0)).chain(silence()).chain(tone(1500.0)).chain(silence()).collect();
    let heard = played(&recorded(&spool, "a/1.ogg", &said).path);
    assert_eq!(heard.len(), said.len());
    for second in 0..5 {
        // Ignores the edges, where the codec rings.
        let inner = second * SECOND + SECOND / 10..(second + 1) * SECOND - SECOND / 10;
        let (before, after) = (&said[inner.clone()], &heard[inner]);
        if second % 2 == 0 {
            assert!(loudness(after) < 5.0, "second {second}: {}", loudness(after));
        } else {
            let like = likeness(before, after);
            // Low tones are shifted in phase, because the codec's speech mode filters out rumble below them.
            assert!(like > 0.9, "second {second}: {like}");
            assert!((0.8..1.2).contains(&(loudness(after) / loudness(before))), "second {second}");
        }
    }
}

#[test]
fn speech_at_another_rate_keeps_its_length_and_sound() {
    let (spool, _outer) = spool();
    let said = voice(1, 3 * SECOND);
    for (rate, of_each) in [(48_000, 3), (32_000, 2)] {
        // Linear interpolation is accurate enough for the low frequencies of a voice.
        let dense: Vec<i16> = said
            .windows(2)
            .flat_map(|pair| {
                let (one, other) = (i32::from(pair[0]), i32::from(pair[1]));
                (0..of_each).map(move |step| (one + (other - one) * step / of_each) as i16)
            })
            .collect();
        let mut recorder = spool.record(&name(&format!("a/{rate}.ogg")), rate).expect("a recorder");
        dense.chunks(777).for_each(|piece| recorder.push(piece).expect("it is recorded"));
        let heard = played(&recorder.finish().expect("it is finished").path);
        assert_eq!(heard.len(), said.len() - 1, "from {rate}");
        let like = likeness(&said, &heard);
        assert!(like > 0.95, "from {rate}: {like}");
    }
}

#[test]
fn an_empty_recording_is_valid() {
    let (spool, _outer) = spool();
    let finished = recorded(&spool, "a/1.ogg", &[]);
    assert_eq!(finished.duration, Duration::ZERO);
    assert_eq!(played(&finished.path), Vec::<i16>::new());
}

#[test]
fn a_name_can_be_recorded_only_once() {
    let (spool, _outer) = spool();
    let taken =
        |made: Result<TrackRecorder, RecordingFileError>| matches!(made, Err(RecordingFileError::Taken(_)));
    let recorder = spool.record(&name("a/1.ogg"), RATE).expect("a recorder");
    assert!(taken(spool.record(&name("a/1.ogg"), RATE)));
    recorder.finish().expect("it is finished");
    assert!(taken(spool.record(&name("a/1.ogg"), RATE)));
    assert!(!taken(spool.record(&name("a/2.ogg"), RATE)));
    assert!(matches!(spool.record(&name("a/1.wav"), RATE), Err(RecordingFileError::Name(_))));
}

#[test]
fn a_recorder_can_move_between_threads() {
    fn check<T: Send>() {}
    check::<TrackRecorder>();
    check::<RecordingReader>();
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn the_recording_does_not_depend_on_the_pieces_of_input(
        samples in 0..3 * SECOND,
        pieces in prop::collection::vec(0..900_usize, 1..40),
    ) {
        let (spool, _outer) = spool();
        let said = voice(5, samples);
        let whole = recorded(&spool, "a/1.ogg", &said);
        prop_assert_eq!(whole.duration, lasting(samples));
        let mut recorder = spool.record(&name("a/2.ogg"), RATE).expect("a recorder");
        let mut rest = said.as_slice();
        for piece in pieces {
            let (now, later) = rest.split_at(piece.min(rest.len()));
            recorder.push(now).expect("it is recorded");
            rest = later;
        }
        recorder.push(rest).expect("it is recorded");
        prop_assert_eq!(recorder.duration(), lasting(samples));
        let pieced = recorder.finish().expect("it is finished");
        prop_assert_eq!(played(&pieced.path), played(&whole.path));
    }
}

#[test]
fn a_long_pause_keeps_its_length_and_speech_after_it_sounds_the_same() {
    let (spool, _outer) = spool();
    for (before, pause) in
        [(SECOND + 123, 20 * SECOND + 77), (0, 3 * SECOND), (SECOND, 0), (SECOND, 319), (320, 2_240)]
    {
        let (first, second) = (voice(1, before), voice(2, 3 * SECOND));
        let mut recorder = spool.record(&name("a/1.ogg"), RATE).expect("a recorder");
        recorder.push(&first).expect("it is recorded");
        recorder.pause(pause).expect("it is recorded");
        recorder.push(&second).expect("it is recorded");
        let path = recorder.finish().expect("it is finished").path;
        let heard = played(&path);
        let said = [first, vec![0; pause], second].concat();
        assert_eq!(heard.len(), said.len(), "{before}, {pause}");
        check_loudness(&said, &heard);
        let like = likeness(&said[before + pause..], &heard[before + pause..]);
        assert!(like > 0.95, "{before}, {pause}: {like}");
        fs::remove_file(path).expect("it is there");
    }
}

#[test]
fn inaudible_sound_is_recorded_as_silence_and_speech_after_it_sounds_the_same() {
    let (spool, _outer) = spool();
    let faint = (0..3 * SECOND).map(|at| [4, -4, 0, 3][at * at % 4]).collect::<Vec<i16>>();
    let said = [voice(1, SECOND + 50), faint, voice(2, 2 * SECOND)].concat();
    let path = recorded(&spool, "a/1.ogg", &said).path;
    let heard = played(&path);
    let silent = &heard[SECOND * 3 / 2..4 * SECOND];
    assert!(loudness(silent) < 5.0, "{}", loudness(silent));
    let like = likeness(&said[4 * SECOND + 50..], &heard[4 * SECOND + 50..]);
    assert!(like > 0.95, "{like}");
    let mut packets = crate::stream::StreamPackets::open(&path).expect("a recording");
    let packets: Vec<_> = std::iter::from_fn(|| packets.next().expect("it can be read")).collect();
    let silence = crate::join::silence().expect("it is encoded");
    let same = packets.iter().filter(|packet| **packet == silence).count();
    assert!((140..=145).contains(&same), "{same} packets of silence");
}

#[test]
fn releasing_the_encoder_does_not_change_the_sound() {
    let (spool, _outer) = spool();
    let said = voice(3, 8 * SECOND);
    let mut recorder = spool.record(&name("a/1.ogg"), RATE).expect("a recorder");
    let piece_samples = SECOND * 7 / 10 + 11;
    for piece in said.chunks(piece_samples) {
        recorder.push(piece).expect("it is recorded");
        recorder.release_encoder();
    }
    let heard = played(&recorder.finish().expect("it is finished").path);
    check_loudness(&said, &heard);
    let whole = played(&recorded(&spool, "a/2.ogg", &said).path);
    let (released, usual) = (likeness(&said, &heard), likeness(&said, &whole));
    assert!(released > usual - 0.005, "{released}, and without a release {usual}");
    // An encoder that had wrongly started from silence would only be audible for a few frames.
    for seam in (1..said.len() / piece_samples).map(|piece| piece * piece_samples) {
        let round =
            |heard: &[i16]| likeness(&said[seam - FRAME..seam + FRAME], &heard[seam - FRAME..seam + FRAME]);
        let (released, usual) = (round(&heard), round(&whole));
        // The likeness is NaN where the voice pauses.
        assert!(
            usual.is_nan() || released > usual - 0.005,
            "{released} at {seam}, and without a release {usual}"
        );
    }
}
