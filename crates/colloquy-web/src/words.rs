//! Fills in the texts of the pages; the consent texts that they have shown.

pub mod consent;

/// Fills placeholders in one pass, so that a value that looks like a placeholder stays unchanged. A value
/// that ends in a full stop, such as `Lovelace & Co.`, also ends the sentence.
pub fn fill(sentence: &str, values: &[(&str, &str)]) -> String {
    let mut filled = String::with_capacity(sentence.len());
    let mut rest = sentence;
    while let Some((before, after)) = rest.split_once('{') {
        filled.push_str(before);
        let (name, tail) = after.split_once('}').unwrap_or((after, ""));
        let value = values.iter().find(|(key, _)| *key == name).map_or("", |(_, value)| value);
        filled.push_str(value);
        rest = if value.ends_with('.') { tail.strip_prefix('.').unwrap_or(tail) } else { tail };
    }
    filled.push_str(rest);
    filled
}

#[cfg(test)]
mod tests;
