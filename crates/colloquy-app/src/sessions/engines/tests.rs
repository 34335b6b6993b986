use std::sync::Mutex;

use async_trait::async_trait;
use colloquy_domain::ports::{FinishedReply, GenerationError, RemainingInterviewLimits, SpeechUnavailable};
use colloquy_domain::text::{OrganizationName, Prompt};
use colloquy_testkit::{FakeTextToSpeech, FakeTurnDetector, RecognizerWithoutLanguages, sample};
use uuid::Uuid;

use super::*;

struct NoInterviewer;

#[async_trait]
impl Interviewer for NoInterviewer {
    async fn reply(
        &self,
        _: &InterviewSituation,
        _: &mut dyn ReplyListener,
    ) -> Result<FinishedReply, GenerationError> {
        Err(GenerationError::Late)
    }
}

/// Never judges anything.
struct StuckDetector;

#[async_trait]
impl TurnDetector for StuckDetector {
    fn supports(&self, _: &Locale) -> bool {
        true
    }

    async fn judge(&self, _: InvitationId, _: &Pcm, _: &Locale) -> Result<f32, TurnDetectionError> {
        std::future::pending().await
    }
}

/// Recognizes nothing, and counts the requests that are running.
#[derive(Default)]
struct StuckRecognizer(Arc<()>);

#[async_trait]
impl Recognizer for StuckRecognizer {
    fn supports(&self, _: &Locale) -> Result<(), SpeechUnavailable> {
        Ok(())
    }

    async fn recognize(
        &self,
        _: InvitationId,
        _: &Pcm,
        _: &Locale,
    ) -> Result<RecognizedSpeech, RecognitionError> {
        let _running = self.0.clone();
        std::future::pending().await
    }
}

fn engines(
    recognizer: Arc<dyn Recognizer>,
    turn_detector: Option<Arc<dyn TurnDetector>>,
    language: &str,
) -> (SessionEngines, mpsc::UnboundedReceiver<EngineTaskResult>) {
    let (done, results) = mpsc::unbounded_channel();
    let engines = SessionEngines {
        invitation: InvitationId::from_uuid(Uuid::nil()),
        recognizer,
        turn_detector,
        speech: Arc::new(FakeTextToSpeech::new(Vec::new())),
        interviewer: Arc::new(NoInterviewer),
        fallback_interviewer: Arc::new(NoInterviewer),
        locale: sample::text(Locale::parse, language),
        voice: Voice::new("plain", "en-GB", "Ada", None),
        done,
        running: JoinSet::new(),
        of_speeches: Vec::new(),
        of_segments: Vec::new(),
    };
    (engines, results)
}

/// Judges a segment, and returns what the actor is sent.
async fn judged(
    turn_detector: Option<Arc<dyn TurnDetector>>,
    language: &str,
    samples: Vec<i16>,
) -> Option<Option<f32>> {
    let (mut engines, mut results) = engines(Arc::new(RecognizerWithoutLanguages), turn_detector, language);
    engines.judge_turn(RecognitionSegmentId(7), || Pcm { rate: 16_000, samples });
    engines.running.join_next().await?.expect("the task ends");
    match results.recv().await {
        Some(EngineTaskResult::TurnJudged { segment: RecognitionSegmentId(7), finished }) => Some(finished),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_judgement_reaches_the_actor() {
    let detector = || Some(Arc::new(FakeTurnDetector) as Arc<dyn TurnDetector>);
    assert_eq!(judged(detector(), "en", vec![0; 16_000]).await, Some(Some(0.9)));
    assert_eq!(judged(detector(), "de", vec![9_000; 16_000]).await, Some(Some(0.1)));
}

#[tokio::test(start_paused = true)]
async fn a_late_judgement_is_not_awaited() {
    let since = tokio::time::Instant::now();
    assert_eq!(judged(Some(Arc::new(StuckDetector)), "en", vec![0; 16_000]).await, Some(None));
    assert_eq!(since.elapsed().as_millis() / 10, JUDGEMENT_LIMIT.as_millis() / 10);
}

#[tokio::test]
async fn nothing_is_judged_without_a_detector_for_the_language() {
    assert_eq!(judged(None, "en", vec![0; 16_000]).await, None);
    assert_eq!(judged(Some(Arc::new(FakeTurnDetector)), "tlh", vec![0; 16_000]).await, None);
}

#[tokio::test]
async fn a_cancelled_recognition_stops_and_has_no_result() {
    let recognizer = StuckRecognizer::default();
    let running = recognizer.0.clone();
    let count = || Arc::strong_count(&running) - 2;
    let (mut engines, mut results) = engines(Arc::new(recognizer), None, "en");
    let sound = || Pcm { rate: 16_000, samples: vec![0; 160] };
    engines.recognize(RecognitionSegmentId(1), sound());
    engines.recognize(RecognitionSegmentId(2), sound());
    tokio::task::yield_now().await;
    assert_eq!(count(), 2);
    engines.cancel_recognition(RecognitionSegmentId(1));
    engines.cancel_recognition(RecognitionSegmentId(7));
    assert!(
        engines.running.join_next().await.is_some_and(|ended| ended.is_err_and(|error| error.is_cancelled()))
    );
    assert_eq!((count(), engines.of_segments[0].0), (1, RecognitionSegmentId(2)));
    assert!(results.try_recv().is_err());
}

#[tokio::test]
async fn a_refusal_is_a_whole_answer_and_a_statement_may_not_be() {
    for (text, expected) in [("I would rather not talk about that.", true), ("They sent me a letter.", false)]
    {
        let (mut engines, mut results) = engines(Arc::new(RecognizerWithoutLanguages), None, "en");
        engines.interpret_answer(SpeechId(3), text.to_owned());
        match results.recv().await {
            Some(EngineTaskResult::AnswerInterpreted { speech: SpeechId(3), is_whole }) => {
                assert_eq!(is_whole, expected, "{text}")
            }
            other => panic!("{other:?}"),
        }
    }
}

fn situation() -> InterviewSituation {
    InterviewSituation {
        prompt: sample::text(Prompt::parse, "Ask how people commute."),
        guide: Arc::new(sample::guide_asking(&["How do you commute?"])),
        title: None,
        intro: None,
        locale: sample::text(Locale::parse, "en"),
        organization_name: sample::text(OrganizationName::parse, "Acme"),
        organization_prompt: None,
        invitee_name: None,
        remaining: RemainingInterviewLimits::default(),
        conversation: Vec::new(),
        seed: 1,
    }
}

/// Asks why, and records what it prepares for.
#[derive(Default)]
struct Curious {
    closes: bool,
    prepared: Mutex<Vec<InterviewSituation>>,
}

#[async_trait]
impl Interviewer for Curious {
    async fn reply(
        &self,
        _: &InterviewSituation,
        listener: &mut dyn ReplyListener,
    ) -> Result<FinishedReply, GenerationError> {
        listener.sentence("I see.");
        listener.sentence("Why?");
        let by =
            Provenance { provider: "test".to_owned(), model: "why".to_owned(), template: "1".to_owned() };
        Ok(FinishedReply { by, closes: self.closes })
    }

    async fn prepare(&self, situation: &InterviewSituation) {
        self.prepared.lock().expect("the record").push(situation.clone());
    }
}

#[tokio::test]
async fn prepares_for_the_next_reply_while_the_words_are_spoken() {
    for closes in [false, true] {
        let (mut engines, mut results) = engines(Arc::new(RecognizerWithoutLanguages), None, "en");
        let curious = Arc::new(Curious { closes, ..Curious::default() });
        engines.interviewer = curious.clone();
        engines.ask(SpeechId(1), situation());
        while !matches!(results.recv().await, Some(EngineTaskResult::Replied { .. })) {}
        for _ in 0..100 {
            tokio::task::yield_now().await;
        }
        let prepared = curious.prepared.lock().expect("the record");
        let last = prepared.first().and_then(|situation| situation.conversation.last());
        let expected = (!closes).then(|| "I see. Why?".to_owned());
        assert_eq!(last.map(|turn| turn.text.clone()), expected, "closes: {closes}");
    }
}
