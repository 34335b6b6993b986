//! The floor of an interview: voice activity detection on one side and encoding of both, which any service
//! must do. There is no network, task or database around it.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use colloquy_domain::media::MediaName;
use colloquy_domain::ports::VoiceActivityDetector;
use colloquy_domain::session::{FRAME_MS, FRAME_SAMPLES};
use colloquy_recognition::Earshot;
use colloquy_recording::{RATE, Spool, TrackRecorder};

use super::script::ScriptedAnswerFrames;

/// Two sentences of a second each, as the instant engines speak them.
const REPLY_FRAMES: usize = 100;

/// The average pause before an answer.
const THINKING_FRAMES: usize = 87;

const TURNS: usize = 50;

/// Returns the share of a core's time, in per cent, for turns paced as in the benchmark.
pub fn core_per_cent(script: &ScriptedAnswerFrames) -> Result<f64> {
    let folder = tempfile::tempdir()?;
    let spool = Spool::open(folder.path())?;
    let recorder = |side: &str| -> Result<TrackRecorder> {
        let name = MediaName::parse(&format!("floor/{side}.ogg")).context("no name")?;
        Ok(spool.record(&name, RATE)?)
    };
    let (mut invitee, mut interviewer) = (recorder("invitee")?, recorder("interviewer")?);
    let silence = vec![0; FRAME_SAMPLES as usize];
    let answer: Vec<Vec<i16>> = script.frames.iter().map(|frame| samples(frame)).collect();
    let turn_frames = THINKING_FRAMES + script.deciding + 1;
    let reply: Vec<Vec<i16>> = (0..REPLY_FRAMES).map(wave).collect();
    let (mut vad, began) = (Earshot::default(), Instant::now());
    for _ in 0..TURNS {
        for number in 0..turn_frames {
            let said = number.checked_sub(THINKING_FRAMES).and_then(|number| answer.get(number));
            let heard = said.unwrap_or(&silence);
            std::hint::black_box(vad.score(heard));
            invitee.push(heard)?;
            interviewer.push(reply.get(number).unwrap_or(&silence))?;
        }
    }
    let taken = Duration::from_millis((TURNS * turn_frames) as u64 * FRAME_MS as u64);
    Ok(began.elapsed().as_secs_f64() / taken.as_secs_f64() * 100.0)
}

fn samples(frame: &[u8]) -> Vec<i16> {
    frame.chunks_exact(2).map(|bytes| i16::from_le_bytes([bytes[0], bytes[1]])).collect()
}

fn wave(frame: usize) -> Vec<i16> {
    let from = frame * FRAME_SAMPLES as usize;
    (from..from + FRAME_SAMPLES as usize).map(|at| (f64::sin(at as f64 / 13.3) * 8_000.0) as i16).collect()
}
