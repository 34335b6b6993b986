//! Webhooks: the service is the real program, and this process is the receivers.

mod arrivals;
mod queue;
mod receiver;

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use uuid::Uuid;

use crate::load::{Histogram, Request, Target, ask};
use crate::report::{AtMost, Figure, Rate, median};
use crate::served::{Place, Served, Service};
use queue::Queue;
use receiver::Receiver;

/// Plain HTTP to this process.
pub const SETTINGS: [(&str, &str); 1] = [("COLLOQUY_WEBHOOKS_ALLOW_PRIVATE", "127.0.0.0/8")];

/// Each of an interview of its own. They are completed one after the other, and then are what all else is about.
const NUMBER_OF_INVITATIONS: usize = 300;

/// Due at the same moment, in each round: as many as take seconds.
const DELIVERIES: u64 = 10_000;
const SLOW_DELIVERIES: u64 = 5_000;

/// In a turn, alone or beside the receiver that hangs, and how often there are four turns in a round.
const TURN: u64 = 2_000;
const TURNS: usize = 8;
const SLOW_TURNS: usize = 2;

/// What a node has under way to one endpoint at most.
const PARALLEL: usize = 50;

const INSTANT_AT_LEAST: f64 = 1_200.0;
const SLOW_AT_LEAST: f64 = 900.0;
const SLOW: Duration = Duration::from_millis(50);

const ARRIVAL: AtMost = AtMost(10.0, " ms");
const ARRIVAL_P99: AtMost = AtMost(50.0, " ms");
const SLOWER: AtMost = AtMost(1.0, " %");

/// A quarter of what a node may have under way to one endpoint.
const CONNECTIONS: AtMost = AtMost(12.0, "");

const LOOK_AGAIN: Duration = Duration::from_millis(5);
const ALL_AT_MOST: Duration = Duration::from_secs(120);

/// The service waits a little longer for an answer.
const HANGS_AT_MOST: Duration = Duration::from_secs(14);

/// What was measured on one database, deliveries in a second.
#[derive(Debug, Default)]
pub struct Delivered {
    arrivals: Histogram,
    instant: Vec<f64>,
    slow: Vec<f64>,
    /// By how many per cent each was slower beside one that hangs. The rate of the first is what two cores can do, and
    /// differs by more than the limit from one second to the next; the rate of the second is what the service adds to
    /// 50 ms, and does not.
    instant_slower: Vec<f64>,
    slow_slower: Vec<f64>,
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
        let figure = |what, value, limit| Figure::new(what, database, value, limit);
        let slower = median(&self.slow_slower);
        let mut figures = vec![
            figure("from commit to arrival, median", self.arrivals.quantile_ms(0.5), ARRIVAL),
            figure("from commit to arrival, p99", self.arrivals.quantile_ms(0.99), ARRIVAL_P99),
            figure("slower beside a receiver that hangs, one that takes 50 ms", slower, SLOWER),
        ];
        let busy = "busy connections while 50 requests take 50 ms";
        figures.extend(self.busy_connections.map(|count| figure(busy, count as f64, CONNECTIONS)));
        figures
    }

    /// Round by round.
    pub fn rounds(&self) -> String {
        let Delivered { instant, slow, instant_slower, slow_slower, .. } = self;
        let slower = format!("at once {instant_slower:.1?} %, 50 ms {slow_slower:.2?} %");
        format!(
            "webhooks: at once {instant:.0?}/s, 50 ms {slow:.0?}/s, slower beside one that hangs {slower}"
        )
    }
}

/// An endpoint of the service, which is this receiver.
struct Endpoint {
    id: Uuid,
    receiver: Receiver,
}

/// Rates are in a second, from the first arrival.
struct Delivery {
    /// Until the last arrival.
    arrived: f64,
    /// Until the last outcome and try are stored.
    stored: f64,
    busy_connections: Option<i64>,
}

struct Bench<'a> {
    service: &'a Service,
    place: &'a Place,
    queue: Queue,
    numbers: u64,
}

/// Single ones; healthy alone and beside one that hangs, in turns; then the slow one.
pub async fn measure(service: &Service, place: &Place, served: &Served, rounds: usize) -> Result<Delivered> {
    let invitations = invite(&served.target).await?;
    let queue = Queue::open(&place.url).await?;
    let mut bench = Bench { service, place, queue, numbers: 0 };
    let instant = bench.endpoint(Duration::ZERO)?;
    // Warms caches and connections.
    bench.deliver(&instant, DELIVERIES).await?;
    let arrivals = arrivals::measure(&served.target, &bench.queue, &instant, &invitations).await?;
    let mut delivered = Delivered { arrivals, ..Delivered::default() };
    let hanging = bench.endpoint(Duration::ZERO)?;
    for _ in 0..rounds {
        delivered.instant.push(bench.deliver(&instant, DELIVERIES).await?.stored);
        for _ in 0..TURNS {
            delivered.instant_slower.push(bench.beside_one_that_hangs(&instant, &hanging).await?);
        }
    }
    let slow = bench.endpoint(SLOW)?;
    for _ in 0..rounds {
        let delivery = bench.deliver(&slow, SLOW_DELIVERIES).await?;
        delivered.slow.push(delivery.stored);
        delivered.busy_connections = delivered.busy_connections.max(delivery.busy_connections);
        for _ in 0..SLOW_TURNS {
            delivered.slow_slower.push(bench.beside_one_that_hangs(&slow, &hanging).await?);
        }
    }
    if slow.receiver.most_at_once() != PARALLEL {
        bail!("{} requests at the same time instead of {PARALLEL}", slow.receiver.most_at_once());
    }
    Ok(delivered)
}

impl Bench<'_> {
    fn endpoint(&self, answers_after: Duration) -> Result<Endpoint> {
        let receiver = Receiver::start(answers_after)?;
        Ok(Endpoint { id: self.service.endpoint(self.place, &receiver.url())?, receiver })
    }

    /// By how much it is slower, in per cent. Alone, twice beside the one that hangs, and alone, so that a machine that
    /// becomes slower or faster meanwhile makes no difference. The one that hangs answers at the end, because one that
    /// has failed would have five requests under way the next time.
    async fn beside_one_that_hangs(&mut self, endpoint: &Endpoint, hanging: &Endpoint) -> Result<f64> {
        let before = self.deliver(endpoint, TURN).await?.arrived;
        hanging.receiver.forget();
        hanging.receiver.hang(true);
        self.add(hanging.id, TURN).await?;
        hanging.receiver.until_has(PARALLEL).await?;
        let hangs_since = Instant::now();
        let beside =
            self.deliver(endpoint, TURN).await?.arrived + self.deliver(endpoint, TURN).await?.arrived;
        if hangs_since.elapsed() > HANGS_AT_MOST {
            bail!("the receiver did not hang to the end: it took {:?}", hangs_since.elapsed());
        }
        hanging.receiver.hang(false);
        self.until_delivered(hanging, TURN).await?;
        let after = self.deliver(endpoint, TURN).await?.arrived;
        Ok((1.0 - beside / (before + after)) * 100.0)
    }

    async fn add(&mut self, endpoint: Uuid, count: u64) -> Result<()> {
        let about = (self.place.organization, NUMBER_OF_INVITATIONS);
        self.queue.add(endpoint, about, self.numbers..self.numbers + count).await?;
        self.numbers += count;
        Ok(())
    }

    async fn deliver(&mut self, endpoint: &Endpoint, count: u64) -> Result<Delivery> {
        self.queue.tidy().await?;
        let stored_before = self.queue.stored(endpoint.id).await?;
        endpoint.receiver.forget();
        self.add(endpoint.id, count).await?;
        let busy_connections = self.until_delivered(endpoint, count).await?;
        let over = Instant::now();
        let stored = self.queue.stored(endpoint.id).await? - stored_before;
        if stored != count as i64 {
            bail!("{stored} tries are stored instead of {count}");
        }
        let (first, last) = endpoint.receiver.first_and_last().context("nothing has arrived")?;
        Ok(Delivery {
            arrived: count as f64 / (last - first).as_secs_f64(),
            stored: count as f64 / (over - first).as_secs_f64(),
            busy_connections,
        })
    }

    /// So many since the receiver forgot, and none is due any more. Gives the most busy connections.
    async fn until_delivered(&self, endpoint: &Endpoint, count: u64) -> Result<Option<i64>> {
        let (began, mut most_busy) = (Instant::now(), None);
        // Counting what is due is work for the database too, so it begins when everything has arrived.
        while endpoint.receiver.count() < count || self.queue.due(endpoint.id).await? > 0 {
            most_busy = most_busy.max(self.queue.busy().await?);
            if began.elapsed() > ALL_AT_MOST {
                bail!("deliveries are still due after {} s", ALL_AT_MOST.as_secs());
            }
            tokio::time::sleep(LOOK_AGAIN).await;
        }
        Ok(most_busy)
    }
}

/// The invitations of new interviews.
async fn invite(target: &Target) -> Result<Vec<Uuid>> {
    let mut invitations = Vec::with_capacity(NUMBER_OF_INVITATIONS);
    for _ in 0..NUMBER_OF_INVITATIONS {
        let made = ask(target, Request::Create).await?;
        let id = made[0]["invitations"][0]["id"].as_str();
        invitations.push(id.with_context(|| format!("an interview has no invitation: {made}"))?.parse()?);
    }
    Ok(invitations)
}
