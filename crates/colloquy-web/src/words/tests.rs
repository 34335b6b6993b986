use super::*;

#[test]
fn leaves_values_that_look_like_placeholders_unchanged() {
    let filled = fill("{name} and {organization}", &[("name", "{organization}"), ("organization", "{name")]);
    assert_eq!(filled, "{organization} and {name");
}

#[test]
fn a_name_that_ends_in_a_full_stop_ends_the_sentence() {
    let filled = |name: &str| fill("Ask {name}. Or {name}, too.", &[("name", name)]);
    assert_eq!(filled("Ada & Co."), "Ask Ada & Co. Or Ada & Co., too.");
    assert_eq!(filled("Ada"), "Ask Ada. Or Ada, too.");
}
