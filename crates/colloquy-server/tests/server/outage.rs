//! The database goes down under load and comes back.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use futures::future::join_all;
use serde_json::json;
use tokio::time::timeout;
use xtask::postgres::{Durability, PostgresServer as Postgres};

use crate::harness::{Database, Response, Server};
use crate::pages::{check_page, created, page, text};

/// Every operation responds within this time, even without a database.
const RESPONSE_LIMIT: Duration = Duration::from_secs(5);

/// How long after the database's return requests may still be rejected.
const RETURN_LIMIT: Duration = Duration::from_secs(2);

/// What the load has observed.
#[derive(Default)]
struct Seen {
    is_over: AtomicBool,
    /// How often the database has gone down or come back. After an odd number it is down.
    changes: AtomicUsize,
    served: AtomicUsize,
    rejected: AtomicUsize,
}

impl Seen {
    /// Waits until a counter has grown by this number.
    async fn more(&self, count: &AtomicUsize, by: usize) {
        let goal = count.load(Ordering::SeqCst) + by;
        let reached = async {
            while count.load(Ordering::SeqCst) < goal {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(Duration::from_secs(60), reached).await.expect("the load continues");
    }
}

/// Sends one kind of request repeatedly. Returns the ids of the interviews it created.
async fn load(server: &Server, seen: &Seen, kind: usize, existing: &str) -> Vec<String> {
    let mut created = Vec::new();
    let one = format!("/v1/interviews/{existing}");
    while !seen.is_over.load(Ordering::SeqCst) {
        let prompt = json!({ "prompt": "Ask about the workshop.", "title": "A title" });
        let (started, changes) = (Instant::now(), seen.changes.load(Ordering::SeqCst));
        let response = match kind {
            0 => server.call("GET", &one, None).await,
            1 => server.call("GET", "/v1/interviews?limit=10", None).await,
            2 => server.call("PATCH", &one, Some(json!({ "maxMinutes": 1 + created.len() }))).await,
            3 => server.call("POST", &format!("{one}/archive"), None).await,
            4 => Response::of(server.request("GET", "/readyz").send().await).await.expect("a response"),
            _ => server.call("POST", "/v1/interviews", Some(prompt)).await,
        };
        assert!(started.elapsed() < RESPONSE_LIMIT, "kind {kind} took {:?}", started.elapsed());
        match response.status {
            200 => {
                seen.served.fetch_add(1, Ordering::SeqCst);
                created.extend(response.json()[0]["id"].as_str().filter(|_| kind > 4).map(str::to_owned));
            }
            503 => {
                assert!(response.header("retry-after").is_some_and(|after| after.parse::<u32>().is_ok()));
                assert_eq!(response.json()["error"], "Service Unavailable");
                // A request sent during the outage may get its response after the database is back.
                let was_down = changes % 2 == 1 || seen.changes.load(Ordering::SeqCst) != changes;
                assert!(was_down, "kind {kind} was rejected while the database was up");
                seen.rejected.fetch_add(1, Ordering::SeqCst);
            }
            other => panic!("kind {kind} got {other}: {}", response.text),
        }
    }
    created
}

async fn check(
    take_down: fn(&mut Postgres) -> anyhow::Result<()>,
    bring_back: fn(&mut Postgres) -> anyhow::Result<()>,
) {
    let mut postgres = Postgres::start_installed(Durability::Synchronous).expect("a PostgreSQL server");
    let server = Server::start(Database::Postgres { url: postgres.url() }, &[]).await;
    let (existing, process) = (server.interview().await, server.id());
    let seen = Seen::default();
    let events = async {
        for _ in 0..2 {
            seen.more(&seen.served, 50).await;
            seen.changes.fetch_add(1, Ordering::SeqCst);
            tokio::task::block_in_place(|| take_down(&mut postgres)).expect("the database goes down");
            seen.more(&seen.rejected, 20).await;
            tokio::task::block_in_place(|| bring_back(&mut postgres)).expect("the database comes back");
            let back = Instant::now();
            let probe = format!("/v1/interviews/{existing}");
            while server.call("GET", &probe, None).await.status != 200 {
                assert!(
                    back.elapsed() < RETURN_LIMIT,
                    "still rejected {:?} after the database came back",
                    back.elapsed()
                );
            }
            seen.more(&seen.served, 200).await;
            seen.changes.fetch_add(1, Ordering::SeqCst);
        }
        seen.more(&seen.served, 50).await;
        seen.is_over.store(true, Ordering::SeqCst);
    };
    let loads = join_all((0..8).map(|kind| load(&server, &seen, kind, &existing)));
    let (created, ()) = futures::join!(loads, events);
    for id in created.iter().flatten() {
        server.call("GET", &format!("/v1/interviews/{id}"), None).await.ok();
    }
    assert_eq!(server.id(), process);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stopped_database_causes_503_until_it_is_back() {
    check(Postgres::stop, Postgres::launch).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crashed_database_causes_503_until_it_is_back() {
    check(Postgres::crash, Postgres::launch).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_frozen_database_causes_503_until_it_thaws() {
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
async fn pages_ask_visitors_to_wait_while_the_database_is_down() {
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
        Response::of(request.send().await).await.expect("a response")
    };
    check_page(&call("GET", &own).await, 200, "fr", "vous invite à un entretien");
    postgres.stop().expect("the database stops");
    for (method, path) in calls {
        let started = Instant::now();
        let response = call(method, path).await;
        assert!(started.elapsed() < Duration::from_secs(5), "{method}: {:?}", started.elapsed());
        check_page(&response, 503, "de", "Einen Moment, bitte");
        let seconds = response.header("retry-after").and_then(|after| after.parse::<u32>().ok());
        assert!(seconds.is_some_and(|seconds| (1..=60).contains(&seconds)), "{seconds:?}");
    }
    // An invalid slug is rejected without the database.
    check_page(&call("GET", "/i/x").await, 404, "de", "Diese Seite gibt es nicht");
    postgres.launch().expect("the database starts");
    let returned = Instant::now();
    while call("GET", &own).await.status != 200 {
        assert!(returned.elapsed() < Duration::from_secs(10), "the page does not come back");
    }
    check_page(&call("GET", &form).await, 200, "fr", "Continuer");
    check_page(&call("POST", &form).await, 200, "fr", "vous invite à un entretien");
}
