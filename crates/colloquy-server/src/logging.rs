//! Logs: for people on a terminal, as JSON otherwise; always on standard error, so that standard output is what a
//! command was asked for.

mod buffered;
mod json;

use std::io::{self, IsTerminal};

use anyhow::Context;
use buffered::BufferedLogWriter;
use json::{JsonLogFieldFormatter, JsonLogFormatter};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{fmt, registry};

use crate::configuration::Configuration;

/// Writes out what is still waiting when it is dropped.
pub struct LogGuard(Option<BufferedLogWriter>);

impl Drop for LogGuard {
    fn drop(&mut self) {
        if let Some(lines) = &self.0 {
            lines.flush();
        }
    }
}

pub fn start(configuration: &Configuration) -> anyhow::Result<LogGuard> {
    let filter: Targets = configuration.log.parse().context("COLLOQUY_LOG")?;
    let (events, lines) = (registry().with(filter), fmt::layer());
    let logging = if io::stderr().is_terminal() {
        events.with(lines.compact().with_writer(io::stderr)).init();
        LogGuard(None)
    } else {
        let buffered = BufferedLogWriter::start()?;
        let lines = lines.fmt_fields(JsonLogFieldFormatter).event_format(JsonLogFormatter);
        events.with(lines.with_writer(buffered.clone())).init();
        LogGuard(Some(buffered))
    };
    for sentence in &configuration.without_effect {
        tracing::warn!("{sentence}");
    }
    Ok(logging)
}
