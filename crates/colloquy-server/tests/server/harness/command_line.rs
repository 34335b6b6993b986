//! The command-line program `colloquy`, as its users run it.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use serde_json::Value;

use super::{Server, target};

/// Returns the path of the program. It belongs to another package, so cargo brings it up to date first. The options are
/// those of a run of all tests, so there is nothing to build in such a run.
pub fn program() -> &'static Path {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        let folder = Path::new(env!("CARGO_BIN_EXE_colloquy-server")).parent().expect("a folder");
        let profile = folder.file_name().and_then(|name| name.to_str()).expect("a profile");
        let profile = if profile == "debug" { "dev" } else { profile };
        let mut cargo = xtask::processes::cargo();
        cargo.args(["test", "--quiet", "--workspace", "--no-run", "--test", "program", "--profile", profile]);
        let built = cargo.arg("--target-dir").arg(target()).current_dir(xtask::root()).output();
        let built = built.expect("cargo starts");
        assert!(built.status.success(), "colloquy is not built: {}", String::from_utf8_lossy(&built.stderr));
        folder.join("colloquy")
    })
}

/// The result of a command.
#[derive(Debug)]
pub struct Ran {
    pub status: i32,
    pub out: String,
    pub err: String,
}

impl Ran {
    /// Returns the JSON that a successful command printed.
    pub fn ok(&self) -> Value {
        assert_eq!((self.status, &*self.err), (0, ""), "{self:?}");
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// Returns the error message of a command that failed with these statuses and printed nothing.
    pub fn failure(&self, status: i32, service_status: Option<u16>) -> String {
        assert_eq!((self.status, &*self.out), (status, ""), "{self:?}");
        let error: Value =
            serde_json::from_str(&self.err).unwrap_or_else(|error| panic!("{error}: {self:?}"));
        assert_eq!(error["status"].as_u64(), service_status.map(u64::from), "{error}");
        error["error"].as_str().unwrap_or_else(|| panic!("{error} has no text")).to_owned()
    }
}

/// Returns a command whose environment has only the service's address and the key.
pub fn command(program: impl AsRef<std::ffi::OsStr>, url: &str, key: &str) -> Command {
    let mut command = Command::new(program);
    command.env_clear().env("COLLOQUY_BASE_URL", url).env("COLLOQUY_API_KEY", key);
    command
}

pub fn ran(mut command: Command, input: &str) -> Ran {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    // The program may exit without reading its input.
    let _ = child.stdin.take().expect("its standard input").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("the program ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    Ran {
        status: output.status.code().expect("the program was not killed"),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

impl Server {
    pub fn colloquy(&self, words: &[&str]) -> Ran {
        self.colloquy_given("", words)
    }

    /// Runs the program with this text on standard input.
    pub fn colloquy_given(&self, input: &str, words: &[&str]) -> Ran {
        let mut command = command(program(), &self.url, &self.home.key);
        command.args(words);
        ran(command, input)
    }
}
