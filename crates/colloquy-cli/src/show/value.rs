//! Formats values briefly.

use serde_json::Value;

use crate::text;

/// Formats a value on one line; empty if there is nothing to show.
pub fn short(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::Bool(true) => "yes".to_owned(),
        Value::Bool(false) => "no".to_owned(),
        Value::Number(number) => number.to_string(),
        Value::String(text) => moment(text).unwrap_or_else(|| text::line(text)),
        Value::Array(elements) => joined(elements.iter().map(short)),
        Value::Object(members) => joined(members.iter().map(|(name, value)| match short(value) {
            text if text.is_empty() => text,
            text => format!("{} {text}", text::line(name)),
        })),
    }
}

fn joined(parts: impl Iterator<Item = String>) -> String {
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

/// Formats a time of the service as `2026-11-20 08:15:00`, in UTC.
pub fn moment(text: &str) -> Option<String> {
    let (date, time) = text.strip_suffix('Z')?.split_once('T')?;
    let (time, milliseconds) = time.split_once('.')?;
    let is_like = |text: &str, form: &str| {
        text.len() == form.len()
            && text.bytes().zip(form.bytes()).all(|(letter, form)| match form {
                b'0' => letter.is_ascii_digit(),
                form => letter == form,
            })
    };
    let is_moment = is_like(date, "0000-00-00") && is_like(time, "00:00:00") && is_like(milliseconds, "000");
    is_moment.then(|| format!("{date} {time}"))
}

/// Formats milliseconds as `0:42`.
pub fn clock(milliseconds: &Value) -> String {
    let seconds = short(milliseconds).parse::<u64>().unwrap_or_default() / 1_000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(json: &str, expected: &str) {
        assert_eq!(short(&serde_json::from_str(json).expect("JSON")), expected, "{json}");
    }

    #[test]
    fn formats_values_briefly() {
        check("null", "");
        check("true", "yes");
        check("9007199254740991", "9007199254740991");
        check("\"two\\nlines\\u001b\"", "two lines\\u001b");
        check("\"2026-11-20T08:15:00.000Z\"", "2026-11-20 08:15:00");
        check("\"2026-11-20T08:15:00\"", "2026-11-20T08:15:00");
        check("\"TimeZ\"", "TimeZ");
        check("[1, null, \"a\"]", "1, a");
        check("{\"READY\": 3, \"label\": null, \"of\": {\"b\": [1, 2]}}", "READY 3, of b 1, 2");
    }

    #[test]
    fn formats_offsets_in_minutes() {
        assert_eq!(clock(&Value::Number(125_900.into())), "2:05");
        assert_eq!(clock(&Value::Null), "0:00");
    }
}
