//! The service is killed while it deletes what is no longer kept.

use std::time::Duration;

use tokio::time::sleep;
use uuid::Uuid;

use super::*;
use crate::harness::{POLL_INTERVAL, files_below};
use crate::imports::large::multiply;

/// Half of these are due.
const COPIES: u32 = 60;

/// How long after the first deletion of a process it is killed.
const DELAYS_MS: [u64; 5] = [20, 350, 110, 700, 230];

const DUE: [&str; 8] = ["1", "3", "5", "7", "9", "b", "d", "f"];

/// Returns the condition for rows of the copies that are due, or of the others.
fn of_copies(home: &Home, column: &str, is_due: bool) -> String {
    let hex = format!("lower({})", home.hex_of(column));
    let (not, due) = (if is_due { "" } else { "NOT " }, DUE.join("', '"));
    format!("{hex} LIKE '00000000%' AND substr({hex}, length({hex}), 1) {not}IN ('{due}')")
}

/// Counts names, messages, log entries, mails and recordings of the copies that are due, or of the others.
async fn stored(home: &Home, is_due: bool) -> [i64; 5] {
    let (own, others) = (of_copies(home, "id", is_due), of_copies(home, "invitation_id", is_due));
    let is_theirs = |number: &u128| DUE.contains(&&*format!("{:x}", number % 16)) == is_due;
    let copies = (1..=u128::from(COPIES)).filter(is_theirs);
    let media = home.folder().join("media/recordings");
    let recordings: usize =
        copies.map(|number| files_below(&media.join(Uuid::from_u128(number).to_string())).len()).sum();
    [
        home.count("invitations", &format!("name IS NOT NULL AND {own}")).await,
        home.count("messages", &others).await,
        home.count("log_entries", &others).await,
        home.count("mails", &others).await,
        recordings as i64,
    ]
}

/// Waits until the service has deleted something, or all of it.
async fn until_deleting(home: &Home) {
    let before = stored(home, true).await;
    for _ in 0..1_000 {
        let now = stored(home, true).await;
        if now != before || now == [0; 5] {
            return;
        }
        sleep(Duration::from_millis(10)).await;
    }
    panic!("nothing was deleted of {before:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_service_that_is_killed_again_and_again_deletes_what_is_due_and_nothing_else() {
    for database in both().await {
        let mut server = Server::start(database, &[]).await;
        let made = invite(&server, "Ada", "ada@example.org").await;
        answer_all(&server, text(&made, "slug"), "We liked most of it.").await;
        until(&server.home, "invitations", "summary IS NOT NULL", 1).await;
        until(&server.home, "mails", "state = 'sent'", 1).await;
        let recordings = server.home.folder().join("media/recordings").join(text(&made, "id"));
        while files_below(&recordings).is_empty() {
            sleep(POLL_INTERVAL).await;
        }
        multiply(&server.home, text(&made, "id"), COPIES).await;
        let past = server.home.moment("2020-01-01");
        let (own, others) =
            (of_copies(&server.home, "id", true), of_copies(&server.home, "invitation_id", true));
        let aged = format!("UPDATE invitations SET completed_at = {past}, name = 'Quittenbaum' WHERE {own}");
        server.home.execute(&aged).await;
        let said = format!("UPDATE messages SET content = content || ' pflaumenmus' WHERE {others}");
        server.home.execute(&said).await;
        assert!(
            stored(&server.home, true).await.iter().all(|count| *count > 0),
            "there is something to delete"
        );
        let kept = stored(&server.home, false).await;
        let path = format!("/v1/invitations/{}", text(&made, "id"));
        let transcript = server.call("GET", &path, None).await.ok()["messages"].clone();

        retention(&server.home, &["--keep=audio=90d", "--keep=transcripts=90d", "--keep=personalFields=90d"]);
        let mut interrupted = 0;
        for delay in DELAYS_MS {
            until_deleting(&server.home).await;
            sleep(Duration::from_millis(delay)).await;
            let home = server.kill();
            interrupted += usize::from(stored(&home, true).await != [0; 5]);
            assert_eq!(stored(&home, false).await, kept);
            // The lease of the process that died ends later.
            home.execute(&format!("UPDATE retention_runs SET due_at = {past}")).await;
            server = Server::start_on(home).await;
        }
        println!("{interrupted} of {} processes were killed while they were deleting", DELAYS_MS.len());
        assert!(interrupted >= 2, "{interrupted}");
        for _ in 0..1_000 {
            let needles = ["Quittenbaum", "pflaumenmus"];
            if stored(&server.home, true).await == [0; 5]
                && where_found(&server.home, &needles).await.is_empty()
            {
                break;
            }
            sleep(Duration::from_millis(100)).await;
        }
        assert_eq!(stored(&server.home, true).await, [0; 5]);
        assert_eq!(where_found(&server.home, &["Quittenbaum", "pflaumenmus"]).await, Vec::<String>::new());
        assert_eq!(stored(&server.home, false).await, kept);
        assert_eq!(server.call("GET", &path, None).await.ok()["messages"], transcript);
    }
}
