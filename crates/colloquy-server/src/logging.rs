//! Logs: for people on a terminal, as JSON otherwise; always on standard error, so that standard output is what a
//! command was asked for.

mod buffered;
mod json;

use std::io::{self, IsTerminal};

use anyhow::Context;
use buffered::BufferedLogWriter;
use json::{JsonEventFormatter, JsonFieldFormatter};
use tracing_subscriber::EnvFilter;

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
    let filter = EnvFilter::try_new(&configuration.log).context("COLLOQUY_LOG")?;
    let lines = tracing_subscriber::fmt().with_env_filter(filter);
    let logging = if io::stderr().is_terminal() {
        lines.compact().with_writer(io::stderr).init();
        LogGuard(None)
    } else {
        let buffered = BufferedLogWriter::start()?;
        lines
            .fmt_fields(JsonFieldFormatter)
            .event_format(JsonEventFormatter)
            .with_writer(buffered.clone())
            .init();
        LogGuard(Some(buffered))
    };
    for sentence in &configuration.without_effect {
        tracing::warn!("{sentence}");
    }
    Ok(logging)
}
