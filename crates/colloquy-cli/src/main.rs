//! The command line of Colloquy, a client of its REST interface.

mod arguments;
mod call;
mod client;
mod failure;
mod inputs;
mod invitees;
mod program;
mod refusal;
mod retry_budget;
mod settings;
mod show;
mod text;
mod usage;

use std::process::ExitCode;

use settings::CliVariables;

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let words = std::env::args_os().map(|word| word.to_string_lossy().into_owned()).collect();
    let Err(failure) = program::run(words, CliVariables::read()).await else { return ExitCode::SUCCESS };
    if let Some(message) = failure.json() {
        program::tell(&message);
    }
    failure.exit_code().into()
}
