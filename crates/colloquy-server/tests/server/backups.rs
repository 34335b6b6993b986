//! Backups are taken while the service runs, and are restored into any database and media store.

mod audio_under_load;
mod moved;
pub mod reads;

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};

use colloquy_backup::{BackupFileKind, BackupWriter};
use colloquy_storage_diesel::{DatabaseLayout, TableBatch, TableTotals};
use serde_json::json;
use tempfile::TempDir;

use crate::harness::bucket::Bucket;
use crate::harness::{Database, Home, Server, both, files_below, printed};
use crate::media::recordings::say;
use reads::{everything, recordings};

/// The name of a recording.
const AUDIO: &str = "recordings/01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d01/1.ogg";

struct FilledServer {
    invitation: String,
    /// The file of a recording that waits for its upload.
    waiting: String,
}

/// Fills a server with interviews, an archived one, a transcript, mails and recordings.
async fn fill(server: &Server, is_sqlite: bool) -> FilledServer {
    let interview = server.interview().await;
    let invitees =
        json!([{ "email": "a@example.org", "name": "Änne \"Q\" O'Hara" }, { "email": "b@example.org" }]);
    let body = json!({ "prompt": "Ask about the workshop: ä 🎙\nand more.", "invitees": invitees });
    server.call("POST", "/v1/interviews", Some(body)).await.ok();
    server.call("POST", &format!("/v1/interviews/{interview}/archive"), None).await;
    let view = server.call("GET", &format!("/v1/interviews/{interview}"), None).await.ok();
    let invitation = view["invitations"][0]["id"].as_str().expect("an id");
    let message = "01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d01";
    say(server, is_sqlite, invitation, 0, message, Some(AUDIO)).await;
    let media = server.home.folder().join("media").join(AUDIO);
    fs::create_dir_all(media.parent().expect("a folder")).expect("the media folder");
    fs::write(media, audio(1)).expect("a recording");
    let part = format!("recordings/{invitation}/1-0-00000000000000000000000000000009.ogg");
    name_part(server, is_sqlite, invitation, &part).await;
    let waiting = format!("{}.part", part.replace('/', "_"));
    fs::write(server.home.folder().join("recordings").join(&waiting), audio(2)).expect("a recording");
    FilledServer { invitation: invitation.to_owned(), waiting }
}

/// Stores that an interview was recorded in a part.
async fn name_part(server: &Server, is_sqlite: bool, invitation: &str, part: &str) {
    let id =
        if is_sqlite { format!("X'{}'", invitation.replace('-', "")) } else { format!("'{invitation}'") };
    let sql = format!(
        "INSERT INTO session_runs (invitation_id, organization_id, consent_version, consented_at, session, clock_ms, \
         next_sequence, seen_at, engine_history, revision) SELECT id, organization_id, '1', created_at, 1, 0, 0, \
         created_at, '[{{\"recording\":\"{part}\"}}]', 1 FROM invitations WHERE id = {id}"
    );
    server.home.execute(&sql).await;
}

const MEDIA_FILES: usize = 40;
const MEDIA_BYTES: usize = MEDIA_FILES * 300_000;

/// Puts recordings that take a while into the media store of a server with SQLite.
async fn fill_media(server: &Server, invitation: &str) {
    let folder = server.home.folder().join("media/recordings/many");
    fs::create_dir_all(&folder).expect("a folder");
    for number in 0..MEDIA_FILES {
        fs::write(folder.join(format!("{number}.ogg")), audio(number)).expect("a recording");
        let (message, name) = (
            format!("01932d5e-7c1a-7b3e-9c4d-2f6a8b0c2d{number:02}"),
            format!("recordings/many/{number}.ogg"),
        );
        say(server, true, invitation, number + 1, &message, Some(&name)).await;
    }
}

fn audio(seed: usize) -> Vec<u8> {
    (0..300_000).map(|index: usize| (index * seed % 251) as u8).collect()
}

fn backup_file() -> (TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("colloquy.backup").to_str().expect("a path").to_owned();
    (folder, file)
}

/// Returns an empty home with the access key of another.
fn empty_home(database: Database, settings: &[(&str, &str)], key: &str) -> Home {
    let mut home = Home::new(database, settings);
    key.clone_into(&mut home.key);
    home
}

#[tokio::test]
async fn a_restored_service_answers_as_the_original_did() {
    for from in both().await {
        let is_sqlite = matches!(from, Database::Sqlite);
        let server = Server::start(from, &[]).await;
        let filled = fill(&server, is_sqlite).await;
        let original = everything(&server).await;
        let sounds = recordings(&server, &original).await;
        assert_eq!(sounds.len(), 1);
        let (_folder, file) = backup_file();
        let made = printed(server.home.command(&["backups", "create", &file, "--json"]));
        assert_eq!((&made["files"], &made["missingRecordings"]), (&json!(2), &json!([])), "{made}");
        let verified = printed(server.home.command(&["backups", "verify", &file, "--json"]));
        assert_eq!(made, verified);
        for to in both().await {
            let home = empty_home(to, &[], &server.home.key);
            printed(home.command(&["backups", "restore", &file, "--json"]));
            assert_eq!(fs::read(home.folder().join("media").join(AUDIO)).expect("a file"), audio(1));
            assert_eq!(
                fs::read(home.folder().join("recordings").join(&filled.waiting)).expect("a file"),
                audio(2)
            );
            let restored = Server::start_on(home).await;
            assert_eq!(everything(&restored).await, original);
            assert_eq!(recordings(&restored, &original).await, sounds);
        }
    }
}

#[tokio::test]
async fn a_backup_under_load_has_every_write_that_was_confirmed_before_it() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let before = server.interview().await;
        let is_over = AtomicBool::new(false);
        let load = async {
            let mut created = Vec::new();
            while !is_over.load(Ordering::Relaxed) {
                created.push(server.interview().await);
            }
            created
        };
        let (_folder, file) = backup_file();
        let arguments = ["backups", "create", &*file, "--json"].map(str::to_owned);
        let mut command = Command::new(env!("CARGO_BIN_EXE_colloquy-server"));
        server.home.configure(&mut command);
        let back_up = async {
            let output = tokio::task::spawn_blocking(move || command.args(arguments).output()).await;
            is_over.store(true, Ordering::Relaxed);
            printed(output.expect("the task completes").expect("the program starts"))
        };
        let (created, made) = futures::join!(load, back_up);
        let rows = made["rows"]["interviews"].as_u64().expect("a number") as usize;
        assert!((1..=created.len() + 1).contains(&rows), "{rows} of {}", created.len() + 1);
        let home = empty_home(Database::sqlite(), &[], &server.home.key);
        printed(home.command(&["backups", "restore", &file, "--json"]));
        let restored = Server::start_on(home).await;
        for id in [before].iter().chain(&created).take(rows) {
            let path = format!("/v1/interviews/{id}");
            let [now, then] = [&server, &restored].map(|server| server.call("GET", &path, None));
            let (now, then) = futures::join!(now, then);
            assert_eq!(now.text.replace(&server.url, &restored.url), then.text);
        }
    }
}

#[tokio::test]
async fn what_is_in_use_or_damaged_is_left_alone() {
    let server = Server::sqlite().await;
    fill(&server, true).await;
    let (_folder, file) = backup_file();
    printed(server.home.command(&["backups", "create", &file, "--json"]));
    let refused = |home: &Home, arguments: &[&str], reason: &str| {
        let output = home.command(arguments);
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && error.contains(reason), "{arguments:?}: {error}");
    };
    refused(&server.home, &["backups", "create", &file], "already exists");
    refused(&server.home, &["backups", "restore", &file], "is in use already");
    let mut damaged = fs::read(&file).expect("the backup");
    let middle = damaged.len() / 2;
    damaged[middle] ^= 1;
    fs::write(&file, &damaged).expect("the backup");
    let home = Home::new(Database::sqlite(), &[]);
    refused(&home, &["backups", "verify", &file], "do not match");
    refused(&home, &["backups", "restore", &file], "do not match");
    fs::write(&file, &damaged[..middle]).expect("the backup");
    refused(&home, &["backups", "restore", &file], "incomplete");
    assert_eq!(fs::read_dir(home.folder()).expect("the folder").count(), 0, "nothing was restored");
}

#[tokio::test]
async fn a_backup_of_a_newer_version_is_refused_before_anything_is_written() {
    let (folder, file) = backup_file();
    let layout = DatabaseLayout { migration: "29991231000000".to_owned(), ..DatabaseLayout::current() };
    let out = File::create(&file).expect("a file");
    let created_at = "2999-12-31T00:00:00Z".to_owned();
    let mut backup = BackupWriter::begin(out, "9.9.9", created_at, layout).expect("a backup");
    let rows = vec![json!({ "audio": AUDIO }).to_string()];
    let mut totals = TableTotals::default();
    rows.iter().for_each(|row| totals.add(row));
    backup.add_rows(&TableBatch { table: "messages".to_owned(), rows }).expect("rows");
    let recording = folder.path().join("1.ogg");
    fs::write(&recording, b"audio").expect("a recording");
    let recording = File::open(recording).expect("a recording");
    backup.add_file(BackupFileKind::Media, AUDIO, &recording).expect("a recording");
    backup.finish([("messages".to_owned(), totals)].into(), Vec::new()).expect("a whole backup");
    let home = Home::new(Database::sqlite(), &[]);
    let output = home.command(&["backups", "restore", &file]);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success() && error.contains("is unknown to this program"), "{error}");
    assert_eq!(fs::read_dir(home.folder()).expect("the folder").count(), 0, "nothing was restored");
}

/// How often each command is killed. `COLLOQUY_TEST_KILLS` overrides it.
const KILLS: usize = 5;

/// Returns numbers below `end`, at the same distance from each other, at which a command is killed.
#[expect(clippy::disallowed_methods, reason = "the environment can request a longer run")]
pub fn kill_points(end: usize) -> impl DoubleEndedIterator<Item = usize> {
    let kills = match std::env::var("COLLOQUY_TEST_KILLS") {
        Ok(number) => number.parse().expect("COLLOQUY_TEST_KILLS is a number"),
        Err(_) => KILLS,
    };
    (0..kills).map(move |number| end * number / kills)
}

/// Starts a command, and kills it as soon as this is true or it has ended.
pub fn kill_when(home: &Home, arguments: &[&str], is_reached: impl Fn() -> bool) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_colloquy-server"));
    home.configure(&mut command);
    let command = command.args(arguments).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child: Child = command.spawn().expect("the program starts");
    while !is_reached() && child.try_wait().expect("a process").is_none() {
        std::thread::yield_now();
    }
    let _ = child.kill();
    child.wait().expect("the process ends");
}

pub fn length(path: &Path) -> u64 {
    fs::metadata(path).map_or(0, |metadata| metadata.len())
}

#[tokio::test]
async fn a_killed_backup_or_restore_leaves_nothing_that_looks_whole() {
    let server = Server::sqlite().await;
    let filled = fill(&server, true).await;
    fill_media(&server, &filled.invitation).await;
    let original = everything(&server).await;
    let (_folder, file) = backup_file();
    let unfinished = PathBuf::from(format!("{file}.unfinished"));
    for bytes in kill_points(MEDIA_BYTES) {
        kill_when(&server.home, &["backups", "create", &file], || length(&unfinished) > bytes as u64);
        assert!(!Path::new(&file).exists(), "killed after {bytes} bytes");
    }
    printed(server.home.command(&["backups", "create", &file, "--json"]));
    let home = empty_home(Database::sqlite(), &[], &server.home.key);
    for files in kill_points(MEDIA_FILES) {
        let media = home.folder().join("media");
        kill_when(&home, &["backups", "restore", &file], || files_below(&media).len() > files);
    }
    let database = home.folder().join("colloquy.db");
    kill_when(&home, &["backups", "restore", &file], || length(&database) > 0);
    // The last one may have been faster than the signal.
    let output = home.command(&["backups", "restore", &file]);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success() || error.contains("is in use already"), "{error}");
    let restored = Server::start_on(home).await;
    assert_eq!(everything(&restored).await, original);
}

// The bucket is served by this process while the command runs.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_is_killed_continues_into_another_database_and_a_bucket() {
    let server = Server::sqlite().await;
    let filled = fill(&server, true).await;
    fill_media(&server, &filled.invitation).await;
    let original = everything(&server).await;
    let old = server.kill();
    let bucket = Bucket::start().await;
    let settings = bucket.settings();
    let settings: Vec<(&str, &str)> = settings.iter().map(|(name, value)| (*name, &**value)).collect();
    let home = empty_home(Database::postgres().await, &settings, &old.key);
    let database = format!("sqlite:{}", old.folder().join("colloquy.db").display());
    let media = format!("file:{}", old.folder().join("media").display());
    let from = ["move", "--from-database", &*database, "--from-media", &*media, "--json"];
    let before = bucket.files().len();
    for files in kill_points(MEDIA_FILES) {
        kill_when(&home, &from, || bucket.files().len() > before + files);
    }
    let moved = home.command(&from);
    let error = String::from_utf8_lossy(&moved.stderr).into_owned();
    assert!(moved.status.success() || error.contains("is in use already"), "{error}");
    assert_eq!(bucket.object(AUDIO), Some(audio(1)));
    let moved = Server::start_on(home).await;
    assert_eq!(everything(&moved).await, original);
}
