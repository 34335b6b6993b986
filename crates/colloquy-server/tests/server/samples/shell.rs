//! A shell that keeps what it was told: its variables, its folder, what it runs in the background.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// How long one command may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// Stands behind what a command prints, and behind its status.
const END: u8 = 0x1e;

pub struct Shell {
    child: Child,
    input: ChildStdin,
    /// Its output up to each end.
    output: Receiver<String>,
    /// Where the next command is put.
    script: PathBuf,
}

impl Shell {
    /// `bash` with the environment of whoever makes the command.
    pub fn start(mut bash: Command, folder: &Path) -> Self {
        let script = folder.join(".command");
        let bash = bash.arg("--norc").current_dir(folder).stdin(Stdio::piped()).stdout(Stdio::piped());
        // What it leaves behind is ended with it.
        let mut child = bash.process_group(0).spawn().expect("bash is needed: install bash");
        let input = child.stdin.take().expect("its standard input");
        let mut printed = BufReader::new(child.stdout.take().expect("its standard output"));
        let (tell, output) = channel();
        std::thread::spawn(move || {
            loop {
                let mut part = Vec::new();
                match printed.read_until(END, &mut part) {
                    Ok(length) if length > 0 => {}
                    _ => return,
                }
                let part = part.strip_suffix(&[END]).unwrap_or(&part);
                if tell.send(String::from_utf8_lossy(part).into_owned()).is_err() {
                    return;
                }
            }
        });
        let mut shell = Shell { child, input, output, script };
        shell.write("exec 2>&1; set -o pipefail\n");
        shell
    }

    /// What a command prints, and its status.
    pub fn run(&mut self, command: &str) -> Result<(String, i32), String> {
        fs::write(&self.script, command).expect("a file can be written");
        let script = self.script.display().to_string();
        self.write(&format!(". '{script}' </dev/null; printf '\\036%s\\036' $?\n"));
        let next = || self.output.recv_timeout(PATIENCE);
        match (next(), next()) {
            (Ok(printed), Ok(status)) => Ok((printed, status.trim().parse().unwrap_or(-1))),
            _ => Err(format!("`{command}` is not done after {} s", PATIENCE.as_secs())),
        }
    }

    fn write(&mut self, text: &str) {
        // A shell that has ended is told by its silence.
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
