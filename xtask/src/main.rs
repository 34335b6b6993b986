use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    match xtask::run(xtask::Arguments::parse()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
