//! Tests of the crate as a whole.

use std::f64::consts::PI;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use colloquy_domain::media::MediaName;
use tempfile::TempDir;

use super::*;
use crate::stream::{DELAY, FRAME};

mod crash;
mod cut;
mod joined;
mod players;
mod sound;

const SECOND: usize = RATE as usize;

fn spool() -> (Spool, TempDir) {
    let outer = tempfile::tempdir().expect("a folder");
    (Spool::open(&outer.path().join("spool")).expect("a spool"), outer)
}

fn name(text: &str) -> MediaName {
    MediaName::parse(text).expect("a name")
}

/// Generates something like a voice: a gliding pitch, four syllables a second, and pauses between phrases.
fn voice(seed: u32, samples: usize) -> Vec<i16> {
    let pitch = 110.0 + f64::from(seed % 7) * 17.0;
    let mut phase = 0.0;
    let mut noise = seed | 1;
    let mut sample = |at: usize| {
        let time = at as f64 / f64::from(RATE);
        phase += 2.0 * PI * pitch * (1.0 + 0.15 * (time * 1.3 + f64::from(seed)).sin()) / f64::from(RATE);
        noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let breath = f64::from(noise >> 16) / 32_768.0 - 1.0;
        let vowel = 1.0 + (time * 2.1 + f64::from(seed)).sin();
        let harmonics: f64 = (1..9)
            .map(|n| (f64::from(n) * phase).sin() / (1.0 + (f64::from(n) - 4.0 - 3.0 * vowel).powi(2) / 8.0))
            .sum();
        let syllable = (PI * 4.0 * time).sin().abs();
        let is_pause = (time + f64::from(seed % 5) / 5.0) % 3.0 > 2.6;
        if is_pause { 0.0 } else { syllable * (2_500.0 * harmonics + 150.0 * breath) }
    };
    (0..samples).map(|at| sample(at) as i16).collect()
}

fn recorded(spool: &Spool, text: &str, pcm: &[i16]) -> FinishedRecording {
    let mut recorder = spool.record(&name(text), RATE).expect("a recorder");
    recorder.push(pcm).expect("it is recorded");
    recorder.finish().expect("it is finished")
}

fn played(path: &Path) -> Vec<i16> {
    let mut playback =
        RecordingReader::open(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut pcm = Vec::new();
    while playback.read(&mut pcm).expect("it can be read") {}
    assert_eq!(playback.duration(), lasting(pcm.len()), "{}", path.display());
    pcm
}

fn lasting(samples: usize) -> Duration {
    Duration::from_nanos(samples as u64 * 1_000_000_000 / u64::from(RATE))
}

fn loudness(pcm: &[i16]) -> f64 {
    let energy: f64 = pcm.iter().map(|sample| f64::from(*sample).powi(2)).sum();
    (energy / pcm.len().max(1) as f64).sqrt()
}

/// Returns the correlation, which is 1 if the two differ only in loudness.
fn likeness(one: &[i16], other: &[i16]) -> f64 {
    let product: f64 = one.iter().zip(other).map(|(a, b)| f64::from(*a) * f64::from(*b)).sum();
    let length = one.len().min(other.len());
    product / (loudness(&one[..length]) * loudness(&other[..length]) * length as f64)
}

/// Returns by how many samples, at most `most`, `heard` lags `said`. It compares a quarter of a second.
fn lateness(said: &[i16], heard: &[i16], most: usize) -> isize {
    let loudest = (most..said.len() - most - SECOND / 4)
        .step_by(SECOND / 8)
        .max_by(|a, b| loudness(&said[*a..*a + SECOND / 4]).total_cmp(&loudness(&said[*b..*b + SECOND / 4])));
    let from = loudest.expect("half a second or more");
    let (inner, heard) = (&said[from..from + SECOND / 4], &heard[from - most..]);
    let best = (0..=2 * most).max_by(|a, b| {
        let like = |shift: &usize| likeness(inner, &heard[*shift..*shift + inner.len()]);
        like(a).total_cmp(&like(b))
    });
    best.expect("a shift") as isize - most as isize
}
