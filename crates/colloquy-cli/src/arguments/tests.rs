use std::collections::BTreeSet;

use colloquy_api::operations::OPERATIONS;

use super::*;

fn found<'c>(program: &'c Command, described: &CommandLineOperation) -> &'c Command {
    let words = described.operation.command;
    let group = program.find_subcommand(words.group);
    let command = group.and_then(|group| group.find_subcommand(words.name));
    command.unwrap_or_else(|| panic!("{words:?} is not a command"))
}

fn flags(command: &Command) -> BTreeSet<String> {
    command.get_arguments().filter_map(|arg| arg.get_long().map(str::to_owned)).collect()
}

#[test]
fn the_command_line_is_well_formed() {
    command_line(&CommandLineOperation::all()).debug_assert();
}

#[test]
fn every_operation_has_exactly_one_command() {
    let program = command_line(&CommandLineOperation::all());
    let groups = program.get_subcommands().filter(|group| group.get_name() != COMPLETIONS);
    let commands: usize = groups.map(|group| group.get_subcommands().count()).sum();
    assert_eq!(commands, OPERATIONS.len());
    for described in CommandLineOperation::all() {
        assert_eq!(
            found(&program, &described).get_about().expect("a purpose").to_string(),
            described.operation.purpose
        );
    }
}

#[test]
fn every_input_has_an_argument_and_every_flag_has_help() {
    let program = command_line(&CommandLineOperation::all());
    for described in CommandLineOperation::all() {
        let command = found(&program, &described);
        let wanted = described.inputs.iter().filter(|input| input.place != CommandInputLocation::Path);
        let wanted: BTreeSet<String> = wanted.map(|input| flag(&input.name)).collect();
        let own = [DATA, ALL, IDEMPOTENCY_KEY].map(str::to_owned);
        let found: BTreeSet<String> = flags(command).difference(&own.into()).cloned().collect();
        assert_eq!(found, wanted, "{:?}", described.operation.id);
        let places = described.operation.path.matches('{').count();
        assert_eq!(command.get_positionals().count(), places, "{:?}", described.operation.id);
        for arg in command.get_arguments() {
            let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
            assert!(help.len() > 5, "{:?} of {:?} is not explained", arg.get_id(), described.operation.id);
        }
    }
}

#[test]
fn changes_have_data_lists_have_all_and_repeatable_calls_have_a_key() {
    let program = command_line(&CommandLineOperation::all());
    for described in CommandLineOperation::all() {
        let flags = flags(found(&program, &described));
        let has_body = described.at(CommandInputLocation::Body).next().is_some();
        assert_eq!(flags.contains(DATA), has_body, "{described:?}");
        assert_eq!(flags.contains(ALL), described.operation.purpose.starts_with("List"), "{described:?}");
        assert_eq!(flags.contains(IDEMPOTENCY_KEY), described.operation.repeat == IdempotencyMode::Replayed);
    }
}

#[test]
fn every_example_parses() {
    let program = command_line(&CommandLineOperation::all());
    for described in CommandLineOperation::all() {
        let example = example(&described);
        // Only the prompt is quoted, and splitting its words makes no difference here.
        let (quoted, plain): (Vec<&str>, Vec<&str>) = match example.split_once('\'') {
            Some((before, quoted)) => {
                (vec![quoted.trim_end_matches('\'')], before.split_whitespace().collect())
            }
            None => (Vec::new(), example.split_whitespace().collect()),
        };
        let words = plain.into_iter().chain(quoted);
        assert_eq!(
            program.clone().try_get_matches_from(words).err().map(|error| error.to_string()),
            None,
            "{example}"
        );
    }
}

#[test]
fn values_of_a_fixed_set_ignore_case() {
    let operations = CommandLineOperation::all();
    let id = "019a9f3c-2b7e-7d41-9c58-3f2e6a1b4c5d";
    let words = ["colloquy", "invitations", "list", id, "--status", "in_progress", "--archived", "false"];
    let words = joined(&operations, words.map(str::to_owned).to_vec());
    let matches = command_line(&operations).try_get_matches_from(words).expect("it is understood");
    let (_, group) = matches.subcommand().expect("a group");
    let (_, command) = group.subcommand().expect("a command");
    assert_eq!(command.get_one::<Value>("status"), Some(&"IN_PROGRESS".into()));
    assert_eq!(command.get_one::<Value>("archived"), Some(&Value::Bool(false)));
}

#[test]
fn only_an_id_becomes_part_of_a_path() {
    assert!(parse_id("019a9f3c-2b7e-7d41-9c58-3f2e6a1b4c5d").is_ok());
    for text in ["", "..", "a/b", "019a9f3c2b7e7d419c583f2e6a1b4c5d", "{019a9f3c-2b7e-7d41-9c58-3f2e6a1b4c}"]
    {
        assert_eq!(parse_id(text), Err("not an id; an id is a UUID".to_owned()), "{text}");
    }
}
