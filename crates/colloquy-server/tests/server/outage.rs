//! The database goes away under load, and comes back.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use futures::future::join_all;
use serde_json::json;
use tokio::time::timeout;
use xtask::postgres::{Durability, Server as Postgres};

use crate::harness::{Answer, Database, Server};
use crate::pages::{check_page, created, page, text};

/// Every operation answers within this, whatever the database does.
const ANSWER_LIMIT: Duration = Duration::from_secs(5);

/// How long after the database's return the first request may still be refused.
const RETURN_LIMIT: Duration = Duration::from_secs(2);

/// What the load has seen.
#[derive(Default)]
struct Seen {
    over: AtomicBool,
    /// How often the database has gone or come; it is away after an odd number.
    turns: AtomicUsize,
    served: AtomicUsize,
    refused: AtomicUsize,
}

impl Seen {
    /// Waits until the load has seen more of something.
    async fn more(&self, count: &AtomicUsize, by: usize) {
        let goal = count.load(Ordering::SeqCst) + by;
        let reached = async {
            while count.load(Ordering::SeqCst) < goal {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(Duration::from_secs(60), reached).await.expect("the load goes on");
    }
}

/// One kind of request, asked again and again. Answers the ids of what was created.
async fn load(server: &Server, seen: &Seen, kind: usize, existing: &str) -> Vec<String> {
    let mut created = Vec::new();
    let one = format!("/v1/interviews/{existing}");
    while !seen.over.load(Ordering::SeqCst) {
        let prompt = json!({ "prompt": "Ask about the workshop.", "title": "A title" });
        let (started, turns) = (Instant::now(), seen.turns.load(Ordering::SeqCst));
        let answer = match kind {
            0 => server.call("GET", &one, None).await,
            1 => server.call("GET", "/v1/interviews?limit=10", None).await,
            2 => server.call("PATCH", &one, Some(json!({ "maxMinutes": 1 + created.len() }))).await,
            3 => server.call("POST", &format!("{one}/archive"), None).await,
            4 => Answer::of(server.request("GET", "/readyz").send().await).await.expect("an answer"),
            _ => server.call("POST", "/v1/interviews", Some(prompt)).await,
        };
        assert!(started.elapsed() < ANSWER_LIMIT, "kind {kind} took {:?}", started.elapsed());
        match answer.status {
            200 => {
                seen.served.fetch_add(1, Ordering::SeqCst);
                created.extend(answer.json()[0]["id"].as_str().filter(|_| kind > 4).map(str::to_owned));
            }
            503 => {
                assert!(answer.header("retry-after").is_some_and(|after| after.parse::<u32>().is_ok()));
                assert_eq!(answer.json()["error"], "Service Unavailable");
                // One that was asked while it was away may be answered after its return.
                let was_away = turns % 2 == 1 || seen.turns.load(Ordering::SeqCst) != turns;
                assert!(was_away, "kind {kind} was refused with the database there");
                seen.refused.fetch_add(1, Ordering::SeqCst);
            }
            other => panic!("kind {kind} was answered {other}: {}", answer.text),
        }
    }
    created
}

async fn check(go: fn(&mut Postgres) -> anyhow::Result<()>, come: fn(&mut Postgres) -> anyhow::Result<()>) {
    let mut postgres = Postgres::start_installed(Durability::Synchronous).expect("a PostgreSQL server");
    let server = Server::start(Database::Postgres { url: postgres.url() }, &[]).await;
    let (existing, process) = (server.interview().await, server.id());
    let seen = Seen::default();
    let events = async {
        for _ in 0..2 {
            seen.more(&seen.served, 50).await;
            seen.turns.fetch_add(1, Ordering::SeqCst);
            tokio::task::block_in_place(|| go(&mut postgres)).expect("it goes");
            seen.more(&seen.refused, 20).await;
            tokio::task::block_in_place(|| come(&mut postgres)).expect("it comes back");
            let back = Instant::now();
            let probe = format!("/v1/interviews/{existing}");
            while server.call("GET", &probe, None).await.status != 200 {
                assert!(back.elapsed() < RETURN_LIMIT, "still refused {:?} after its return", back.elapsed());
            }
            seen.more(&seen.served, 200).await;
            seen.turns.fetch_add(1, Ordering::SeqCst);
        }
        seen.more(&seen.served, 50).await;
        seen.over.store(true, Ordering::SeqCst);
    };
    let loads = join_all((0..8).map(|kind| load(&server, &seen, kind, &existing)));
    let (created, ()) = futures::join!(loads, events);
    for id in created.iter().flatten() {
        server.call("GET", &format!("/v1/interviews/{id}"), None).await.ok();
    }
    assert_eq!(server.id(), process);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_is_stopped_is_told_as_503_and_used_again_when_it_is_back() {
    check(Postgres::stop, Postgres::launch).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_crashes_is_told_as_503_and_used_again_when_it_is_back() {
    check(Postgres::crash, Postgres::launch).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_freezes_is_told_as_503_and_used_again_when_it_thaws() {
    check(
        |postgres| postgres.freeze(),
        |postgres| {
            postgres.thaw();
            Ok(())
        },
    )
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_the_database_is_away_pages_say_to_come_back_and_then_they_are_there() {
    let mut postgres = Postgres::start_installed(Durability::Synchronous).expect("a PostgreSQL server");
    let server = Server::start(Database::Postgres { url: postgres.url() }, &[]).await;
    let row = created(&server, &server.home.key.clone(), json!({ "locale": "fr" })).await;
    let share = format!("/v1/interviews/{}/share", text(&row, "id"));
    let link = server.call("PATCH", &share, Some(json!({ "enabled": true }))).await.ok();
    let (own, form) = (page(&row), format!("/share/{}", text(&link, "slug")));
    let calls = [("GET", &own), ("GET", &form), ("POST", &form)];
    let call = async |method: &str, path: &str| {
        let request = server.request(method, path).header("accept-language", "de");
        let request = request.header("content-type", "application/x-www-form-urlencoded").body("");
        Answer::of(request.send().await).await.expect("an answer")
    };
    check_page(&call("GET", &own).await, 200, "fr", "vous invite à un entretien");
    postgres.stop().expect("it stops");
    for (method, path) in calls {
        let started = Instant::now();
        let answer = call(method, path).await;
        assert!(started.elapsed() < Duration::from_secs(5), "{method}: {:?}", started.elapsed());
        check_page(&answer, 503, "de", "Einen Moment, bitte");
        let seconds = answer.header("retry-after").and_then(|after| after.parse::<u32>().ok());
        assert!(seconds.is_some_and(|seconds| (1..=60).contains(&seconds)), "{seconds:?}");
    }
    // What belongs to nothing needs no database to be told.
    check_page(&call("GET", "/i/x").await, 404, "de", "Diese Seite gibt es nicht");
    postgres.launch().expect("it starts");
    let returned = Instant::now();
    while call("GET", &own).await.status != 200 {
        assert!(returned.elapsed() < Duration::from_secs(10), "it does not come back");
    }
    check_page(&call("GET", &form).await, 200, "fr", "Continuer");
    check_page(&call("POST", &form).await, 200, "fr", "vous invite à un entretien");
}
