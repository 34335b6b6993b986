//! Measures webhooks. The service is the real program; this process runs the receivers.

mod arrivals;
mod queue;
mod receiver;

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use uuid::Uuid;

use crate::load::{LatencyHistogram, LoadTestRequest, LoadTestTarget, ask};
use crate::report::{BenchmarkMetric, FigureUpperLimit, ThroughputMetric, median};
use crate::served::{PreparedDatabase, ServerProcess, ServiceProgram};
use queue::BenchmarkQueueDatabase;
use receiver::BenchmarkWebhookReceiver;

/// Allows plain HTTP to this process.
pub const SETTINGS: [(&str, &str); 1] = [("COLLOQUY_WEBHOOKS_ALLOW_PRIVATE", "127.0.0.0/8")];

/// One for each new interview. They are completed one after another; all other events are then about them.
const NUMBER_OF_INVITATIONS: usize = 300;

/// Deliveries that become due at the same moment in each round: enough to take seconds.
const DELIVERIES: u64 = 10_000;
const SLOW_DELIVERIES: u64 = 5_000;

/// The deliveries of a turn, alone or beside the hanging receiver, and the number of times that four turns
/// run in a round.
const TURN: u64 = 2_000;
const TURNS: usize = 8;
const SLOW_TURNS: usize = 2;

/// The maximum of a node's requests in flight to one endpoint.
const PARALLEL: usize = 50;

const INSTANT_AT_LEAST: f64 = 1_200.0;
const SLOW_AT_LEAST: f64 = 900.0;
const SLOW: Duration = Duration::from_millis(50);

const ARRIVAL: FigureUpperLimit = FigureUpperLimit(10.0, " ms");
const ARRIVAL_P99: FigureUpperLimit = FigureUpperLimit(50.0, " ms");
const SLOWER: FigureUpperLimit = FigureUpperLimit(1.0, " %");

/// A quarter of the requests in flight that a node may have to one endpoint.
const CONNECTIONS: FigureUpperLimit = FigureUpperLimit(12.0, "");

const POLL_INTERVAL: Duration = Duration::from_millis(5);
const ALL_AT_MOST: Duration = Duration::from_secs(120);

/// The service's own timeout is a little longer.
const HANGS_AT_MOST: Duration = Duration::from_secs(14);

/// The results on one database, as deliveries in a second.
#[derive(Debug, Default)]
pub struct WebhookBenchmarkResults {
    arrivals: LatencyHistogram,
    instant: Vec<f64>,
    slow: Vec<f64>,
    /// The slowdown of each in per cent beside a hanging receiver. The rate of the instant receiver is bound
    /// by two cores and varies from second to second by more than the limit. The rate of the slow one is 50
    /// ms plus what the service adds, and is stable.
    instant_slower: Vec<f64>,
    slow_slower: Vec<f64>,
    /// The maximum of the service's busy connections while the slow receiver was served. Not measured on
    /// SQLite.
    busy_connections: Option<i64>,
}

impl WebhookBenchmarkResults {
    pub fn rates(&self, database: &'static str) -> Vec<ThroughputMetric> {
        let rate = |what: &str, values: &[f64], at_least| ThroughputMetric {
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

    pub fn figures(&self, database: &'static str) -> Vec<BenchmarkMetric> {
        let figure = |what, value, limit| BenchmarkMetric::new(what, database, value, limit);
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

    /// Returns the rates and slowdowns round by round.
    pub fn rounds(&self) -> String {
        let WebhookBenchmarkResults { instant, slow, instant_slower, slow_slower, .. } = self;
        let slower = format!("at once {instant_slower:.1?} %, 50 ms {slow_slower:.2?} %");
        format!(
            "webhooks: at once {instant:.0?}/s, 50 ms {slow:.0?}/s, slower beside one that hangs {slower}"
        )
    }
}

/// An endpoint of the service, with its receiver in this process.
struct Endpoint {
    id: Uuid,
    receiver: BenchmarkWebhookReceiver,
}

/// Rates in a second, counted from the first arrival.
struct Delivery {
    /// Until the last arrival.
    arrived: f64,
    /// Until the last outcome and attempt are stored.
    stored: f64,
    busy_connections: Option<i64>,
}

struct Bench<'a> {
    service: &'a ServiceProgram,
    place: &'a PreparedDatabase,
    queue: BenchmarkQueueDatabase,
    numbers: u64,
}

/// Measures single events, then healthy receivers alone and beside a hanging one in turns, then the slow
/// receiver.
pub async fn measure(
    service: &ServiceProgram,
    place: &PreparedDatabase,
    served: &ServerProcess,
    rounds: usize,
) -> Result<WebhookBenchmarkResults> {
    let invitations = invite(&served.target).await?;
    let queue = BenchmarkQueueDatabase::open(&place.url).await?;
    let mut bench = Bench { service, place, queue, numbers: 0 };
    let instant = bench.endpoint(Duration::ZERO)?;
    // The first deliveries warm caches and connections.
    bench.deliver(&instant, DELIVERIES).await?;
    let arrivals = arrivals::measure(&served.target, &bench.queue, &instant, &invitations).await?;
    let mut delivered = WebhookBenchmarkResults { arrivals, ..WebhookBenchmarkResults::default() };
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
        bail!("{} concurrent requests instead of {PARALLEL}", slow.receiver.most_at_once());
    }
    Ok(delivered)
}

impl Bench<'_> {
    fn endpoint(&self, answers_after: Duration) -> Result<Endpoint> {
        let receiver = BenchmarkWebhookReceiver::start(answers_after)?;
        Ok(Endpoint { id: self.service.endpoint(self.place, &receiver.url())?, receiver })
    }

    /// Returns the slowdown in per cent. The order is alone, twice beside the hanging receiver, alone, so
    /// that a machine that speeds up or slows down in between makes no difference. The hanging receiver
    /// responds at the end, because an endpoint that has failed would get only five concurrent requests the
    /// next time.
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
            bail!("the receiver did not hang until the end, which took {:?}", hangs_since.elapsed());
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
            bail!("{stored} attempts are stored instead of {count}");
        }
        let (first, last) = endpoint.receiver.first_and_last().context("nothing has arrived")?;
        Ok(Delivery {
            arrived: count as f64 / (last - first).as_secs_f64(),
            stored: count as f64 / (over - first).as_secs_f64(),
            busy_connections,
        })
    }

    /// Waits until the receiver has got `count` requests since `forget` and no delivery is due. Returns the
    /// maximum of busy connections.
    async fn until_delivered(&self, endpoint: &Endpoint, count: u64) -> Result<Option<i64>> {
        let (began, mut most_busy) = (Instant::now(), None);
        // Counting due deliveries loads the database too, so it starts only when everything has arrived.
        while endpoint.receiver.count() < count || self.queue.due(endpoint.id).await? > 0 {
            most_busy = most_busy.max(self.queue.busy().await?);
            if began.elapsed() > ALL_AT_MOST {
                bail!("deliveries are still due after {} s", ALL_AT_MOST.as_secs());
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
        Ok(most_busy)
    }
}

/// Creates interviews and returns their invitations.
async fn invite(target: &LoadTestTarget) -> Result<Vec<Uuid>> {
    let mut invitations = Vec::with_capacity(NUMBER_OF_INVITATIONS);
    for _ in 0..NUMBER_OF_INVITATIONS {
        let made = ask(target, LoadTestRequest::Create).await?;
        let id = made[0]["invitations"][0]["id"].as_str();
        invitations.push(id.with_context(|| format!("an interview has no invitation: {made}"))?.parse()?);
    }
    Ok(invitations)
}
