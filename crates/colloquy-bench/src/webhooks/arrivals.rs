//! How soon a receiver is told, when the service has nothing else to do: one event after the other, each by a request of
//! its own.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use uuid::Uuid;

use super::queue::Queue;
use super::{Endpoint, NUMBER_OF_INVITATIONS};
use crate::load::{Connection, Histogram, Target};

/// Between two looks whether the event is committed.
const LOOK_AGAIN: Duration = Duration::from_micros(200);

const COMMITTED_AT_MOST: Duration = Duration::from_secs(10);

/// From one event to the next, and by how much more: no multiple of the time in which a worker looks for what is due.
const PAUSE_MS: u64 = 23;
const MORE_MS: [u64; 5] = [0, 7, 13, 19, 31];

/// Completes each of the invitations. The times are from the last look that did not see the event to the arrival.
pub async fn measure(
    target: &Target,
    queue: &Queue,
    endpoint: &Endpoint,
    invitations: &[Uuid],
) -> Result<Histogram> {
    queue.reopen().await?;
    let (mut times, mut connection) = (Histogram::default(), Connection::open(target.address).await?);
    for (place, invitation) in invitations.iter().enumerate() {
        tokio::time::sleep(Duration::from_millis(PAUSE_MS + MORE_MS[place % MORE_MS.len()])).await;
        endpoint.receiver.forget();
        let before = queue.all(endpoint.id).await?;
        let request = format!(
            "POST /v1/invitations/{invitation}/complete HTTP/1.1\r\nHost: localhost\r\n\
             Authorization: Bearer {}\r\nContent-Length: 0\r\n\r\n",
            target.key
        );
        connection.send(request.as_bytes()).await?;
        let unseen = until_committed(queue, endpoint, before).await?;
        times.record(endpoint.receiver.until_reached().await? - unseen);
        let answer = connection.receive().await?;
        if answer.status != 200 {
            bail!("an answer is {}: {}", answer.status, String::from_utf8_lossy(answer.body));
        }
    }
    if times.count() != NUMBER_OF_INVITATIONS as u64 {
        bail!("{} arrivals instead of {NUMBER_OF_INVITATIONS}", times.count());
    }
    Ok(times)
}

/// When the last look began that did not see it.
async fn until_committed(queue: &Queue, endpoint: &Endpoint, before: i64) -> Result<Instant> {
    let mut unseen = Instant::now();
    let asked = unseen;
    loop {
        let look = Instant::now();
        if queue.all(endpoint.id).await? > before {
            return Ok(unseen);
        }
        if asked.elapsed() > COMMITTED_AT_MOST {
            bail!("the event is not there");
        }
        unseen = look;
        // Not by the runtime's clock, which is too coarse.
        std::thread::sleep(LOOK_AGAIN);
    }
}
