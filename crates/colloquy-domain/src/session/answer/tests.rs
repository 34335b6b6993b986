use super::*;

fn heard(text: &str) -> HeardWords {
    HeardWords { text: text.to_owned(), are_sure: true }
}

fn answer(pieces: &[(i64, i64)]) -> InviteeAnswer {
    let mut answer = InviteeAnswer::default();
    for (number, &(start_ms, end_ms)) in pieces.iter().enumerate() {
        let span = TimeSpan::new(start_ms, end_ms);
        let piece = SpeechSegment { span, voice: span, voiced_ms: span.length_ms(), longest_pause_ms: 0 };
        answer.say(RecognitionSegmentId(number as u32), piece, AnswerWords::Awaited { until_ms: 10_000 });
    }
    answer
}

#[test]
fn keeps_words_in_the_order_in_which_they_were_said() {
    let mut answer = answer(&[(0, 6_000), (6_000, 9_000)]);
    answer.settle(RecognitionSegmentId(1), Some(&heard("And I went back.")));
    assert!(!answer.is_settled());
    answer.settle(RecognitionSegmentId(0), Some(&heard("I left.")));
    assert!(answer.is_settled());
    assert_eq!(answer.text(), "I left. And I went back.");
}

#[test]
fn settles_a_segment_once() {
    let mut answer = answer(&[(0, 1_000)]);
    assert_eq!(answer.settle(RecognitionSegmentId(0), Some(&heard("Yes."))), Some(TimeSpan::new(0, 1_000)));
    assert_eq!(answer.settle(RecognitionSegmentId(0), Some(&heard("No."))), None);
    assert_eq!(answer.settle(RecognitionSegmentId(7), None), None);
    assert_eq!(answer.text(), "Yes.");
}

#[test]
fn an_answer_without_recognition_still_has_its_recording() {
    let mut answer = answer(&[(500, 2_000), (2_000, 3_000)]);
    assert_eq!(answer.overdue(9_999), []);
    assert_eq!(answer.overdue(10_000), [RecognitionSegmentId(0), RecognitionSegmentId(1)]);
    answer.settle(RecognitionSegmentId(0), None);
    answer.settle(RecognitionSegmentId(1), Some(&heard("")));
    assert!(answer.has_failed() && answer.is_settled());
    assert_eq!((answer.recording(), answer.text().as_str()), (Some(TimeSpan::new(500, 2_000)), ""));
}

#[test]
fn a_typed_hum_counts_as_words() {
    let mut answer = InviteeAnswer::default();
    answer.write("hm".to_owned(), 100);
    assert_eq!(answer.weight(Some(Language::English)), AnswerWeight::Words);
    assert_eq!((answer.span(), answer.recording()), (Some(TimeSpan::new(100, 100)), None));
}
