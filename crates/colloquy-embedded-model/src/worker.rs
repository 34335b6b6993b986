//! The thread that owns the engine, and decides what the model does next.
//!
//! Work advances in small steps. Before each one, the most urgent work is chosen: replies, then preparations, then guides,
//! texts and analyses. So a long text waits while an invitee waits for a reply, and then continues.

use std::time::Instant;

use candle_core::Result;
use tokio::sync::mpsc::UnboundedSender;

use crate::engine::{
    GenerationInProgress, GenerationParameters, GenerationStep, InferenceEngine, InstantSource,
};
use crate::prefix_cache::TokenizedPrompt;
use crate::queue::{ModelWork, ModelWorkPriority, ModelWorkQueue};

/// A request, and where its response goes.
pub struct GenerationRequest {
    pub prompt: TokenizedPrompt,
    pub generation: GenerationParameters,
    pub reply_to: GenerationCaller,
}

/// Who waits for a response, and how long.
pub struct GenerationCaller {
    /// The deadline for the first sentence.
    pub first_words_by: Instant,
    /// The deadline for the whole response.
    pub whole_by: Instant,
    pub events: UnboundedSender<GenerationEvent>,
}

#[derive(Debug, PartialEq)]
pub enum GenerationEvent {
    Words(String),
    End { is_cut_short: bool, input_tokens: u64, output_tokens: u64 },
    Late,
    Failed(String),
}

/// Work that has started.
struct Running {
    task: GenerationInProgress,
    /// Missing for preparations.
    reply_to: Option<GenerationCaller>,
    has_first_sentence: bool,
}

pub struct ModelWorker<'a> {
    engine: &'a mut InferenceEngine,
    queue: &'a ModelWorkQueue<GenerationRequest>,
    now: &'a InstantSource,
    /// At most one of each urgency has started, because each takes memory.
    running: [Option<Running>; ModelWorkPriority::ALL.len()],
}

impl<'a> ModelWorker<'a> {
    pub fn new(
        engine: &'a mut InferenceEngine,
        queue: &'a ModelWorkQueue<GenerationRequest>,
        now: &'a InstantSource,
    ) -> Self {
        ModelWorker { engine, queue, now, running: [const { None }; ModelWorkPriority::ALL.len()] }
    }

    /// Works until the queue is closed.
    pub fn run(&mut self) {
        loop {
            let has_work = self.running.iter().any(Option::is_some);
            if (!has_work && !self.queue.wait()) || self.queue.is_closed() {
                return;
            }
            self.advance();
        }
    }

    /// Does one step of the most urgent work.
    fn advance(&mut self) {
        self.refuse_late_replies();
        for urgency in ModelWorkPriority::ALL {
            while self.running[urgency as usize].is_none() {
                let Some(work) = self.queue.take(urgency) else { break };
                self.running[urgency as usize] = self.begin(work);
            }
            if let Some(running) = self.running[urgency as usize].take() {
                self.running[urgency as usize] = self.step(running);
                return;
            }
        }
    }

    /// Fails the waiting replies that will not begin in time, so that their fallback has time left. Their prompts are
    /// prepared, so that the next reply of the same interview is in time.
    fn refuse_late_replies(&mut self) {
        let running = self.running[ModelWorkPriority::Reply as usize].as_ref();
        let mut starts =
            (self.now)() + running.map(|running| self.engine.time_left(&running.task)).unwrap_or_default();
        let late = self.queue.remove_late(|job| {
            let tokens = &job.prompt.tokens;
            let is_late = starts + self.engine.time_to_first_word(tokens) > job.reply_to.first_words_by;
            if !is_late {
                starts += self.engine.time_of_reply(tokens);
            }
            is_late
        });
        for GenerationRequest { mut prompt, reply_to, .. } in late {
            tracing::debug!(
                target: "colloquy::models",
                unprocessed = self.engine.unprocessed(&prompt.tokens),
                "a reply would be late; its prompt is prepared for the next one",
            );
            let _ = reply_to.events.send(GenerationEvent::Late);
            if prompt.recurring > 0 && prompt.tokens.len() < self.engine.context() {
                prompt.tokens.truncate(prompt.recurring);
                self.queue.prepare(prompt);
            }
        }
    }

    fn begin(&mut self, work: ModelWork<GenerationRequest>) -> Option<Running> {
        let (prompt, generation, reply_to) = match work {
            ModelWork::Prepare(prompt) => (prompt, None, None),
            ModelWork::Respond(GenerationRequest { prompt, generation, reply_to }) => {
                (prompt, Some(generation), Some(reply_to))
            }
        };
        if reply_to.as_ref().is_some_and(|reply_to| reply_to.events.is_closed()) {
            return None;
        }
        let tokens = prompt.tokens.len();
        if tokens >= self.engine.context() {
            let reason = format!("the conversation has {tokens} tokens, and {} fit", self.engine.context());
            return failed(reply_to, reason);
        }
        let task = match generation {
            Some(generation) => self.engine.respond(prompt, generation),
            None => self.engine.prepare(prompt),
        };
        match task {
            Ok(task) => Some(Running { task, reply_to, has_first_sentence: false }),
            Err(error) => failed(reply_to, error.to_string()),
        }
    }

    /// Does one step of this work, and returns it if it is not complete.
    fn step(&mut self, mut running: Running) -> Option<Running> {
        if let Some(reply_to) = &running.reply_to {
            let by = if running.has_first_sentence { reply_to.whole_by } else { reply_to.first_words_by };
            if (self.now)() > by || reply_to.events.is_closed() {
                let _ = reply_to.events.send(GenerationEvent::Late);
                self.engine.end(running.task);
                return None;
            }
        }
        let step = self.engine.step(&mut running.task);
        let is_taken = running.pass_on(&step);
        match step {
            Ok(GenerationStep::Continues(_)) if is_taken => return Some(running),
            Ok(_) => self.engine.end(running.task),
            // What was computed is not to be relied on.
            Err(error) => return failed(running.reply_to, error.to_string()),
        }
        None
    }
}

impl Running {
    /// Passes on what a step has led to. Returns whether the caller still waits for more.
    fn pass_on(&mut self, step: &Result<GenerationStep>) -> bool {
        let (Some(reply_to), Ok(step)) = (&self.reply_to, step) else { return true };
        let (GenerationStep::Continues(words) | GenerationStep::Ended { words, .. }) = step;
        self.has_first_sentence |= words.contains(['.', '?', '!', '…']);
        let mut is_taken =
            words.is_empty() || reply_to.events.send(GenerationEvent::Words(words.clone())).is_ok();
        if let GenerationStep::Ended { is_cut_short, .. } = step {
            let end = GenerationEvent::End {
                is_cut_short: *is_cut_short,
                input_tokens: self.task.prompt().len() as u64,
                output_tokens: self.task.generated(),
            };
            is_taken &= reply_to.events.send(end).is_ok();
        }
        is_taken && !reply_to.events.is_closed()
    }
}

fn failed(reply_to: Option<GenerationCaller>, reason: String) -> Option<Running> {
    match reply_to {
        Some(reply_to) => drop(reply_to.events.send(GenerationEvent::Failed(reason))),
        None => tracing::warn!(target: "colloquy::models", reason, "the embedded model could not prepare"),
    }
    None
}

#[cfg(test)]
mod tests;
