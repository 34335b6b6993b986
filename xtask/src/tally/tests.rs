use super::Tally;

fn check(output: &str, expected: Tally) {
    let mut copied = Vec::new();
    let tally = Tally::copy(output.as_bytes(), &mut copied).expect("memory can be read and written");
    assert_eq!(tally, expected);
    assert_eq!(String::from_utf8_lossy(&copied), output);
}

#[test]
fn results_of_all_test_programs_are_summed() {
    check(
        "running 3 tests\n\
         test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n\n\
         test result: FAILED. 11 passed; 2 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.50s\n",
        Tally { passed: 14, failed: 2 },
    );
}

#[test]
fn lines_that_only_mention_a_result_count_nothing() {
    check("the test result: ok. 3 passed; 0 failed\ntest result: unknown", Tally::default());
}

#[test]
fn the_sum_is_one_line() {
    assert_eq!(Tally { passed: 14, failed: 2 }.to_string(), "14 passed, 2 failed");
}
