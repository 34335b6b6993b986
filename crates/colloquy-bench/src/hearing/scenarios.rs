//! The situations that are evaluated: which rooms there are, and who says what in them.

use std::sync::Arc;

use anyhow::Result;

use super::answers::{LANGUAGES, answers, backchannel, with_pause};
use super::room::{Echo, Random, SimulatedBackground, background};
use super::scripted_invitee::{ScriptedAnswer, ScriptedAnswerStart};
use super::voices::{PersonVoice, voices};

/// The scenarios, in the order in which they are evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum HearingScenario {
    Echo,
    Noise,
    Pauses,
    Backchannels,
}

impl HearingScenario {
    pub const ALL: [HearingScenario; 4] = [
        HearingScenario::Echo,
        HearingScenario::Noise,
        HearingScenario::Pauses,
        HearingScenario::Backchannels,
    ];
}

/// One interview to be held.
pub struct ScriptedSession {
    /// The row of the table that it counts for.
    pub row: String,
    pub language: &'static str,
    pub echo: Option<Echo>,
    pub background: Option<(Arc<[i16]>, f64)>,
    pub answers: Vec<ScriptedAnswer>,
    pub seed: u64,
}

const ECHO_DECIBELS: [f64; 5] = [-10.0, -20.0, -30.0, -40.0, -50.0];
const ECHO_DELAYS_MS: [usize; 5] = [30, 90, 160, 250, 400];
const NOISE_DECIBELS: [f64; 3] = [20.0, 15.0, 10.0];
const PAUSES_MS: [usize; 4] = [500, 900, 1_500, 2_500];

/// How many answers one session has in these situations.
const ANSWERS: usize = 5;

/// Plans all sessions of a situation. `scale` repeats each with other voices and answers.
pub fn plan(situation: HearingScenario, scale: usize, seed: u64) -> Result<Vec<ScriptedSession>> {
    let mut random = Random::new(seed);
    match situation {
        HearingScenario::Echo => echo(scale, &mut random),
        HearingScenario::Noise => noise(scale, &mut random),
        HearingScenario::Pauses => pauses(scale, &mut random),
        HearingScenario::Backchannels => backchannels(scale, &mut random),
    }
}

fn pick<T: Copy>(all: &[T], random: &mut Random) -> T {
    all[random.below(all.len())]
}

/// After a question is heard to its end, every second answer interrupts the next one.
fn echo(scale: usize, random: &mut Random) -> Result<Vec<ScriptedSession>> {
    let mut sessions = Vec::new();
    for round in 0..scale {
        for (number, decibels) in ECHO_DECIBELS.into_iter().enumerate() {
            let delay_ms = ECHO_DELAYS_MS[(number + round * 2) % ECHO_DELAYS_MS.len()];
            let voice = pick(voices("en"), random);
            let mut planned = Vec::new();
            for number in 0..ANSWERS {
                let start = match number % 2 {
                    0 => ScriptedAnswerStart::InTurn { ms: 700 },
                    _ => ScriptedAnswerStart::Interrupting { ms: 400 + random.below(900) as i64 },
                };
                planned.push(one("en", voice, start, 0, random)?);
            }
            sessions.push(ScriptedSession {
                row: format!("echo {decibels} dB"),
                language: "en",
                echo: Some(Echo { decibels, delay_ms }),
                background: None,
                answers: planned,
                seed: sessions.len() as u64 + 1,
            });
        }
    }
    Ok(sessions)
}

fn noise(scale: usize, random: &mut Random) -> Result<Vec<ScriptedSession>> {
    let mut sessions = Vec::new();
    for kind in SimulatedBackground::ALL {
        let sound = background(kind)?;
        for decibels in NOISE_DECIBELS {
            for _ in 0..scale {
                let voice = pick(voices("en"), random);
                let mut planned = Vec::new();
                for _ in 0..ANSWERS {
                    planned.push(one("en", voice, ScriptedAnswerStart::InTurn { ms: 700 }, 0, random)?);
                }
                sessions.push(ScriptedSession {
                    row: format!("{}, {decibels} dB", kind.name()),
                    language: "en",
                    echo: None,
                    background: Some((sound.clone(), 10_f64.powf(-decibels / 20.0))),
                    answers: planned,
                    seed: sessions.len() as u64 + 1,
                });
            }
        }
    }
    Ok(sessions)
}

fn pauses(scale: usize, random: &mut Random) -> Result<Vec<ScriptedSession>> {
    let mut sessions = Vec::new();
    for language in LANGUAGES {
        for _ in 0..scale {
            let voice = pick(voices(language), random);
            let mut planned = Vec::new();
            for pause_ms in PAUSES_MS {
                planned.push(one(
                    language,
                    voice,
                    ScriptedAnswerStart::InTurn { ms: 900 },
                    pause_ms,
                    random,
                )?);
            }
            sessions.push(ScriptedSession {
                row: format!("pauses, {language}"),
                language,
                echo: None,
                background: None,
                answers: planned,
                seed: sessions.len() as u64 + 1,
            });
        }
    }
    Ok(sessions)
}

fn backchannels(scale: usize, random: &mut Random) -> Result<Vec<ScriptedSession>> {
    let mut sessions = Vec::new();
    for language in LANGUAGES {
        for _ in 0..scale {
            let voice = pick(voices(language), random);
            let mut planned = Vec::new();
            for _ in 0..2 {
                planned.push(ScriptedAnswer {
                    start: ScriptedAnswerStart::Backchannel { ms: 500 },
                    text: String::new(),
                    samples: voice.say(backchannel(language))?,
                });
                planned.push(one(language, voice, ScriptedAnswerStart::InTurn { ms: 900 }, 0, random)?);
            }
            sessions.push(ScriptedSession {
                row: format!("back-channels, {language}"),
                language,
                echo: None,
                background: None,
                answers: planned,
                seed: sessions.len() as u64 + 1,
            });
        }
    }
    Ok(sessions)
}

/// Plans an answer with a pause between its parts.
fn one(
    language: &'static str,
    voice: PersonVoice,
    start: ScriptedAnswerStart,
    pause_ms: usize,
    random: &mut Random,
) -> Result<ScriptedAnswer> {
    let parts = pick(answers(language), random);
    // Without a pause of its own, an answer is said in one go.
    let samples = match pause_ms {
        0 => voice.say(&format!("{} {}", parts.0, parts.1))?,
        _ => with_pause(voice, parts, pause_ms)?,
    };
    Ok(ScriptedAnswer { start, text: format!("{} {}", parts.0, parts.1), samples })
}
