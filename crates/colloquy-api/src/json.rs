//! Helpers to read a JSON document. Members keep the order in which they were written, because readers see them in
//! that order.

use serde_json::Value;

/// Returns the members of an object, and none for any other value.
pub fn members(value: &Value) -> impl Iterator<Item = (&str, &Value)> {
    value.as_object().into_iter().flatten().map(|(name, value)| (name.as_str(), value))
}

/// Returns the elements of an array, and none for any other value.
pub fn elements(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// Returns a string, and an empty one for any other value.
pub fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// Formats a value for running text: a string without quotes, any other value as JSON.
pub fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// Resolves a reference within a document. Returns the node itself if it is not a reference.
pub fn resolve<'d>(document: &'d Value, node: &'d Value) -> &'d Value {
    match node["$ref"].as_str() {
        Some(reference) => {
            resolve(document, document.pointer(reference.trim_start_matches('#')).unwrap_or(&Value::Null))
        }
        None => node,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_keep_the_order_in_which_they_are_written() {
        let text = r#"{"b":1,"a":[null,true,-2,1.5,"x"],"0":{}}"#;
        let value: Value = serde_json::from_str(text).expect("JSON");
        assert_eq!(value.to_string(), text);
    }
}
