mod contract;

use std::sync::atomic::{AtomicUsize, Ordering};

use super::*;

/// Gives the same result each time, and counts the calls.
struct Scripted {
    language: &'static str,
    reason: SpeechUnavailable,
    answer: Result<&'static str, RecognitionError>,
    asked: AtomicUsize,
}

impl Scripted {
    fn new(language: &'static str, answer: Result<&'static str, RecognitionError>) -> Arc<Self> {
        let reason = SpeechUnavailable::NotThisLanguage;
        Arc::new(Scripted { language, reason, answer, asked: AtomicUsize::new(0) })
    }

    fn reason(reason: SpeechUnavailable) -> Arc<Self> {
        Arc::new(Scripted { language: "none", reason, answer: Ok(""), asked: AtomicUsize::new(0) })
    }

    fn asked(&self) -> usize {
        self.asked.swap(0, Ordering::Relaxed)
    }
}

#[async_trait]
impl Recognizer for Scripted {
    fn supports(&self, locale: &Locale) -> Result<(), SpeechUnavailable> {
        if locale.primary() == self.language { Ok(()) } else { Err(self.reason) }
    }

    async fn recognize(
        &self,
        _: InvitationId,
        _: &Pcm,
        locale: &Locale,
    ) -> Result<RecognizedSpeech, RecognitionError> {
        self.supports(locale)?;
        self.asked.fetch_add(1, Ordering::Relaxed);
        let text = self.answer.clone()?.to_owned();
        Ok(RecognizedSpeech { text, confidence: None, model: self.language.to_owned() })
    }
}

fn failed() -> RecognitionError {
    RecognitionError::Failed("it is broken".to_owned())
}

fn chain(members: &[&Arc<Scripted>]) -> RecognizerChain {
    RecognizerChain::new(members.iter().map(|member| Arc::clone(member) as Arc<dyn Recognizer>))
}

async fn heard(chain: &RecognizerChain, language: &str) -> Result<String, RecognitionError> {
    let sound = Pcm { rate: 16_000, samples: vec![1; 16] };
    let locale = Locale::parse(language).expect("any text is a locale");
    let invitation = InvitationId::from_uuid(uuid::Uuid::from_u128(1));
    chain.recognize(invitation, &sound, &locale).await.map(|heard| heard.text)
}

#[tokio::test]
async fn falls_back_to_the_next_one_if_one_fails() {
    for error in [failed(), RecognitionError::Crowded, SpeechUnavailable::NotInstalled.into()] {
        let (first, second) = (Scripted::new("en", Err(error)), Scripted::new("en", Ok("hello")));
        assert_eq!(heard(&chain(&[&first, &second]), "en-GB").await, Ok("hello".to_owned()));
        assert_eq!((first.asked(), second.asked()), (1, 1));
        assert_eq!(heard(&chain(&[&second, &first]), "en-GB").await, Ok("hello".to_owned()));
        assert_eq!((first.asked(), second.asked()), (0, 1), "no other recognizer is asked after a success");
    }
}

#[tokio::test]
async fn silence_is_an_answer() {
    let (first, second) = (Scripted::new("en", Ok("")), Scripted::new("en", Ok("hello")));
    assert_eq!(heard(&chain(&[&first, &second]), "en").await, Ok(String::new()));
}

#[tokio::test]
async fn knows_the_languages_of_all_members() {
    let (first, second) = (Scripted::new("en", Ok("hello")), Scripted::new("de", Ok("hallo")));
    let chain = chain(&[&first, &second]);
    assert_eq!(heard(&chain, "en").await, Ok("hello".to_owned()));
    assert_eq!(heard(&chain, "de-AT").await, Ok("hallo".to_owned()));
    assert_eq!(heard(&chain, "fr").await, Err(SpeechUnavailable::NotThisLanguage.into()));
    assert_eq!((first.asked(), second.asked()), (1, 1));
}

#[tokio::test]
async fn reports_the_most_hopeful_reason() {
    use SpeechUnavailable::{Fetching, NotInstalled, NotThisLanguage};
    for (all, expected) in [
        ([NotThisLanguage, Fetching], Fetching),
        ([Fetching, NotInstalled], Fetching),
        ([NotThisLanguage, NotInstalled], NotInstalled),
        ([NotThisLanguage, NotThisLanguage], NotThisLanguage),
    ] {
        let members = all.map(Scripted::reason);
        let locale = Locale::parse("en").expect("any text is a locale");
        assert_eq!(chain(&members.each_ref()).supports(&locale), Err(expected), "{all:?}");
    }
}

#[tokio::test]
async fn if_all_fail_reports_the_last_failure() {
    let other = RecognitionError::Failed("it is broken too".to_owned());
    let (first, second) = (Scripted::new("en", Err(failed())), Scripted::new("en", Err(other.clone())));
    assert_eq!(heard(&chain(&[&first, &second]), "en").await, Err(other));
}

#[tokio::test]
async fn a_full_queue_is_reported_if_the_others_fail() {
    let (crowded, broken) =
        (Scripted::new("en", Err(RecognitionError::Crowded)), Scripted::new("en", Err(failed())));
    for members in [[&crowded, &broken], [&broken, &crowded]] {
        assert_eq!(heard(&chain(&members), "en").await, Err(RecognitionError::Crowded));
    }
    let alone = chain(&[&crowded, &broken]);
    crowded.asked();
    for _ in 0..5 {
        assert_eq!(heard(&alone, "en").await, Err(RecognitionError::Crowded));
    }
    assert_eq!(crowded.asked(), 5, "a full queue does not open the circuit");
}

#[tokio::test(start_paused = true)]
async fn a_recognizer_that_keeps_failing_comes_last_for_a_while() {
    let (first, second) = (Scripted::new("en", Err(failed())), Scripted::new("en", Ok("hello")));
    let both = chain(&[&first, &second]);
    for _ in 0..5 {
        assert!(heard(&both, "en").await.is_ok());
    }
    assert_eq!((first.asked(), second.asked()), (2, 5));
    tokio::time::advance(CIRCUIT.pause).await;
    assert!(heard(&both, "en").await.is_ok());
    assert_eq!(first.asked(), 1);
    let alone = chain(&[&first]);
    for _ in 0..5 {
        assert!(heard(&alone, "en").await.is_err());
    }
    assert_eq!(first.asked(), 5, "there is no other recognizer");
}
