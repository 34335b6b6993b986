//! The commands of the command line: `colloquy <group> <name>`, with a flag for each value that is not part
//! of the path. The command line and the documents that show it are generated from this.

use crate::operations::OperationId::{self, *};

/// The group and the name of an operation's command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct CommandName {
    pub group: &'static str,
    pub name: &'static str,
}

impl OperationId {
    pub fn command(self) -> CommandName {
        let (group, name) = match self {
            ListInterviews => ("interviews", "list"),
            GetInterview => ("interviews", "get"),
            CreateInterview => ("interviews", "create"),
            UpdateInterview => ("interviews", "update"),
            ArchiveInterview => ("interviews", "archive"),
            RestoreInterview => ("interviews", "restore"),
            ListInterviewLogs => ("interviews", "logs"),
            RegenerateIntro => ("interviews", "regenerate-intro"),
            RegenerateFirstMessage => ("interviews", "regenerate-first-message"),
            ListInvitations => ("invitations", "list"),
            GetInvitation => ("invitations", "get"),
            CreateInvitation => ("invitations", "create"),
            CreateInvitations => ("invitations", "create-bulk"),
            UpdateInvitation => ("invitations", "update"),
            SendInvitation => ("invitations", "send"),
            CancelInvitation => ("invitations", "cancel"),
            ReactivateInvitation => ("invitations", "reactivate"),
            CompleteInvitation => ("invitations", "complete"),
            ArchiveInvitation => ("invitations", "archive"),
            RestoreInvitation => ("invitations", "restore"),
            ListInvitationLogs => ("invitations", "logs"),
            GetMessageAudioUrl => ("invitations", "audio-url"),
            GetShareLink => ("share", "get"),
            UpdateShareLink => ("share", "update"),
            ListVoices => ("voices", "list"),
            GetVoiceAudioUrl => ("voices", "test-audio-url"),
        };
        CommandName { group, name }
    }
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
        let all: BTreeSet<_> = OPERATIONS.iter().map(|operation| operation.id.command()).collect();
        assert_eq!(all.len(), OPERATIONS.len(), "{all:?}");
    }

    #[test]
    fn the_groups_have_the_specified_commands() {
        let mut groups: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for operation in OPERATIONS {
            let CommandName { group, name } = operation.id.command();
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
