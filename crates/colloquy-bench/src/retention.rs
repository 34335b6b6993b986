//! Measures reads while the service deletes what an organization no longer keeps.

mod left;

use std::cell::RefCell;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use colloquy_domain::retention::RetentionKind;
use tokio::runtime::Runtime;

use crate::arguments::RunArguments;
use crate::database::BenchmarkConnection;
use crate::interrupt_signals::ShutdownSignals;
use crate::load::{self, LatencyHistogram, LoadTestRequest, LoadTestTarget};
use crate::report::{RetentionComparison, median};
use crate::seed::seed_completed;
use crate::served::{PreparedDatabase, ServerProcess, ServiceProgram};
use left::{RemainingInvitationData, steps, tidy};

/// One kind that deletes rows, and one that changes the invitation alone. Each has rounds of its own, because a run works off
/// one kind after the other.
const KINDS: [RetentionKind; 2] = [RetentionKind::Transcripts, RetentionKind::PersonalFields];

/// All invitations ended longer ago than this.
const PERIOD: &str = "1d";

/// The messages of each transcript.
const MESSAGES: u64 = 4;

/// The interviews have one, two or three invitations in turns.
const INVITATIONS_PER_INTERVIEW: u64 = 2;

/// The rate of the reads, as a share of what the service can do at most. If both cores were busy with reads, this would measure
/// who gets them.
const LOAD_SHARE: f64 = 0.25;

const RATIO_AT_MOST: f64 = 1.2;

/// Steps after which a run is surely in progress.
const BEGUN_AFTER: i64 = 20;

const BEGINS_AT_MOST: Duration = Duration::from_secs(30);
const POLL_INTERVAL: Duration = Duration::from_millis(20);

pub struct RetentionBench<'a> {
    pub runtime: &'a Runtime,
    pub interruptions: &'a RefCell<ShutdownSignals>,
    pub service: &'a ServiceProgram,
    pub place: &'a PreparedDatabase,
    pub arguments: &'a RunArguments,
}

/// The results on one database.
#[derive(Debug, Default)]
pub struct RetentionBenchmarkResults {
    pub comparisons: Vec<RetentionComparison>,
    pub notes: Vec<String>,
}

struct RetentionRound {
    times: LatencyHistogram,
    before: RemainingInvitationData,
    after: RemainingInvitationData,
    /// From one count to the other.
    between: Duration,
}

impl RetentionRound {
    fn p99_ms(&self) -> f64 {
        self.times.quantile_ms(0.99)
    }
}

/// What a round sends, and to where.
struct RetentionLoad<'a> {
    connection: &'a BenchmarkConnection,
    request: LoadTestRequest,
    per_second: f64,
}

impl RetentionBench<'_> {
    /// Fills the database, and measures in turns without retention and with each kind.
    pub fn measure(&self, database: &'static str) -> Result<RetentionBenchmarkResults> {
        let interviews = self.arguments.big.div_ceil(INVITATIONS_PER_INTERVIEW);
        let started = Instant::now();
        seed_completed(self.runtime, &self.place.url, self.place.organization, (interviews, MESSAGES))?;
        let connection = self.runtime.block_on(BenchmarkConnection::open(&self.place.url))?;
        let all = self.runtime.block_on(RemainingInvitationData::count(&connection, MESSAGES))?;
        let invitations = all.of(RetentionKind::PersonalFields);
        let seconds = started.elapsed().as_secs_f64();
        eprintln!("{database}: {invitations} completed invitations in {seconds:.1} s");
        let request = LoadTestRequest::Get { interviews };
        let per_second = self.highest_rate(request)? * LOAD_SHARE;
        let load = RetentionLoad { connection: &connection, request, per_second };
        let mut results = RetentionBenchmarkResults::default();
        let mut comparisons = KINDS.map(|kind| RetentionComparison {
            kind: kind.as_str(),
            database,
            invitations,
            normal: Vec::new(),
            during: Vec::new(),
            worked_off: Vec::new(),
            at_most: RATIO_AT_MOST,
        });
        let mut differences = Vec::new();
        for _ in 0..self.arguments.rounds {
            let mut normal = self.round_without(&load)?;
            let mut during = Vec::new();
            for kind in KINDS.into_iter().filter(|kind| normal.after.of(*kind) > 0) {
                during.push((kind, self.round(&load, Some(kind))?));
            }
            // Before and after, so that a machine that becomes faster or slower in between makes no difference.
            let again = self.round_without(&load)?;
            let difference = again.p99_ms() / normal.p99_ms();
            differences.push(difference.max(difference.recip()));
            normal.times.add(&again.times);
            for (kind, round) in during {
                let comparison = comparisons.iter_mut().find(|one| one.kind == kind.as_str());
                comparison.context("a kind has no comparison")?.add(&normal, &round, kind);
            }
        }
        let (load, difference) = (load.per_second, median(&differences));
        results.notes.push(format!(
            "{database}: {load:.0} reads/s beside retention; without it, the p99 before and after differed by \
             {difference:.2} times (median)"
        ));
        for comparison in comparisons {
            let RetentionComparison { kind, during, .. } = &comparison;
            if during.len() < self.arguments.rounds {
                results.notes.push(format!(
                    "{database}: nothing was left of {kind} after {} of {} rounds; measure with a larger `--big`",
                    during.len(),
                    self.arguments.rounds
                ));
            }
            if !during.is_empty() {
                results.comparisons.push(comparison);
            }
        }
        Ok(results)
    }

    fn time(&self) -> Duration {
        Duration::from_secs_f64(self.arguments.seconds)
    }

    /// Returns how many reads in a second the service responds to if each connection asks again at once.
    fn highest_rate(&self, request: LoadTestRequest) -> Result<f64> {
        self.keep(None)?;
        let served = self.service.start(self.runtime, self.place)?;
        let connections = self.arguments.connections;
        // The first time only warms caches and connections.
        self.wait_for(&served, load::measure(&served.target, request, connections, self.time()))?;
        let measured = load::measure(&served.target, request, connections, self.time());
        Ok(self.wait_for(&served, measured)?.per_second)
    }

    fn wait_for<T>(&self, served: &ServerProcess, measuring: impl Future<Output = Result<T>>) -> Result<T> {
        let outcome = self.runtime.block_on(self.interruptions.borrow_mut().or(measuring));
        outcome.with_context(|| format!("retention: {}", served.state()))
    }

    /// Has the organization keep everything without an end, but for one kind.
    fn keep(&self, kind: Option<RetentionKind>) -> Result<()> {
        let rules = KINDS.map(|one| {
            let period = if Some(one) == kind { PERIOD } else { "forever" };
            format!("{}={period}", one.as_str())
        });
        self.service.keep(self.place, &rules)
    }

    /// Measures without retention, when nothing may be deleted.
    fn round_without(&self, load: &RetentionLoad<'_>) -> Result<RetentionRound> {
        let round = self.round(load, None)?;
        if round.before != round.after {
            bail!("something was deleted without retention: {:?}, {:?}", round.before, round.after);
        }
        Ok(round)
    }

    /// Measures with a service that has just started, because a run in progress ends its turn first.
    fn round(&self, load: &RetentionLoad<'_>, kind: Option<RetentionKind>) -> Result<RetentionRound> {
        self.runtime.block_on(tidy(load.connection))?;
        self.keep(kind)?;
        let steps_before = self.runtime.block_on(steps(load.connection))?;
        let served = self.service.start(self.runtime, self.place)?;
        let connections = self.arguments.connections;
        let read = async |target: &LoadTestTarget, time: Duration| {
            load::measure_paced(target, load.request, connections, (time, load.per_second)).await
        };
        let measuring = async {
            if kind.is_some() {
                until_begun(load.connection, steps_before).await?;
            }
            // This only warms caches and connections.
            read(&served.target, self.time() / 2).await?;
            let started = Instant::now();
            let before = RemainingInvitationData::count(load.connection, MESSAGES).await?;
            let times = read(&served.target, self.time()).await?.times;
            let between = started.elapsed();
            let after = RemainingInvitationData::count(load.connection, MESSAGES).await?;
            Ok(RetentionRound { times, before, after, between })
        };
        self.wait_for(&served, measuring)
    }
}

async fn until_begun(connection: &BenchmarkConnection, steps_before: i64) -> Result<()> {
    let asked = Instant::now();
    while steps(connection).await? < steps_before + BEGUN_AFTER {
        if asked.elapsed() > BEGINS_AT_MOST {
            bail!("retention has not begun within {} s", BEGINS_AT_MOST.as_secs());
        }
        tokio::time::sleep(POLL_INTERVAL).await;
    }
    Ok(())
}

impl RetentionComparison {
    /// Adds a round, unless retention was done before the round was: then it was not measured all the time.
    fn add(&mut self, normal: &RetentionRound, during: &RetentionRound, kind: RetentionKind) {
        let (before, after) = (during.before.of(kind), during.after.of(kind));
        if after == 0 {
            return;
        }
        let per_second = (before - after) as f64 / during.between.as_secs_f64();
        let [normal_ms, during_ms] = [normal, during].map(RetentionRound::p99_ms);
        eprintln!(
            "{}: {}: p99 {normal_ms:.2} ms, during retention {during_ms:.2} ms; of {before} invitations, {after} \
             were left: {per_second:.0}/s",
            self.database, self.kind
        );
        self.normal.push(normal.times.clone());
        self.during.push(during.times.clone());
        self.worked_off.push(per_second);
    }
}
