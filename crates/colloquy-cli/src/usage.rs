//! Reduces clap's messages to one sentence.

use clap::error::ErrorKind;

use crate::failure::CliFailure;

/// Returns requested help and version texts for printing; anything else is an error.
pub fn read(error: &clap::Error) -> Result<String, CliFailure> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => Ok(error.render().to_string()),
        _ => Err(CliFailure::Usage(sentence(&error.render().to_string()))),
    }
}

/// Removes the usage lines, which `--help` shows.
fn sentence(rendered: &str) -> String {
    let of_use = |line: &&str| line.starts_with("Usage:") || line.starts_with("For more information");
    let lines = rendered.lines().map(str::trim).filter(|line| !line.is_empty() && !of_use(line));
    let sentence = lines.collect::<Vec<_>>().join(" ");
    let sentence = sentence.strip_prefix("error: ").unwrap_or(&sentence);
    format!("{sentence}; see --help")
}
