//! Measures what the embedded model costs: `cargo run --release -p colloquy-embedded-model --example cost -- FILE`.
//!
//! Each figure has the time that passed, and the processor time, which other programs on the machine change less.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Error, Result, anyhow};
use colloquy_embedded_model::{EmbeddedModel, EmbeddedSettings};
use colloquy_models::{
    ChatMessage, ChatModel, ChatRequest, ChatRole, MeteredModelRequest, ProviderFailure, ProviderTimeouts,
};

/// About as long as the instructions of an interview.
const RULES: &str = "You are the interviewer. Ask one open question at a time, in plain words. Listen to what the person \
                     says, and ask about what is vague. Never judge, never praise, and never suggest an answer. ";
const ANSWERS: [&str; 3] = [
    "I have been a nurse on a surgical ward for eleven years, mostly nights.",
    "Handovers take too long, and half of what matters is never written down.",
    "We tried a checklist once, but nobody had the time to keep it up.",
];

struct Measured {
    wall: Instant,
    cpu: f64,
}

impl Measured {
    fn begin() -> Self {
        Measured { wall: Instant::now(), cpu: processor_seconds() }
    }

    fn print(&self, what: &str, tokens: u64) {
        let (wall, cpu) = (self.wall.elapsed().as_secs_f64(), processor_seconds() - self.cpu);
        println!(
            "{what:<34} {wall:>6.2} s  {cpu:>6.2} s processor  {tokens:>5} tokens  {:>6.1}/s",
            tokens as f64 / wall
        );
    }
}

/// Returns the processor time of this process, of all its threads.
fn processor_seconds() -> f64 {
    const TICKS: f64 = 100.0;
    let stat = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    [11, 12].iter().filter_map(|at| fields.get(*at)?.parse::<f64>().ok()).sum::<f64>() / TICKS
}

fn print_memory() {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    status
        .lines()
        .filter(|line| line.starts_with("VmRSS") || line.starts_with("VmHWM"))
        .for_each(|line| println!("{line}"));
}

fn failed(failure: ProviderFailure) -> Error {
    anyhow!("the model failed: {}", failure.outcome())
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let path = PathBuf::from(std::env::args().nth(1).context("the path of a GGUF file is missing")?);
    let day = Duration::from_secs(24 * 60 * 60);
    let limits = ProviderTimeouts { first_token: day, whole: day, ..ProviderTimeouts::default() };
    let loading = Measured::begin();
    let model = EmbeddedModel::load(&path, &EmbeddedSettings { limits, ..EmbeddedSettings::default() })?;
    loading.print("loading", 0);
    print_memory();
    let system = RULES.repeat(20);
    let mut messages = Vec::new();
    for (turn, answer) in ANSWERS.into_iter().enumerate() {
        messages.push(ChatMessage { role: ChatRole::Person, text: answer.to_owned() });
        let request = ChatRequest {
            system: &system,
            messages: &messages,
            max_tokens: 60,
            temperature: 0.6,
            streams: true,
            ..ChatRequest::default()
        };
        let mut call = MeteredModelRequest::untracked();
        let first = Measured::begin();
        let mut response = model.ask(&request, &mut call).await.map_err(failed)?;
        let first_words = first.wall.elapsed();
        let rest = Measured::begin();
        let mut reply = String::new();
        while let Some(words) = response.next(&mut call).await.map_err(failed)? {
            reply.push_str(&words);
        }
        println!("turn {}: first words after {:.2} s", turn + 1, first_words.as_secs_f64());
        rest.print("  generating", call.tokens.output.unwrap_or_default());
        first.print("  whole turn; tokens of the prompt", call.tokens.input.unwrap_or_default());
        println!("  {reply}");
        messages.push(ChatMessage { role: ChatRole::Model, text: reply });
    }
    print_memory();
    Ok(())
}
