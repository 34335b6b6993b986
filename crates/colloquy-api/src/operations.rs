//! The operation table. Routes, tests and documents are made from it, so a row is all that makes an operation known.

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    Get,
    Post,
    Patch,
}

impl Method {
    pub fn as_str(self) -> &'static str {
        match self {
            Method::Get => "GET",
            Method::Post => "POST",
            Method::Patch => "PATCH",
        }
    }
}

/// What an operation does with a body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Body {
    /// It takes none, and ignores one that is sent.
    Ignored,
    Required,
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
}

#[derive(Clone, Copy, Debug)]
pub struct Operation {
    pub id: OperationId,
    pub method: Method,
    /// With `{name}` for a segment that varies.
    pub path: &'static str,
    pub body: Body,
    pub purpose: &'static str,
}

const fn row(
    id: OperationId,
    method: Method,
    path: &'static str,
    body: Body,
    purpose: &'static str,
) -> Operation {
    Operation { id, method, path, body, purpose }
}

use Body::{Ignored, Required};
use Method::{Get, Patch, Post};
use OperationId::*;

#[rustfmt::skip]
pub const OPERATIONS: &[Operation] = &[
    row(CreateInterview, Post, "/v1/interviews", Required, "Create an interview"),
    row(ListInterviews, Get, "/v1/interviews", Ignored, "List the organization's interviews"),
    row(GetInterview, Get, "/v1/interviews/{id}", Ignored, "Get one interview"),
    row(UpdateInterview, Patch, "/v1/interviews/{id}", Required, "Update an interview"),
    row(RegenerateIntro, Post, "/v1/interviews/{id}/regenerate-intro", Ignored, "Regenerate the intro"),
    row(RegenerateFirstMessage, Post, "/v1/interviews/{id}/regenerate-first-message", Ignored, "Regenerate the first message"),
    row(ArchiveInterview, Post, "/v1/interviews/{id}/archive", Ignored, "Archive an interview"),
    row(RestoreInterview, Post, "/v1/interviews/{id}/restore", Ignored, "Restore an archived interview"),
    row(ListInterviewLogs, Get, "/v1/interviews/{id}/logs", Ignored, "List what happened to an interview and its invitations"),
];

/// What the table says of a method and a path.
#[derive(Clone, Copy, Debug)]
pub enum Found {
    Operation(&'static Operation),
    /// The path exists for other methods, which [`allowed`] names.
    OtherMethod,
    Nothing,
}

pub fn find(method: &str, path: &str) -> Found {
    let mut found = Found::Nothing;
    for operation in OPERATIONS {
        if fits(operation.path, path) {
            if operation.method.as_str() == method {
                return Found::Operation(operation);
            }
            found = Found::OtherMethod;
        }
    }
    found
}

/// The methods of a path, for `Allow`.
pub fn allowed(path: &str) -> String {
    let methods = OPERATIONS.iter().filter(|operation| fits(operation.path, path));
    methods.map(|operation| operation.method.as_str()).collect::<Vec<_>>().join(", ")
}

/// What stands in a path for a `{name}` of an operation's.
pub fn parameter<'p>(operation: &Operation, path: &'p str, name: &str) -> Option<&'p str> {
    let is_named =
        |segment: &str| segment.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')) == Some(name);
    operation
        .path
        .split('/')
        .zip(path.split('/'))
        .find_map(|(wanted, given)| is_named(wanted).then_some(given))
}

fn fits(pattern: &str, path: &str) -> bool {
    let fits = |wanted: &str, segment: &str| match wanted.starts_with('{') {
        true => !segment.is_empty(),
        false => wanted == segment,
    };
    let mut segments = path.split('/');
    let all = pattern.split('/').all(|wanted| segments.next().is_some_and(|segment| fits(wanted, segment)));
    all && segments.next().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(method: &str, path: &str, expected: &str) {
        let found = match find(method, path) {
            Found::Operation(operation) => format!("{:?}", operation.id),
            Found::OtherMethod => allowed(path),
            Found::Nothing => "nothing".to_owned(),
        };
        assert_eq!(found, expected, "{method} {path}");
    }

    #[test]
    fn a_path_finds_its_operation() {
        check("GET", "/v1/interviews", "ListInterviews");
        check("POST", "/v1/interviews", "CreateInterview");
        check("GET", "/v1/interviews/x", "GetInterview");
        check("POST", "/v1/interviews/x/archive", "ArchiveInterview");
    }

    #[test]
    fn another_method_is_told_from_another_path() {
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
    fn every_row_has_its_own_method_and_path() {
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
