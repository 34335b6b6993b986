//! The service starts without write permission, or loses it while it runs.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;
use tokio_postgres::NoTls;
use xtask::accounts::Account;

use crate::harness::{Database, Home, Response, Server, both};

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).expect("permissions can be changed");
}

/// Runs the program without root privileges, because root can write everywhere.
struct Unprivileged {
    account: Option<Account>,
    /// A copy of the program in a folder that every account can enter.
    program: PathBuf,
    _folder: TempDir,
}

impl Unprivileged {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        set_mode(folder.path(), 0o755);
        let built = Path::new(env!("CARGO_BIN_EXE_colloquy-server"));
        let program = folder.path().join("colloquy-server");
        if fs::hard_link(built, &program).is_err() {
            fs::copy(built, &program).expect("the program can be copied");
        }
        let account = Account::unprivileged().expect("an unprivileged account");
        Unprivileged { account, program, _folder: folder }
    }

    /// Creates a home whose folder belongs to this account.
    fn home(&self) -> Home {
        let home = Home::new(Database::sqlite(), &[]);
        if let Some(account) = self.account {
            account.own(home.folder()).expect("the owner of the folder can be changed");
        }
        home
    }

    fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        if let Some(account) = self.account {
            account.run(&mut command);
        }
        command
    }

    fn start(&self, home: &Home, arguments: &[&str]) -> Output {
        let mut command = self.command(Path::new("timeout"));
        home.configure(&mut command);
        command.arg("30").arg(&self.program).args(arguments).output().expect("`timeout` starts")
    }
}

fn check_refused(ended: &Output, parts: &[&str]) {
    let stderr = String::from_utf8_lossy(&ended.stderr);
    assert_eq!((ended.status.code(), ended.stdout.len()), (Some(1), 0), "{stderr}");
    for part in parts {
        assert!(stderr.contains(part), "{part} is not mentioned: {stderr}");
    }
}

#[tokio::test]
async fn refuses_to_start_in_a_read_only_folder() {
    let unprivileged = Unprivileged::new();
    let program = unprivileged.program.clone();
    let start = async |home: Home| Server::with_program(home, |_| unprivileged.command(&program)).await;
    let server = start(unprivileged.home()).await;
    server.interview().await;
    let home = server.kill();
    let folder = home.folder().display().to_string();
    set_mode(home.folder(), 0o555);
    for arguments in [["serve"], ["migrate"]] {
        let ended = unprivileged.start(&home, &arguments);
        check_refused(&ended, &["COLLOQUY_DATA_DIR", &folder, "cannot be written", "Permission denied"]);
    }
    set_mode(home.folder(), 0o755);
    let media = home.folder().join("media");
    set_mode(&media, 0o555);
    check_refused(&unprivileged.start(&home, &["serve"]), &["COLLOQUY_MEDIA", "cannot be written"]);
    set_mode(&media, 0o755);
    let database = home.folder().join("colloquy.db");
    set_mode(&database, 0o444);
    for arguments in [["serve"], ["migrate"]] {
        let ended = unprivileged.start(&home, &arguments);
        check_refused(&ended, &["COLLOQUY_DATABASE", "colloquy.db", "the database takes no writes"]);
    }
    set_mode(&database, 0o600);
    start(home).await.interview().await;
}

/// Makes new sessions of a database read-only or writable, and terminates the existing ones.
async fn set_read_only(url: &str, read_only: bool) {
    let (server, name) = url.rsplit_once('/').expect("the address ends with a database name");
    let (client, connection) = tokio_postgres::connect(&format!("{server}/postgres"), NoTls)
        .await
        .expect("the server accepts connections");
    let driving = tokio::spawn(connection);
    let setting = if read_only { "on" } else { "off" };
    let sessions = format!("FROM pg_stat_activity WHERE datname = '{name}'");
    for statement in [
        format!("ALTER DATABASE {name} SET default_transaction_read_only = {setting}"),
        format!("SELECT pg_terminate_backend(pid) {sessions}"),
    ] {
        client.batch_execute(&statement).await.expect("the statement succeeds");
    }
    driving.abort();
}

async fn get(server: &Server, path: &str) -> Response {
    Response::of(server.request("GET", path).send().await).await.expect("a response")
}

/// Waits until the service is ready. It caches its readiness for a second.
async fn until_ready(server: &Server) {
    let began = Instant::now();
    while get(server, "/readyz").await.status != 200 {
        assert!(began.elapsed() < Duration::from_secs(20), "the service does not become ready again");
    }
}

#[tokio::test]
async fn a_database_that_becomes_read_only_causes_a_503_with_retry_after() {
    let database = Database::postgres().await;
    let Database::Postgres { url } = database.clone() else { panic!("the database is not PostgreSQL") };
    let server = Server::start(database, &[]).await;
    let path = format!("/v1/interviews/{}", server.interview().await);
    assert_eq!(get(&server, "/readyz").await.status, 200);
    set_read_only(&url, true).await;
    let bodies: [(&str, &str, Option<Value>); 3] = [
        ("POST", "/v1/interviews", Some(json!({ "prompt": "Ask about the workshop." }))),
        ("PATCH", &path, Some(json!({ "title": "Another title" }))),
        ("POST", &format!("{path}/archive"), None),
    ];
    for (method, path, body) in bodies {
        let response = server.call(method, path, body).await;
        assert_eq!(response.status, 503, "{method} {path}: {}", response.text);
        assert!(response.header("retry-after").is_some_and(|after| after.parse::<u32>().is_ok()));
        assert_eq!(response.json()["error"], "Service Unavailable");
    }
    let ready = get(&server, "/readyz").await;
    assert_eq!((ready.status, ready.header("retry-after").is_some()), (503, true), "{}", ready.text);
    assert_eq!(get(&server, "/healthz").await.status, 200);
    assert_eq!(server.call("GET", &path, None).await.ok()["archived"], false);
    set_read_only(&url, false).await;
    until_ready(&server).await;
    assert_eq!(server.call("PATCH", &path, Some(json!({ "title": "New" }))).await.ok()["title"], "New");
}

#[tokio::test]
async fn refuses_to_start_on_a_read_only_database_but_can_list_it() {
    let database = Database::postgres().await;
    let Database::Postgres { url } = database.clone() else { panic!("the database is not PostgreSQL") };
    let home = Server::start(database, &[]).await.kill();
    set_read_only(&url, true).await;
    for arguments in [["serve"], ["migrate"]] {
        let ended = home.command_with_timeout(&arguments);
        check_refused(
            &ended,
            &["COLLOQUY_DATABASE", "the database takes no writes", "default_transaction_read_only"],
        );
    }
    assert_eq!(home.first_organization().len(), 36);
    set_read_only(&url, false).await;
    Server::start_on(home).await.interview().await;
}

#[tokio::test]
async fn readiness_checks_write_at_most_once_a_second() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let began = Instant::now();
        for _ in 0..300 {
            assert_eq!(get(&server, "/readyz").await.status, 200);
        }
        let at_most = began.elapsed().as_secs() + 1;
        assert_eq!(server.home.count("write_probe", &format!("writes <= {at_most}")).await, 1);
    }
}
