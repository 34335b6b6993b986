//! The commands of the command line: `colloquy <group> <name>`, with a flag for each value that is not part
//! of the path. The command line and the documents that show it are generated from this and the operation table.

/// The group and the name of an operation's command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct CommandName {
    pub group: &'static str,
    pub name: &'static str,
}

/// Returns the flag, without its dashes, for a name on the wire: `updated-since` for `updatedSince` and for
/// `Updated-Since`.
pub fn flag(name: &str) -> String {
    let mut flag = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !flag.is_empty() && !flag.ends_with('-') {
            flag.push('-');
        }
        flag.push(letter.to_ascii_lowercase());
    }
    flag
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;
    use crate::operations::OPERATIONS;

    #[test]
    fn every_operation_has_a_unique_command() {
        let all: BTreeSet<_> = OPERATIONS.iter().map(|operation| operation.command).collect();
        assert_eq!(all.len(), OPERATIONS.len(), "{all:?}");
    }

    #[test]
    fn the_groups_have_the_specified_commands() {
        let mut groups: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for operation in OPERATIONS {
            let CommandName { group, name } = operation.command;
            groups.entry(group).or_default().insert(name);
        }
        let agreed = [
            (
                "interviews",
                "list get create update archive restore logs regenerate-intro regenerate-first-message",
            ),
            (
                "invitations",
                "list get create create-bulk update send cancel reactivate complete archive restore logs audio-url",
            ),
            ("share", "get update"),
            ("voices", "list test-audio-url"),
        ];
        assert_eq!(groups, agreed.map(|(group, names)| (group, names.split(' ').collect())).into());
    }

    #[test]
    fn a_flag_is_the_name_on_the_wire_in_kebab_case() {
        for (name, expected) in [
            ("limit", "limit"),
            ("updatedSince", "updated-since"),
            ("maxPerIpPerDay", "max-per-ip-per-day"),
            ("Idempotency-Key", "idempotency-key"),
        ] {
            assert_eq!(flag(name), expected);
        }
    }
}
