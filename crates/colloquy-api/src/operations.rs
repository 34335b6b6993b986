//! The operation table. Routes, tests and documents are generated from it. Other crates fail to compile until a new row has
//! a handler and a description; CONTRIBUTING.md has the steps.

use crate::commands::CommandName;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HttpMethod {
    Get,
    Post,
    Patch,
}

impl HttpMethod {
    pub fn as_str(self) -> &'static str {
        match self {
            HttpMethod::Get => "GET",
            HttpMethod::Post => "POST",
            HttpMethod::Patch => "PATCH",
        }
    }
}

/// How an operation treats a request body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RequestBodyRequirement {
    /// The operation takes no body and ignores one.
    Ignored,
    /// An empty body counts as absent.
    Optional,
    Required,
}

/// How an operation treats an `Idempotency-Key`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IdempotencyMode {
    /// The operation ignores the key: a repetition has no further effect, or is not protected.
    Ignored,
    /// The same key returns the same response and has no further effect.
    Replayed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OperationId {
    CreateInterview,
    ListInterviews,
    GetInterview,
    UpdateInterview,
    RegenerateIntro,
    RegenerateFirstMessage,
    ArchiveInterview,
    RestoreInterview,
    ListInterviewLogs,
    ListInvitations,
    CreateInvitation,
    CreateInvitations,
    GetInvitation,
    UpdateInvitation,
    SendInvitation,
    CancelInvitation,
    ReactivateInvitation,
    CompleteInvitation,
    ArchiveInvitation,
    RestoreInvitation,
    ListInvitationLogs,
    GetMessageAudioUrl,
    GetShareLink,
    UpdateShareLink,
    ListVoices,
    GetVoiceAudioUrl,
}

impl OperationId {
    /// Returns the operation id: `createInterview`.
    pub fn name(self) -> String {
        let name = format!("{self:?}");
        let (first, rest) = name.split_at(1);
        format!("{}{rest}", first.to_ascii_lowercase())
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Operation {
    pub id: OperationId,
    pub method: HttpMethod,
    /// The path, with `{name}` for each variable segment.
    pub path: &'static str,
    /// How many bytes of the path precede its first variable segment.
    fixed_bytes: usize,
    pub body: RequestBodyRequirement,
    pub repeat: IdempotencyMode,
    pub command: CommandName,
    pub purpose: &'static str,
}

impl Operation {
    /// Returns what `{id}` identifies, as messages name it; `None` if the path has no `{id}`.
    pub fn subject(&self) -> Option<&'static str> {
        let collection = self.path.split_once("/{id}")?.0;
        match collection {
            "/v1/interviews" => Some("Interview"),
            "/v1/invitations" => Some("Invitation"),
            _ => Some("Voice"),
        }
    }

    /// Returns whether a path is one of this operation.
    fn is_at(&self, path: &str) -> bool {
        // Every request is compared with all operations, and most of them begin or end differently.
        let (pattern, given) = (self.path.as_bytes(), path.as_bytes());
        given.starts_with(&pattern[..self.fixed_bytes])
            && (pattern.ends_with(b"}") || pattern.last() == given.last())
            && fits(&self.path[self.fixed_bytes..], &path[self.fixed_bytes..])
    }

    /// Returns the names of the variable segments and what a path of this operation has in their places.
    pub fn variables<'p>(&self, path: &'p str) -> impl Iterator<Item = (&'static str, &'p str)> {
        let wanted = self.path[self.fixed_bytes..].split('/');
        let given = path.get(self.fixed_bytes..).unwrap_or_default().split('/');
        wanted
            .zip(given)
            .filter_map(|(wanted, given)| Some((wanted.strip_prefix('{')?.strip_suffix('}')?, given)))
    }
}

/// Returns how many bytes precede the first variable segment.
const fn fixed_bytes(pattern: &str) -> usize {
    let bytes = pattern.as_bytes();
    let mut at = 0;
    while at < bytes.len() && bytes[at] != b'{' {
        at += 1;
    }
    at
}

const fn row(
    id: OperationId,
    method: HttpMethod,
    path: &'static str,
    body: RequestBodyRequirement,
    (group, name): (&'static str, &'static str),
    purpose: &'static str,
) -> Operation {
    let command = CommandName { group, name };
    Operation {
        id,
        method,
        path,
        fixed_bytes: fixed_bytes(path),
        body,
        repeat: IdempotencyMode::Ignored,
        command,
        purpose,
    }
}

const fn replayed(operation: Operation) -> Operation {
    Operation { repeat: IdempotencyMode::Replayed, ..operation }
}

use HttpMethod::{Get, Patch, Post};
use OperationId::*;
use RequestBodyRequirement::{Ignored, Optional, Required};

#[rustfmt::skip]
pub const OPERATIONS: &[Operation] = &[
    replayed(row(CreateInterview, Post, "/v1/interviews", Required, ("interviews", "create"), "Create an interview")),
    row(ListInterviews, Get, "/v1/interviews", Ignored, ("interviews", "list"), "List the organization's interviews"),
    row(GetInterview, Get, "/v1/interviews/{id}", Ignored, ("interviews", "get"), "Get one interview"),
    row(UpdateInterview, Patch, "/v1/interviews/{id}", Required, ("interviews", "update"), "Update an interview"),
    row(RegenerateIntro, Post, "/v1/interviews/{id}/regenerate-intro", Ignored, ("interviews", "regenerate-intro"), "Regenerate the intro"),
    row(RegenerateFirstMessage, Post, "/v1/interviews/{id}/regenerate-first-message", Ignored, ("interviews", "regenerate-first-message"), "Regenerate the first message"),
    row(ArchiveInterview, Post, "/v1/interviews/{id}/archive", Ignored, ("interviews", "archive"), "Archive an interview"),
    row(RestoreInterview, Post, "/v1/interviews/{id}/restore", Ignored, ("interviews", "restore"), "Restore an archived interview"),
    row(ListInterviewLogs, Get, "/v1/interviews/{id}/logs", Ignored, ("interviews", "logs"), "List what happened to an interview and its invitations"),
    row(ListInvitations, Get, "/v1/interviews/{id}/invitations", Ignored, ("invitations", "list"), "List an interview's invitations"),
    replayed(row(CreateInvitation, Post, "/v1/interviews/{id}/invitations", Optional, ("invitations", "create"), "Create an invitation without mailing it")),
    replayed(row(CreateInvitations, Post, "/v1/interviews/{id}/invitations/bulk", Required, ("invitations", "create-bulk"), "Create and mail invitations")),
    row(GetInvitation, Get, "/v1/invitations/{id}", Ignored, ("invitations", "get"), "Get one invitation with its transcript"),
    row(UpdateInvitation, Patch, "/v1/invitations/{id}", Required, ("invitations", "update"), "Rename an invitation's invitee"),
    replayed(row(SendInvitation, Post, "/v1/invitations/{id}/send", Required, ("invitations", "send"), "Mail an invitation")),
    row(CancelInvitation, Post, "/v1/invitations/{id}/cancel", Ignored, ("invitations", "cancel"), "Cancel an invitation"),
    row(ReactivateInvitation, Post, "/v1/invitations/{id}/reactivate", Optional, ("invitations", "reactivate"), "Open a cancelled or completed invitation again"),
    row(CompleteInvitation, Post, "/v1/invitations/{id}/complete", Ignored, ("invitations", "complete"), "Complete a reopened invitation"),
    row(ArchiveInvitation, Post, "/v1/invitations/{id}/archive", Ignored, ("invitations", "archive"), "Archive an invitation"),
    row(RestoreInvitation, Post, "/v1/invitations/{id}/restore", Ignored, ("invitations", "restore"), "Restore an archived invitation"),
    row(ListInvitationLogs, Get, "/v1/invitations/{id}/logs", Ignored, ("invitations", "logs"), "List what happened to an invitation"),
    row(GetMessageAudioUrl, Get, "/v1/invitations/{id}/messages/{messageId}/audio-url", Ignored, ("invitations", "audio-url"), "Get an address of a message's recording"),
    row(GetShareLink, Get, "/v1/interviews/{id}/share", Ignored, ("share", "get"), "Get an interview's share link"),
    row(UpdateShareLink, Patch, "/v1/interviews/{id}/share", Required, ("share", "update"), "Update an interview's share link"),
    row(ListVoices, Get, "/v1/voices", Ignored, ("voices", "list"), "List the voices"),
    row(GetVoiceAudioUrl, Get, "/v1/voices/{id}/test-audio-url", Ignored, ("voices", "test-audio-url"), "Get an address of a voice's spoken sample"),
];

/// What the table has for a method and a path.
#[derive(Clone, Copy, Debug)]
pub enum RouteMatch {
    Operation(&'static Operation),
    /// The path exists only for other methods, which [`allowed`] lists.
    OtherMethod,
    Nothing,
}

pub fn find(method: &str, path: &str) -> RouteMatch {
    let mut found = RouteMatch::Nothing;
    for operation in OPERATIONS {
        if operation.is_at(path) {
            if operation.method.as_str() == method {
                return RouteMatch::Operation(operation);
            }
            found = RouteMatch::OtherMethod;
        }
    }
    found
}

/// Returns the methods of a path, for the `Allow` header.
pub fn allowed(path: &str) -> String {
    let methods = OPERATIONS.iter().filter(|operation| operation.is_at(path));
    methods.map(|operation| operation.method.as_str()).collect::<Vec<_>>().join(", ")
}

/// Returns an operation at a path, with any method.
pub fn any_at(path: &str) -> Option<&'static Operation> {
    OPERATIONS.iter().find(|operation| operation.is_at(path))
}

/// Returns whether a path matches a pattern.
pub fn fits(pattern: &str, path: &str) -> bool {
    let mut segments = path.split('/');
    let fits = |wanted: &str, segment: &str| match wanted.starts_with('{') {
        true => !segment.is_empty(),
        false => wanted == segment,
    };
    let all = pattern.split('/').all(|wanted| segments.next().is_some_and(|segment| fits(wanted, segment)));
    all && segments.next().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(method: &str, path: &str, expected: &str) {
        let found = match find(method, path) {
            RouteMatch::Operation(operation) => format!("{:?}", operation.id),
            RouteMatch::OtherMethod => allowed(path),
            RouteMatch::Nothing => "nothing".to_owned(),
        };
        assert_eq!(found, expected, "{method} {path}");
    }

    #[test]
    fn finds_the_operation_of_a_path() {
        check("GET", "/v1/interviews", "ListInterviews");
        check("POST", "/v1/interviews", "CreateInterview");
        check("GET", "/v1/interviews/x", "GetInterview");
        check("POST", "/v1/interviews/x/archive", "ArchiveInterview");
    }

    #[test]
    fn reads_the_variable_segments_of_a_path() {
        let path = "/v1/invitations/x/messages/y/audio-url";
        let variables = any_at(path).map(|operation| operation.variables(path).collect::<Vec<_>>());
        assert_eq!(variables, Some(vec![("id", "x"), ("messageId", "y")]));
        assert_eq!(any_at("/v1/voices").map(|operation| operation.variables("/v1/voices").count()), Some(0));
    }

    #[test]
    fn distinguishes_another_method_from_another_path() {
        check("PUT", "/v1/interviews", "POST, GET");
        check("HEAD", "/v1/interviews/x", "GET, PATCH");
        for path in [
            "/v1",
            "/v1/",
            "/v1/interviews/",
            "/v1/interviews//archive",
            "/v1/interviews/x/y",
            "/v2/interviews",
        ] {
            check("GET", path, "nothing");
        }
    }

    #[test]
    fn every_row_has_a_unique_method_and_path() {
        for (place, one) in OPERATIONS.iter().enumerate() {
            for other in &OPERATIONS[place + 1..] {
                assert_ne!((one.method, one.path), (other.method, other.path));
                assert_ne!(one.id, other.id);
            }
        }
    }

    #[test]
    fn every_row_is_documented() {
        let page = include_str!("../../../docs/api-design.md");
        for operation in OPERATIONS {
            let row =
                format!("| {} | `{}` | {} |", operation.method.as_str(), operation.path, operation.purpose);
            assert!(page.contains(&row), "docs/api-design.md lacks: {row}");
        }
    }
}
