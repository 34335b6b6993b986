//! A shell that keeps its state between commands: variables, folder and background jobs.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// How long one command may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// Ends the output of a command, and its status.
const END: u8 = 0x1e;

pub struct Shell {
    child: Child,
    input: ChildStdin,
    /// The output, split at each `END`.
    output: Receiver<String>,
    /// The file for the next command.
    script: PathBuf,
}

impl Shell {
    /// Starts `bash` with the environment of the given command.
    pub fn start(mut bash: Command, folder: &Path) -> Self {
        let script = folder.join(".command");
        let bash = bash.arg("--norc").current_dir(folder).stdin(Stdio::piped()).stdout(Stdio::piped());
        // A process group, so that background jobs are killed together with the shell.
        let mut child = bash.process_group(0).spawn().expect("this test needs bash; install bash");
        let input = child.stdin.take().expect("its standard input");
        let mut printed = BufReader::new(child.stdout.take().expect("its standard output"));
        let (sender, output) = channel();
        std::thread::spawn(move || {
            loop {
                let mut part = Vec::new();
                match printed.read_until(END, &mut part) {
                    Ok(length) if length > 0 => {}
                    _ => return,
                }
                let part = part.strip_suffix(&[END]).unwrap_or(&part);
                if sender.send(String::from_utf8_lossy(part).into_owned()).is_err() {
                    return;
                }
            }
        });
        let mut shell = Shell { child, input, output, script };
        shell.write("exec 2>&1; set -o pipefail\n");
        shell
    }

    /// Runs a command and returns its output and status.
    pub fn run(&mut self, command: &str) -> Result<(String, i32), String> {
        fs::write(&self.script, command).expect("a file can be written");
        let script = self.script.display().to_string();
        self.write(&format!(". '{script}' </dev/null; printf '\\036%s\\036' $?\n"));
        let next = || self.output.recv_timeout(PATIENCE);
        match (next(), next()) {
            (Ok(printed), Ok(status)) => Ok((printed, status.trim().parse().unwrap_or(-1))),
            _ => Err(format!("`{command}` did not finish within {} s", PATIENCE.as_secs())),
        }
    }

    fn write(&mut self, text: &str) {
        // If the shell has ended, reading its output fails.
        let _ = self.input.write_all(text.as_bytes());
    }
}

impl Drop for Shell {
    fn drop(&mut self) {
        let group = format!("-{}", self.child.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).stderr(Stdio::null()).status();
        let _ = self.child.wait();
    }
}
