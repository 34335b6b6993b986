//! Runs a command that turns a text into a file, within limits.

use std::io;
use std::path::Path;
use std::process::{ExitStatus, Stdio};
use std::time::Duration;

use colloquy_domain::ports::TextToSpeechError;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWriteExt};
use tokio::process::{Child, Command};
use tokio::time::timeout;

/// How much of a command's error output is passed on.
const ERROR_OUTPUT_BYTES: usize = 300;

#[derive(Clone, Copy, Debug)]
pub(super) struct ProcessLimits {
    pub time: Duration,
    pub output_bytes: usize,
}

/// Runs the command with the text as its input, and returns its output. The process has ended when this returns. If the
/// future is dropped before, the process is killed.
pub(super) async fn run(
    command: &Path,
    arguments: &[&str],
    text: &str,
    limits: ProcessLimits,
) -> Result<Vec<u8>, TextToSpeechError> {
    let name = command.display();
    let failed = |reason: String| TextToSpeechError::Failed(format!("`{name}` {reason}"));
    let mut child = Command::new(command)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => {
                failed("is missing; install it, on Debian with `apt-get install espeak-ng`".to_owned())
            }
            _ => failed(format!("does not start: {error}")),
        })?;
    let communicated = timeout(limits.time, communicate(&mut child, text, limits.output_bytes)).await;
    let failure = match communicated {
        Ok(Ok((status, output, _))) if status.success() => return Ok(output),
        Ok(Ok((status, _, error_output))) => format!("ended with {status}: {}", readable(&error_output)),
        Ok(Err(error)) => format!("could not be used: {error}"),
        Err(_) => format!("took longer than {} ms", limits.time.as_millis()),
    };
    // Waiting for the killed process keeps it from becoming a zombie. It may have exited already.
    let _ = child.kill().await;
    Err(failed(failure))
}

/// Writes and reads at the same time, because a command that blocks on its output would not read the text either.
async fn communicate(
    child: &mut Child,
    text: &str,
    output_bytes: usize,
) -> io::Result<(ExitStatus, Vec<u8>, Vec<u8>)> {
    let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    let write = async {
        if let Some(mut stdin) = stdin {
            // Ignores a write error: a command that exits early says why in its status or its error output.
            let _ = stdin.write_all(text.as_bytes()).await;
        }
        Ok(())
    };
    let errors = first_bytes(stderr, ERROR_OUTPUT_BYTES);
    let outputs = async {
        let output = first_bytes(stdout, output_bytes + 1).await?;
        if output.len() > output_bytes {
            return Err(io::Error::other(format!("it wrote more than {output_bytes} bytes")));
        }
        Ok(output)
    };
    let ((), output, error_output) = tokio::try_join!(write, outputs, errors)?;
    Ok((child.wait().await?, output, error_output))
}

/// Reads at most this many bytes, then closes the pipe, so that the writer fails instead of blocking.
async fn first_bytes(pipe: Option<impl AsyncRead + Unpin>, at_most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if let Some(pipe) = pipe {
        pipe.take(at_most as u64).read_to_end(&mut bytes).await?;
    }
    Ok(bytes)
}

fn readable(error_output: &[u8]) -> String {
    let error_output = String::from_utf8_lossy(error_output);
    error_output.trim().chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
