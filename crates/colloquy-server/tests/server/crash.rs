//! The power goes at any moment, and everything that was answered is there.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use futures::future::join_all;
use serde_json::{Value, json};

use crate::harness::{Answer, Database, Home, Server, both};

const CRASHES: usize = 20;

/// Creates until the server is gone; answers what was promised.
async fn storm(server: &Server, over: &AtomicBool, answered: &AtomicUsize) -> Vec<Value> {
    let mut promised = Vec::new();
    let invitees = json!([{ "email": "a@example.org" }, { "email": "b@example.org" }]);
    let body = json!({ "prompt": "Ask about the workshop.", "invitees": invitees }).to_string();
    while !over.load(Ordering::Relaxed) {
        let request = server.request("POST", "/v1/interviews").bearer_auth(&server.home.key);
        let sent = request.header("content-type", "application/json").body(body.clone()).send().await;
        match Answer::of(sent).await {
            Ok(answer) => {
                promised.push(answer.ok());
                answered.fetch_add(1, Ordering::Relaxed);
            }
            Err(_) => break,
        }
    }
    promised
}

/// Some time after so many answers: none, for a crash in the first requests.
async fn crash(server: Server, answers: usize, after: Duration) -> (Home, Vec<Value>) {
    let (over, answered) = (AtomicBool::new(false), AtomicUsize::new(0));
    let process = server.id();
    let kill = async {
        while answered.load(Ordering::Relaxed) < answers {
            tokio::task::yield_now().await;
        }
        tokio::time::sleep(after).await;
        crate::harness::signal(process, "KILL");
        over.store(true, Ordering::Relaxed);
    };
    let storms = join_all((0..6).map(|_| storm(&server, &over, &answered)));
    let ((), promised) = futures::join!(kill, storms);
    (server.kill(), promised.into_iter().flatten().collect())
}

async fn check_kept(server: &Server, promised: &[Value]) {
    for rows in promised {
        let id = rows[0]["id"].as_str().expect("an id");
        let kept = server.call("GET", &format!("/v1/interviews/{id}"), None).await.ok();
        assert_eq!((&kept["prompt"], &kept["invitationsCount"]), (&rows[0]["prompt"], &json!(2)));
        for row in rows.as_array().expect("rows") {
            let invitation = &row["invitations"][0];
            let same =
                |other: &&Value| other["id"] == invitation["id"] && other["slug"] == invitation["slug"];
            let found = kept["invitations"].as_array().expect("a list").iter().find(same);
            assert_eq!(found.map(|found| &found["email"]), Some(&invitation["email"]));
        }
    }
}

/// Whether an interview, an invitation, a log entry or a mail lacks one of the others.
async fn check_whole(home: &Home) {
    let check = async |table: &str, condition: &str| {
        assert_eq!(home.count(table, condition).await, 0, "{table}: {condition}")
    };
    check("interviews", "(SELECT count(*) FROM invitations WHERE interview_id = interviews.id) <> 2").await;
    check("invitations", "(SELECT count(*) FROM mails WHERE invitation_id = invitations.id) <> 1").await;
    check(
        "interviews",
        "(SELECT count(*) FROM log_entries WHERE interview_id = interviews.id AND event IN ('interview.created', \
         'invitation.created')) <> 3",
    )
    .await;
}

#[tokio::test]
async fn a_storm_of_creates_survives_twenty_crashes() {
    for database in both().await {
        let is_sqlite = matches!(database, Database::Sqlite);
        let mut server = Server::start(database, &[]).await;
        let mut all = Vec::new();
        for crash_number in 0..CRASHES {
            // Moments spread over the first requests, the steady flow and everything between.
            let after = Duration::from_millis(crash_number as u64 * 37 % 200);
            let (home, promised) = crash(server, crash_number % 5 * 4, after).await;
            server = Server::again(home).await;
            check_kept(&server, &promised).await;
            all.extend(promised);
        }
        assert!(all.len() > CRASHES, "the storm was a breeze: {} creates, SQLite: {is_sqlite}", all.len());
        check_whole(&server.home).await;
        all_mails_go_out(&server).await;
    }
}

/// Mails that were due at a crash are sent after it; one that a crash interrupted has to wait for its lease.
async fn all_mails_go_out(server: &Server) {
    let deadline = tokio::time::Instant::now() + Duration::from_secs(60);
    while server.home.count("mails", "state = 'due'").await > 0 {
        assert!(tokio::time::Instant::now() < deadline, "mails are still due");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let sent = server.home.count("invitations", "sent_at IS NOT NULL").await;
    assert_eq!(server.home.mails().len() as i64, sent);
    assert_eq!(server.home.count("log_entries", "event = 'invitation.sent'").await, sent);
}
