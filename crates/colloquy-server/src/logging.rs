//! Logs: for people on a terminal, as JSON otherwise; always on standard error, so that standard output is what a
//! command was asked for.

use std::io::{self, IsTerminal};

use anyhow::Context;
use tracing_subscriber::EnvFilter;

use crate::configuration::Configuration;

pub fn start(configuration: &Configuration) -> anyhow::Result<()> {
    let filter = EnvFilter::try_new(&configuration.log).context("COLLOQUY_LOG")?;
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    if io::stderr().is_terminal() {
        lines.compact().init();
    } else {
        lines.json().flatten_event(true).with_current_span(false).with_span_list(false).init();
    }
    Ok(())
}
