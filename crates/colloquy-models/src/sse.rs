//! Parses server-sent events, however the bytes are split.

use bytes::Bytes;

/// The most bytes of a line. Providers usually send a few hundred.
const LINE_BYTES: usize = 256 * 1024;
/// The most bytes of a response.
pub const ANSWER_BYTES: usize = 4 * 1024 * 1024;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ServerSentEvent {
    pub name: String,
    pub data: String,
}

/// Assembles events from bytes. A line is decoded only when it is complete, because a chunk may end within a letter.
#[derive(Debug, Default)]
pub struct ServerSentEventReader {
    line: Vec<u8>,
    taken: usize,
    /// Whether the last byte was a CR. An LF after it belongs to the same line break.
    after_cr: bool,
    past_start: bool,
    event: ServerSentEvent,
    has_data: bool,
    ready: std::collections::VecDeque<ServerSentEvent>,
}

impl ServerSentEventReader {
    pub fn push(&mut self, bytes: &Bytes) -> Result<(), String> {
        self.taken += bytes.len();
        if self.taken > ANSWER_BYTES {
            return Err("the response is too long".to_owned());
        }
        for &byte in bytes {
            let ends_line = match byte {
                b'\n' if self.after_cr => {
                    self.after_cr = false;
                    continue;
                }
                b'\n' | b'\r' => true,
                _ => false,
            };
            self.after_cr = byte == b'\r';
            if ends_line {
                self.end_line()?;
            } else if self.line.len() == LINE_BYTES {
                return Err("a line of the response is too long".to_owned());
            } else {
                self.line.push(byte);
            }
        }
        Ok(())
    }

    /// Completes the last event, if the response ends without the required empty line.
    pub fn finish(&mut self) -> Result<(), String> {
        if !self.line.is_empty() {
            self.end_line()?;
        }
        self.end_event();
        Ok(())
    }

    pub fn next(&mut self) -> Option<ServerSentEvent> {
        self.ready.pop_front()
    }

    fn end_line(&mut self) -> Result<(), String> {
        let line = std::mem::take(&mut self.line);
        let line = String::from_utf8(line).map_err(|_| "the response is not UTF-8".to_owned())?;
        let line = if self.past_start { line.as_str() } else { line.trim_start_matches('\u{feff}') };
        self.past_start = true;
        if line.is_empty() {
            self.end_event();
            return Ok(());
        }
        let (field, value) = line.split_once(':').unwrap_or((line, ""));
        let value = value.strip_prefix(' ').unwrap_or(value);
        match field {
            "data" => {
                if self.has_data {
                    self.event.data.push('\n');
                }
                self.has_data = true;
                self.event.data.push_str(value);
            }
            "event" => value.clone_into(&mut self.event.name),
            // Comments keep the connection alive. Ids and retry times are for clients that reconnect.
            _ => {}
        }
        Ok(())
    }

    fn end_event(&mut self) {
        let event = std::mem::take(&mut self.event);
        if std::mem::take(&mut self.has_data) {
            self.ready.push_back(event);
        }
    }
}

#[cfg(test)]
mod tests;
