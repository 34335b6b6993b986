//! The service is killed while the console works. Nothing that is half done looks whole or is shown as done.

use std::io::Cursor;
use std::path::PathBuf;

use zip::ZipArchive;

use super::person::{PASSWORD, Person};
use crate::backups::kill_points;
use crate::erasure::{invite, text, where_found};
use crate::exports::files_of;
use crate::harness::{Home, POLL_INTERVAL, Server, both, files_below};
use crate::webhooks::answer_all;

const WORDS: &str = "There was zwetschgenkuchen for everybody, which I liked.";
const NEEDLES: [&str; 3] = ["Quittenbaum", "quittenbaum", "zwetschgenkuchen"];

/// Far more than the sockets between a server and its client hold.
const RECORDING_BYTES: usize = 48_000_000;

/// Starts the server again after a crash.
async fn restarted(server: Server) -> Server {
    server.signal("KILL");
    Server::start_on(server.kill()).await
}

async fn signed_in(server: &Server) -> Person<'_> {
    let mut owner = Person::visitor(server);
    assert_eq!(owner.sign_in("ada@example.org", PASSWORD).await.status, 303);
    owner
}

/// Returns the recordings of an invitation once they are in the media store.
async fn recordings_of(home: &Home, id: &str) -> (PathBuf, Vec<PathBuf>) {
    let folder = home.folder().join("media/recordings").join(id);
    loop {
        let files = files_below(&folder);
        if !files.is_empty() && files_below(&home.folder().join("recordings")).is_empty() {
            return (folder, files);
        }
        tokio::time::sleep(POLL_INTERVAL).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_download_that_a_crash_cuts_off_is_no_archive_and_can_be_repeated() {
    for database in both().await {
        let mut server = Server::start(database, &[]).await;
        drop(Person::owner(&server).await);
        let greta = invite(&server, "Greta Quittenbaum", "greta@quittenbaum.example").await;
        answer_all(&server, text(&greta, "slug"), WORDS).await;
        let (_, recordings) = recordings_of(&server.home, text(&greta, "id")).await;
        let long: Vec<u8> =
            (0..RECORDING_BYTES as u32).map(|byte| (byte.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
        std::fs::write(&recordings[0], &long).expect("a longer recording");
        let path = format!("/interviews/{}/export.zip", text(&greta, "interviewId"));
        for bytes in kill_points(RECORDING_BYTES / 2) {
            let owner = signed_in(&server).await;
            let mut download = owner.open(&format!("{}{path}", owner.base), None).await;
            assert_eq!(download.headers()["transfer-encoding"], "chunked");
            let mut read = Vec::new();
            while read.len() <= bytes {
                read.extend(download.chunk().await.expect("the download continues").expect("more bytes"));
            }
            drop(owner);
            server = restarted(server).await;
            let is_cut_off = loop {
                match download.chunk().await {
                    Ok(Some(more)) => read.extend(more),
                    Ok(None) => break false,
                    Err(_) => break true,
                }
            };
            assert!(is_cut_off, "the client was told that {} bytes are all", read.len());
            assert!(ZipArchive::new(Cursor::new(read)).is_err(), "killed after {bytes} bytes");
        }
        let owner = signed_in(&server).await;
        let whole = owner.open(&format!("{}{path}", owner.base), None).await;
        let files = files_of(whole.bytes().await.expect("the archive").into());
        assert!(files.values().any(|content| *content == long), "the recording is in the archive");
        let log = owner.get("/audit-log").await.text;
        assert!(log.contains("Data export started") && !log.contains("Data exported"), "{log}");
    }
}

/// Ends the pauses of an erasure, and the lease of a process that has died.
async fn hurry(home: &Home) {
    let past = home.moment("2020-01-01");
    home.execute(&format!("UPDATE erasures SET due_at = {past} WHERE completed_at IS NULL")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_erasure_that_crashes_interrupt_continues_and_is_shown_as_complete_only_when_it_is() {
    for database in both().await {
        let mut server = Server::start(database, &[]).await;
        let greta = invite(&server, "Greta Quittenbaum", "greta@quittenbaum.example").await;
        answer_all(&server, text(&greta, "slug"), WORDS).await;
        let id = text(&greta, "id").to_owned();
        let (folder, _) = recordings_of(&server.home, &id).await;
        for number in 0..60 {
            std::fs::write(folder.join(format!("extra-{number}.ogg")), b"OggS").expect("a recording");
        }
        // The erasure need not wait for a node that may still record.
        let past = server.home.moment("2020-01-01");
        server.home.execute(&format!("UPDATE session_runs SET seen_at = {past}")).await;
        let owner = Person::owner(&server).await;
        let confirmed = [("understood", "yes")];
        assert_eq!(owner.post(&format!("/invitations/{id}/erase"), &confirmed).await.status, 303);
        drop(owner);
        let all = files_below(&folder).len();
        for left in kill_points(all).map(|gone| all - gone).chain([1]) {
            while files_below(&folder).len() > left {
                hurry(&server.home).await;
                tokio::time::sleep(POLL_INTERVAL).await;
            }
            server = restarted(server).await;
            let owner = signed_in(&server).await;
            let receipt = owner.get(&format!("/erasures/{id}/receipt")).await.status;
            let page = owner.get("/data").await.text;
            let is_shown_as_complete = receipt == 200 || page.contains("badge is-completed");
            let is_erased =
                where_found(&server.home, &NEEDLES).await.is_empty() && files_below(&folder).is_empty();
            assert!(is_erased || !is_shown_as_complete, "{receipt}, with {left} files: {page}");
            assert!(is_shown_as_complete || page.contains("badge is-in-progress"), "{page}");
        }
        let owner = signed_in(&server).await;
        while owner.get(&format!("/erasures/{id}/receipt")).await.status == 404 {
            hurry(&server.home).await;
            tokio::time::sleep(POLL_INTERVAL).await;
        }
        assert_eq!(where_found(&server.home, &NEEDLES).await, Vec::<String>::new());
        assert!(files_below(&folder).is_empty());
        assert_eq!(owner.get(&format!("/invitations/{id}")).await.status, 404);
        assert_eq!(server.call("GET", &format!("/v1/invitations/{id}"), None).await.status, 404);
    }
}
