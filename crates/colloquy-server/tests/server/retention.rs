//! What is no longer kept is gone from every file and every row.

mod killed;

use serde_json::{Value, json};

use crate::erasure::{OTHERS_WORDS, invite, text, where_found};
use crate::harness::bucket::Bucket;
use crate::harness::{Database, Home, Server, both, printed};
use crate::webhooks::receiver::Receiver;
use crate::webhooks::{LOOPBACK, answer_all, endpoint, until};

/// What the service must not remember: parts of the name and the address, and the words.
const NEEDLES: [&str; 4] = ["Quittenbaum", "quittenbaum", "zwetschgenkuchen", "pflaumenmus"];

/// Moves the end of an invitation a hundred days back.
async fn age(home: &Home, id: &str) {
    let id = match home.is_postgres() {
        true => format!("'{id}'"),
        false => format!("x'{}'", id.replace('-', "")),
    };
    let past = home.moment("2020-01-01");
    home.execute(&format!("UPDATE invitations SET completed_at = {past} WHERE id = {id}")).await;
}

fn retention(home: &Home, arguments: &[&str]) -> Value {
    let organization = home.first_organization();
    let command = [&["retention", "--organization", &organization, "--json"], arguments].concat();
    printed(tokio::task::block_in_place(|| home.command(&command)))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_that_is_no_longer_kept_is_left_in_any_file_or_row() {
    for database in both().await {
        let (receiver, bucket) = (Receiver::start().await, Bucket::start().await);
        let is_sqlite = matches!(database, Database::Sqlite);
        let in_bucket = if is_sqlite { None } else { Some(bucket.settings()) };
        let mut settings = vec![LOOPBACK];
        settings.extend(in_bucket.iter().flatten().map(|(name, value)| (*name, &**value)));
        let server = Server::start(database, &settings).await;
        endpoint(&server.home, &receiver.url("/ok"));
        let old = invite(&server, "Greta Quittenbaum", "greta@quittenbaum.example").await;
        let recent = invite(&server, "Hanna Birnbaum", "hanna@birnbaum.example").await;
        let words = "There was zwetschgenkuchen for everybody, and pflaumenmus on Fridays, which I liked.";
        answer_all(&server, text(&old, "slug"), words).await;
        answer_all(&server, text(&recent, "slug"), &format!("We had {OTHERS_WORDS} on most days.")).await;
        until(&server.home, "webhook_deliveries", "state = 'delivered'", 4).await;
        age(&server.home, text(&old, "id")).await;
        // Responses of calls with an idempotency key are kept for a day.
        let past = server.home.moment("2020-01-01");
        server.home.execute(&format!("UPDATE idempotency_records SET created_at = {past}")).await;
        until(&server.home, "idempotency_records", "1 = 1", 0).await;

        let keep = ["audio", "transcripts", "personalFields"].map(|kind| format!("--keep={kind}=90d"));
        let keep: Vec<&str> = keep.iter().map(String::as_str).collect();
        let listed = retention(&server.home, &[&keep[..], &["--dry-run"]].concat());
        let rows = listed["wouldDelete"].as_array().expect("a list");
        assert_eq!(rows.len(), 6, "{listed}");
        assert!(rows.iter().all(|row| row["invitations"] == 1 && row["period"] == "90d"), "{listed}");
        assert!(!where_found(&server.home, &NEEDLES).await.is_empty(), "nothing has been deleted");

        let kept = retention(&server.home, &keep);
        assert_eq!(kept["keeps"]["mails"], json!({ "period": "90d", "set": null }), "{kept}");
        until(&server.home, "invitations", "name IS NULL AND summary IS NULL", 1).await;
        until(&server.home, "mails", "to_address LIKE '%quittenbaum%'", 0).await;
        let invitation =
            server.call("GET", &format!("/v1/invitations/{}", text(&old, "id")), None).await.ok();
        assert_eq!((&invitation["status"], &invitation["name"]), (&json!("COMPLETED"), &Value::Null));
        until(&server.home, "events", "body LIKE '%quittenbaum%'", 0).await;
        // The last step of a run clears what the database's own files still hold.
        for _ in 0..100 {
            if where_found(&server.home, &NEEDLES).await.is_empty() {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
        assert_eq!(where_found(&server.home, &NEEDLES).await, Vec::<String>::new());
        let files = bucket.files();
        let is_old = |file: &&std::path::PathBuf| file.to_string_lossy().contains(text(&old, "id"));
        assert_eq!(files.iter().find(is_old), None);
        assert_eq!(files.is_empty(), is_sqlite, "the recordings of the others stay");
        let other = server.call("GET", &format!("/v1/invitations/{}", text(&recent, "id")), None).await.ok();
        assert!(other["messages"].to_string().contains(OTHERS_WORDS), "{other}");
        let home = server.kill();
        assert_eq!(where_found(&home, &NEEDLES).await, Vec::<String>::new());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_command_refuses_what_is_not_a_period_and_shows_what_applies() {
    let server = Server::sqlite().await;
    let organization = server.home.first_organization();
    for keep in ["audio", "audio=", "audio=0", "audio=1w", "sound=7d", "audio=36501"] {
        let refused = server.home.command(&["retention", "--organization", &organization, "--keep", keep]);
        assert!(!refused.status.success(), "{keep}");
    }
    let made = server.interview().await;
    let own = ["--interview", &made, "--keep=audio=forever"];
    retention(&server.home, &["--keep=audio=90", "--keep=logs=7d"]);
    let kept = retention(&server.home, &own);
    assert_eq!(kept["keeps"]["audio"], json!({ "period": "forever", "set": "forever" }));
    assert_eq!(kept["keeps"]["logs"], json!({ "period": "7d", "set": null }));
    let kept = retention(&server.home, &["--interview", &made, "--keep=audio=default"]);
    assert_eq!(kept["keeps"]["audio"], json!({ "period": "90d", "set": null }));
}
