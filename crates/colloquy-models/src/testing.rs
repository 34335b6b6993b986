//! Helpers for tests: a model at a fake provider, and situations to ask it about.

mod log;
mod obedient;
mod provider;

use std::sync::{Arc, Mutex};
use std::time::Duration;

use colloquy_domain::Timestamp;
use colloquy_domain::guide::{GuideDraft, GuideTopic, InterviewGuide, TopicDepth};
use colloquy_domain::message::Role;
use colloquy_domain::ports::{
    Clock, ConversationTurn, InterviewSituation, Randomness, RemainingInterviewLimits, ReplyListener,
    TextGenerationInput,
};
use colloquy_domain::text::{Locale, OrganizationName, Prompt};

pub use log::CapturedLog;
pub use obedient::obedient_provider;
pub use provider::{ScriptedResponse, StubModelServer, StubProviderRequest, TestLatch};

use crate::model::LanguageModelAdapter;
use crate::settings::{ProviderApiKey, ProviderSettings};
use crate::templates::InstructionTemplates;

pub const KEY: &str = "sk-test-0123456789abcdef";

/// A clock that always shows Sun, 06 Nov 1994 08:49:37 GMT.
pub struct FixedTestClock;

impl Clock for FixedTestClock {
    fn now(&self) -> Timestamp {
        Timestamp::from_second(784_111_777).expect("a time of 1994")
    }
}

/// Randomness that always gives the shortest waits.
pub struct ShortestWaitRandomness;

impl Randomness for ShortestWaitRandomness {
    fn fill(&self, bytes: &mut [u8]) {
        bytes.fill(0);
    }
}

pub fn openai(provider: &StubModelServer) -> ProviderSettings {
    let key = ProviderApiKey::parse(KEY).expect("a key");
    let mut settings = ProviderSettings::openai(&format!("{}/v1", provider.url()), "small-1", Some(key));
    settings.retries.first_wait = Duration::from_millis(1);
    settings
}

pub fn anthropic(provider: &StubModelServer) -> ProviderSettings {
    let key = ProviderApiKey::parse(KEY).expect("a key");
    ProviderSettings::anthropic(provider.url(), "large-1", Some(key))
}

pub fn model(settings: ProviderSettings) -> LanguageModelAdapter {
    let templates = Arc::new(InstructionTemplates::load(None).expect("the embedded templates"));
    LanguageModelAdapter::new(settings, templates, Arc::new(FixedTestClock), Arc::new(ShortestWaitRandomness))
        .expect("usable settings")
}

/// Records the sentences of a reply. Clones share one record.
#[derive(Clone, Default)]
pub struct FakeReplyListener(Arc<Mutex<Vec<String>>>);

impl FakeReplyListener {
    pub fn heard(&self) -> Vec<String> {
        self.0.lock().expect("the record").clone()
    }
}

impl ReplyListener for FakeReplyListener {
    fn sentence(&mut self, sentence: &str) {
        self.0.lock().expect("the record").push(sentence.to_owned());
    }
}

pub fn turn(role: Role, text: &str) -> ConversationTurn {
    ConversationTurn { role, text: text.to_owned() }
}

/// Returns a guide with two topics.
pub fn commuting() -> InterviewGuide {
    let topic = |name: &str, opening: &str, keyword: &str| GuideTopic {
        name: name.to_owned(),
        opening: opening.to_owned(),
        keywords: vec![keyword.to_owned()],
        is_required: true,
        depth: TopicDepth::Usual,
    };
    let topics = vec![
        topic("your commute", "How do you commute?", "commute"),
        topic("what you would change", "What would you change about it?", "change"),
    ];
    InterviewGuide::new(GuideDraft { topics, ..GuideDraft::default() }).expect("a guide")
}

pub fn situation_after(answer: &str) -> InterviewSituation {
    InterviewSituation {
        prompt: Prompt::parse("Ask how people commute, and what they would change.").expect("a prompt"),
        guide: Arc::new(commuting()),
        title: None,
        intro: None,
        locale: Locale::parse("en").expect("a locale"),
        organization_name: OrganizationName::parse("Acme Mobility").expect("a name"),
        organization_prompt: None,
        invitee_name: None,
        remaining: RemainingInterviewLimits::default(),
        conversation: vec![turn(Role::Assistant, "How do you commute?"), turn(Role::User, answer)],
        seed: 7,
    }
}

/// Returns the brief for a situation.
pub fn brief<'a>(situation: &'a InterviewSituation, previous: Option<&'a str>) -> TextGenerationInput<'a> {
    TextGenerationInput {
        prompt: &situation.prompt,
        locale: &situation.locale,
        organization_name: &situation.organization_name,
        organization_prompt: situation.organization_prompt.as_ref(),
        previous,
        seed: situation.seed,
    }
}

/// Keeps a paused clock from advancing while the test waits for sockets.
pub struct NoAutoAdvance(tokio::task::JoinHandle<()>);

impl NoAutoAdvance {
    pub fn new() -> Self {
        NoAutoAdvance(tokio::spawn(async {
            loop {
                tokio::task::yield_now().await;
            }
        }))
    }
}

impl Drop for NoAutoAdvance {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Lets every task run until it has to wait.
pub async fn run_all_tasks() {
    for _ in 0..2_000 {
        tokio::task::yield_now().await;
    }
}

pub async fn eventually(mut holds: impl FnMut() -> bool) {
    while !holds() {
        tokio::task::yield_now().await;
    }
}

/// Returns an event of a streamed chat completion, as OpenAI sends it.
pub fn delta(words: &str) -> String {
    let content = serde_json::to_string(words).expect("JSON");
    format!(
        "data: {{\"id\":\"chatcmpl-1\",\"object\":\"chat.completion.chunk\",\"created\":1,\"model\":\"small-1\",\
         \"choices\":[{{\"index\":0,\"delta\":{{\"content\":{content}}},\"logprobs\":null,\
         \"finish_reason\":null}}],\"usage\":null}}\n\n"
    )
}

/// Returns the events after the last words.
pub fn done(reason: &str) -> String {
    format!(
        "data: {{\"choices\":[{{\"index\":0,\"delta\":{{}},\"finish_reason\":\"{reason}\"}}],\"usage\":null}}\n\n\
         data: {{\"choices\":[],\"usage\":{{\"prompt_tokens\":120,\"completion_tokens\":9,\"total_tokens\":129}}}}\n\n\
         data: [DONE]\n\n"
    )
}

pub fn completion(words: &str) -> String {
    let content = serde_json::to_string(words).expect("JSON");
    format!(
        "{{\"id\":\"chatcmpl-1\",\"object\":\"chat.completion\",\"choices\":[{{\"index\":0,\"message\":{{\
         \"role\":\"assistant\",\"content\":{content},\"refusal\":null}},\"finish_reason\":\"stop\"}}],\
         \"usage\":{{\"prompt_tokens\":120,\"completion_tokens\":9}}}}"
    )
}
