//! The power fails at any moment, and everything the service has confirmed is still there.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use futures::future::join_all;
use serde_json::{Value, json};
use tokio::sync::watch;

use crate::harness::{Database, Home, Response, Server, both};

/// Crashes on each database.
const CRASHES: usize = 10;

/// Creates interviews until the server is gone, and returns the confirmed responses.
async fn create_until_gone(
    server: &Server,
    over: &AtomicBool,
    answered: &watch::Sender<usize>,
) -> Vec<Value> {
    let mut confirmed = Vec::new();
    let invitees = json!([{ "email": "a@example.org" }, { "email": "b@example.org" }]);
    let body = json!({ "prompt": "Ask about the workshop.", "invitees": invitees }).to_string();
    while !over.load(Ordering::Relaxed) {
        let request = server.request("POST", "/v1/interviews").bearer_auth(&server.home.key);
        let sent = request.header("content-type", "application/json").body(body.clone()).send().await;
        match Response::of(sent).await {
            Ok(response) => {
                confirmed.push(response.ok());
                answered.send_modify(|count| *count += 1);
            }
            Err(_) => break,
        }
    }
    confirmed
}

/// Kills the server some time after this many responses. With 0, the crash falls into the first requests.
async fn crash(server: Server, responses: usize, after: Duration) -> (Home, Vec<Value>) {
    let (over, (answered, mut count)) = (AtomicBool::new(false), watch::channel(0));
    let process = server.id();
    let kill = async {
        count.wait_for(|count| *count >= responses).await.expect("requests are being sent");
        tokio::time::sleep(after).await;
        crate::harness::signal(process, "KILL");
        over.store(true, Ordering::Relaxed);
    };
    let creates = join_all((0..6).map(|_| create_until_gone(&server, &over, &answered)));
    let ((), confirmed) = futures::join!(kill, creates);
    (server.kill(), confirmed.into_iter().flatten().collect())
}

async fn check_kept(server: &Server, confirmed: &[Value]) {
    for rows in confirmed {
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

/// Checks that interviews, invitations, log entries and mails are complete.
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
async fn confirmed_creates_survive_twenty_crashes() {
    for database in both().await {
        let is_sqlite = matches!(database, Database::Sqlite);
        let mut server = Server::start(database, &[]).await;
        let mut all = Vec::new();
        for crash_number in 0..CRASHES {
            // Spread the crashes over the first requests, the steady flow and everything between.
            let after = Duration::from_millis(crash_number as u64 * 37 % 200);
            let (home, confirmed) = crash(server, crash_number % 5 * 4, after).await;
            server = Server::start_on(home).await;
            check_kept(&server, &confirmed).await;
            all.extend(confirmed);
        }
        assert!(all.len() > CRASHES, "too few creates were confirmed: {}, SQLite: {is_sqlite}", all.len());
        check_whole(&server.home).await;
        check_mails_are_sent(&server).await;
    }
}

/// Checks that mails due at a crash are sent after it. A mail that a crash interrupted waits for its lease to expire.
async fn check_mails_are_sent(server: &Server) {
    let deadline = tokio::time::Instant::now() + Duration::from_secs(60);
    while server.home.count("mails", "state = 'due'").await > 0 {
        assert!(tokio::time::Instant::now() < deadline, "mails are still due");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let sent = server.home.count("invitations", "sent_at IS NOT NULL").await;
    assert_eq!(server.home.mails().len() as i64, sent);
    assert_eq!(server.home.count("log_entries", "event = 'invitation.sent'").await, sent);
}
