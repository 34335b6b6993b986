//! An export has everything about a person, and nothing about others.

use std::collections::HashMap;
use std::io::{Cursor, Read};
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use zip::ZipArchive;

use crate::backups::{kill_points, kill_when, length};
use crate::console::person::Person;
use crate::erasure::{invite, text};
use crate::harness::bucket::Bucket;
use crate::harness::{Database, Server, both, files_below, printed};
use crate::interview::invitation;
use crate::webhooks::{answer_all, until};

const WORDS: &str = "There was zwetschgenkuchen for everybody, which I liked.";
const OTHERS_WORDS: &str = "We had kirschstrudel on most days.";

/// Returns the files of an archive by their path, after comparing each with the manifest.
pub fn files_of(archive: Vec<u8>) -> HashMap<String, Vec<u8>> {
    let mut zip = ZipArchive::new(Cursor::new(archive)).expect("a whole ZIP file");
    let mut files = HashMap::new();
    for number in 0..zip.len() {
        let mut file = zip.by_index(number).expect("a file");
        let mut content = Vec::new();
        file.read_to_end(&mut content).expect("undamaged content");
        files.insert(file.name().expect("a name").into_owned(), content);
    }
    let manifest = manifest(&files);
    let listed = manifest["files"].as_array().expect("a list");
    assert_eq!(listed.len() + 1, files.len(), "{manifest}");
    for entry in listed {
        let content = &files[text(entry, "path")];
        assert_eq!(entry["bytes"].as_u64(), Some(content.len() as u64), "{entry}");
        assert_eq!(entry["sha256"], sha256(content), "{entry}");
    }
    files
}

fn sha256(content: &[u8]) -> String {
    Sha256::digest(content).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn manifest(files: &HashMap<String, Vec<u8>>) -> Value {
    serde_json::from_slice(&files["manifest.json"]).expect("JSON")
}

fn file<'f>(files: &'f HashMap<String, Vec<u8>>, ending: &str) -> &'f [u8] {
    let mut found = files.iter().filter(|(path, _)| path.ends_with(ending));
    let (_, content) = found.next().unwrap_or_else(|| panic!("no {ending} in {:?}", files.keys()));
    assert!(found.next().is_none(), "several {ending} in {:?}", files.keys());
    content
}

fn has(files: &HashMap<String, Vec<u8>>, words: &str) -> bool {
    files.values().any(|content| String::from_utf8_lossy(content).contains(words))
}

fn exported(server: &Server, arguments: &[&str]) -> HashMap<String, Vec<u8>> {
    files_of(std::fs::read(export_file(server, arguments)).expect("the archive"))
}

/// Runs the command, again as long as recordings are still on their way to the media store. Returns the file's path.
pub fn export_file(server: &Server, arguments: &[&str]) -> String {
    let organization = server.home.first_organization();
    for number in 0..200 {
        let to = server.home.folder().join(format!("{}-{number}.zip", arguments[0]));
        let to = to.to_str().expect("a path").to_owned();
        let command =
            [&["export"], arguments, &["--organization", &organization, "--to", &to, "--json"]].concat();
        let printed = tokio::task::block_in_place(|| printed(server.home.command(&command)));
        let archive = std::fs::read(&to).expect("the archive");
        assert_eq!(printed["bytes"].as_u64(), Some(archive.len() as u64));
        let files = files_of(archive);
        assert_eq!(printed["files"].as_u64(), Some(files.len() as u64));
        if manifest(&files)["counts"]["missingRecordings"] == 0 {
            return to;
        }
    }
    panic!("the recordings never reached the media store");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_export_of_a_person_has_their_words_and_recording_and_nothing_of_others() {
    for database in both().await {
        let bucket = Bucket::start().await;
        let in_bucket = if matches!(database, Database::Sqlite) { None } else { Some(bucket.settings()) };
        let settings: Vec<(&str, &str)> =
            in_bucket.iter().flatten().map(|(name, value)| (*name, &**value)).collect();
        let server = Server::start(database, &settings).await;
        let greta = invite(&server, "Greta Quittenbaum", "greta@quittenbaum.example").await;
        let hanna = invite(&server, "Hanna Birnbaum", "hanna@birnbaum.example").await;
        answer_all(&server, text(&greta, "slug"), WORDS).await;
        answer_all(&server, text(&hanna, "slug"), OTHERS_WORDS).await;
        until(&server.home, "invitations", "summary IS NOT NULL", 2).await;

        let files = exported(&server, &["person", "--email", "GRETA@quittenbaum.example"]);
        let record: Value = serde_json::from_slice(file(&files, "invitations.jsonl")).expect("one record");
        // The service of these tests has no public URL, so a command cannot know its address.
        let mut expected = invitation(&server, &greta).await;
        expected["url"] = record["url"].clone();
        assert_eq!(record, expected);
        let transcript = String::from_utf8_lossy(file(&files, ".md")).into_owned();
        assert!(transcript.contains("Greta Quittenbaum") && transcript.contains(WORDS), "{transcript}");
        assert!(file(&files, ".ogg").starts_with(b"OggS"), "a recording");
        let log = String::from_utf8_lossy(file(&files, "log.jsonl")).into_owned();
        assert!(log.contains("\"invitation.consented\""), "the consent is part of it: {log}");
        assert!(file(&files, "mails.jsonl").ends_with(b"\n"), "the mail with the invitation is listed");
        let details: Value = serde_json::from_slice(file(&files, "invitation-details.jsonl")).expect("JSON");
        assert_eq!(details["invitationId"], greta["id"]);
        assert!(details["consent"]["at"].is_string() && details["withdrawal"].is_null(), "{details}");
        assert!(!files.keys().any(|path| path.ends_with("settings.json")), "the guide belongs to others");
        for others in ["Birnbaum", "birnbaum", OTHERS_WORDS, text(&hanna, "slug")] {
            assert!(!has(&files, others), "{others} is in the export of another person");
        }

        tokio::task::block_in_place(|| crate::webhooks::endpoint(&server.home, "https://example.org/hook"));
        let files = exported(&server, &["organization"]);
        let counts = json!({
            "interviews": 2, "invitations": 2, "messages": manifest(&files)["counts"]["messages"],
            "recordings": 2, "missingRecordings": 0,
        });
        assert_eq!(manifest(&files)["counts"], counts);
        assert!(has(&files, "\"guide\":{") && has(&files, "https://example.org/hook"));
        assert!(has(&files, "\"lastFour\"") && !has(&files, "whsec_"), "an export has no secrets");
        for words in [WORDS, OTHERS_WORDS, "data.exported", "\"systemPrompt\""] {
            assert!(has(&files, words), "{words} is missing");
        }
        assert!(!has(&files, &server.home.key), "an export has no keys");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_export_that_is_killed_leaves_nothing_that_looks_whole() {
    let server = Server::sqlite().await;
    let greta = invite(&server, "Greta Quittenbaum", "greta@quittenbaum.example").await;
    answer_all(&server, text(&greta, "slug"), WORDS).await;
    let whole = export_file(&server, &["organization"]);
    let recordings = files_below(&server.home.folder().join("media/recordings"));
    let recording = recordings.first().expect("a recording");
    let long: Vec<u8> =
        (0..8_000_000_u32).map(|byte| (byte.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    std::fs::write(recording, &long).expect("a longer recording");
    let organization = server.home.first_organization();
    let to = format!("{whole}-again.zip");
    let export = ["export", "organization", "--organization", &organization, "--to", &to];
    let unfinished = PathBuf::from(format!("{to}.unfinished"));
    for bytes in kill_points(long.len()) {
        kill_when(&server.home, &export, || length(&unfinished) > bytes as u64);
        assert!(!Path::new(&to).exists(), "killed after {bytes} bytes");
    }
    tokio::task::block_in_place(|| server.home.command(&export));
    let files = files_of(std::fs::read(&to).expect("the archive"));
    assert!(files.values().any(|content| *content == long), "the recording is in the archive");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn members_save_an_interview_and_owners_a_person_from_the_console() {
    let server = Server::sqlite().await;
    let owner = Person::owner(&server).await;
    let viewer = owner.colleague("v@example.org", "viewer").await;
    let made = invite(&server, "Greta Quittenbaum", "greta@quittenbaum.example").await;
    answer_all(&server, text(&made, "slug"), WORDS).await;
    owner.post(&format!("/invitations/{}/notes", text(&made, "id")), &[("tags", "noted-tag")]).await;
    for path in [
        format!("/interviews/{}/export.zip", text(&made, "interviewId")),
        format!("/invitations/{}/export.zip", text(&made, "id")),
    ] {
        let response = viewer.open(&format!("{}{path}", viewer.base), None).await;
        assert_eq!(response.headers()["content-type"], "application/zip");
        assert_eq!(response.headers()["cache-control"], "no-store");
        let files = files_of(response.bytes().await.expect("the archive").into());
        assert!(has(&files, WORDS) && has(&files, "noted-tag"), "{path}");
    }
    let form = [("email", "greta@quittenbaum.example")];
    assert_eq!(viewer.post("/data/person/export.zip", &form).await.status, 403);
    assert_eq!(viewer.post("/data/export.zip", &[]).await.status, 403);
    let saved = owner.post("/data/person/export.zip", &form).await;
    assert_eq!((saved.status, saved.header("content-type")), (200, Some("application/zip")));
    let refused = owner.post("/data/person/export.zip", &[("email", "greta")]).await;
    assert!(refused.status == 400 && refused.text.contains("aria-invalid"), "{}", refused.text);
    let log = owner.get("/audit-log").await.text;
    assert!(log.contains("Data export started") && !log.contains("greta@quittenbaum.example"), "{log}");
}
