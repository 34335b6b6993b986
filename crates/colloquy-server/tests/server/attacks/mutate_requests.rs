//! Sends nearly valid requests: the ones that every operation accepts or rejects, and those of the MCP server and the
//! pages, mutated at random. None may cause a 5xx, end the program, make it panic or let its memory grow.

mod corpus;
mod mutation;
mod wire;

use std::time::{Duration, Instant};

use crate::harness::{Database, Server, both};

use corpus::Corpus;
use mutation::Random;
use wire::{Connection, Reply};

/// Requests per database in an ordinary run. `COLLOQUY_TEST_MUTATED_REQUESTS` overrides it.
const REQUESTS: u64 = 4_000;

/// Returns how many connections send at the same time. Many requests announce a body that never arrives, so a
/// connection mostly waits for a time limit.
fn connections() -> u64 {
    (requests() / 125).clamp(8, 256)
}

/// How often a request is sent again that the service was too busy for, each time after the time that it asks for.
const RETRIES: usize = 5;
const RETRY_AFTER: Duration = Duration::from_secs(1);

/// Memory that the second half of the requests may add. Caches fill up, but nothing may grow with the number of
/// requests.
const GROWTH_MIB: f64 = 48.0;

#[expect(clippy::disallowed_methods, reason = "the environment can request a longer run")]
fn requests() -> u64 {
    match std::env::var("COLLOQUY_TEST_MUTATED_REQUESTS") {
        Ok(number) => number.parse().expect("COLLOQUY_TEST_MUTATED_REQUESTS is a number"),
        Err(_) => REQUESTS,
    }
}

#[tokio::test]
async fn answers_mutated_requests_without_a_server_error() {
    for database in both().await {
        check(database).await;
    }
}

async fn check(database: Database) {
    let name = format!("{database:?}");
    let server = Server::start(database, &[]).await;
    let corpus = Corpus::of(&server).await;
    let started = Instant::now();
    let half = requests() / 2;
    let first = send(&server, &corpus, 0, half).await;
    let halfway_mib = server.resident_mib();
    let second = send(&server, &corpus, half, requests()).await;
    let grown_mib = server.resident_mib() - halfway_mib;
    let statuses = first.merged(second);
    println!(
        "{name}: {} requests in {:.0} s, {statuses:?}, {halfway_mib:.0} MiB halfway, {grown_mib:+.1} MiB after",
        requests(),
        started.elapsed().as_secs_f64()
    );
    assert!(grown_mib < GROWTH_MIB, "the second half of the requests added {grown_mib:.1} MiB on {name}");
    let log = std::fs::read_to_string(server.home.folder().join("log")).expect("a log");
    let panics: Vec<&str> = log.lines().filter(|line| line.contains("panicked")).take(3).collect();
    assert!(panics.is_empty(), "{panics:#?}");
    statuses.check_variety();
}

/// Counts responses by the first digit of their status. Index 0 counts connections that were closed without a response.
#[derive(Clone, Debug, Default)]
struct Statuses([u64; 6]);

impl Statuses {
    fn merged(mut self, other: Statuses) -> Statuses {
        self.0.iter_mut().zip(other.0).for_each(|(sum, more)| *sum += more);
        self
    }

    /// Checks that the run caused both successes and rejections. Otherwise it has not covered much.
    fn check_variety(&self) {
        let sum: u64 = self.0.iter().sum();
        assert!(
            self.0[2] * 10 > sum && self.0[4] * 10 > sum,
            "the responses are not varied enough: {self:?}"
        );
    }
}

async fn send(server: &Server, corpus: &Corpus, from: u64, to: u64) -> Statuses {
    let senders = (0..connections()).map(|sender| send_from(server, corpus, from + sender..to));
    let all = futures::future::join_all(senders).await;
    all.into_iter().fold(Statuses::default(), Statuses::merged)
}

/// Sends one request for each number. The number is the seed, so a failing request can be repeated alone.
async fn send_from(server: &Server, corpus: &Corpus, numbers: impl Iterator<Item = u64>) -> Statuses {
    let (mut connection, mut statuses) = (Connection::to(&server.url), Statuses::default());
    for number in numbers.step_by(connections() as usize) {
        let request = corpus.mutated(&mut Random::seeded(number));
        let sent = String::from_utf8_lossy(&request.bytes);
        let mut reply = connection.exchange(&request).await;
        // A busy machine may not open the connections to its database in time, or have no room for another large
        // response, and says so. It must do better soon.
        for _ in 0..RETRIES {
            if reply.as_ref().is_ok_and(|reply| reply.status == 503) {
                tokio::time::sleep(RETRY_AFTER).await;
                reply = connection.exchange(&request).await;
            }
        }
        match reply {
            Ok(Reply { status, body }) => {
                let start: String = sent.chars().take(2_000).collect();
                assert!(status < 500, "request {number} got {status}: {body}\n\n{start}");
                statuses.0[usize::from(status / 100)] += 1;
            }
            // A heavily mutated request may lose its connection, but the program must continue.
            Err(_) => statuses.0[0] += 1,
        }
    }
    statuses
}
