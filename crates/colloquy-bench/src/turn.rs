//! Measures what the service adds to one turn of a long interview: everything but the model's own time.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::time::Instant;

use anyhow::{Result, bail};
use colloquy_ai::{OfflineInterviewer, guide_of};
use colloquy_domain::Timestamp;
use colloquy_domain::language::Language;
use colloquy_domain::message::Role;
use colloquy_domain::ports::{
    Clock, ConversationTurn, InterviewSituation, Interviewer, Randomness, RemainingInterviewLimits,
    ReplyListener,
};
use colloquy_domain::text::{Locale, OrganizationName, Prompt};
use colloquy_models::{InstructionTemplates, LanguageModelAdapter, ProviderSettings};
use serde_json::json;
use tokio::runtime::Runtime;

use crate::machine::resident_mib;
use crate::report::{BenchmarkMetric, FigureUpperLimit, median};
use crate::stub::{StubEngineServer, response};

/// Turns of both sides together.
const TURNS: usize = 200;

const REPLIES: usize = 300;

/// The replies after which the memory size should be stable.
const FIRST_REPLIES: usize = 100;

const MORE_REPLIES: usize = 2_000;

const REPLY: FigureUpperLimit = FigureUpperLimit(2.0, " ms");
const GROWTH: FigureUpperLimit = FigureUpperLimit(8.0, " MiB");

pub fn figures(runtime: &Runtime) -> Result<[BenchmarkMetric; 3]> {
    let ReplyTimes { offline_ms, model_ms, bare_ms, growth_mib } = measure(runtime)?;
    let by_model = "a reply after 200 turns, by a model that answers at once";
    Ok([
        BenchmarkMetric::new("a reply after 200 turns, offline", "", offline_ms, REPLY),
        BenchmarkMetric { floor: Some(bare_ms), ..BenchmarkMetric::new(by_model, "", model_ms, REPLY) },
        BenchmarkMetric::new("growth by 2 000 such replies", "", growth_mib, GROWTH),
    ])
}

struct ReplyTimes {
    offline_ms: f64,
    /// With a model that responds at once.
    model_ms: f64,
    /// The same exchange over a bare connection.
    bare_ms: f64,
    /// The growth of the process over further replies.
    growth_mib: f64,
}

struct SentenceCounter(usize);

impl ReplyListener for SentenceCounter {
    fn sentence(&mut self, sentence: &str) {
        self.0 += sentence.len();
    }
}

pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Timestamp {
        Timestamp::now()
    }
}

/// Randomness of zeros: the waits between attempts are drawn from it and are not needed here.
pub struct ZeroRandomness;

impl Randomness for ZeroRandomness {
    fn fill(&self, bytes: &mut [u8]) {
        bytes.fill(0);
    }
}

fn measure(runtime: &Runtime) -> Result<ReplyTimes> {
    let provider = StubEngineServer::start(|_| answer())?;
    let settings = ProviderSettings::openai(&provider.url(), "instant", None);
    let templates = Arc::new(InstructionTemplates::load(None)?);
    let model =
        LanguageModelAdapter::new(settings, templates, Arc::new(SystemClock), Arc::new(ZeroRandomness))?;
    let offline = OfflineInterviewer::new();
    let situation = situation()?;
    runtime.block_on(async {
        replies(&offline, &situation, FIRST_REPLIES).await?;
        replies(&model, &situation, FIRST_REPLIES).await?;
        let offline_ms = median(&replies(&offline, &situation, REPLIES).await?);
        let model_ms = median(&replies(&model, &situation, REPLIES).await?);
        let before = resident_mib("self")?;
        replies(&offline, &situation, MORE_REPLIES / 2).await?;
        replies(&model, &situation, MORE_REPLIES / 2).await?;
        let growth_mib = resident_mib("self")? - before;
        Ok(ReplyTimes {
            offline_ms,
            model_ms,
            bare_ms: median(&bare_exchanges(provider.address)?),
            growth_mib,
        })
    })
}

/// Returns the time of each reply in ms.
async fn replies(
    interviewer: &dyn Interviewer,
    situation: &InterviewSituation,
    count: usize,
) -> Result<Vec<f64>> {
    let mut times = Vec::with_capacity(count);
    for _ in 0..count {
        let (mut vad, began) = (SentenceCounter(0), Instant::now());
        interviewer.reply(situation, &mut vad).await?;
        times.push(began.elapsed().as_secs_f64() * 1_000.0);
        if vad.0 == 0 {
            bail!("a reply is empty");
        }
    }
    Ok(times)
}

fn situation() -> Result<InterviewSituation> {
    let questions: Vec<String> =
        (0..TURNS).map(|number| format!("- What happened in month {number} of the project?")).collect();
    let turn = |number: usize| match number % 2 {
        0 => ConversationTurn {
            role: Role::Assistant,
            text: format!("Thank you. What happened in month {} of the project?", number / 2),
        },
        _ => ConversationTurn {
            role: Role::User,
            text: "We had two long meetings about the plan, and after that most of us went on with the \
                   work that was left from the month before, which took longer than we had thought."
                .to_owned(),
        },
    };
    let prompt = format!("Ask about the project, month by month.\n{}", questions.join("\n"));
    Ok(InterviewSituation {
        guide: Arc::new(guide_of(&prompt, Language::English)),
        prompt: Prompt::parse(&prompt)?,
        title: None,
        intro: None,
        locale: Locale::parse("en")?,
        organization_name: OrganizationName::parse("Example")?,
        organization_prompt: None,
        invitee_name: None,
        remaining: RemainingInterviewLimits::default(),
        conversation: (0..TURNS).map(turn).collect(),
        seed: 1,
    })
}

const REQUEST_BYTES: usize = 32 * 1_024;

/// Returns the time of each exchange with the provider in ms, all over one connection.
fn bare_exchanges(provider: SocketAddr) -> Result<Vec<f64>> {
    let mut stream = TcpStream::connect(provider)?;
    stream.set_nodelay(true)?;
    let body = "x".repeat(REQUEST_BYTES);
    let request = format!("POST /v1 HTTP/1.1\r\nContent-Length: {}\r\n\r\n{body}", body.len());
    let mut answer = vec![0; answer().len()];
    let mut times = Vec::with_capacity(REPLIES);
    for _ in 0..REPLIES {
        let began = Instant::now();
        stream.write_all(request.as_bytes())?;
        stream.read_exact(&mut answer)?;
        times.push(began.elapsed().as_secs_f64() * 1_000.0);
    }
    Ok(times)
}

/// Returns the streamed reply of a model.
fn answer() -> Arc<[u8]> {
    let words = ["Thank ", "you ", "for ", "that. ", "What ", "happened ", "in ", "the ", "month ", "after?"];
    let event = |delta: serde_json::Value, end: Option<&str>| {
        let choice = json!({ "index": 0, "delta": delta, "finish_reason": end });
        format!("data: {}\n\n", json!({ "choices": [choice] }))
    };
    let mut events: String = words.iter().map(|word| event(json!({ "content": word }), None)).collect();
    events += &event(json!({}), Some("stop"));
    events += "data: [DONE]\n\n";
    response("text/event-stream", events.as_bytes())
}
