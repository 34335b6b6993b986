//! One run of a command that turns a text into a file, within limits.

use std::io;
use std::path::Path;
use std::process::{ExitStatus, Stdio};
use std::time::Duration;

use colloquy_domain::ports::SpeechError;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWriteExt};
use tokio::process::{Child, Command};
use tokio::time::timeout;

/// Of what a command complains of, this much is passed on.
const COMPLAINT_BYTES: usize = 300;

#[derive(Clone, Copy, Debug)]
pub(super) struct ProcessLimits {
    pub time: Duration,
    pub output_bytes: usize,
}

/// What the command writes when it is given the text. It has ended when this returns; dropped before, it is killed.
pub(super) async fn run(
    command: &Path,
    arguments: &[&str],
    text: &str,
    limits: ProcessLimits,
) -> Result<Vec<u8>, SpeechError> {
    let name = command.display();
    let failed = |reason: String| SpeechError::Failed(format!("`{name}` {reason}"));
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
    let talked = timeout(limits.time, talk(&mut child, text, limits.output_bytes)).await;
    let failure = match talked {
        Ok(Ok((status, output, _))) if status.success() => return Ok(output),
        Ok(Ok((status, _, complaint))) => format!("ended with {status}: {}", readable(&complaint)),
        Ok(Err(error)) => format!("could not be used: {error}"),
        Err(_) => format!("took longer than {} ms", limits.time.as_millis()),
    };
    // Killed and waited for, so that it leaves no entry among the processes. It may have ended by itself.
    let _ = child.kill().await;
    Err(failed(failure))
}

/// Writes and reads at once: a command that waits for its output to be read would not read the text either.
async fn talk(
    child: &mut Child,
    text: &str,
    output_bytes: usize,
) -> io::Result<(ExitStatus, Vec<u8>, Vec<u8>)> {
    let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    let give = async {
        if let Some(mut stdin) = stdin {
            // A command that ends without reading all of it says why in its own way.
            let _ = stdin.write_all(text.as_bytes()).await;
        }
        Ok(())
    };
    let complaints = first_bytes(stderr, COMPLAINT_BYTES);
    let outputs = async {
        let output = first_bytes(stdout, output_bytes + 1).await?;
        if output.len() > output_bytes {
            return Err(io::Error::other(format!("it writes more than {output_bytes} bytes")));
        }
        Ok(output)
    };
    let ((), output, complaint) = tokio::try_join!(give, outputs, complaints)?;
    Ok((child.wait().await?, output, complaint))
}

/// At most this much of what is written; then the pipe is closed, and the writer notices.
async fn first_bytes(pipe: Option<impl AsyncRead + Unpin>, at_most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if let Some(pipe) = pipe {
        pipe.take(at_most as u64).read_to_end(&mut bytes).await?;
    }
    Ok(bytes)
}

fn readable(complaint: &[u8]) -> String {
    let complaint = String::from_utf8_lossy(complaint);
    complaint.trim().chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
