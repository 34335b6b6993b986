//! Measures how soon a receiver gets an event when the service is otherwise idle: one event after another,
//! each caused by its own request.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use uuid::Uuid;

use super::queue::BenchmarkQueueDatabase;
use super::{Endpoint, NUMBER_OF_INVITATIONS};
use crate::load::{self, LatencyHistogram, LoadTestConnection, LoadTestTarget};

/// The interval at which the benchmark checks for the committed event.
const POLL_INTERVAL: Duration = Duration::from_micros(200);

const COMMITTED_AT_MOST: Duration = Duration::from_secs(10);

/// The pause between events and its variations. They are no multiple of a worker's polling interval.
const PAUSE_MS: u64 = 23;
const MORE_MS: [u64; 5] = [0, 7, 13, 19, 31];

/// Completes each of the invitations. Times are from the last check that did not see the event to the
/// arrival.
pub async fn measure(
    target: &LoadTestTarget,
    queue: &BenchmarkQueueDatabase,
    endpoint: &Endpoint,
    invitations: &[Uuid],
) -> Result<LatencyHistogram> {
    queue.reopen().await?;
    let (mut times, mut connection) =
        (LatencyHistogram::default(), LoadTestConnection::open(target.address).await?);
    for (place, invitation) in invitations.iter().enumerate() {
        tokio::time::sleep(Duration::from_millis(PAUSE_MS + MORE_MS[place % MORE_MS.len()])).await;
        endpoint.receiver.forget();
        let before = queue.all(endpoint.id).await?;
        let request =
            load::request(&format!("POST /v1/invitations/{invitation}/complete"), &target.key, None);
        connection.send(request.as_bytes()).await?;
        let unseen = until_committed(queue, endpoint, before).await?;
        times.record(endpoint.receiver.until_reached().await? - unseen);
        connection.receive().await?.ok()?;
    }
    if times.count() != NUMBER_OF_INVITATIONS as u64 {
        bail!("{} arrivals instead of {NUMBER_OF_INVITATIONS}", times.count());
    }
    Ok(times)
}

/// Returns the start of the last check that did not see the event.
async fn until_committed(
    queue: &BenchmarkQueueDatabase,
    endpoint: &Endpoint,
    before: i64,
) -> Result<Instant> {
    let mut unseen = Instant::now();
    let asked = unseen;
    loop {
        let look = Instant::now();
        if queue.all(endpoint.id).await? > before {
            return Ok(unseen);
        }
        if asked.elapsed() > COMMITTED_AT_MOST {
            bail!("the event was not committed in time");
        }
        unseen = look;
        // The runtime's timer is too coarse.
        std::thread::sleep(POLL_INTERVAL);
    }
}
