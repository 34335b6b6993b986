use super::*;

fn check(tokens: &[i32], length: usize) {
    assert_eq!(without_loop(tokens), length, "{tokens:?}");
}

#[test]
fn a_loop_is_cut_after_its_first_round() {
    check(&[7; 24], 1);
    check(&[1, 2, 3, 4].repeat(6), 4);
    let sentence: Vec<i32> = (0..30).collect();
    check(&[&[99, 98], sentence.repeat(3).as_slice()].concat(), 32);
}

#[test]
fn what_people_repeat_stays() {
    check(&[], 0);
    check(&[7; 10], 10);
    check(&[1, 2, 3].repeat(4), 12);
    let sentence: Vec<i32> = (0..30).collect();
    check(&sentence.repeat(2), 60);
}

#[test]
fn probabilities_are_of_all_scores_together() {
    let probability = log_probability(&[0.0, 3_f32.ln()], 1).exp();
    assert!((probability - 0.75).abs() < 1e-6, "{probability}");
    assert_eq!(log_probability(&[0.0], 5), f32::NEG_INFINITY);
}
