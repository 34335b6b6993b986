use super::Tally;

fn check(output: &str, expected: Tally) {
    let mut copied = Vec::new();
    let tally = Tally::copy(output.as_bytes(), &mut copied).expect("memory can be read and written");
    assert_eq!((tally.passed, tally.failed), (expected.passed, expected.failed));
    assert_eq!(String::from_utf8_lossy(&copied), output);
}

#[test]
fn results_of_all_test_programs_are_summed() {
    check(
        "running 3 tests\n\
         test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n\n\
         test result: FAILED. 11 passed; 2 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.50s\n",
        Tally { passed: 14, failed: 2, ..Tally::default() },
    );
}

#[test]
fn lines_that_only_mention_a_result_count_nothing() {
    check("the test result: ok. 3 passed; 0 failed\ntest result: unknown", Tally::default());
}

#[test]
fn the_sum_is_one_line() {
    let tally = Tally { passed: 14, failed: 2, ..Tally::default() };
    assert_eq!(tally.to_string(), "14 passed, 2 failed");
}

#[test]
fn failures_are_shown_again_at_the_end() {
    let output = "test one ... FAILED\n\nfailures:\n\n---- one stdout ----\nit is late\n\n\nfailures:\n    one\n\n\
        test result: FAILED. 0 passed; 1 failed; 0 ignored\n\
        running 1 test\ntest two ... ok\ntest result: ok. 1 passed; 0 failed; 0 ignored\n";
    let tally = Tally::copy(output.as_bytes(), Vec::new()).expect("memory can be read and written");
    assert_eq!(tally.to_string(), "Failed:\n\n---- one stdout ----\nit is late\n\n1 passed, 1 failed");
}
