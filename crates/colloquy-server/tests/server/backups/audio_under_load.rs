//! A backup has the recordings that its database names, even if the service adds and removes recordings meanwhile.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use colloquy_backup::{BackupEntry, BackupFileKind, read_backup};
use serde_json::{Value, json};

use super::{audio, backup_file};
use crate::console::person::Person;
use crate::erasure::text;
use crate::harness::{POLL_INTERVAL, Server, both, files_below, printed};
use crate::webhooks::take_interview;

/// What a backup has, as it is read without the program.
#[derive(Default)]
struct BackupContent {
    /// The names of the parts of recordings in its database.
    named: BTreeSet<String>,
    /// The recordings of the media store in it.
    media: BTreeMap<String, Vec<u8>>,
    waiting: BTreeSet<String>,
    missing: BTreeSet<String>,
}

fn content(file: &str) -> BackupContent {
    let mut content = BackupContent::default();
    let manifest = read_backup(File::open(file).expect("the backup"), |entry| {
        match entry {
            BackupEntry::Rows(batch) if batch.table == "session_runs" => {
                let rows = batch.rows.iter().map(|row| serde_json::from_str::<Value>(row).expect("a row"));
                let histories =
                    rows.flat_map(|row| row["engine_history"].as_array().cloned().unwrap_or_default());
                content.named.extend(histories.filter_map(|one| Some(one["recording"].as_str()?.to_owned())));
            }
            BackupEntry::File { folder: BackupFileKind::Media, name, content: bytes } => {
                let mut read = Vec::new();
                bytes.read_to_end(&mut read)?;
                content.media.insert(name, read);
            }
            BackupEntry::File { folder: BackupFileKind::WaitingRecordings, name, .. } => {
                content.waiting.insert(name);
            }
            BackupEntry::Rows(_) => {}
        }
        Ok(())
    });
    let manifest = manifest.expect("a whole backup");
    content.missing = manifest.missing_recordings.expect("this version says it").into_iter().collect();
    content
}

impl BackupContent {
    /// Whether a waiting file belongs to this recording.
    fn is_waiting(&self, part: &str) -> bool {
        let stem = part.trim_end_matches(".ogg").replace('/', "_");
        self.waiting.iter().any(|file| file.starts_with(&stem))
    }

    /// Checks that each recording that the database names is either here or reported, and that no other one is here.
    fn check(&self, media: &Path) {
        for part in &self.named {
            let is_here = self.media.contains_key(part) || self.is_waiting(part);
            assert!(is_here != self.missing.contains(part), "{part} is here: {is_here}");
        }
        assert!(self.missing.is_subset(&self.named), "{:?}", self.missing);
        let parts = |name: &&String| !name.contains("/whole-") && !name.contains("/messages/");
        for name in self.media.keys().filter(parts) {
            assert!(self.named.contains(name), "{name} is named by nothing");
        }
        for (name, bytes) in &self.media {
            // Others were erased meanwhile.
            if let Ok(stored) = fs::read(media.join(name)) {
                assert!(*bytes == stored, "{name} differs");
            }
        }
    }
}

fn media_of(server: &Server) -> std::path::PathBuf {
    server.home.folder().join("media")
}

/// Waits until no recording waits for its upload.
async fn until_uploaded(server: &Server) {
    while !files_below(&server.home.folder().join("recordings")).is_empty() {
        tokio::time::sleep(POLL_INTERVAL).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_reports_what_is_missing_and_leaves_out_what_its_database_does_not_name() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        for _ in 0..2 {
            take_interview(&server).await;
        }
        until_uploaded(&server).await;
        let media = media_of(&server);
        let stored = files_below(&media);
        let is_part = |file: &&std::path::PathBuf| {
            let name = file.to_string_lossy();
            name.ends_with(".ogg") && !name.contains("whole-") && !name.contains("/messages/")
        };
        let lost = stored.iter().find(is_part).expect("a recording");
        let lost_name = lost.strip_prefix(&media).expect("a name").to_str().expect("a name").to_owned();
        fs::remove_file(lost).expect("it is removed");
        // As if they were added after the database was read.
        let added =
            "recordings/01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d01/1-0-00000000000000000000000000000009.ogg";
        fs::create_dir_all(media.join(added).parent().expect("a folder")).expect("a folder");
        fs::write(media.join(added), audio(1)).expect("a recording");
        let waiting = server.home.folder().join("recordings").join(added.replace('/', "_"));
        fs::write(waiting, audio(2)).expect("a recording");
        let (_folder, file) = backup_file();
        let made = printed(server.home.command(&["backups", "create", &file, "--json"]));
        assert_eq!(made["missingRecordings"], json!([lost_name]), "{made}");
        assert_eq!(made, printed(server.home.command(&["backups", "verify", &file, "--json"])));
        let content = content(&file);
        content.check(&media);
        assert!(!content.media.contains_key(added) && content.waiting.is_empty());
        assert!(!content.media.is_empty());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn recordings_that_are_added_and_erased_while_a_backup_is_made_leave_it_consistent() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let mut taken = Vec::new();
        for _ in 0..6 {
            taken.push(take_interview(&server).await);
        }
        until_uploaded(&server).await;
        let (is_over, added, erased) = (AtomicBool::new(false), AtomicUsize::new(0), AtomicUsize::new(0));
        let add = async {
            while !is_over.load(Ordering::Relaxed) {
                take_interview(&server).await;
                added.fetch_add(1, Ordering::Relaxed);
            }
        };
        let erase = async {
            for invitation in &taken {
                let path = format!("/invitations/{}/erase", text(invitation, "id"));
                assert_eq!(owner.post(&path, &[("understood", "yes")]).await.status, 303);
                erased.fetch_add(1, Ordering::Relaxed);
                tokio::time::sleep(POLL_INTERVAL * 5).await;
            }
        };
        let back_up = async {
            let mut seen = (BTreeSet::new(), 0);
            for _ in 0..4 {
                let (folder, file) = backup_file();
                let mut command = Command::new(env!("CARGO_BIN_EXE_colloquy-server"));
                server.home.configure(&mut command);
                command.args(["backups", "create", &file, "--json"]);
                let output = tokio::task::spawn_blocking(move || command.output()).await;
                printed(output.expect("the task completes").expect("the program starts"));
                let content = content(&file);
                content.check(&media_of(&server));
                seen.0.extend(content.media.into_keys());
                seen.1 += content.missing.len();
                drop(folder);
            }
            is_over.store(true, Ordering::Relaxed);
            seen
        };
        let ((), (), (seen, missing)) = futures::join!(add, erase, back_up);
        println!("{} recordings in backups, {missing} reported as missing", seen.len());
        assert!(!seen.is_empty() && added.load(Ordering::Relaxed) > 0 && erased.load(Ordering::Relaxed) == 6);
    }
}
