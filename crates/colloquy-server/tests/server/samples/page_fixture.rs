//! What a page's samples need: a service, a folder, a shell and an invitee.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use colloquy_samples::CodeBlockOrHiddenComment;
use tempfile::TempDir;
use tokio::runtime::Handle;

use super::shell::Shell;
use crate::harness::{Database, METRICS, Server, command_line, free_port};
use crate::interview::invitee::Invitee;
use crate::sdk::built::{self, CHECKED, PACKAGE};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/samples");
const BEGINNING: &str = include_str!("../../../../../docs/getting-started.md");
const REQUIREMENTS: &str = include_str!("../../samples/requirements.txt");

/// Checks types and runs TypeScript. Node.js 20 cannot run TypeScript, and no release checks its types.
const NODE: &str = r#"node() {
  case $1 in
    *.ts)
      tsc $CHECKED "$1" &&
        esbuild --log-level=warning --format=esm --outfile="$1.mjs" "$1" && command node "$1.mjs" ;;
    *) command node "$@" ;;
  esac
}"#;

/// Prints which of these programs are missing.
const MISSING: &str = "for program in curl jq nginx node openssl php script sqlite3; do command -v $program >/dev/null || echo $program; done";

/// The configuration of curl: an error status fails the command, and no proxy is used.
const CURL: &str = "fail-with-body\nnoproxy = \"*\"\n";

pub struct PageFixture {
    shell: Shell,
    server: Server,
    folder: TempDir,
    /// Addresses that pages name, and the addresses in this test.
    addresses: Vec<(&'static str, String)>,
}

impl PageFixture {
    pub async fn new() -> Self {
        let settings = [
            METRICS[0],
            METRICS[1],
            ("COLLOQUY_RATE_LIMIT", "300"),
            ("COLLOQUY_WEBHOOKS_ALLOW_PRIVATE", "127.0.0.0/8"),
        ];
        let server = Server::start(Database::sqlite(), &settings).await;
        let folder = tempfile::tempdir().expect("a temporary folder");
        let bash = bash(&server, folder.path());
        let mut shell = Shell::start(bash, folder.path());
        let (missing, _) = shell.run(MISSING).expect("the check runs");
        assert!(
            missing.is_empty(),
            "the samples need programs that are missing; `cargo xtask test` installs them: {}",
            missing.replace('\n', " ")
        );
        for function in [NODE, &functions()] {
            shell.run(function).expect("a function");
        }
        let proxy = free_port();
        let addresses = vec![
            ("http://127.0.0.1:8080", server.url.clone()),
            ("127.0.0.1:9090", server.metrics_address().await),
            // The ports of webhook receivers and of the proxy. The proxy cannot use port 443 here.
            ("9000", free_port().to_string()),
            ("8443", proxy.to_string()),
            ("listen 443", format!("listen {proxy}")),
        ];
        PageFixture { shell, server, folder, addresses }
    }

    pub fn save(&mut self, name: &str, text: &str) -> Result<(), String> {
        let text = self.addresses.iter().fold(text.to_owned(), |text, (named, is)| text.replace(named, is));
        fs::write(self.folder.path().join(name), text).map_err(|error| format!("{name}: {error}"))
    }

    /// Runs a command. Returns its output, with the addresses that pages name, and its status.
    pub fn shell(&mut self, command: &str) -> Result<(String, i32), String> {
        let names = &self.addresses;
        let command = names.iter().fold(command.to_owned(), |text, (named, is)| text.replace(named, is));
        let (printed, status) = self.shell.run(&command)?;
        let printed = names.iter().fold(printed, |text, (named, is)| text.replace(is, named));
        Ok((printed, status))
    }

    /// Completes the interview behind this link.
    pub fn take(&mut self, link: &str) -> Result<(), String> {
        let slug = link.rsplit('/').next().unwrap_or_default();
        Handle::current().block_on(async {
            Invitee::consent(&self.server, slug).await;
            let mut invitee = Invitee::connect(&self.server, slug).await;
            for _ in 0..20 {
                if invitee.until_listening().await.is_some() {
                    return Ok(());
                }
                invitee.type_text("The people were kind, and finding the documents was hard.").await;
            }
            Err("the interview does not end".to_owned())
        })
    }
}

/// Returns the shell functions that samples of all pages use, from the page "Getting started".
fn functions() -> String {
    let page = colloquy_samples::read("docs/getting-started.md", BEGINNING.to_owned());
    let functions = page.items.into_iter().filter_map(|item| match item {
        CodeBlockOrHiddenComment::Block { language, text, .. } if language == "sh" => Some(text),
        CodeBlockOrHiddenComment::Block { .. } | CodeBlockOrHiddenComment::Note { .. } => None,
    });
    functions.collect()
}

/// Returns a shell with the environment of an operator and the first key.
fn bash(server: &Server, folder: &Path) -> Command {
    let python = xtask::python::with("samples", REQUIREMENTS).unwrap_or_else(|error| panic!("{error:#}"));
    let modules = built::folder().join("node_modules");
    std::os::unix::fs::symlink(modules, folder.join("node_modules")).expect("a link");
    fs::write(folder.join(".curlrc"), CURL).expect("a file");
    // The service's program is in the same folder.
    let programs = command_line::program().parent();
    let (tools, compiler) = (built::installed(FOLDER, ".bin"), built::installed(PACKAGE, ".bin"));
    let folders = [programs, python.parent(), Some(&tools), Some(&compiler)];
    let folders = folders.into_iter().flatten().filter(|folder| !folder.as_os_str().is_empty());
    let mut bash = Command::new("bash");
    server.home.configure(&mut bash);
    bash.env("PATH", path(folders.map(Path::to_owned).collect()))
        .env("COLLOQUY_API_KEY", &server.home.key)
        .env("COLLOQUY_BASE_URL", &server.url)
        .env("CHECKED", CHECKED)
        .env("CURL_HOME", folder)
        .env("NO_COLOR", "1");
    bash
}

#[expect(clippy::disallowed_methods, reason = "programs are searched in the `PATH` of the tests")]
fn path(mut folders: Vec<PathBuf>) -> std::ffi::OsString {
    let path = std::env::var_os("PATH").unwrap_or_default();
    folders.extend(std::env::split_paths(&path));
    // The folder of nginx, which is not in the `PATH` of unprivileged users.
    folders.push("/usr/sbin".into());
    std::env::join_paths(folders).expect("folders without colons")
}
