//! The command line, as its users have it: a program of its own.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use serde_json::Value;

use super::{Server, target};

/// Where the program is. It is another package's, so cargo is asked to bring it up to date, in the way in which it is
/// built with these tests, so that there is nothing to do if all tests are run.
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

/// What came of a command.
#[derive(Debug)]
pub struct Ran {
    pub status: i32,
    pub out: String,
    pub err: String,
}

impl Ran {
    /// What a command that succeeds has printed.
    pub fn ok(&self) -> Value {
        assert_eq!((self.status, &*self.err), (0, ""), "{self:?}");
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The message of one that fails so, which prints nothing.
    pub fn failure(&self, status: i32, of_service: Option<u16>) -> String {
        assert_eq!((self.status, &*self.out), (status, ""), "{self:?}");
        let error: Value =
            serde_json::from_str(&self.err).unwrap_or_else(|error| panic!("{error}: {self:?}"));
        assert_eq!(error["status"].as_u64(), of_service.map(u64::from), "{error}");
        error["error"].as_str().unwrap_or_else(|| panic!("{error} has no text")).to_owned()
    }
}

/// A command that knows where to go and nothing else.
pub fn command(program: impl AsRef<std::ffi::OsStr>, url: &str, key: &str) -> Command {
    let mut command = Command::new(program);
    command.env_clear().env("COLLOQUY_BASE_URL", url).env("COLLOQUY_API_KEY", key);
    command
}

pub fn ran(mut command: Command, input: &str) -> Ran {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    // Whether it reads what it is given is its own affair.
    let _ = child.stdin.take().expect("its standard input").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    Ran {
        status: output.status.code().expect("it was not killed"),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

impl Server {
    pub fn colloquy(&self, words: &[&str]) -> Ran {
        self.colloquy_given("", words)
    }

    /// The same with something on standard input.
    pub fn colloquy_given(&self, input: &str, words: &[&str]) -> Ran {
        let mut command = command(program(), &self.url, &self.home.key);
        command.args(words);
        ran(command, input)
    }
}
