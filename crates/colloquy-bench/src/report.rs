//! The tables of results.

use std::fmt;

use crate::load::{LatencyHistogram, LoadTestRoundResult};

/// A scenario on one database, with both servers measured in turns.
#[derive(Debug)]
pub struct FloorComparison {
    pub scenario: String,
    pub database: &'static str,
    pub ours: BenchmarkRoundResults,
    pub floor: BenchmarkRoundResults,
    pub target: f64,
}

/// The rounds of one server.
#[derive(Debug, Default)]
pub struct BenchmarkRoundResults {
    rates: Vec<f64>,
    times: LatencyHistogram,
    cpu_s: f64,
}

impl BenchmarkRoundResults {
    pub fn add(&mut self, round: &LoadTestRoundResult, cpu_s: f64) {
        self.cpu_s += cpu_s;
        self.rates.push(round.per_second);
        self.times.add(&round.times);
    }

    pub fn rate(&self) -> f64 {
        median(&self.rates)
    }

    /// Returns the server's own CPU time for one response, without its database's.
    fn cpu_us(&self) -> f64 {
        self.cpu_s * 1_000_000.0 / self.times.count() as f64
    }

    pub fn p99_ms(&self) -> f64 {
        self.times.quantile_ms(0.99)
    }
}

pub fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    match sorted.len() {
        0 => f64::NAN,
        count if count % 2 == 1 => sorted[count / 2],
        count => (sorted[count / 2 - 1] + sorted[count / 2]) / 2.0,
    }
}

impl FloorComparison {
    pub fn ratio(&self) -> f64 {
        self.ours.rate() / self.floor.rate()
    }
}

/// A figure with its own limit.
#[derive(Debug)]
pub struct BenchmarkMetric {
    pub what: String,
    pub database: &'static str,
    pub value: f64,
    pub unit: &'static str,
    pub at_most: f64,
    /// The floor's value.
    pub floor: Option<f64>,
    /// The two times, the service's and the floor's, if the figure is their ratio.
    pub of_ms: Option<(f64, f64)>,
}

/// The maximum of a figure, and its unit.
#[derive(Clone, Copy, Debug)]
pub struct FigureUpperLimit(pub f64, pub &'static str);

impl BenchmarkMetric {
    pub fn new(what: impl Into<String>, database: &'static str, value: f64, limit: FigureUpperLimit) -> Self {
        let FigureUpperLimit(at_most, unit) = limit;
        BenchmarkMetric { what: what.into(), database, value, unit, at_most, floor: None, of_ms: None }
    }
}

/// The number of operations in a second, round by round.
#[derive(Debug)]
pub struct ThroughputMetric {
    pub what: String,
    pub database: &'static str,
    pub per_second: Vec<f64>,
    pub at_least: f64,
}

/// The times of reads without and with retention at work, round by round.
#[derive(Debug)]
pub struct RetentionComparison {
    /// What was deleted.
    pub kind: &'static str,
    pub database: &'static str,
    pub invitations: i64,
    pub normal: Vec<LatencyHistogram>,
    pub during: Vec<LatencyHistogram>,
    /// Invitations in a second.
    pub worked_off: Vec<f64>,
    pub at_most: f64,
}

impl RetentionComparison {
    /// Returns the median of the ratios of the p99. Each round has its own, because a machine may become faster or slower
    /// from round to round.
    pub fn ratio(&self) -> f64 {
        let p99_ms = |round: &LatencyHistogram| round.quantile_ms(0.99);
        let rounds = self.normal.iter().zip(&self.during);
        median(&rounds.map(|(normal, during)| p99_ms(during) / p99_ms(normal)).collect::<Vec<_>>())
    }
}

/// Returns the median of the rounds.
fn quantile_ms(rounds: &[LatencyHistogram], share: f64) -> f64 {
    median(&rounds.iter().map(|round| round.quantile_ms(share)).collect::<Vec<_>>())
}

#[derive(Debug, Default)]
pub struct BenchmarkReport {
    pub comparisons: Vec<FloorComparison>,
    pub figures: Vec<BenchmarkMetric>,
    pub rates: Vec<ThroughputMetric>,
    pub retention: Vec<RetentionComparison>,
    /// Remarks that help to interpret the results.
    pub notes: Vec<String>,
}

fn mark(met: bool) -> &'static str {
    if met { "" } else { " **missed**" }
}

impl BenchmarkReport {
    pub fn missed(&self) -> usize {
        let ratios = self.comparisons.iter().filter(|one| one.ratio() < one.target).count();
        let rates = self.rates.iter().filter(|one| median(&one.per_second) < one.at_least).count();
        let retention = self.retention.iter().filter(|one| one.ratio() > one.at_most).count();
        ratios + rates + retention + self.figures.iter().filter(|one| one.value > one.at_most).count()
    }
}

impl fmt::Display for BenchmarkReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.comparisons.is_empty() {
            writeln!(
                f,
                "| scenario | database | ours/s | floor/s | ratio | target | p50 ms | p99 ms | CPU µs ours, floor |"
            )?;
            writeln!(f, "|---|---|---:|---:|---:|---:|---:|---:|---:|")?;
        }
        for one in &self.comparisons {
            writeln!(
                f,
                "| {} | {} | {:.0} | {:.0} | {:.2}{} | {:.2} | {:.2} | {:.2} | {:.0}, {:.0} |",
                one.scenario,
                one.database,
                one.ours.rate(),
                one.floor.rate(),
                one.ratio(),
                mark(one.ratio() >= one.target),
                one.target,
                one.ours.times.quantile_ms(0.5),
                one.ours.p99_ms(),
                one.ours.cpu_us(),
                one.floor.cpu_us(),
            )?;
        }
        if !self.figures.is_empty() {
            writeln!(f, "\n| figure | database | ours | at most | floor |\n|---|---|---:|---:|---:|")?;
        }
        for one in &self.figures {
            let mut floor = one.floor.map_or_else(String::new, |floor| format!("{floor:.2}{}", one.unit));
            let mut ours = format!("{:.2}{}", one.value, one.unit);
            if let Some((ours_ms, floor_ms)) = one.of_ms {
                ours = format!("{ours_ms:.2} ms, {ours}");
                floor = format!("{floor_ms:.2} ms");
            }
            let (at_most, unit, missed) = (one.at_most, one.unit, mark(one.value <= one.at_most));
            let (what, database) = (&one.what, one.database);
            writeln!(f, "| {what} | {database} | {ours}{missed} | {at_most}{unit} | {floor} |")?;
        }
        if !self.rates.is_empty() {
            writeln!(f, "\n| rate | database | ours/s | at least |\n|---|---|---:|---:|")?;
        }
        for ThroughputMetric { what, database, per_second, at_least } in &self.rates {
            let rate = median(per_second);
            writeln!(f, "| {what} | {database} | {rate:.0}{} | {at_least} |", mark(rate >= *at_least))?;
        }
        if !self.retention.is_empty() {
            writeln!(
                f,
                "\n| GET one while retention deletes | database | invitations | p50 ms normal, during | p99 ms normal \
                 | p99 ms during | ratio | at most | invitations/s |\n|---|---|---:|---:|---:|---:|---:|---:|---:|"
            )?;
        }
        for one in &self.retention {
            let (ratio, at_most) = (one.ratio(), one.at_most);
            writeln!(
                f,
                "| {} | {} | {} | {:.2}, {:.2} | {:.2} | {:.2} | {ratio:.2}{} | {at_most} | {:.0} |",
                one.kind,
                one.database,
                one.invitations,
                quantile_ms(&one.normal, 0.5),
                quantile_ms(&one.during, 0.5),
                quantile_ms(&one.normal, 0.99),
                quantile_ms(&one.during, 0.99),
                mark(ratio <= at_most),
                median(&one.worked_off),
            )?;
        }
        for (number, note) in self.notes.iter().enumerate() {
            let before = if number == 0 { "\n" } else { "" };
            writeln!(f, "{before}- {note}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_median_is_the_middle_value_or_the_mean_of_the_middle_two() {
        assert_eq!((median(&[3.0, 1.0, 2.0]), median(&[4.0, 1.0, 2.0, 3.0])), (2.0, 2.5));
    }

    fn figure(value: f64, unit: &'static str, at_most: f64) -> BenchmarkMetric {
        BenchmarkMetric::new("memory", "SQLite", value, FigureUpperLimit(at_most, unit))
    }

    #[test]
    fn a_ratio_shows_its_two_times() {
        let ratio = BenchmarkMetric { of_ms: Some((15.0, 12.0)), ..figure(1.25, " times", 1.5) };
        let report = BenchmarkReport { figures: vec![ratio], ..BenchmarkReport::default() };
        assert!(report.to_string().ends_with("| 15.00 ms, 1.25 times | 1.5 times | 12.00 ms |\n"));
        assert_eq!(report.missed(), 0);
    }

    #[test]
    fn a_missed_limit_is_marked_and_counted() {
        let figure = figure(31.0, " MiB", 30.0);
        let report = BenchmarkReport { figures: vec![figure], ..BenchmarkReport::default() };
        assert_eq!(report.missed(), 1);
        assert!(report.to_string().ends_with("| memory | SQLite | 31.00 MiB **missed** | 30 MiB |  |\n"));
    }

    #[test]
    fn reads_that_retention_slows_down_too_much_are_marked_and_counted() {
        let reads = |time_ms| {
            let mut times = LatencyHistogram::default();
            times.record(Duration::from_millis(time_ms));
            times
        };
        let comparison = RetentionComparison {
            kind: "logs",
            database: "SQLite",
            invitations: 7,
            normal: vec![reads(10), reads(20), reads(30)],
            during: vec![reads(10), reads(40), reads(60)],
            worked_off: vec![3.0],
            at_most: 1.2,
        };
        let report = BenchmarkReport { retention: vec![comparison], ..BenchmarkReport::default() };
        assert_eq!(report.missed(), 1);
        let text = report.to_string();
        assert!(text.contains("** | 1.2 | 3 |") && text.contains(" **missed**"), "{text}");
    }
}
