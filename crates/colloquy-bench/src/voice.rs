//! Measures interviews by voice with many invitees at once. The service is the real program; this process
//! plays the invitees and, in some scenarios, the engines.

mod engines;
mod floor;
mod invitee;
mod script;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use futures::future::{try_join, try_join_all};
use serde_json::{Value, json};
use tokio::runtime::Runtime;

use crate::interrupt_signals::ShutdownSignals;
use crate::load::{self, LoadTestConnection, LoadTestTarget};
use crate::machine::stolen_s;
use crate::report::{BenchmarkMetric, FigureUpperLimit};
use crate::served::{ServerProcess, ServiceProgram};
use crate::stub::StubEngineServer;
use invitee::{MeasurementPeriod, VoiceLoadInvitee, VoiceLoadMeasurements};
pub use invitee::{SessionSocket, open_session};
use script::{SHORT_ANSWER, ScriptedAnswerFrames, WHOLE_ANSWER};

const SHARE: FigureUpperLimit = FigureUpperLimit(5.0, " ms");
const SHARE_P99: FigureUpperLimit = FigureUpperLimit(15.0, " ms");
const REPLY: FigureUpperLimit = FigureUpperLimit(350.0, " ms");
const RESIDENT: FigureUpperLimit = FigureUpperLimit(0.5, " MiB");
const CORE: FigureUpperLimit = FigureUpperLimit(0.3, " %");
const LOST: FigureUpperLimit = FigureUpperLimit(0.0, "");

pub const WITHOUT_MODELS: &str = "The reply by the built-in engines is skipped, because there is no speech recognition model \
                                  in target/models; `cargo xtask test` downloads one.";

/// Invitees arrive one after another, at an interval that is no multiple of a frame: otherwise all would
/// speak at the same moment.
const BETWEEN_ARRIVALS: Duration = Duration::from_micros(50_700);

/// The time from the last arrival until the opening has been spoken.
const SETTLING: Duration = Duration::from_secs(3);

/// The time of an interview that is not measured.
const WARM_UP: Duration = Duration::from_secs(12);

/// More than an invitee can answer in the time.
const QUESTIONS: usize = 60;

enum Engines {
    Instant,
    Offline { models: PathBuf },
}

/// The invitees of a scenario, and the engines.
pub struct VoiceLoadScenario {
    pub sessions: usize,
    time: Duration,
    engines: Engines,
}

impl VoiceLoadScenario {
    pub fn hundred() -> Self {
        VoiceLoadScenario { sessions: 100, time: Duration::from_secs(36), engines: Engines::Instant }
    }

    pub fn two_hundred() -> Self {
        VoiceLoadScenario { sessions: 200, time: Duration::from_secs(24), engines: Engines::Instant }
    }

    pub fn one(models: PathBuf) -> Self {
        VoiceLoadScenario { sessions: 1, time: Duration::from_secs(60), engines: Engines::Offline { models } }
    }
}

/// The results of a scenario.
pub struct VoiceLoadResults {
    tally: VoiceLoadMeasurements,
    /// The service's memory for each session.
    resident_mib: f64,
    core_per_cent: f64,
    /// The part of it that no service could avoid.
    floor_per_cent: f64,
    /// Per cent of a processor's time that the hypervisor gave to other machines while this one had work.
    stolen_per_cent: f64,
}

impl VoiceLoadResults {
    pub fn figures(&self, scenario: &VoiceLoadScenario, database: &'static str) -> Vec<BenchmarkMetric> {
        let figure = |what, value, limit| BenchmarkMetric::new(what, database, value, limit);
        let (replies, lost) = (&self.tally.replies, self.tally.lost_frames + self.tally.hung_up);
        let (half_ms, p99_ms) = (replies.quantile_ms(0.5), replies.quantile_ms(0.99));
        match scenario.sessions {
            1 => {
                let by = "reply by the engines that come with the service, recognition included";
                vec![figure(by, half_ms, REPLY)]
            }
            100 => vec![
                figure("our share of a reply, 100 sessions, median", half_ms, SHARE),
                figure("our share of a reply, 100 sessions, p99", p99_ms, SHARE_P99),
                figure("memory of a session", self.resident_mib, RESIDENT),
                BenchmarkMetric {
                    floor: Some(self.floor_per_cent),
                    ..figure("a core's time for a session", self.core_per_cent, CORE)
                },
            ],
            _ => vec![figure("frames and connections lost, 200 sessions", lost as f64, LOST)],
        }
    }

    /// Returns the data that shows whether the figures are reliable.
    pub fn note(&self, scenario: &VoiceLoadScenario, database: &str) -> String {
        let VoiceLoadMeasurements { replies, lateness, early, lost_frames, hung_up, frames, notices } =
            &self.tally;
        format!(
            "{database}, {} by voice: {} replies, p50 {:.2} ms, p99 {:.2} ms, {early} before their time, {notices} answers \
             not understood; {frames} \
             frames, sent late by {:.2} ms (p50) and {:.2} ms (p99), {lost_frames} of them lost; {hung_up} connections \
             lost; {:.2} MiB and {:.2} % of a core for each; {:.0} % of a core was taken by other machines",
            scenario.sessions,
            replies.count(),
            replies.quantile_ms(0.5),
            replies.quantile_ms(0.99),
            lateness.quantile_ms(0.5),
            lateness.quantile_ms(0.99),
            self.resident_mib,
            self.core_per_cent,
            self.stolen_per_cent,
        )
    }
}

/// The prepared program and script of all scenarios.
pub struct VoiceBenchSetup {
    program: PathBuf,
    short_answer: Arc<ScriptedAnswerFrames>,
    whole_answer: Arc<ScriptedAnswerFrames>,
    engines: StubEngineServer,
    floor_per_cent: f64,
}

impl VoiceBenchSetup {
    pub fn prepare(program: &Path) -> Result<Self> {
        let short = ScriptedAnswerFrames::write(SHORT_ANSWER)?;
        Ok(VoiceBenchSetup {
            program: program.to_owned(),
            floor_per_cent: floor::core_per_cent(&short)?,
            short_answer: Arc::new(short),
            whole_answer: Arc::new(ScriptedAnswerFrames::write(WHOLE_ANSWER)?),
            engines: engines::start()?,
        })
    }

    pub fn run(
        &self,
        runtime: &Runtime,
        interruptions: &mut ShutdownSignals,
        (url, folder): (&str, &Path),
        scenario: &VoiceLoadScenario,
    ) -> Result<VoiceLoadResults> {
        let service =
            ServiceProgram { program: self.program.clone(), settings: self.settings(scenario, folder)? };
        let place = service.settle(runtime, url, folder)?;
        let served = service.start(runtime, &place)?;
        let running = self.all(&served, scenario);
        let heard = runtime.block_on(interruptions.or(running));
        heard.with_context(|| format!("voice: {}", served.state()))
    }

    fn settings(&self, scenario: &VoiceLoadScenario, folder: &Path) -> Result<Vec<(&'static str, String)>> {
        if let Engines::Offline { models } = &scenario.engines {
            return Ok(vec![("COLLOQUY_MODELS_DIR", models.display().to_string())]);
        }
        let voices = folder.with_extension("voices.toml");
        std::fs::write(&voices, engines::VOICES)?;
        Ok(vec![
            ("COLLOQUY_VOICES", voices.display().to_string()),
            ("COLLOQUY_SPEECH_URL", self.engines.url()),
            ("COLLOQUY_SPEECH_MODEL", "instant".to_owned()),
            ("COLLOQUY_RECOGNITION", "openai".to_owned()),
            ("COLLOQUY_RECOGNITION_URL", self.engines.url()),
            ("COLLOQUY_RECOGNITION_MODEL", "instant".to_owned()),
            // Its cost is stated on its own.
            ("COLLOQUY_ECHO_CANCELLING", "off".to_owned()),
        ])
    }

    fn script(&self, scenario: &VoiceLoadScenario) -> Arc<ScriptedAnswerFrames> {
        match scenario.engines {
            Engines::Instant => self.short_answer.clone(),
            Engines::Offline { .. } => self.whole_answer.clone(),
        }
    }

    /// Holds one interview first: what the rules learn of a language is the same for any number of sessions.
    async fn warm_up(&self, served: &ServerProcess, scenario: &VoiceLoadScenario) -> Result<()> {
        for slug in invite(&served.target, 1).await? {
            let from = Instant::now();
            let times = MeasurementPeriod { from, until: from + WARM_UP };
            let script = self.script(scenario);
            let invitee = VoiceLoadInvitee::connect(served.target.address, &slug, script, 0).await?;
            invitee.talk(times).await?;
        }
        Ok(())
    }

    async fn all(&self, served: &ServerProcess, scenario: &VoiceLoadScenario) -> Result<VoiceLoadResults> {
        self.warm_up(served, scenario).await?;
        let slugs = invite(&served.target, scenario.sessions).await?;
        let before_mib = served.resident_mib()?;
        let began = Instant::now();
        let from = began + BETWEEN_ARRIVALS * scenario.sessions as u32 + SETTLING;
        let times = MeasurementPeriod { from, until: from + scenario.time };
        let talking = slugs.into_iter().enumerate().map(|(number, slug)| {
            let (address, script) = (served.target.address, self.script(scenario));
            let arrival = began + BETWEEN_ARRIVALS * number as u32;
            let talking = tokio::spawn(async move {
                tokio::time::sleep_until(arrival.into()).await;
                VoiceLoadInvitee::connect(address, &slug, script, number).await?.talk(times).await
            });
            async move { talking.await? }
        });
        let watching = async {
            tokio::time::sleep_until(times.from.into()).await;
            let (before_s, stolen_before_s) = (served.cpu_s()?, stolen_s());
            tokio::time::sleep_until(times.until.into()).await;
            Ok((served.cpu_s()? - before_s, stolen_s() - stolen_before_s, served.resident_mib()?))
        };
        let ((core_s, stolen_s, resident_mib), tallies) = try_join(watching, try_join_all(talking)).await?;
        let mut tally = VoiceLoadMeasurements::default();
        tallies.iter().for_each(|one| tally.add(one));
        if tally.replies.count() == 0 {
            bail!("there were no replies");
        }
        let sessions = scenario.sessions as f64;
        Ok(VoiceLoadResults {
            tally,
            resident_mib: (resident_mib - before_mib) / sessions,
            core_per_cent: core_s / scenario.time.as_secs_f64() * 100.0 / sessions,
            floor_per_cent: self.floor_per_cent,
            stolen_per_cent: stolen_s / scenario.time.as_secs_f64() * 100.0,
        })
    }
}

/// Creates interviews with one invitee each and returns their slugs.
async fn invite(target: &LoadTestTarget, count: usize) -> Result<Vec<String>> {
    let questions: Vec<String> =
        (1..=QUESTIONS).map(|number| format!("- What happened in week {number} of the project?")).collect();
    let body = json!({ "prompt": format!("Ask about the project, week by week.\n{}", questions.join("\n")) });
    let mut slugs = Vec::with_capacity(count);
    for _ in 0..count {
        slugs.push(create_interview(target, &body).await?);
    }
    Ok(slugs)
}

/// Creates an interview with one invitee and returns the slug.
pub async fn create_interview(target: &LoadTestTarget, body: &Value) -> Result<String> {
    let (LoadTestTarget { address, key }, body) = (target, body.to_string());
    let request = load::request("POST /v1/interviews", key, Some(&body));
    let mut connection = LoadTestConnection::open(*address).await?;
    let answer = connection.exchange(request.as_bytes()).await?;
    let made: Value = serde_json::from_slice(answer.body)?;
    let slug = made[0]["invitations"][0]["slug"].as_str();
    Ok(slug.with_context(|| format!("an interview has no invitation: {made}"))?.to_owned())
}
