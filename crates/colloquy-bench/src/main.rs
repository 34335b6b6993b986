//! Measures how much of the bare driver's throughput the service keeps. The baseline, called the floor, is a
//! server that does only what a response needs: the same rows and the same JSON, but no key, limits, headers
//! or log.
#![allow(
    clippy::disallowed_methods,
    reason = "a program for people at a terminal, not a part of the service"
)]

mod arguments;
mod bulk;
mod console;
mod database;
mod floor;
mod hearing;
mod interrupt_signals;
mod interviewer;
mod load;
mod machine;
mod records;
mod report;
mod retention;
mod run;
mod seed;
mod served;
mod stub;
mod turn;
mod voice;
mod webhooks;

use std::process::ExitCode;

use clap::Parser;

#[derive(Debug, Parser)]
#[command(about = "Measures the service against a floor on the bare driver", version)]
enum Arguments {
    /// Serve three operations on the bare driver
    Floor(floor::FloorArguments),
    /// Measure, and print the results as tables
    Run(arguments::RunArguments),
    /// Evaluate how well the service hears people, and print the results as tables
    Hearing(hearing::HearingArguments),
    /// Evaluate how well an interviewer conducts interviews, and print the results as a table
    Interviewer(interviewer::InterviewerArguments),
}

fn main() -> ExitCode {
    let done = match Arguments::parse() {
        Arguments::Floor(arguments) => floor::serve(arguments),
        Arguments::Run(arguments) => run::run(&arguments),
        Arguments::Hearing(arguments) => hearing::run(&arguments),
        Arguments::Interviewer(arguments) => interviewer::run(&arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_formed() {
        super::Arguments::command().debug_assert();
    }
}
