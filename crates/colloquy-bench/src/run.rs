//! The measurements and their order.

mod databases;

use std::cell::RefCell;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use serde_json::Value;
use tempfile::TempDir;
use tokio::runtime::Runtime;

use crate::arguments::{BenchmarkScenario, RunArguments};
use crate::bulk;
use crate::console;
use crate::database::{DatabaseEngine, postgres_version};
use crate::interrupt_signals::ShutdownSignals;
use crate::load::{self, LoadTestRequest};
use crate::machine::MachineDescription;
use crate::report::{
    BenchmarkMetric, BenchmarkReport, BenchmarkRoundResults, FigureUpperLimit, FloorComparison, median,
};
use crate::retention::RetentionBench;
use crate::served::{PreparedDatabase, ServerProcess, ServiceProgram, start_floor};
use crate::turn;
use crate::voice;
use crate::webhooks;

const READ_TARGET: f64 = 0.85;
const CREATE_TARGET: f64 = 0.85;
const DEARER: FigureUpperLimit = FigureUpperLimit(1.3, " times dearer");
const BULK: FigureUpperLimit = FigureUpperLimit(1.5, " times");
const P99: FigureUpperLimit = FigureUpperLimit(5.0, " ms");
const RESIDENT: FigureUpperLimit = FigureUpperLimit(30.0, " MiB");
const START: FigureUpperLimit = FigureUpperLimit(200.0, " ms");
const STARTS: usize = 5;
const SMALL: u64 = 1_000;

struct Bench<'a> {
    arguments: &'a RunArguments,
    runtime: Runtime,
    interruptions: RefCell<ShutdownSignals>,
    service: ServiceProgram,
    folder: TempDir,
    report: BenchmarkReport,
}

/// The service and the floor on one database.
struct Pair {
    interviews: u64,
    ours: ServerProcess,
    floor: ServerProcess,
}

pub fn run(arguments: &RunArguments) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut bench = Bench {
        arguments,
        interruptions: RefCell::new(ShutdownSignals::listen(&runtime)?),
        runtime,
        service: ServiceProgram { program: arguments.service.clone(), settings: Vec::new() },
        folder: tempfile::Builder::new().prefix("colloquy-bench-").tempdir()?,
        report: BenchmarkReport::default(),
    };
    let machine = MachineDescription::look(bench.versions()?);
    if arguments.includes(BenchmarkScenario::Turn) {
        let figures = turn::figures(&bench.runtime)?;
        bench.report.figures.extend(figures);
    }
    if arguments.includes_responses() {
        for engine in arguments.engines() {
            bench.measure(engine)?;
        }
    }
    if arguments.includes(BenchmarkScenario::Console) {
        bench.console()?;
    }
    if arguments.includes(BenchmarkScenario::Voice) {
        bench.voice()?;
    }
    if arguments.includes(BenchmarkScenario::Webhooks) {
        for engine in arguments.engines() {
            bench.webhooks(engine)?;
        }
    }
    if arguments.includes(BenchmarkScenario::Retention) && arguments.big > 0 {
        for engine in arguments.engines() {
            bench.retention(engine)?;
        }
    }
    let RunArguments { rounds, seconds, connections, .. } = arguments;
    println!(
        "Medians of {rounds} rounds of {seconds} s for each server in turn, {connections} connections.\n"
    );
    println!(
        "{}\n{machine}\n- CPU µs: what the server computes for an answer, without the database\n\
         - bulk: medians of {} rounds\n",
        bench.report,
        bulk::ROUNDS
    );
    match bench.report.missed() {
        0 => println!("All targets are met."),
        missed => println!("Targets missed: {missed}"),
    }
    Ok(())
}

impl Bench<'_> {
    fn versions(&self) -> Result<Vec<(&'static str, String)>> {
        let mut versions =
            vec![("service", self.service.version()), ("SQLite", rusqlite::version().to_owned())];
        if let Some(url) = &self.arguments.postgres {
            versions.push(("PostgreSQL", self.runtime.block_on(postgres_version(url))?));
        }
        Ok(versions)
    }

    fn measure(&mut self, engine: DatabaseEngine) -> Result<()> {
        let small = self.prepare(engine, SMALL)?;
        if self.arguments.includes(BenchmarkScenario::Start) {
            self.starts(engine, &small)?;
        }
        let place = small;
        let small = self.pair(&place, SMALL)?;
        let reads = [BenchmarkScenario::Get, BenchmarkScenario::List]
            .into_iter()
            .filter(|one| self.arguments.includes(*one));
        let reads: Vec<BenchmarkScenario> = reads.collect();
        let mut pairs = vec![small];
        if !reads.is_empty() && self.arguments.big > 0 {
            let big = self.prepare(engine, self.arguments.big)?;
            pairs.push(self.pair(&big, self.arguments.big)?);
        }
        for scenario in reads {
            self.reads(engine, scenario, &pairs)?;
        }
        pairs.truncate(1);
        // These come last because they make the database larger.
        if self.arguments.includes(BenchmarkScenario::Create) {
            self.creations(engine, &pairs[0])?;
        }
        if self.arguments.includes(BenchmarkScenario::Bulk) {
            self.bulk(engine, &place, &pairs[0].ours)?;
        }
        Ok(())
    }

    fn console(&mut self) -> Result<()> {
        let (url, folder) = self.fresh(DatabaseEngine::Sqlite, "console")?;
        let figures = console::figures(&self.runtime, &self.interruptions, &self.service, (&url, &folder))?;
        self.report.figures.extend(figures);
        Ok(())
    }

    fn voice(&mut self) -> Result<()> {
        let bench = voice::VoiceBenchSetup::prepare(&self.arguments.service)?;
        let engines = self.arguments.engines();
        for engine in &engines {
            for scenario in [voice::VoiceLoadScenario::hundred(), voice::VoiceLoadScenario::two_hundred()] {
                self.run_voice(&bench, *engine, &scenario)?;
            }
        }
        match &self.arguments.models {
            Some(models) => {
                self.run_voice(&bench, engines[0], &voice::VoiceLoadScenario::one(models.clone()))
            }
            None => {
                self.report.notes.push(voice::WITHOUT_MODELS.to_owned());
                Ok(())
            }
        }
    }

    fn run_voice(
        &mut self,
        bench: &voice::VoiceBenchSetup,
        engine: DatabaseEngine,
        scenario: &voice::VoiceLoadScenario,
    ) -> Result<()> {
        let (url, folder) = self.fresh(engine, &format!("voice_{}", scenario.sessions))?;
        let interruptions = &mut self.interruptions.borrow_mut();
        let results = bench.run(&self.runtime, interruptions, (&url, &folder), scenario)?;
        let note = results.note(scenario, engine.name());
        eprintln!("{note}");
        self.report.notes.push(note);
        self.report.figures.extend(results.figures(scenario, engine.name()));
        Ok(())
    }

    fn webhooks(&mut self, engine: DatabaseEngine) -> Result<()> {
        let (url, folder) = self.fresh(engine, "webhooks")?;
        let settings = webhooks::SETTINGS.map(|(name, value)| (name, value.to_owned())).to_vec();
        let service = ServiceProgram { program: self.service.program.clone(), settings };
        let place = service.settle(&self.runtime, &url, &folder)?;
        let served = service.start(&self.runtime, &place)?;
        let measuring = webhooks::measure(&service, &place, &served, self.arguments.rounds);
        let outcome = self.runtime.block_on(self.interruptions.borrow_mut().or(measuring));
        let delivered = outcome.with_context(|| format!("webhooks: {}", served.state()))?;
        progress(engine, &delivered.rounds());
        self.report.rates.extend(delivered.rates(engine.name()));
        self.report.figures.extend(delivered.figures(engine.name()));
        Ok(())
    }

    fn retention(&mut self, engine: DatabaseEngine) -> Result<()> {
        let (url, folder) = self.fresh(engine, "retention")?;
        let place = self.service.settle(&self.runtime, &url, &folder)?;
        let bench = RetentionBench {
            runtime: &self.runtime,
            interruptions: &self.interruptions,
            service: &self.service,
            place: &place,
            arguments: self.arguments,
        };
        let results = bench.measure(engine.name())?;
        self.report.retention.extend(results.comparisons);
        self.report.notes.extend(results.notes);
        Ok(())
    }

    fn starts(&mut self, engine: DatabaseEngine, place: &PreparedDatabase) -> Result<()> {
        let (mut times, mut sizes) = (Vec::new(), Vec::new());
        for _ in 0..STARTS {
            let served = self.service.start(&self.runtime, place)?;
            times.push(served.until_first_answer.as_secs_f64() * 1_000.0);
            sizes.push(served.resident_mib()?);
        }
        let figure =
            |what, values: &[f64], limit| BenchmarkMetric::new(what, engine.name(), median(values), limit);
        self.report.figures.push(figure("start to first answer", &times, START));
        self.report.figures.push(figure("resident after start", &sizes, RESIDENT));
        Ok(())
    }

    fn pair(&self, place: &PreparedDatabase, interviews: u64) -> Result<Pair> {
        let ours = self.service.start(&self.runtime, place)?;
        let floor = start_floor(&self.runtime, place, &ours.target)?;
        let pair = Pair { interviews, ours, floor };
        for request in [LoadTestRequest::Get { interviews }, LoadTestRequest::List] {
            self.require_same_answers(&pair, request)?;
        }
        Ok(pair)
    }

    fn require_same_answers(&self, pair: &Pair, request: LoadTestRequest) -> Result<()> {
        let ours = self.runtime.block_on(load::ask(&pair.ours.target, request))?;
        let floor = self.runtime.block_on(load::ask(&pair.floor.target, request))?;
        if ours != floor {
            bail!("the floor and the service respond differently to {request:?}:\n{floor}\n{ours}");
        }
        Ok(())
    }

    /// Measures all databases in turns, so that their sizes can be compared as well.
    fn reads(&mut self, engine: DatabaseEngine, scenario: BenchmarkScenario, pairs: &[Pair]) -> Result<()> {
        let (name, request): (_, fn(&Pair) -> LoadTestRequest) = match scenario {
            BenchmarkScenario::List => ("list of 100", |_| LoadTestRequest::List),
            _ => ("GET one", |pair| LoadTestRequest::Get { interviews: pair.interviews }),
        };
        let mut measured = self.in_turns(engine, name, pairs, request)?;
        if let [(small_ours, small_floor), (big_ours, big_floor)] = &measured[..] {
            let what = format!("{name}, {} interviews against {SMALL}", pairs[1].interviews);
            let dearer = small_ours.rate() / big_ours.rate();
            self.report.figures.push(BenchmarkMetric {
                floor: Some(small_floor.rate() / big_floor.rate()),
                ..BenchmarkMetric::new(what, engine.name(), dearer, DEARER)
            });
        }
        for (pair, (ours, floor)) in pairs.iter().zip(measured.drain(..)) {
            let scenario_name = format!("{name}, {} interviews", pair.interviews);
            if scenario == BenchmarkScenario::Get {
                let what = format!("p99 of {scenario_name}");
                self.report.figures.push(BenchmarkMetric {
                    floor: Some(floor.p99_ms()),
                    ..BenchmarkMetric::new(what, engine.name(), ours.p99_ms(), P99)
                });
            }
            let database = engine.name();
            self.report.comparisons.push(FloorComparison {
                scenario: scenario_name,
                database,
                ours,
                floor,
                target: READ_TARGET,
            });
        }
        Ok(())
    }

    fn creations(&mut self, engine: DatabaseEngine, pair: &Pair) -> Result<()> {
        let ours = self.runtime.block_on(load::ask(&pair.ours.target, LoadTestRequest::Create))?;
        let floor = self.runtime.block_on(load::ask(&pair.floor.target, LoadTestRequest::Create))?;
        if shape(&ours) != shape(&floor) {
            bail!("the floor and the service respond differently to a creation:\n{floor}\n{ours}");
        }
        let mut measured =
            self.in_turns(engine, "create", std::slice::from_ref(pair), |_| LoadTestRequest::Create)?;
        let (ours, floor) = measured.pop().context("the pair has no measurement")?;
        self.report.comparisons.push(FloorComparison {
            scenario: "create".to_owned(),
            database: engine.name(),
            ours,
            floor,
            target: CREATE_TARGET,
        });
        Ok(())
    }

    fn bulk(&mut self, engine: DatabaseEngine, place: &PreparedDatabase, ours: &ServerProcess) -> Result<()> {
        let measuring = bulk::measure(place, &ours.target);
        let outcome = self.runtime.block_on(self.interruptions.borrow_mut().or(measuring));
        let times = outcome.with_context(|| format!("bulk: {}", ours.state()))?;
        let ours_ms = median(&times.ours_ms);
        for (floor_ms, until) in [
            (&times.floor_ms, "until they can be seen"),
            (&times.floor_alone_ms, "the floor until `COMMIT` returns"),
        ] {
            let floor_ms = median(floor_ms);
            progress(engine, &format!("bulk: {ours_ms:.1} ms, {until}: {floor_ms:.1} ms"));
            let what = format!("bulk of {}, {until}", bulk::INVITEES);
            self.report.figures.push(BenchmarkMetric {
                of_ms: Some((ours_ms, floor_ms)),
                ..BenchmarkMetric::new(what, engine.name(), ours_ms / floor_ms, BULK)
            });
        }
        Ok(())
    }

    fn in_turns(
        &self,
        engine: DatabaseEngine,
        name: &str,
        pairs: &[Pair],
        request: fn(&Pair) -> LoadTestRequest,
    ) -> Result<Vec<(BenchmarkRoundResults, BenchmarkRoundResults)>> {
        let RunArguments { rounds, seconds, connections, .. } = *self.arguments;
        let time = Duration::from_secs_f64(seconds);
        let mut measured: Vec<(BenchmarkRoundResults, BenchmarkRoundResults)> =
            pairs.iter().map(|_| Default::default()).collect();
        // The first round only warms caches and connections.
        for round in 0..=rounds {
            for (pair, (ours, floor)) in pairs.iter().zip(&mut measured) {
                for (served, rounds) in [(&pair.ours, ours), (&pair.floor, floor)] {
                    let before_s = served.cpu_s()?;
                    let measuring = load::measure(&served.target, request(pair), connections, time);
                    let outcome = self.runtime.block_on(self.interruptions.borrow_mut().or(measuring));
                    let outcome = outcome.with_context(|| format!("{name}: {}", served.state()))?;
                    if round > 0 {
                        rounds.add(&outcome, served.cpu_s()? - before_s);
                    }
                }
            }
        }
        for (pair, (ours, floor)) in pairs.iter().zip(&measured) {
            let (ours, floor) = (ours.rate(), floor.rate());
            progress(engine, &format!("{name}, {}: {ours:.0}/s, floor {floor:.0}/s", pair.interviews));
        }
        Ok(measured)
    }
}

fn progress(engine: DatabaseEngine, text: &str) {
    eprintln!("{}: {text}", engine.name());
}

/// Returns the names and types of a response, without the values.
fn shape(value: &Value) -> Value {
    match value {
        Value::Object(fields) => fields.iter().map(|(name, value)| (name.clone(), shape(value))).collect(),
        Value::Array(values) => values.iter().map(shape).collect(),
        Value::Null => Value::Null,
        Value::Bool(_) => "boolean".into(),
        Value::Number(_) => "number".into(),
        Value::String(_) => "string".into(),
    }
}
