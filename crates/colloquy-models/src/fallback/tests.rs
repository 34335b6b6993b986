mod contract;

use std::sync::Mutex;

use tokio::time::advance;

use super::*;
use crate::testing::{CapturedLog, FakeReplyListener, brief, commuting, situation_after};

/// Speaks these sentences, then ends or fails.
struct Scripted {
    sentences: Vec<&'static str>,
    failure: Option<GenerationError>,
    asked: Mutex<usize>,
}

impl Scripted {
    fn new(sentences: &[&'static str], failure: Option<GenerationError>) -> Arc<Self> {
        Arc::new(Scripted { sentences: sentences.to_vec(), failure, asked: Mutex::default() })
    }

    fn asked(&self) -> usize {
        *self.asked.lock().expect("a count")
    }

    fn outcome<T>(&self, value: T) -> Result<T, GenerationError> {
        *self.asked.lock().expect("a count") += 1;
        self.failure.clone().map_or(Ok(value), Err)
    }
}

fn by(name: &str) -> Provenance {
    Provenance { provider: name.to_owned(), model: "m".to_owned(), template: "t-1".to_owned() }
}

#[async_trait]
impl Interviewer for Scripted {
    async fn reply(
        &self,
        _: &InterviewSituation,
        listener: &mut dyn ReplyListener,
    ) -> Result<FinishedReply, GenerationError> {
        self.sentences.iter().for_each(|sentence| listener.sentence(sentence));
        self.outcome(FinishedReply { by: by("itself"), closes: true })
    }

    async fn prepare(&self, _: &InterviewSituation) {
        *self.asked.lock().expect("a count") += 1;
    }
}

#[async_trait]
impl GuideAndTextsGenerator for Scripted {
    async fn guide(
        &self,
        _: &TextGenerationInput<'_>,
    ) -> Result<WithProvenance<InterviewGuide>, GenerationError> {
        self.outcome(WithProvenance { value: commuting(), by: by("itself") })
    }

    async fn title(
        &self,
        _: &TextGenerationInput<'_>,
        _: &InterviewGuide,
    ) -> Result<WithProvenance<Title>, GenerationError> {
        let value = Title::parse(self.sentences[0]).expect("a title");
        self.outcome(WithProvenance { value, by: by("itself") })
    }

    async fn intro(
        &self,
        _: &TextGenerationInput<'_>,
        _: &InterviewGuide,
    ) -> Result<WithProvenance<Intro>, GenerationError> {
        Err(GenerationError::Late)
    }

    async fn first_message(
        &self,
        _: &TextGenerationInput<'_>,
        _: &InterviewGuide,
    ) -> Result<WithProvenance<FirstMessage>, GenerationError> {
        Err(GenerationError::Late)
    }
}

#[async_trait]
impl Analyst for Scripted {
    async fn analysis(
        &self,
        _: &AnalysisInput<'_>,
    ) -> Result<WithProvenance<TranscriptAnalysis>, GenerationError> {
        Err(GenerationError::Late)
    }
}

fn member(name: &str, scripted: &Arc<Scripted>) -> FallbackMember {
    FallbackMember::new(by(name), scripted.clone(), scripted.clone(), scripted.clone())
}

fn away() -> GenerationError {
    GenerationError::Unavailable { reason: "away".to_owned(), retry_after: None }
}

async fn reply(chain: &FallbackChain) -> (Vec<String>, Result<FinishedReply, GenerationError>) {
    let mut recorded = FakeReplyListener::default();
    let reply = chain.reply(&situation_after("By bike."), &mut recorded).await;
    (recorded.heard(), reply)
}

async fn title(chain: &FallbackChain) -> Result<String, GenerationError> {
    let situation = situation_after("");
    chain.title(&brief(&situation, None), &situation.guide).await.map(|title| title.value.as_str().to_owned())
}

#[tokio::test]
async fn falls_back_after_any_failure() {
    for failure in [
        away(),
        GenerationError::Late,
        GenerationError::Refused("no".to_owned()),
        GenerationError::Unusable("?".to_owned()),
    ] {
        let (first, last) = (Scripted::new(&[], Some(failure.clone())), Scripted::new(&["Why?"], None));
        let chain = FallbackChain::new(vec![member("first", &first)], member("offline", &last));
        let (heard, reply) = reply(&chain).await;
        assert_eq!((heard, reply.map(|reply| reply.closes)), (vec!["Why?".to_owned()], Ok(true)));
        let texts = Scripted::new(&["A title"], Some(failure));
        let chain = FallbackChain::new(vec![member("first", &texts)], member("offline", &last));
        assert_eq!(title(&chain).await, Ok("Why?".to_owned()));
    }
}

#[tokio::test]
async fn a_reply_that_fails_after_a_sentence_ends_there() {
    let first = Scripted::new(&["I see."], Some(GenerationError::Late));
    let last = Scripted::new(&["Why?"], None);
    let chain = FallbackChain::new(vec![member("first", &first)], member("offline", &last));
    let (heard, reply) = reply(&chain).await;
    assert_eq!(heard, ["I see."]);
    assert_eq!(reply, Ok(FinishedReply { by: by("first"), closes: false }));
    assert_eq!(last.asked(), 0);
}

#[tokio::test]
async fn reports_the_last_failure_if_all_fail() {
    let first = Scripted::new(&[], Some(away()));
    let last = Scripted::new(&[], Some(GenerationError::Late));
    let chain = FallbackChain::new(vec![member("first", &first)], member("offline", &last));
    for _ in 0..5 {
        assert_eq!(reply(&chain).await.1, Err(GenerationError::Late));
    }
    assert_eq!((first.asked(), last.asked()), (3, 5), "the last member is never skipped");
}

#[tokio::test(start_paused = true)]
async fn skips_a_member_for_half_a_minute_after_three_failures() {
    let first = Scripted::new(&["x"], Some(away()));
    let last = Scripted::new(&["Why?"], None);
    let chain = FallbackChain::new(vec![member("first", &first)], member("offline", &last));
    for asked in [1, 2, 3, 3, 3] {
        title(&chain).await.expect("a title");
        assert_eq!(first.asked(), asked);
    }
    advance(Duration::from_millis(29_999)).await;
    title(&chain).await.expect("a title");
    assert_eq!(first.asked(), 3);
    advance(Duration::from_millis(1)).await;
    title(&chain).await.expect("a title");
    title(&chain).await.expect("a title");
    assert_eq!(first.asked(), 4, "one request checks it again");
}

#[tokio::test(start_paused = true)]
async fn skips_a_member_that_refuses_at_once_but_not_one_that_responds_with_nonsense() {
    for (failure, asked) in
        [(GenerationError::Refused("no".to_owned()), 1), (GenerationError::Unusable("?".to_owned()), 4)]
    {
        let (first, last) = (Scripted::new(&["x"], Some(failure)), Scripted::new(&["Why?"], None));
        let chain = FallbackChain::new(vec![member("first", &first)], member("offline", &last));
        for _ in 0..4 {
            title(&chain).await.expect("a title");
        }
        assert_eq!(first.asked(), asked);
    }
}

#[tokio::test(start_paused = true)]
async fn after_a_pause_one_request_goes_first_and_its_success_closes_the_circuit() {
    let member = member("first", &Scripted::new(&[], None));
    member.record_failure(&GenerationError::Refused("no".to_owned()));
    assert!(!member.circuit.allows_request());
    advance(Duration::from_secs(30)).await;
    assert!(
        member.circuit.allows_request() && !member.circuit.allows_request(),
        "the second request waits for the outcome of the first"
    );
    member.circuit.succeeded();
    assert!(member.circuit.allows_request() && member.circuit.allows_request());
}

#[tokio::test]
async fn each_fallback_is_logged_with_its_reason() {
    let log = CapturedLog::default();
    let _listening = log.listen();
    let (first, last) = (Scripted::new(&[], Some(away())), Scripted::new(&["Why?"], None));
    let chain = FallbackChain::new(vec![member("first", &first)], member("offline", &last));
    for _ in 0..5 {
        reply(&chain).await.1.expect("a reply");
    }
    let lines = log.lines();
    assert_eq!(lines.len(), 3, "a skipped member is not logged");
    let fields = &lines[0]["fields"];
    assert_eq!((&fields["provider"], &fields["next"]), (&"first".into(), &"offline".into()));
    assert_eq!(fields["reason"], "the text generator is not available: away");
}

#[tokio::test(start_paused = true)]
async fn prepares_only_the_member_that_will_be_asked() {
    let (first, last) = (Scripted::new(&[], None), Scripted::new(&[], None));
    let chain = FallbackChain::new(vec![member("first", &first)], member("offline", &last));
    chain.prepare(&situation_after("")).await;
    assert_eq!((first.asked(), last.asked()), (1, 0));
    chain.members[0].record_failure(&GenerationError::Refused("no".to_owned()));
    chain.prepare(&situation_after("")).await;
    assert_eq!((first.asked(), last.asked()), (1, 1));
}
