//! Sends requests at a fixed rate, so that a server that becomes slower gets no less to do.

use std::time::{Duration, Instant};

use anyhow::Result;
use futures::future::try_join_all;

use super::{
    Draw, LatencyHistogram, LoadTestConnection, LoadTestRequest, LoadTestRoundResult, LoadTestTarget,
};

/// When one of several connections sends: at even intervals, in turns with the others.
#[derive(Clone, Copy, Debug)]
struct ConnectionPace {
    next: Instant,
    interval: Duration,
}

impl ConnectionPace {
    fn new(started: Instant, (place, connections): (usize, usize), per_second: f64) -> Self {
        let first = Duration::from_secs_f64(place as f64 / per_second);
        let interval = Duration::from_secs_f64(connections as f64 / per_second);
        ConnectionPace { next: started + first, interval }
    }

    fn advance(&mut self) -> Instant {
        let due = self.next;
        self.next += self.interval;
        due
    }
}

/// Measures the responses to requests that are due within this time.
pub async fn measure_paced(
    target: &LoadTestTarget,
    request: LoadTestRequest,
    connections: usize,
    (time, per_second): (Duration, f64),
) -> Result<LoadTestRoundResult> {
    let opening = (0..connections).map(|_| LoadTestConnection::open(target.address));
    let opened = try_join_all(opening).await?;
    let started = Instant::now();
    let asking = opened.into_iter().enumerate().map(|(place, connection)| {
        let (target, draw) = (target.clone(), Draw::of(place));
        let pace = ConnectionPace::new(started, (place, connections), per_second);
        tokio::spawn(async move { ask_at(connection, (&target, request, draw), pace, started + time).await })
    });
    let mut times = LatencyHistogram::default();
    for one in try_join_all(asking).await? {
        times.add(&one?);
    }
    Ok(LoadTestRoundResult { per_second: times.count() as f64 / time.as_secs_f64(), times })
}

async fn ask_at(
    mut connection: LoadTestConnection,
    (target, request, mut draw): (&LoadTestTarget, LoadTestRequest, Draw),
    mut pace: ConnectionPace,
    deadline: Instant,
) -> Result<LatencyHistogram> {
    let mut times = LatencyHistogram::default();
    let mut bytes = Vec::new();
    loop {
        let mut asked = pace.advance();
        if asked >= deadline {
            return Ok(times);
        }
        request.write(&target.key, &mut draw, &mut bytes);
        // A request that waits for the previous response is late because of the server, so its time counts from when it was
        // due. One that the runtime's coarse timer delays is not.
        if Instant::now() < asked {
            tokio::time::sleep_until(asked.into()).await;
            asked = Instant::now();
        }
        connection.exchange(&bytes).await?.ok()?;
        times.record(asked.elapsed());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_send_in_turns_at_the_rate_of_all_together() {
        let started = Instant::now();
        let paces = [0, 1].map(|place| ConnectionPace::new(started, (place, 2), 10.0));
        let due = |mut pace: ConnectionPace| [pace.advance(), pace.advance()].map(|at| at - started);
        let [first, second] = paces.map(due);
        let expected = [0, 100, 200, 300].map(Duration::from_millis);
        assert_eq!([first[0], second[0], first[1], second[1]], expected);
    }
}
