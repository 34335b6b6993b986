//! What clap says of a command line, as one sentence.

use clap::error::ErrorKind;

use crate::failure::CliFailure;

/// Help and the version are asked for, and no failures: they are to be printed.
pub fn read(error: &clap::Error) -> Result<String, CliFailure> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => Ok(error.render().to_string()),
        _ => Err(CliFailure::Usage(sentence(&error.render().to_string()))),
    }
}

/// Without the lines on how it is used, which `--help` shows.
fn sentence(rendered: &str) -> String {
    let of_use = |line: &&str| line.starts_with("Usage:") || line.starts_with("For more information");
    let lines = rendered.lines().map(str::trim).filter(|line| !line.is_empty() && !of_use(line));
    let told = lines.collect::<Vec<_>>().join(" ");
    let told = told.strip_prefix("error: ").unwrap_or(&told);
    format!("{told}; --help tells more")
}
