use super::*;

/// Processes runs of frames, each voiced or not, with these lengths in milliseconds.
fn hear(hearing: &mut SpeechSegmenter, from_ms: i64, runs: &[(bool, i64)]) -> (i64, Vec<TimeSpan>, usize) {
    let (mut at_ms, mut speech, mut started) = (from_ms, Vec::new(), 0);
    for &(voiced, length_ms) in runs {
        for _ in 0..length_ms / FRAME_MS {
            let frame = TimeSpan::new(at_ms, at_ms + FRAME_MS);
            let heard = hearing.frame(frame, if voiced { 0.9 } else { 0.1 }, &TurnPolicy::default());
            started += usize::from(heard.began);
            speech.extend(heard.speech);
            at_ms += FRAME_MS;
        }
    }
    (at_ms, speech, started)
}

fn spoken_ms(speech: &[TimeSpan]) -> i64 {
    speech.iter().map(|span| span.length_ms()).sum()
}

#[test]
fn a_click_is_not_speech() {
    let mut hearing = SpeechSegmenter::default();
    let (_, speech, started) = hear(&mut hearing, 0, &[(false, 400), (true, 80), (false, 400)]);
    assert_eq!((speech.len(), started, hearing.piece()), (0, 0, None));
}

#[test]
fn lost_frames_are_not_part_of_a_voice() {
    let mut hearing = SpeechSegmenter::default();
    let (at_ms, early, _) = hear(&mut hearing, 0, &[(true, 40)]);
    let (_, speech, started) = hear(&mut hearing, at_ms + 8_000, &[(true, 200)]);
    assert_eq!((early.len(), started, spoken_ms(&speech)), (0, 1, 200));
    assert_eq!(hearing.piece().expect("someone speaks").voice, TimeSpan::new(8_040, 8_240));
}

#[test]
fn a_piece_includes_the_audio_just_before_the_voice() {
    let mut hearing = SpeechSegmenter::default();
    hear(&mut hearing, 0, &[(false, 1_000), (true, 200)]);
    assert_eq!(
        hearing.piece(),
        Some(SpeechSegment {
            span: TimeSpan::new(400, 1_200),
            voice: TimeSpan::new(1_000, 1_200),
            voiced_ms: 200,
            longest_pause_ms: 0,
        })
    );
}

#[test]
fn a_click_does_not_begin_a_pause_anew_and_the_next_word_ends_it() {
    let mut hearing = SpeechSegmenter::default();
    let runs = [(true, 400), (false, 300), (true, 40), (false, 300)];
    let (at_ms, speech, _) = hear(&mut hearing, 0, &runs);
    assert_eq!((spoken_ms(&speech), hearing.silence_ms(), hearing.voice_end_ms()), (400, 600, Some(400)));
    let (_, speech, _) = hear(&mut hearing, at_ms, &[(true, 60)]);
    assert_eq!((spoken_ms(&speech), hearing.silence_ms()), (60, 0));
    let piece = hearing.piece().expect("someone speaks");
    assert_eq!((piece.voiced_ms, piece.longest_pause_ms, piece.voice.end_ms), (460, 640, 1_100));
}

#[test]
fn a_consonant_within_a_word_does_not_need_to_be_long() {
    let mut hearing = SpeechSegmenter::default();
    hear(&mut hearing, 0, &[(true, 400), (false, 60), (true, 20)]);
    assert_eq!((hearing.silence_ms(), hearing.voice_end_ms()), (0, Some(480)));
}

#[test]
fn pieces_do_not_overlap() {
    let mut hearing = SpeechSegmenter::default();
    let (at_ms, ..) = hear(&mut hearing, 0, &[(true, 500), (false, 260)]);
    let first = hearing.close().expect("someone spoke");
    hear(&mut hearing, at_ms, &[(false, 100), (true, 200)]);
    let second = hearing.close().expect("someone spoke again");
    assert_eq!(first.span.end_ms, second.span.start_ms);
}

#[test]
fn a_split_in_the_middle_of_speech_loses_nothing() {
    let mut hearing = SpeechSegmenter::default();
    let (at_ms, ..) = hear(&mut hearing, 0, &[(true, 500)]);
    let first = hearing.split().expect("someone speaks");
    hear(&mut hearing, at_ms, &[(true, 40)]);
    let second = hearing.close().expect("and continues");
    assert_eq!((first.voiced_ms, second.voiced_ms, second.span), (500, 40, TimeSpan::new(500, 540)));
}

#[test]
fn short_gaps_in_the_voice_are_speech_and_long_ones_are_not() {
    let mut hearing = SpeechSegmenter::default();
    let runs = [(true, 400), (false, 160), (true, 400), (false, 600), (true, 400), (false, 600)];
    let (_, speech, started) = hear(&mut hearing, 0, &runs);
    assert_eq!((spoken_ms(&speech), started), (400 + 160 + 400 + 400, 1));
}

#[test]
fn a_score_of_nan_is_not_a_voice() {
    let mut hearing = SpeechSegmenter::default();
    for n in 0..50 {
        let frame = TimeSpan::new(n * FRAME_MS, (n + 1) * FRAME_MS);
        assert_eq!(hearing.frame(frame, f32::NAN, &TurnPolicy::default()), SegmenterOutput::default());
    }
}

#[test]
fn audio_that_is_no_longer_needed_is_in_no_later_piece() {
    let (policy, mut draws) = (TurnPolicy::default(), 1_u32);
    let (mut hearing, mut needed_ms, mut longest_ms) = (SpeechSegmenter::default(), 0, 0);
    for number in 0..200_000 {
        draws = draws.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        // Voices and silences of all lengths, with gaps and clicks in them.
        let is_voiced = (draws >> 28) < [1, 5, 8, 14][number / 40 % 4];
        let frame = TimeSpan::new(number as i64 * FRAME_MS, (number as i64 + 1) * FRAME_MS);
        hearing.frame(frame, if is_voiced { 0.9 } else { 0.1 }, &policy);
        if let Some(piece) = hearing.piece() {
            assert!(piece.span.start_ms >= needed_ms, "{piece:?} begins before {needed_ms}");
            if hearing.silence_ms() >= 100 {
                hearing.close();
            }
        } else {
            longest_ms = longest_ms.max(frame.end_ms - needed_ms);
        }
        needed_ms = needed_ms.max(hearing.needed_from_ms(frame.end_ms, &policy));
    }
    assert!(longest_ms < 2_000, "{longest_ms} ms of audio without voice are kept");
}
