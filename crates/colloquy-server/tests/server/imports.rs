//! An organization moves to another installation by its export.

pub mod large;

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::process::{Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};

use crate::backups::reads::{everything, recordings};
use crate::erasure::{invite, text};
use crate::exports::{export_file, files_of};
use crate::harness::bucket::Bucket;
use crate::harness::{Database, Home, Server, both, files_below, printed};
use crate::webhooks::{answer_all, endpoint, until};

const WORDS: &str = "There was zwetschgenkuchen for everybody, which I liked.";

/// Fills a server with an interview that was taken, one that was not, an archived one and an endpoint. Returns the slug of
/// the first one.
async fn fill(server: &Server) -> String {
    let greta = invite(server, "Greta Quittenbaum", "greta@quittenbaum.example").await;
    invite(server, "Änne \"Q\" O'Hara", "aenne@example.org").await;
    let archived = server.interview().await;
    server.call("POST", &format!("/v1/interviews/{archived}/archive"), None).await;
    tokio::task::block_in_place(|| endpoint(&server.home, "https://example.org/hook"));
    answer_all(server, text(&greta, "slug"), WORDS).await;
    until(&server.home, "invitations", "summary IS NOT NULL", 1).await;
    until(&server.home, "mails", "state = 'sent'", 2).await;
    text(&greta, "slug").to_owned()
}

fn import(home: &Home, file: &str) -> std::process::Output {
    tokio::task::block_in_place(|| home.command(&["import", "organization", "--from", file, "--json"]))
}

/// Returns the files that an import does not change.
fn unchanged(files: HashMap<String, Vec<u8>>) -> BTreeMap<String, Vec<u8>> {
    const CHANGED: [&str; 6] = [
        "manifest.json",
        "members.jsonl",
        "api-keys.jsonl",
        "webhook-endpoints.jsonl",
        "audit-log.jsonl",
        "records/webhook_endpoints.jsonl",
    ];
    let is_changed = |path: &str| CHANGED.contains(&path) || path == "records/audit_entries.jsonl";
    files.into_iter().filter(|(path, _)| !is_changed(path)).collect()
}

/// Returns the lines of each file in an order that does not depend on the database.
fn sorted(files: BTreeMap<String, Vec<u8>>) -> BTreeMap<String, Vec<Vec<u8>>> {
    let lines = |content: Vec<u8>| {
        let mut lines: Vec<Vec<u8>> = content.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
        lines.sort();
        lines
    };
    files.into_iter().map(|(path, content)| (path, lines(content))).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_imported_organization_reads_as_it_did_where_it_was_exported() {
    for from in both().await {
        let server = Server::start(from, &[]).await;
        fill(&server).await;
        let organization = server.home.first_organization();
        let original = everything(&server).await;
        let sounds = recordings(&server, &original).await;
        let file = export_file(&server, &["organization"]);
        let files = sorted(unchanged(files_of(fs::read(&file).expect("the archive"))));
        for to in both().await {
            let bucket = Bucket::start().await;
            let in_bucket = if matches!(to, Database::Sqlite) { None } else { Some(bucket.settings()) };
            let settings: Vec<(&str, &str)> =
                in_bucket.iter().flatten().map(|(name, value)| (*name, &**value)).collect();
            // The other service is running, and only its second organization is in use.
            let mut target = Server::start(to, &settings).await;
            let key = target.home.key.clone();
            target.home.key = tokio::task::block_in_place(|| target.home.organization("Second"));
            target.interview().await;
            let others = everything(&target).await;
            let imported = printed(import(&target.home, &file));
            let expected = json!({
                "organization": organization, "interviews": 3, "invitations": 3, "recordings": 1,
                "waitingMails": 0, "plannedReminders": 0, "disabledEndpoints": 1, "membersHere": 0, "keysHere": 1,
            });
            assert_eq!(imported, expected);
            assert_eq!(everything(&target).await, others, "the other organization has not changed");
            let again = import(&target.home, &file);
            let error = String::from_utf8_lossy(&again.stderr).into_owned();
            assert!(!again.status.success() && error.contains("exists here already"), "{error}");

            target.home.key = key;
            assert_eq!(everything(&target).await, original);
            assert_eq!(recordings(&target, &original).await, sounds);
            let exported = target.home.folder().join("again.zip").to_str().expect("a path").to_owned();
            let command =
                ["export", "organization", "--organization", &organization, "--to", &exported, "--json"];
            tokio::task::block_in_place(|| printed(target.home.command(&command)));
            let again = files_of(fs::read(&exported).expect("the archive"));
            let audit_log = String::from_utf8_lossy(&again["audit-log.jsonl"]).into_owned();
            assert!(audit_log.contains("data.imported"), "{audit_log}");
            let endpoints: Value = serde_json::from_slice(&again["webhook-endpoints.jsonl"]).expect("JSON");
            assert_eq!(endpoints["url"], "https://example.org/hook");
            let again = sorted(unchanged(again));
            assert_eq!(again.keys().collect::<Vec<_>>(), files.keys().collect::<Vec<_>>());
            for (path, content) in &again {
                assert!(files[path] == *content, "{path} differs");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_import_that_is_killed_changes_nothing_and_can_be_repeated() {
    let server = Server::sqlite().await;
    fill(&server).await;
    let original = everything(&server).await;
    let file = export_file(&server, &["organization"]);
    for to in both().await {
        let target = Server::start(to, &[]).await;
        for delay in [10, 40, 70, 100, 150, 200, 300] {
            let mut command = Command::new(env!("CARGO_BIN_EXE_colloquy-server"));
            target.home.configure(&mut command);
            command
                .args(["import", "organization", "--from", &file])
                .stdout(Stdio::null())
                .stderr(Stdio::null());
            let mut importing = command.spawn().expect("the command");
            tokio::time::sleep(Duration::from_millis(delay)).await;
            importing.kill().expect("it is killed");
            importing.wait().expect("its end");
            let interviews = target.home.count("interviews", "1 = 1").await;
            assert!([0, 3].contains(&interviews), "{interviews} of 3 interviews");
            if interviews == 3 {
                break;
            }
        }
        if target.home.count("interviews", "1 = 1").await == 0 {
            printed(import(&target.home, &file));
        }
        assert_eq!(everything(&target).await, original);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_not_the_whole_export_of_an_organization_is_refused_before_anything_is_written() {
    let server = Server::sqlite().await;
    fill(&server).await;
    let target = Server::sqlite().await;
    let person = export_file(&server, &["person", "--email", "greta@quittenbaum.example"]);
    let whole = fs::read(export_file(&server, &["organization"])).expect("the archive");
    // Recordings are not compressed, so a changed byte in one does not harm the ZIP file itself.
    let mut changed = whole.clone();
    let at = changed.windows(8).position(|bytes| bytes == b"OpusHead").expect("a recording");
    changed[at + 100] ^= 1;
    let file = |name: &str, content: &[u8]| {
        let path = target.home.folder().join(name);
        fs::write(&path, content).expect("a file");
        path.to_str().expect("a path").to_owned()
    };
    for (file, expected) in [
        (person, "it is the export of person"),
        (file("changed.zip", &changed), "the file was damaged or changed"),
        (file("cut.zip", &whole[..whole.len() - 1]), "it is not a whole ZIP file"),
        (file("other.zip", b"words"), "it is not a whole ZIP file"),
    ] {
        let refused = import(&target.home, &file);
        let error = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(!refused.status.success() && error.contains(expected), "{error}");
    }
    assert_eq!(target.home.count("interviews", "1 = 1").await, 0);
    let media = target.home.folder().join("media/recordings");
    assert!(!media.is_dir() || files_below(&media).is_empty(), "no recording was stored");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_organization_is_imported_by_one_command_at_a_time() {
    let server = Server::sqlite().await;
    fill(&server).await;
    let file = export_file(&server, &["organization"]);
    let target = Server::sqlite().await;
    let lock = target.home.folder().join(format!(".import-{}.unfinished", server.home.first_organization()));
    let held = fs::File::create(&lock).expect("a file");
    held.lock().expect("it is locked");
    let refused = import(&target.home, &file);
    let error = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(!refused.status.success() && error.contains("cannot be imported now"), "{error}");
    assert!(!target.home.folder().join("media/recordings").is_dir(), "no recording was copied");
    drop(held);
    printed(import(&target.home, &file));
    assert!(!lock.exists());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_import_that_fails_leaves_no_recording() {
    let server = Server::sqlite().await;
    let slug = fill(&server).await;
    let file = export_file(&server, &["organization"]);
    let organization = server.home.first_organization();
    for to in both().await {
        let mut target = Server::start(to, &[]).await;
        let recordings = target.home.folder().join("media/recordings");
        let refused = |home: &Home, expected: &str| {
            let refused = import(home, &file);
            let error = String::from_utf8_lossy(&refused.stderr).into_owned();
            assert!(!refused.status.success() && error.contains(expected), "{error}");
            assert!(!recordings.is_dir() || files_below(&recordings).is_empty(), "a recording was left");
        };
        // The database rejects the rows after the recordings were copied.
        target.home.key = tokio::task::block_in_place(|| target.home.organization("Second"));
        invite(&target, "Hanna Birnbaum", "hanna@birnbaum.example").await;
        target.home.execute(&format!("UPDATE invitations SET slug = '{slug}'")).await;
        refused(&target.home, "the database failed");
        // An address that has unsubscribed is all that the organization has here.
        let unsubscribe = ["organizations", "unsubscribe", &organization, "--email", "aenne@example.org"];
        assert!(target.home.command(&unsubscribe).status.success());
        refused(&target.home, "exists here already and was used");
        assert_eq!(target.home.count("interviews", "1 = 1").await, 1);
    }
}
