//! The command line, generated from the operations and their inputs.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Arg, ArgAction, Command, value_parser};
use clap_complete::Shell;
use colloquy_api::commands::flag;
use colloquy_api::operations::{IdempotencyMode, RequestBodyRequirement};
use serde_json::Value;

use crate::inputs::{CliValueType, CommandInputDefinition, CommandInputLocation, CommandLineOperation};

/// The flags that are not part of the interface.
pub const API_KEY: &str = "api-key";
pub const BASE_URL: &str = "base-url";
pub const JSON: &str = "json";
pub const MAX_WAIT: &str = "max-wait";
pub const DATA: &str = "data";
pub const ALL: &str = "all";
pub const IDEMPOTENCY_KEY: &str = "idempotency-key";
pub const COMPLETIONS: &str = "completions";
pub const SHELL: &str = "shell";

const GLOBAL_OPTIONS: &str = "Global options";

const ENVIRONMENT: &str = "\
COLLOQUY_API_KEY and COLLOQUY_BASE_URL are the API key and the service's address; flags override them.

If standard output is not a terminal, responses are printed as the service's JSON. Errors are JSON on standard error, \
{\"status\", \"error\"}. The exit status is 0 on success, 2 for a wrong command line, 3 for a \
missing or invalid key, and 1 for anything else.";

/// The groups of commands in order, with their descriptions.
const GROUPS: [(&str, &str); 4] = [
    ("interviews", "Create and manage interviews"),
    ("invitations", "Invite people, and read transcripts and outcomes"),
    ("share", "Manage an interview's public link, which gives each visitor an invitation"),
    ("voices", "List the voices of interviewers"),
];

pub fn command_line(operations: &[CommandLineOperation]) -> Command {
    let mut program = Command::new("colloquy")
        .version(env!("CARGO_PKG_VERSION"))
        .about("Interviews by voice: create them, invite people and read the transcripts")
        .after_help(ENVIRONMENT)
        .disable_help_subcommand(true)
        .subcommand_required(true)
        .subcommand_value_name("GROUP")
        .subcommand_help_heading("Groups")
        .max_term_width(100)
        .args(global_arguments());
    for (name, about) in GROUPS {
        let mut group =
            Command::new(name).about(about).subcommand_required(true).disable_help_subcommand(true);
        for described in operations.iter().filter(|one| one.operation.command.group == name) {
            group = group.subcommand(operation(described));
        }
        program = program.subcommand(group);
    }
    program.subcommand(completions())
}

fn global_arguments() -> [Arg; 4] {
    let arg = |name: &'static str| Arg::new(name).long(name).global(true).help_heading(GLOBAL_OPTIONS);
    [
        arg(API_KEY)
            .value_name("KEY")
            .help("The API key. Prefer COLLOQUY_API_KEY: other users can see command lines"),
        arg(BASE_URL)
            .value_name("URL")
            .help("The address of the service [default: COLLOQUY_BASE_URL, else http://127.0.0.1:8080]"),
        arg(JSON).action(ArgAction::SetTrue).help("Print JSON also on a terminal"),
        arg(MAX_WAIT)
            .value_name("SECONDS")
            .value_parser(value_parser!(u32))
            .default_value("60")
            .help("The longest total wait when the service asks to retry later"),
    ]
}

fn completions() -> Command {
    let shell = Arg::new(SHELL).required(true).value_parser(value_parser!(Shell)).help("The shell");
    Command::new(COMPLETIONS).about("Print a script for shell completions").arg(shell)
}

fn operation(described: &CommandLineOperation) -> Command {
    let operation = described.operation;
    let mut command = Command::new(operation.command.name)
        .about(operation.purpose)
        .long_about(format!("{}\n\n{}", operation.purpose, described.rule))
        .after_help(format!("Example:\n  {}", example(described)));
    for input in &described.inputs {
        command = command.arg(argument(described, input));
    }
    if operation.body != RequestBodyRequirement::Ignored {
        let help = "The body as JSON, or the file @PATH, or - for standard input; flags override it";
        command = command.arg(Arg::new(DATA).long(DATA).value_name("JSON").help(help));
    }
    if described.has_pages() {
        let help = "Fetch all pages, not only the first";
        command = command.arg(Arg::new(ALL).long(ALL).action(ArgAction::SetTrue).help(help));
    }
    if operation.repeat == IdempotencyMode::Replayed {
        let help = "The key that makes repeating this call safe for 24 hours; random by default";
        command = command.arg(Arg::new(IDEMPOTENCY_KEY).long(IDEMPOTENCY_KEY).value_name("KEY").help(help));
    }
    command
}

fn argument(described: &CommandLineOperation, input: &CommandInputDefinition) -> Arg {
    let arg = Arg::new(input.name.clone());
    if input.place == CommandInputLocation::Path {
        let (value_name, help) = match (input.name.as_str(), described.operation.subject()) {
            ("id", Some(subject)) => {
                (subject.to_uppercase(), format!("The id of the {}", subject.to_lowercase()))
            }
            (name, _) => (flag(name).replace('-', "_").to_uppercase(), input.about.clone()),
        };
        return arg.required(true).value_name(value_name).help(help).value_parser(parse_id);
    }
    let help = match (&input.kind, input.name.as_str()) {
        (CliValueType::Json, _) => {
            format!("{} JSON, or @FILE with JSON or a CSV table of email and name", input.about)
        }
        _ if input.may_be_null && !input.about.contains("null") => {
            format!("{}; `null` for none", input.about.trim_end_matches('.'))
        }
        _ => input.about.clone(),
    };
    let arg = arg.long(flag(&input.name)).help(help.trim().trim_end_matches('.').to_owned());
    let arg = match input.is_required {
        true => arg.required_unless_present(DATA),
        false => arg,
    };
    match &input.kind {
        CliValueType::Boolean => arg
            .num_args(0..=1)
            .require_equals(true)
            .default_missing_value("true")
            .value_name("true|false")
            .hide_possible_values(true)
            .value_parser(
                PossibleValuesParser::new(["true", "false"]).map(|word| Value::Bool(word == "true")),
            ),
        CliValueType::OneOf(words) if !input.may_be_null => {
            let words = words.clone();
            let canonical = words.clone();
            let canonical = move |typed: String| {
                let word = canonical.iter().find(|word| word.eq_ignore_ascii_case(&typed));
                Value::from(word.cloned().unwrap_or(typed))
            };
            let value_name = flag(&input.name).rsplit('-').next().unwrap_or_default().to_uppercase();
            arg.ignore_case(true)
                .value_name(value_name)
                .value_parser(PossibleValuesParser::new(words).map(canonical))
        }
        kind => {
            let (kind, may_be_null) = (kind.clone(), input.may_be_null);
            arg.value_name(value_name(&kind)).value_parser(move |text: &str| parse(&kind, may_be_null, text))
        }
    }
}

fn value_name(kind: &CliValueType) -> &'static str {
    match kind {
        CliValueType::Id => "ID",
        CliValueType::Moment => "TIME",
        CliValueType::Integer => "NUMBER",
        CliValueType::Json => "JSON",
        CliValueType::Text | CliValueType::OneOf(_) | CliValueType::Boolean => "TEXT",
    }
}

/// Converts a flag's text to its value on the wire. The service checks bounds, since it reports all errors at
/// once.
fn parse(kind: &CliValueType, may_be_null: bool, text: &str) -> Result<Value, String> {
    if may_be_null && text == "null" {
        return Ok(Value::Null);
    }
    match kind {
        CliValueType::Id => parse_id(text),
        CliValueType::Integer => {
            text.parse::<i64>().map(Value::from).map_err(|_| "not an integer".to_owned())
        }
        // Values that stand for JSON or a file are read later, when the request is built.
        CliValueType::Text
        | CliValueType::Moment
        | CliValueType::OneOf(_)
        | CliValueType::Boolean
        | CliValueType::Json => Ok(text.into()),
    }
}

/// Accepts only an id, because it becomes part of a path.
fn parse_id(text: &str) -> Result<Value, String> {
    let dashed = text.len() == 36 && uuid::Uuid::try_parse(text).is_ok();
    if dashed { Ok(text.into()) } else { Err("not an id; an id is a UUID".to_owned()) }
}

/// Rewrites `--enabled true` to `--enabled=true`. Otherwise the word after an optional-value flag would be
/// parsed as an id, and no id is `true` or `false`.
pub fn joined(operations: &[CommandLineOperation], words: Vec<String>) -> Vec<String> {
    let inputs = operations.iter().flat_map(|described| &described.inputs);
    let switches: Vec<String> = inputs
        .filter(|input| input.kind == CliValueType::Boolean)
        .map(|input| format!("--{}", flag(&input.name)))
        .collect();
    let mut joined: Vec<String> = Vec::new();
    for word in words {
        match joined.last_mut() {
            Some(last) if switches.contains(last) && matches!(word.as_str(), "true" | "false") => {
                last.push('=');
                last.push_str(&word);
            }
            _ => joined.push(word),
        }
    }
    joined
}

/// Returns an example of the command with the required arguments only.
fn example(described: &CommandLineOperation) -> String {
    let command = described.operation.command;
    let mut words = vec!["colloquy".to_owned(), command.group.to_owned(), command.name.to_owned()];
    for input in &described.inputs {
        let example = input.example.as_deref().unwrap_or_default();
        if input.place == CommandInputLocation::Path {
            words.push(example.to_owned());
        } else if input.kind == CliValueType::Json && input.is_required {
            words.push(format!("--{} @people.csv", flag(&input.name)));
        } else if input.is_required {
            words.push(format!("--{} {}", flag(&input.name), quoted(example)));
        }
    }
    words.join(" ")
}

/// Quotes a text for a shell.
fn quoted(text: &str) -> String {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-_.@:/".contains(letter);
    match !text.is_empty() && text.chars().all(is_plain) {
        true => text.to_owned(),
        false => format!("'{}'", text.replace('\'', r"'\''")),
    }
}

#[cfg(test)]
mod tests;
