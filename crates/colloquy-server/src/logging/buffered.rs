//! Log lines on their way to standard error. Written one by one they would cost each request a system call, and make
//! the threads wait for each other.

use std::io::{self, Write};
use std::mem;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use tracing_subscriber::fmt::MakeWriter;

/// How long lines wait, so that several are written together. A crash loses no more than the lines of this time.
const FLUSH_INTERVAL: Duration = Duration::from_millis(20);

/// A thread that adds a line while this much is waiting writes everything out first.
const FULL_BYTES: usize = 1024 * 1024;

#[derive(Clone)]
pub struct BufferedLogWriter(Arc<UnwrittenLogLines>);

#[derive(Default)]
pub struct UnwrittenLogLines {
    bytes: Mutex<Vec<u8>>,
    there_are_some: Condvar,
}

impl BufferedLogWriter {
    /// Starts the thread that writes.
    pub fn start() -> io::Result<Self> {
        let lines = BufferedLogWriter(Arc::default());
        let waiting = lines.0.clone();
        thread::Builder::new().name("log".to_owned()).spawn(move || {
            loop {
                let bytes = waiting.bytes();
                drop(waiting.there_are_some.wait_while(bytes, |bytes| bytes.is_empty()));
                thread::park_timeout(FLUSH_INTERVAL);
                waiting.write_out();
            }
        })?;
        Ok(lines)
    }

    /// Writes out what waits; for the end of the program.
    pub fn flush(&self) {
        self.0.write_out();
    }
}

impl UnwrittenLogLines {
    fn bytes(&self) -> MutexGuard<'_, Vec<u8>> {
        self.bytes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Standard error is taken first, so that lines stay in their order.
    fn write_out(&self) {
        let mut error = io::stderr().lock();
        let lines = mem::take(&mut *self.bytes());
        // There is nowhere else to tell that it failed.
        let _ = error.write_all(&lines);
    }
}

impl<'a> MakeWriter<'a> for BufferedLogWriter {
    type Writer = &'a UnwrittenLogLines;

    fn make_writer(&'a self) -> &'a UnwrittenLogLines {
        &self.0
    }
}

impl Write for &UnwrittenLogLines {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        let mut bytes = self.bytes();
        if bytes.is_empty() {
            self.there_are_some.notify_one();
        }
        bytes.extend_from_slice(line);
        if bytes.len() > FULL_BYTES {
            drop(bytes);
            self.write_out();
        }
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
