//! Checks that no operation lacks tests of its use case.

use std::process::Command;

/// The operation table. The application does not import the wire format, so its tests read the table as text.
const TABLE: &str = include_str!("../../../colloquy-api/src/operations.rs");

/// Returns the names of all operations, such as `create_interview`.
fn operations() -> Vec<String> {
    let (_, table) = TABLE.split_once("pub const OPERATIONS").expect("the operation table");
    let (table, _) = table.split_once("];").expect("the end of the operation table");
    let rows = table.split("row(").skip(1);
    rows.map(|row| in_snake_case(row.split(',').next().expect("an operation"))).collect()
}

fn in_snake_case(name: &str) -> String {
    let mut snake = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.push(letter.to_ascii_lowercase());
    }
    snake
}

/// Returns the paths of the tests of this program, such as `interviews::create_interview::refuses_…`.
fn tests() -> Vec<String> {
    let program = std::env::current_exe().expect("the path of this program");
    let listed =
        Command::new(program).args(["--list", "--format", "terse"]).output().expect("a list of tests");
    let listed = String::from_utf8(listed.stdout).expect("text");
    listed.lines().filter_map(|line| line.strip_suffix(": test")).map(str::to_owned).collect()
}

#[test]
fn every_operation_has_tests_of_its_use_case() {
    let (operations, tests) = (operations(), tests());
    assert!(operations.contains(&"create_interview".to_owned()), "the table is not read: {operations:?}");
    let has_tests = |operation: &&String| {
        let module = format!("::{operation}::");
        tests.iter().any(|test| test.contains(&module))
    };
    let without: Vec<&String> = operations.iter().filter(|operation| !has_tests(operation)).collect();
    assert!(without.is_empty(), "no test is in a module with the name of these operations: {without:?}");
}
