//! Sums the results of many test programs.

use std::fmt;
use std::io::{BufRead, Write};

use anyhow::Result;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub passed: u64,
    pub failed: u64,
    /// What the failed tests have printed, as the test programs show it before their results.
    pub failures: String,
    is_in_failures: bool,
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

    /// Counts a line such as `test result: FAILED. 3 passed; 1 failed; 0 ignored; …`, and keeps those between the
    /// line `failures:` and the next one, which lists the names alone.
    fn count(&mut self, line: &str) {
        if line.trim_end() == "failures:" {
            self.is_in_failures = !self.is_in_failures;
        } else if self.is_in_failures {
            self.failures.push_str(line);
        }
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

/// Shows the failures once more, so that nobody has to search the output of all tests for them.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.failures.is_empty() {
            writeln!(f, "Failed:\n\n{}\n", self.failures.trim())?;
        }
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

#[cfg(test)]
mod tests;
