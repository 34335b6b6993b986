//! The subcommands, one file each.

pub mod accounts;
pub mod backups;
pub mod erase;
pub mod export;
pub mod import;
pub mod interviews;
pub mod keys;
pub mod migrate;
pub mod models;
pub mod move_from;
pub mod organizations;
pub mod recordings;
pub mod retention;
pub mod serve;
pub mod sessions;
mod unfinished_file;
pub mod webhooks;
mod welcome;

use std::io::{self, Write};

use anyhow::anyhow;
use colloquy_domain::Timestamp;
use serde_json::Value;

/// Writes a result to standard output: one JSON value, or lines for people. Control characters in texts
/// cannot steer a terminal; JSON output escapes them and stays exact.
fn print(json: bool, value: &Value, lines: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    if json {
        writeln!(out, "{}", colloquy_api::terminal::escape_json(&value.to_string()))
    } else {
        writeln!(out, "{}", colloquy_api::terminal::escape(lines))
    }
}

/// Parses a name given to a command. Lists show a name on one line, so control characters are rejected.
fn name<T, E: std::error::Error + Send + Sync + 'static>(
    parse: fn(&str) -> Result<T, E>,
) -> impl Fn(&str) -> anyhow::Result<T> + Clone {
    move |text| {
        anyhow::ensure!(!text.contains(char::is_control), "control characters are not allowed");
        Ok(parse(text)?)
    }
}

fn moment(text: &str) -> anyhow::Result<Timestamp> {
    text.parse().map_err(|_| anyhow!("not a time such as 2027-01-31T00:00:00Z"))
}
