use super::*;
use crate::session::input::{PlaybackId, SpeechId};

/// A speech of these sentences, each of which is heard for a second.
fn spoken(sentences: &[&str]) -> (InterviewerSpeech, Vec<SessionEffect>) {
    let mut speech = InterviewerSpeech::new(SpeechId(1), SpeechSource::Interviewer, 1_000);
    for text in sentences {
        let number = speech.add((*text).to_owned(), 1_000, 1_000).expect("it takes sentences");
        speech.sound(number, Some(1_000));
    }
    speech.complete(false);
    let mut effects = Vec::new();
    speech.advance(PlaybackId(7), 0, &mut effects);
    (speech, effects)
}

#[test]
fn sentences_are_played_in_their_order_however_their_sounds_come() {
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
fn it_takes_nothing_after_its_end() {
    let (mut speech, effects) = spoken(&["One."]);
    assert_eq!(effects.len(), 2);
    assert_eq!(speech.add("Two.".to_owned(), 1_000, 1_000), None);
    speech.complete(true);
    assert!(!speech.closes);
}

#[test]
fn what_was_heard_ends_at_a_word() {
    let (mut speech, _) = spoken(&["I see.", "What did you do then?"]);
    assert_eq!(speech.heard_text(false), "");
    assert_eq!(speech.report(1_300, false, 0), 1_300);
    assert_eq!(speech.heard_text(false), "I see. What");
    assert_eq!(speech.heard_text(true), "I see. What did you do then?");
}

#[test]
fn reports_that_go_back_or_too_far_count_for_what_is_possible() {
    let (mut speech, _) = spoken(&["I see."]);
    assert_eq!(speech.report(400, false, 0), 400);
    assert_eq!(speech.report(100, false, 0), 0);
    assert_eq!(speech.report(i64::MIN, false, 0), 0);
    assert_eq!(speech.report(i64::MAX, false, 0), 600);
}

#[test]
fn it_goes_on_with_the_sentence_in_which_it_was_stopped() {
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
fn without_reports_it_is_through_when_it_must_have_been_heard() {
    let (mut speech, _) = spoken(&["I see.", "What then?"]);
    assert!(!speech.is_through(6_999, 5_000));
    assert!(speech.is_through(7_000, 5_000));
    speech.report(2_000, true, 3_000);
    assert!(speech.is_through(3_000, 5_000));
}

#[test]
fn what_cannot_be_heard_has_time_to_be_read() {
    let mut speech = InterviewerSpeech::new(SpeechId(1), SpeechSource::Interviewer, 1_000);
    speech.add("What did you do?".to_owned(), 1_000, 1_000);
    speech.complete(false);
    assert!(!speech.give_up(999));
    speech.give_up(1_000);
    let mut effects = Vec::new();
    speech.advance(PlaybackId(7), 1_000, &mut effects);
    assert!(matches!(effects[..], [SessionEffect::Show { .. }]), "{effects:?}");
    assert!(!speech.is_through(2_199, 5_000) && speech.is_through(2_200, 5_000));
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
fn what_was_heard_counts_where_it_can_have_been_heard_first() {
    check_counted(
        &[(250, 200), (600, 500), (1_600, 1_500)],
        &[(0, 200), (200, 500), (500, 1_000), (1_000, 1_500)],
    );
    check_counted(&[(9_000, 200), (9_000, 1_200)], &[(0, 200), (200, 1_000), (1_000, 1_200)]);
}

#[test]
fn what_cannot_have_been_heard_never_counts() {
    check_counted(&[(0, 2_000), (5_000, 2_000)], &[]);
    check_counted(&[(300, 2_000), (5_000, 2_000)], &[(0, 300)]);
    check_counted(&[(300, 400), (1_500, 1_400)], &[(0, 300), (400, 1_000), (1_000, 1_400)]);
}
