//! Limits that several nodes share in a Redis or Valkey server, which is killed and frozen under load.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use futures::future::join_all;
use serde_json::json;
use tokio::time::timeout;
use xtask::redis::RedisServer as Redis;

use crate::attacks::guess_access_codes::{BEHIND_A_PROXY, Guesser};
use crate::harness::{Database, METRICS, Response, Server};

/// Far longer than a response takes, and far shorter than waiting for an unresponsive store.
const RESPONSE_LIMIT: Duration = Duration::from_secs(5);

fn redis() -> Redis {
    tokio::task::block_in_place(|| Redis::start().expect("a Redis server"))
}

/// Starts two nodes with one database and one store.
async fn nodes(url: &str, settings: &[(&str, &str)]) -> [Server; 2] {
    let settings = [settings, &METRICS, &[("COLLOQUY_LIMITS", url)]].concat();
    let database = Database::postgres().await;
    let one = Server::start(database.clone(), &settings).await;
    let mut other = Server::start(database, &settings).await;
    other.home.key = one.home.key.clone();
    [one, other]
}

async fn call(server: &Server) -> Response {
    server.call("GET", "/v1/voices?limit=1", None).await
}

async fn metric(server: &Server, name: &str) -> u64 {
    let counts = server.metrics().await;
    let line = counts.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("no {name} in {counts}")).parse().expect("a number")
}

/// Waits until both nodes use the store, or neither does.
async fn until(nodes: &[Server], is_up: bool) {
    let waiting = async {
        for node in nodes {
            while metric(node, "colloquy_limits_store_up").await != u64::from(is_up) {
                call(node).await;
            }
        }
    };
    timeout(Duration::from_secs(60), waiting).await.expect("the nodes notice the store");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_share_the_300_requests_of_a_key() {
    let redis = redis();
    let nodes = nodes(&redis.url(), &[("COLLOQUY_RATE_LIMIT", "300")]).await;
    let began = Instant::now();
    let mut allowed = 0;
    for number in 0..320 {
        let response = call(&nodes[number % 2]).await;
        allowed += u64::from(response.status == 200);
    }
    if began.elapsed() < Duration::from_secs(59) {
        // On a busy machine the store may respond late, and the node counts such requests locally.
        let mut counted_locally = 0;
        for node in &nodes {
            counted_locally += metric(node, "colloquy_limits_local_total").await;
        }
        assert!((300..=300 + counted_locally).contains(&allowed), "{allowed}, {counted_locally}");
        assert!(counted_locally < 100, "{counted_locally} were not shared");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_share_the_wrong_access_codes_of_a_link() {
    let redis = redis();
    let nodes = nodes(&redis.url(), &[BEHIND_A_PROXY]).await;
    let guesser = Guesser::new(&nodes[0]).await;
    let elsewhere = guesser.at(&nodes[1]);
    let mut checked = 0;
    for number in 0..30 {
        let guesser = if number % 2 == 0 { &guesser } else { &elsewhere };
        checked += u32::from(guesser.enter(&format!("203.0.113.{number}"), "guess").await.status == 422);
    }
    // Without sharing, each node would check twenty. If the store is late once, slightly more than twenty are checked.
    assert!((20..30).contains(&checked), "{checked}");
}

/// What the load has observed.
#[derive(Default)]
struct Seen {
    is_over: AtomicBool,
    answered: AtomicUsize,
}

impl Seen {
    async fn more(&self, by: usize) {
        let goal = self.answered.load(Ordering::SeqCst) + by;
        let reached = async {
            while self.answered.load(Ordering::SeqCst) < goal {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(Duration::from_secs(60), reached).await.expect("the load is answered");
    }
}

async fn load(server: &Server, seen: &Seen) {
    while !seen.is_over.load(Ordering::SeqCst) {
        let started = Instant::now();
        let response = call(server).await;
        assert!(started.elapsed() < RESPONSE_LIMIT, "{:?}", started.elapsed());
        assert_eq!(response.status, 200, "{}", response.text);
        seen.answered.fetch_add(1, Ordering::SeqCst);
    }
}

/// Takes the store down and brings it back twice under load.
async fn check_outages(take_down: fn(&mut Redis), bring_back: fn(&mut Redis)) {
    let mut redis = redis();
    let nodes = nodes(&redis.url(), &[]).await;
    let seen = Seen::default();
    let events = async {
        for _ in 0..2 {
            until(&nodes, true).await;
            seen.more(100).await;
            tokio::task::block_in_place(|| take_down(&mut redis));
            until(&nodes, false).await;
            seen.more(100).await;
            check_local_limit(&nodes[0]).await;
            tokio::task::block_in_place(|| bring_back(&mut redis));
        }
        until(&nodes, true).await;
        seen.more(100).await;
        seen.is_over.store(true, Ordering::SeqCst);
    };
    let loads = (0..6).map(|number| load(&nodes[number % 2], &seen));
    futures::join!(join_all(loads), events);
    for node in &nodes {
        assert!(metric(node, "colloquy_limits_store_outages_total").await >= 2);
        assert!(metric(node, "colloquy_limits_local_total").await > 0);
        // One line for each outage, not for each request.
        let log = std::fs::read_to_string(node.home.folder().join("log")).expect("a log");
        let lines = log.lines().filter(|line| line.contains("the shared limits cannot be reached")).count();
        let outages = metric(node, "colloquy_limits_store_outages_total").await as usize;
        assert_eq!(lines, outages, "{log}");
    }
}

/// Checks that this node limits a link's codes without the store.
async fn check_local_limit(server: &Server) {
    let path = format!("/v1/interviews/{}/share", server.interview().await);
    let link =
        server.call("PATCH", &path, Some(json!({ "enabled": true, "accessCode": "Sesame" }))).await.ok();
    let form = format!("/share/{}", link["slug"].as_str().expect("a slug"));
    let mut statuses = Vec::new();
    for _ in 0..12 {
        let request = server.request("POST", &form).body("accessCode=guess");
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        statuses.push(request.send().await.expect("a response").status().as_u16());
    }
    assert_eq!(statuses, [[422; 10].as_slice(), &[429; 2]].concat());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_are_answered_while_the_store_is_killed_and_limits_are_shared_when_it_is_back() {
    check_outages(
        |redis| redis.crash().expect("the store ends"),
        |redis| redis.launch().expect("the store starts"),
    )
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_are_answered_while_the_store_is_frozen_and_limits_are_shared_when_it_thaws() {
    check_outages(|redis| redis.freeze(), |redis| redis.thaw()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_exhausted_key_gets_no_new_window_when_the_store_goes_down() {
    let mut redis = redis();
    let nodes = nodes(&redis.url(), &[("COLLOQUY_RATE_LIMIT", "30")]).await;
    let began = Instant::now();
    // On a busy machine the store may be late for some requests, which then count only in memory.
    while call(&nodes[0]).await.status != 429 {
        assert!(began.elapsed() < Duration::from_secs(59), "the window is never used up");
    }
    tokio::task::block_in_place(|| redis.crash().expect("the store ends"));
    until(&nodes[..1], false).await;
    let status = call(&nodes[0]).await.status;
    assert!(status == 429 || began.elapsed() > Duration::from_secs(59), "{status}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_service_starts_without_the_store() {
    let mut redis = redis();
    let url = redis.url().replace("redis://", "redis://:secret@");
    tokio::task::block_in_place(|| redis.crash().expect("the store ends"));
    let server = Server::start(Database::sqlite(), &[("COLLOQUY_LIMITS", &url)]).await;
    assert_eq!(call(&server).await.status, 200);
    let line = server.home.until_logged("the shared limits cannot be reached").await;
    assert!(line.contains("…@127.0.0.1") && !line.contains("secret"), "{line}");
}
