use std::collections::BTreeSet;

use colloquy_domain::ports::StorageError;
use colloquy_domain::{ViolationCode, ViolationReason};
use uuid::Uuid;

use super::*;
use crate::tests::document::{header, page};

const PROBLEMS: [(PageProblem, u16); 8] = [
    (PageProblem::NotFound, 404),
    (PageProblem::OtherMethod { allow: "GET, HEAD" }, 405),
    (PageProblem::Unreadable, 400),
    (PageProblem::TooLarge, 413),
    (PageProblem::WrongType, 415),
    (PageProblem::ForeignForm, 403),
    (PageProblem::Unavailable, 503),
    (PageProblem::Failed, 500),
];

#[test]
fn each_problem_has_a_page_in_each_language() {
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

fn check(error: &AppError, expected: PageProblem) {
    let response = failed(error, Language::German);
    assert_eq!(response.status(), expected.status(), "{error}");
    let is_told_to_wait = header(&response, "retry-after").is_some_and(|seconds| seconds == "5");
    assert_eq!(is_told_to_wait, expected == PageProblem::Unavailable, "{error}");
    let document = page(response, expected.status());
    assert!(!document.text().contains("secret"), "no page reveals internals");
}

#[test]
fn distinguishes_an_unavailable_database_from_a_failing_one() {
    check(&AppError::Unavailable(StorageError::Unavailable("secret".into())), PageProblem::Unavailable);
    check(&AppError::Late, PageProblem::Unavailable);
    check(&AppError::Storage(StorageError::Failed("secret".into())), PageProblem::Failed);
    check(&AppError::Missing { kind: "secret", id: Uuid::nil() }, PageProblem::Failed);
    check(&AppError::Foreign { kind: "secret", id: Uuid::nil() }, PageProblem::Failed);
    let refused = ViolationReason::new(ViolationCode::Custom, "secret").at_field("archived");
    check(&AppError::from(refused), PageProblem::Failed);
}

#[test]
fn logs_all_causes() {
    let error = AppError::Storage(StorageError::Failed("the disk is full".into()));
    assert!(with_causes(&error).contains("the disk is full"));
}
