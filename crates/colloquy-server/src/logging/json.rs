//! Log lines as JSON. The library's own formatter builds a map for each line, which took a seventh of the time of a
//! request that reads one interview; these lines are written field by field.

use std::fmt::{self, Debug, Write};

use jiff::Timestamp;
use jiff::fmt::StdFmtWrite;
use jiff::fmt::temporal::DateTimePrinter;
use tracing::field::{Field, Visit};
use tracing::{Event, Subscriber};
use tracing_subscriber::field::RecordFields;
use tracing_subscriber::fmt::format::Writer;
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields, FormattedFields};
use tracing_subscriber::registry::LookupSpan;

static MICROSECONDS: DateTimePrinter = DateTimePrinter::new().precision(Some(6));

/// Formats an event as one line: time, level, the event's fields, target and the innermost span.
pub struct JsonLogFormatter;

impl<S: Subscriber + for<'a> LookupSpan<'a>> FormatEvent<S, JsonLogFieldFormatter> for JsonLogFormatter {
    #[expect(clippy::disallowed_methods, reason = "log lines have microseconds, and nothing depends on them")]
    fn format_event(
        &self,
        context: &FmtContext<'_, S, JsonLogFieldFormatter>,
        mut line: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        let metadata = event.metadata();
        line.write_str("{\"timestamp\":\"")?;
        MICROSECONDS.print_timestamp(&Timestamp::now(), StdFmtWrite(&mut line)).map_err(|_| fmt::Error)?;
        line.write_str("\",\"level\":\"")?;
        line.write_str(metadata.level().as_str())?;
        line.write_char('"')?;
        JsonLogFieldFormatter.format_fields(line.by_ref(), event)?;
        write_name(&mut line, "target")?;
        write_text(&mut line, metadata.target())?;
        if let Some(span) = context.lookup_current() {
            write!(line, ",\"span\":{{\"name\":\"{}\"", span.name())?;
            if let Some(fields) = span.extensions().get::<FormattedFields<JsonLogFieldFormatter>>() {
                line.write_str(&fields.fields)?;
            }
            line.write_char('}')?;
        }
        line.write_str("}\n")
    }
}

/// Formats fields as the members of a JSON object, each after a comma.
pub struct JsonLogFieldFormatter;

impl<'writer> FormatFields<'writer> for JsonLogFieldFormatter {
    fn format_fields<R: RecordFields>(&self, writer: Writer<'writer>, fields: R) -> fmt::Result {
        let mut members = Members { writer, result: Ok(()) };
        fields.record(&mut members);
        members.result
    }
}

struct Members<'w> {
    writer: Writer<'w>,
    result: fmt::Result,
}

impl Members<'_> {
    fn add(&mut self, field: &Field, write_value: impl FnOnce(&mut Writer<'_>) -> fmt::Result) {
        if self.result.is_ok() {
            let writer = &mut self.writer;
            self.result = write_name(writer, field.name()).and_then(|()| write_value(writer));
        }
    }

    fn add_number(&mut self, field: &Field, number: impl fmt::Display) {
        self.add(field, |writer| write!(writer, "{number}"));
    }
}

impl Visit for Members<'_> {
    fn record_i64(&mut self, field: &Field, value: i64) {
        self.add_number(field, value);
    }

    fn record_u64(&mut self, field: &Field, value: u64) {
        self.add_number(field, value);
    }

    fn record_f64(&mut self, field: &Field, value: f64) {
        // JSON has no number for the others.
        match value.is_finite() {
            true => self.add_number(field, value),
            false => self.record_debug(field, &value),
        }
    }

    fn record_bool(&mut self, field: &Field, value: bool) {
        self.add_number(field, value);
    }

    fn record_str(&mut self, field: &Field, value: &str) {
        self.add(field, |writer| write_text(writer, value));
    }

    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        self.add(field, |writer| {
            writer.write_char('"')?;
            write!(Escaped(writer), "{value:?}")?;
            writer.write_char('"')
        });
    }
}

fn write_name(writer: &mut Writer<'_>, name: &str) -> fmt::Result {
    writer.write_str(",\"")?;
    writer.write_str(name)?;
    writer.write_str("\":")
}

fn write_text(writer: &mut Writer<'_>, text: &str) -> fmt::Result {
    writer.write_char('"')?;
    Escaped(writer).write_str(text)?;
    writer.write_char('"')
}

/// Escapes what is written to it as the inside of a JSON string.
struct Escaped<'e, 'w>(&'e mut Writer<'w>);

impl Write for Escaped<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let mut rest = text;
        let is_special = |byte: u8| byte < b' ' || byte == b'"' || byte == b'\\';
        while let Some(at) = rest.bytes().position(is_special) {
            self.0.write_str(&rest[..at])?;
            match rest.as_bytes()[at] {
                b'"' => self.0.write_str("\\\"")?,
                b'\\' => self.0.write_str("\\\\")?,
                b'\n' => self.0.write_str("\\n")?,
                control => write!(self.0, "\\u{control:04x}")?,
            }
            rest = &rest[at + 1..];
        }
        self.0.write_str(rest)
    }
}

#[cfg(test)]
mod tests {
    use std::io;
    use std::sync::{Arc, Mutex};

    use serde_json::{Value, json};
    use tracing_subscriber::fmt::MakeWriter;

    use super::*;

    #[derive(Clone, Default)]
    struct Output(Arc<Mutex<Vec<u8>>>);

    impl io::Write for Output {
        fn write(&mut self, line: &[u8]) -> io::Result<usize> {
            self.0.lock().expect("no panic").extend_from_slice(line);
            Ok(line.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    impl<'a> MakeWriter<'a> for Output {
        type Writer = Output;

        fn make_writer(&'a self) -> Output {
            self.clone()
        }
    }

    fn logged(log: impl FnOnce()) -> Value {
        let output = Output::default();
        let lines =
            tracing_subscriber::fmt().fmt_fields(JsonLogFieldFormatter).event_format(JsonLogFormatter);
        tracing::subscriber::with_default(lines.with_writer(output.clone()).finish(), log);
        let written = output.0.lock().expect("no panic").clone();
        let text = String::from_utf8(written).expect("text");
        assert_eq!(text.matches('\n').count(), 1, "{text:?}");
        let mut line: Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        let members = line.as_object_mut().expect("an object");
        let time = members.remove("timestamp").expect("a time");
        let time: jiff::Timestamp = time.as_str().expect("text").parse().expect("a time");
        assert!(time.as_second() > 1_700_000_000, "{time}");
        line
    }

    #[test]
    fn writes_each_kind_of_value_as_json() {
        let line = logged(|| {
            tracing::info!(
                target: "colloquy::test",
                count = 3,
                total = u64::MAX,
                share = 0.5,
                none = f64::NAN,
                done = true,
                path = "/v1",
                id = %7,
                list = ?["a"],
                absent = None::<u32>,
                "it is done"
            );
        });
        let expected = json!({
            "level": "INFO", "target": "colloquy::test", "message": "it is done", "count": 3, "total": u64::MAX,
            "share": 0.5, "none": "NaN", "done": true, "path": "/v1", "id": "7", "list": "[\"a\"]",
        });
        assert_eq!(line, expected);
    }

    #[test]
    fn escapes_whatever_would_end_a_line_or_a_string() {
        let hostile = "\"}\n{\\\u{0}\u{1f}\t\r\u{1F388}";
        let line = logged(|| tracing::warn!(error = hostile, "{hostile}"));
        assert_eq!((&line["error"], &line["message"]), (&json!(hostile), &json!(hostile)));
    }

    #[test]
    fn names_the_innermost_span_with_its_fields() {
        let line = logged(|| {
            let _outer = tracing::info_span!("outer", hidden = 1).entered();
            let span =
                tracing::info_span!("page", request_id = %"a\"b", late = tracing::field::Empty).entered();
            span.record("late", 2);
            tracing::error!("failed");
        });
        assert_eq!(line["span"], json!({ "name": "page", "request_id": "a\"b", "late": 2 }));
    }
}
