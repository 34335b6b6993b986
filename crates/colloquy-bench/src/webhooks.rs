//! Webhooks: the service is the real program, and this process is the receivers.

mod queue;
mod receiver;

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use serde_json::json;
use uuid::Uuid;

use crate::load::{Connection, Target};
use crate::report::{Figure, Rate};
use crate::served::{Place, Served, Service};
use queue::Queue;
use receiver::Receiver;

/// Plain HTTP to this process.
pub const SETTINGS: [(&str, &str); 1] = [("COLLOQUY_WEBHOOKS_ALLOW_PRIVATE", "127.0.0.0/8")];

/// Due at the same moment, in each round.
const DELIVERIES: u64 = 5_000;

/// What a node has under way to one endpoint at most.
const PARALLEL: usize = 50;

const INSTANT_AT_LEAST: f64 = 1_200.0;
const SLOW_AT_LEAST: f64 = 900.0;
const SLOW: Duration = Duration::from_millis(50);

/// Longer than the service waits.
const HANGING: Duration = Duration::from_secs(30);

const SLOWER_AT_MOST_PER_CENT: f64 = 1.0;

/// A quarter of what a node may have under way to one endpoint.
const CONNECTIONS_AT_MOST: f64 = 12.0;

const LOOK_AGAIN: Duration = Duration::from_millis(20);
const ALL_AT_MOST: Duration = Duration::from_secs(120);

/// A try that hangs is over by then.
const UNTIL_NONE_HANGS: Duration = Duration::from_secs(17);

/// What was measured on one database, deliveries in a second.
pub struct Delivered {
    instant: Vec<f64>,
    slow: Vec<f64>,
    beside: Vec<f64>,
    /// Of the service's connections, the most that did something while the slow receiver was served. Not on SQLite.
    busy_connections: Option<i64>,
}

impl Delivered {
    pub fn rates(&self, database: &'static str) -> Vec<Rate> {
        let rate = |what: &str, values: &[f64], at_least| Rate {
            what: what.to_owned(),
            database,
            per_second: values.to_vec(),
            at_least,
        };
        vec![
            rate("deliveries to a receiver that answers at once", &self.instant, INSTANT_AT_LEAST),
            rate("deliveries to a receiver that takes 50 ms", &self.slow, SLOW_AT_LEAST),
        ]
    }

    pub fn figures(&self, database: &'static str) -> Vec<Figure> {
        let figure = |what: &str, value, unit, at_most| Figure {
            what: what.to_owned(),
            database,
            value,
            unit,
            at_most,
            floor: None,
            of_ms: None,
        };
        let slower =
            (1.0 - crate::report::median(&self.beside) / crate::report::median(&self.instant)) * 100.0;
        let mut figures = vec![figure(
            "deliveries beside a receiver that hangs, slower",
            slower,
            " %",
            SLOWER_AT_MOST_PER_CENT,
        )];
        figures.extend(self.busy_connections.map(|busy| {
            figure("busy connections while 50 requests take 50 ms", busy as f64, "", CONNECTIONS_AT_MOST)
        }));
        figures
    }
}

/// An endpoint of the service, which is this receiver.
struct Endpoint {
    id: Uuid,
    receiver: Receiver,
}

struct Bench<'a> {
    queue: Queue,
    place: &'a Place,
    invitation: Uuid,
    numbers: u64,
}

/// Healthy alone and beside one that hangs, in turns; then the slow one.
pub async fn measure(service: &Service, place: &Place, served: &Served, rounds: usize) -> Result<Delivered> {
    let invitation = invite(&served.target).await?;
    let mut bench = Bench { queue: Queue::open(&place.url).await?, place, invitation, numbers: 0 };
    let endpoint = |answers_after| -> Result<Endpoint> {
        let receiver = Receiver::start(answers_after)?;
        Ok(Endpoint { id: service.endpoint(place, &receiver.url())?, receiver })
    };
    let (instant, hanging, slow) = (endpoint(Duration::ZERO)?, endpoint(HANGING)?, endpoint(SLOW)?);
    let mut delivered =
        Delivered { instant: Vec::new(), slow: Vec::new(), beside: Vec::new(), busy_connections: None };
    // Warms caches and connections.
    bench.deliver(&instant).await?;
    for _ in 0..rounds {
        delivered.instant.push(bench.deliver(&instant).await?.0);
        bench.add(hanging.id).await?;
        hanging.receiver.until_reached().await?;
        delivered.beside.push(bench.deliver(&instant).await?.0);
        tokio::time::sleep(UNTIL_NONE_HANGS).await;
        bench.queue.remove(hanging.id).await?;
        // Those that were under way meanwhile.
        tokio::time::sleep(UNTIL_NONE_HANGS).await;
    }
    for _ in 0..rounds {
        let (rate, busy) = bench.deliver(&slow).await?;
        delivered.slow.push(rate);
        delivered.busy_connections = delivered.busy_connections.max(busy);
    }
    if slow.receiver.most_at_once() != PARALLEL {
        bail!("{} requests at the same time instead of {PARALLEL}", slow.receiver.most_at_once());
    }
    Ok(delivered)
}

impl Bench<'_> {
    async fn add(&mut self, endpoint: Uuid) -> Result<()> {
        let about = (self.place.organization, self.invitation);
        self.queue.add(endpoint, about, self.numbers..self.numbers + DELIVERIES).await?;
        self.numbers += DELIVERIES;
        Ok(())
    }

    /// In a second, from the first arrival until the last outcome and try are stored; and the busy connections.
    async fn deliver(&mut self, endpoint: &Endpoint) -> Result<(f64, Option<i64>)> {
        let stored_before = self.queue.stored(endpoint.id).await?;
        endpoint.receiver.forget();
        self.add(endpoint.id).await?;
        let (added, mut most_busy) = (Instant::now(), None);
        while self.queue.due(endpoint.id).await? > 0 {
            most_busy = most_busy.max(self.queue.busy().await?);
            if added.elapsed() > ALL_AT_MOST {
                bail!("deliveries are still due after {} s", ALL_AT_MOST.as_secs());
            }
            tokio::time::sleep(LOOK_AGAIN).await;
        }
        let over = Instant::now();
        let stored = self.queue.stored(endpoint.id).await? - stored_before;
        if stored != DELIVERIES as i64 {
            bail!("{stored} tries are stored instead of {DELIVERIES}");
        }
        let first = endpoint.receiver.first().context("nothing has arrived")?;
        Ok((DELIVERIES as f64 / (over - first).as_secs_f64(), most_busy))
    }
}

/// The id of an invitation that everything is about.
async fn invite(target: &Target) -> Result<Uuid> {
    let body = json!({ "prompt": "Ask about the project." }).to_string();
    let request = format!(
        "POST /v1/interviews HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        target.key,
        body.len()
    );
    let mut connection = Connection::open(target.address).await?;
    let answer = connection.exchange(request.as_bytes()).await?;
    let made: serde_json::Value = serde_json::from_slice(answer.body)?;
    let id = made[0]["invitations"][0]["id"].as_str();
    Ok(id.with_context(|| format!("an interview has no invitation: {made}"))?.parse()?)
}
