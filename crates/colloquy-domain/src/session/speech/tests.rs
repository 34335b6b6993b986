use super::*;
use crate::session::input::{PlaybackId, SpeechId};

/// Creates a speech of these sentences, with one second of audio each.
fn spoken(sentences: &[&str]) -> (InterviewerSpeech, Vec<SessionEffect>) {
    let mut speech = InterviewerSpeech::new(SpeechId(1), SpeechSource::Interviewer, 1_000);
    for text in sentences {
        let number = speech.add((*text).to_owned(), 1_000, 1_000).expect("it accepts sentences");
        speech.sound(number, Some(1_000));
    }
    speech.complete(false);
    let mut effects = Vec::new();
    speech.advance(PlaybackId(7), 0, &mut effects);
    (speech, effects)
}

#[test]
fn plays_sentences_in_order_however_their_audio_arrives() {
    let mut speech = InterviewerSpeech::new(SpeechId(1), SpeechSource::Interviewer, 1_000);
    let mut effects = Vec::new();
    for text in ["One.", "Two."] {
        speech.add(text.to_owned(), 1_000, 1_000);
    }
    speech.sound(1, Some(500));
    speech.advance(PlaybackId(7), 0, &mut effects);
    assert_eq!(effects, []);
    speech.sound(0, Some(500));
    speech.advance(PlaybackId(7), 0, &mut effects);
    let play = |sentence| SessionEffect::Play { playback: PlaybackId(7), speech: SpeechId(1), sentence };
    assert_eq!(effects, [play(0), play(1)]);
    speech.complete(true);
    speech.advance(PlaybackId(7), 0, &mut effects);
    assert_eq!(effects[2..], [SessionEffect::PlayEnds { playback: PlaybackId(7) }]);
}

#[test]
fn accepts_nothing_after_its_end() {
    let (mut speech, effects) = spoken(&["One."]);
    assert_eq!(effects.len(), 2);
    assert_eq!(speech.add("Two.".to_owned(), 1_000, 1_000), None);
    speech.complete(true);
    assert!(!speech.closes);
}

#[test]
fn heard_text_ends_at_a_word() {
    let (mut speech, _) = spoken(&["I see.", "What did you do then?"]);
    assert_eq!(speech.heard_text(false), "");
    assert_eq!(speech.report(1_300, false, 0), 1_300);
    assert_eq!(speech.heard_text(false), "I see. What");
    assert_eq!(speech.heard_text(true), "I see. What did you do then?");
}

#[test]
fn limits_reports_that_go_backwards_or_too_far() {
    let (mut speech, _) = spoken(&["I see."]);
    assert_eq!(speech.report(400, false, 0), 400);
    assert_eq!(speech.report(100, false, 0), 0);
    assert_eq!(speech.report(i64::MIN, false, 0), 0);
    assert_eq!(speech.report(i64::MAX, false, 0), 600);
}

#[test]
fn continues_with_the_sentence_in_which_it_was_stopped() {
    let (mut speech, _) = spoken(&["I see.", "What then?", "And why?"]);
    speech.report(1_200, false, 0);
    speech.rewind();
    let mut effects = Vec::new();
    speech.advance(PlaybackId(8), 0, &mut effects);
    let first = SessionEffect::Play { playback: PlaybackId(8), speech: SpeechId(1), sentence: 1 };
    assert_eq!((effects.len(), &effects[0]), (3, &first));
    speech.report(1_500, false, 0);
    assert_eq!(speech.heard_text(false), "I see. What then? And");
}

#[test]
fn without_reports_it_ends_when_it_must_have_been_heard() {
    let (mut speech, _) = spoken(&["I see.", "What then?"]);
    assert!(!speech.is_finished(6_999, 5_000));
    assert!(speech.is_finished(7_000, 5_000));
    speech.report(2_000, true, 3_000);
    assert!(speech.is_finished(3_000, 5_000));
}

#[test]
fn leaves_time_to_read_a_sentence_without_audio() {
    let mut speech = InterviewerSpeech::new(SpeechId(1), SpeechSource::Interviewer, 1_000);
    speech.add("What did you do?".to_owned(), 1_000, 1_000);
    speech.complete(false);
    assert!(!speech.give_up(999));
    speech.give_up(1_000);
    let mut effects = Vec::new();
    speech.advance(PlaybackId(7), 1_000, &mut effects);
    assert!(matches!(effects[..], [SessionEffect::Show { .. }]), "{effects:?}");
    assert!(!speech.is_finished(2_199, 5_000) && speech.is_finished(2_200, 5_000));
}

fn check_counted(reports: &[(i64, i64)], expected: &[(i64, i64)]) {
    let (mut speech, _) = spoken(&["I see.", "What then?"]);
    let spans = reports.iter().flat_map(|&(elapsed_ms, heard_ms)| {
        speech.report(heard_ms, false, elapsed_ms);
        speech.count(elapsed_ms)
    });
    let spans: Vec<_> = spans.map(|span| (span.start_ms, span.end_ms)).collect();
    assert_eq!(spans, expected, "{reports:?}");
}

#[test]
fn counts_audio_at_the_earliest_time_it_can_have_been_heard() {
    check_counted(
        &[(250, 200), (600, 500), (1_600, 1_500)],
        &[(0, 200), (200, 500), (500, 1_000), (1_000, 1_500)],
    );
    check_counted(&[(9_000, 200), (9_000, 1_200)], &[(0, 200), (200, 1_000), (1_000, 1_200)]);
}

#[test]
fn never_counts_what_cannot_have_been_heard() {
    check_counted(&[(0, 2_000), (5_000, 2_000)], &[]);
    check_counted(&[(300, 2_000), (5_000, 2_000)], &[(0, 300)]);
    check_counted(&[(300, 400), (1_500, 1_400)], &[(0, 300), (400, 1_000), (1_000, 1_400)]);
}
