use std::collections::BTreeSet;

use colloquy_domain::ports::StorageError;
use colloquy_domain::{Code, Fault};
use uuid::Uuid;

use super::*;
use crate::tests::document::{header, page};

const PROBLEMS: [(Problem, u16); 8] = [
    (Problem::NotFound, 404),
    (Problem::OtherMethod { allow: "GET, HEAD" }, 405),
    (Problem::Unreadable, 400),
    (Problem::TooLarge, 413),
    (Problem::WrongType, 415),
    (Problem::ForeignForm, 403),
    (Problem::Unavailable, 503),
    (Problem::Failed, 500),
];

#[test]
fn each_problem_is_a_page_in_each_language() {
    for (problem, status) in PROBLEMS {
        let mut headings = BTreeSet::new();
        for language in Language::ALL {
            let status = StatusCode::from_u16(status).expect("a status");
            let document = page(answer(problem, *language), status);
            assert_eq!(document.language(), language.as_str());
            headings.insert(document.one("h1").text.clone());
        }
        assert_eq!(headings.len(), Language::ALL.len(), "{problem:?}");
    }
}

fn check(error: &AppError, expected: Problem) {
    let response = failed(error, Language::German);
    assert_eq!(response.status(), expected.status(), "{error}");
    let is_told_to_wait = header(&response, "retry-after").is_some_and(|seconds| seconds == "5");
    assert_eq!(is_told_to_wait, expected == Problem::Unavailable, "{error}");
    let document = page(response, expected.status());
    assert!(!document.text().contains("secret"), "no page tells internals");
}

#[test]
fn a_database_that_is_away_is_told_from_one_that_fails() {
    check(&AppError::Unavailable(StorageError::Unavailable("secret".into())), Problem::Unavailable);
    check(&AppError::Late, Problem::Unavailable);
    check(&AppError::Storage(StorageError::Failed("secret".into())), Problem::Failed);
    check(&AppError::Missing { kind: "secret", id: Uuid::nil() }, Problem::Failed);
    check(&AppError::Foreign { kind: "secret", id: Uuid::nil() }, Problem::Failed);
    let refused = Fault::new(Code::Custom, "secret").at_field("archived");
    check(&AppError::from(refused), Problem::Failed);
}

#[test]
fn what_is_logged_has_all_causes() {
    let error = AppError::Storage(StorageError::Failed("the disk is full".into()));
    assert!(causes(&error).contains("the disk is full"));
}
