//! Captures the log for tests.

use std::io::{Result, Write};
use std::sync::{Arc, Mutex};

use serde_json::Value;
use tracing::subscriber::{DefaultGuard, set_default};
use tracing_subscriber::fmt::MakeWriter;

#[derive(Clone, Default)]
pub struct CapturedLog(Arc<Mutex<Vec<u8>>>);

impl CapturedLog {
    /// Captures what this thread logs until the guard is dropped.
    pub fn listen(&self) -> DefaultGuard {
        set_default(tracing_subscriber::fmt().json().with_writer(self.clone()).finish())
    }

    pub fn lines(&self) -> Vec<Value> {
        let written = String::from_utf8(self.0.lock().expect("a log").clone()).expect("text");
        written.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
    }
}

impl Write for CapturedLog {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        self.0.lock().expect("a log").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for CapturedLog {
    type Writer = CapturedLog;

    fn make_writer(&'a self) -> CapturedLog {
        self.clone()
    }
}
