//! Sums the results of many test programs.

use std::fmt;
use std::io::{BufRead, Write};

use anyhow::Result;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub passed: u64,
    pub failed: u64,
}

impl Tally {
    /// Copies the output of test programs and counts the results in it.
    pub fn copy(mut input: impl BufRead, mut output: impl Write) -> Result<Tally> {
        let mut tally = Tally::default();
        let mut line = Vec::new();
        while input.read_until(b'\n', &mut line)? > 0 {
            output.write_all(&line)?;
            output.flush()?;
            tally.count(&String::from_utf8_lossy(&line));
            line.clear();
        }
        Ok(tally)
    }

    /// Counts a line such as `test result: FAILED. 3 passed; 1 failed; 0 ignored; …`.
    fn count(&mut self, line: &str) {
        let Some((_, counts)) = line.strip_prefix("test result: ").and_then(|rest| rest.split_once(". "))
        else {
            return;
        };
        for count in counts.split("; ") {
            match count.split_once(' ') {
                Some((number, "passed")) => self.passed += number.parse().unwrap_or(0),
                Some((number, "failed")) => self.failed += number.parse().unwrap_or(0),
                _ => {}
            }
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

#[cfg(test)]
mod tests;
