//! Server-sent events, however the bytes are cut on their way.

use bytes::Bytes;

/// Of one line; a provider's own are a few hundred bytes.
const LINE_BYTES: usize = 256 * 1024;
/// Of a whole answer.
pub const ANSWER_BYTES: usize = 4 * 1024 * 1024;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ServerSentEvent {
    pub name: String,
    pub data: String,
}

/// Puts bytes together to events. A line is read as text only once it is whole.
#[derive(Debug, Default)]
pub struct EventReader {
    line: Vec<u8>,
    taken: usize,
    /// A line has ended with CR, so that an LF that follows belongs to it.
    after_cr: bool,
    past_start: bool,
    event: ServerSentEvent,
    has_data: bool,
    ready: std::collections::VecDeque<ServerSentEvent>,
}

impl EventReader {
    pub fn push(&mut self, bytes: &Bytes) -> Result<(), String> {
        self.taken += bytes.len();
        if self.taken > ANSWER_BYTES {
            return Err("the answer is too long".to_owned());
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
                return Err("a line of the answer is too long".to_owned());
            } else {
                self.line.push(byte);
            }
        }
        Ok(())
    }

    /// What the last lines told, where the answer ends without the empty line that is due.
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
        let line = String::from_utf8(line).map_err(|_| "the answer is not UTF-8".to_owned())?;
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
            // Comments keep the connection alive; ids and waits are for those who come back.
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
