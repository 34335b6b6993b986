//! The thread that owns the engine.

use std::cell::Cell;
use std::sync::Arc;
use std::time::Instant;

use candle_core::Result;
use tokio::sync::mpsc::UnboundedSender;

use crate::engine::{Engine, Generation, Progress, TimeSource};
use crate::queue::{Work, WorkQueue};

/// A request, and where its response goes.
pub struct Job {
    pub generation: Generation,
    /// The deadline for the first words.
    pub first_words_by: Instant,
    /// The deadline for the whole response.
    pub whole_by: Instant,
    pub events: UnboundedSender<ResponseEvent>,
}

#[derive(Debug, PartialEq)]
pub enum ResponseEvent {
    Words(String),
    End { is_cut_short: bool, input_tokens: u64, output_tokens: u64 },
    Late,
    Failed(String),
}

/// Works until the queue is closed.
pub fn run(engine: &mut Engine, queue: &WorkQueue<Job>, now: &TimeSource) {
    while let Some(work) = queue.next() {
        match work {
            Work::Respond(job) => respond(engine, queue, now, job),
            Work::Prepare(prompt) => {
                if let Err(error) = prepare(engine, queue, prompt) {
                    tracing::warn!(target: "colloquy::models", %error, "the embedded model could not prepare");
                }
            }
        }
    }
}

fn prepare(engine: &mut Engine, queue: &WorkQueue<Job>, prompt: Vec<u32>) -> Result<()> {
    if prompt.len() > engine.context() {
        return Ok(());
    }
    if engine.prepare(&prompt, &mut || queue.has_requests())? == Progress::Interrupted && !queue.is_closed() {
        queue.prepare(prompt);
    }
    Ok(())
}

fn respond(engine: &mut Engine, queue: &WorkQueue<Job>, now: &TimeSource, job: Job) {
    let Job { generation, first_words_by, whole_by, events } = job;
    if events.is_closed() {
        return;
    }
    let input_tokens = generation.prompt.len() as u64;
    if generation.prompt.len() >= engine.context() {
        let reason = format!("the conversation has {input_tokens} tokens, and {} fit", engine.context());
        let _ = events.send(ResponseEvent::Failed(reason));
        return;
    }
    let (fresh, wait) = engine.estimate(&generation.prompt);
    if now() + wait > first_words_by {
        tracing::debug!(target: "colloquy::models", fresh, ?wait, "the prompt is prepared for a later request");
        let _ = events.send(ResponseEvent::Late);
        // The next request of this interview begins with the same tokens, and then it is in time.
        queue.prepare(generation.prompt);
        return;
    }
    let has_begun = Cell::new(false);
    let mut stops = || {
        let by = if has_begun.get() { whole_by } else { first_words_by };
        events.is_closed() || queue.is_closed() || now() > by
    };
    let mut words = |words: String| {
        has_begun.set(true);
        events.send(ResponseEvent::Words(words)).is_ok()
    };
    let end = match engine.generate(generation, &mut stops, &mut words) {
        Ok((Progress::Interrupted, _)) => ResponseEvent::Late,
        Ok((progress, output_tokens)) => {
            ResponseEvent::End { is_cut_short: progress == Progress::CutShort, input_tokens, output_tokens }
        }
        Err(error) => ResponseEvent::Failed(error.to_string()),
    };
    let _ = events.send(end);
}

/// Ends the worker when the model is dropped.
pub struct QueueHandle(pub Arc<WorkQueue<Job>>);

impl Drop for QueueHandle {
    fn drop(&mut self) {
        self.0.close();
    }
}

#[cfg(test)]
mod tests;
