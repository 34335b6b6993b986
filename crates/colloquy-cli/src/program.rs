//! Runs the program: parses the command line, calls the service and prints the response.

use std::io::{self, IsTerminal, Write};

use clap::{ArgMatches, Command};
use clap_complete::Shell;
use serde_json::{Value, json};
use terminal_size::{Width, terminal_size_of};

use crate::arguments::{self, COMPLETIONS, JSON, SHELL};
use crate::call::ApiRequest;
use crate::client::{ApiClient, ApiResponse};
use crate::failure::CliFailure;
use crate::inputs::CommandLineOperation;
use crate::settings::{CliSettings, CliVariables};
use crate::{show, text, usage};

/// The width that is assumed if the terminal does not report it.
const USUAL_COLUMNS: usize = 80;

pub async fn run(words: Vec<String>, environment: CliVariables) -> Result<(), CliFailure> {
    let operations = CommandLineOperation::all();
    let mut command_line = arguments::command_line(&operations);
    if words.len() == 1 && io::stdout().is_terminal() {
        print(&command_line.render_help().to_string())?;
    }
    let words = arguments::joined(&operations, words);
    let matches = match command_line.try_get_matches_from_mut(words) {
        Ok(matches) => matches,
        Err(error) => return print(&usage::read(&error)?),
    };
    let Some((group, of_group)) = matches.subcommand() else { return Ok(()) };
    if group == COMPLETIONS {
        return complete(&mut command_line, of_group);
    }
    let Some((name, matches)) = of_group.subcommand() else { return Ok(()) };
    let is_meant = |described: &&CommandLineOperation| {
        let command = described.operation.command;
        (command.group, command.name) == (group, name)
    };
    match operations.iter().find(is_meant) {
        Some(described) => perform(described, matches, environment).await,
        None => Ok(()),
    }
}

fn complete(command_line: &mut Command, matches: &ArgMatches) -> Result<(), CliFailure> {
    let mut script = Vec::new();
    if let Some(shell) = matches.get_one::<Shell>(SHELL) {
        clap_complete::generate(*shell, command_line, "colloquy", &mut script);
    }
    print(&String::from_utf8_lossy(&script))
}

async fn perform(
    described: &CommandLineOperation,
    matches: &ArgMatches,
    environment: CliVariables,
) -> Result<(), CliFailure> {
    let call = ApiRequest::of(described, matches, io::stdin())?;
    let settings = CliSettings::of(matches, environment)?;
    if let Some(warning) = settings.address.warning() {
        mention(&warning);
    }
    let mut client = ApiClient::new(settings, mention)?;
    let answer = answer(&mut client, &call).await?;
    let is_short = !call.all && !call.query.iter().any(|(name, _)| name == "limit");
    let columns = io::stdout().is_terminal().then(columns);
    match columns {
        Some(columns) if !matches.get_flag(JSON) => {
            let value = read(&answer.body)?;
            print(&show::answer(&described.record, &value, answer.next.as_deref(), columns))?;
        }
        Some(_) => print(&format!("{}\n", text::json_for_terminals(&format!("{:#}", read(&answer.body)?))))?,
        None => print(&format!("{}\n", answer.body))?,
    }
    if let Some(next) = answer.next.filter(|_| is_short && (columns.is_none() || matches.get_flag(JSON))) {
        // Without --all the user may not expect a partial list.
        tell(&json!({ "next": next, "note": "there are more rows; --all gets them" }).to_string());
    }
    Ok(())
}

/// Returns the response to a call, with all pages if requested.
async fn answer(client: &mut ApiClient, call: &ApiRequest) -> Result<ApiResponse, CliFailure> {
    let first = client.send(call, None).await?;
    read(&first.body)?;
    let (mut pages, mut next) = (vec![first.body], first.next);
    while let Some(cursor) = next.take_if(|_| call.all) {
        let page = client.send(call, Some(&cursor)).await?;
        read(&page.body)?;
        pages.push(page.body);
        next = page.next;
    }
    Ok(ApiResponse { body: joined(pages), next })
}

/// Returns a single page unchanged, or several pages as one array of their unchanged elements.
fn joined(mut pages: Vec<String>) -> String {
    if pages.len() == 1 {
        return pages.remove(0);
    }
    let inside = |page: &'_ String| -> String {
        let page = page.trim();
        page.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or_default().trim().to_owned()
    };
    let parts: Vec<String> = pages.iter().map(inside).filter(|part| !part.is_empty()).collect();
    format!("[{}]", parts.join(","))
}

fn read(body: &str) -> Result<Value, CliFailure> {
    serde_json::from_str(body).map_err(|error| {
        CliFailure::Lost(format!("the response is not JSON ({error}): is it the right --base-url?"))
    })
}

fn print(printed: &str) -> Result<(), CliFailure> {
    let mut out = io::stdout().lock();
    out.write_all(printed.as_bytes()).and_then(|()| out.flush()).map_err(CliFailure::Output)
}

/// Writes a line to standard error and ignores failures.
pub fn tell(line: &str) {
    let _ = writeln!(io::stderr(), "{}", text::json_for_terminals(line));
}

/// Writes a line for people only: programs expect nothing but errors on standard error.
fn mention(line: &str) {
    if io::stderr().is_terminal() {
        tell(line);
    }
}

fn columns() -> usize {
    terminal_size_of(io::stdout()).map_or(USUAL_COLUMNS, |(Width(columns), _)| columns.into())
}

#[cfg(test)]
mod tests {
    use super::joined;

    #[test]
    fn joins_pages_unchanged() {
        for (pages, expected) in [
            (&["{\"b\": 1.0}"][..], "{\"b\": 1.0}"),
            (&["[{\"b\":1.0,\"a\":2}]", "[3]"], "[{\"b\":1.0,\"a\":2},3]"),
            (&["[1]\n", " [ ]", "[2]"], "[1,2]"),
            (&["[]", "[]"], "[]"),
        ] {
            assert_eq!(joined(pages.iter().map(ToString::to_string).collect()), expected);
        }
    }
}
