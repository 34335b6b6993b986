/// Fills in the placeholders of a text in one pass, so that a value that looks like a placeholder is not replaced.
pub fn fill(sentence: &str, values: &[(&str, &str)]) -> String {
    let mut filled = String::with_capacity(sentence.len());
    let mut rest = sentence;
    while let Some((before, after)) = rest.split_once('{') {
        filled.push_str(before);
        let (name, tail) = after.split_once('}').unwrap_or((after, ""));
        let value = values.iter().find(|(key, _)| *key == name).map_or("", |(_, value)| value);
        filled.push_str(value);
        rest = tail;
    }
    filled.push_str(rest);
    filled
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_that_looks_like_a_placeholder_is_left_alone() {
        let filled = fill("{name} and {title}", &[("name", "{title}"), ("title", "{name")]);
        assert_eq!(filled, "{title} and {name");
    }
}
