//! The voices of simulated people, from packages that synthesize speech, and readings by volunteers.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use colloquy_domain::session::SAMPLE_RATE;
use colloquy_pico::PicoTtsVoice;

/// A volunteer's readings, from the package pocketsphinx-testdata.
const READINGS: &str = "/usr/share/pocketsphinx/test/data/librivox";

/// The level of a person who speaks at a normal distance, as the root mean square of full scale.
pub const NORMAL_LEVEL: f64 = 0.05;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PersonVoice {
    /// A voice of eSpeak NG, with its pitch and its speed in words a minute.
    Espeak(&'static str, u32, u32),
    Pico(PicoTtsVoice),
}

/// Two or more voices for each language in which interviews are held. None of them is a voice of the
/// interviewer in the same session if the language has another.
pub fn voices(language: &str) -> &'static [PersonVoice] {
    use PersonVoice::{Espeak, Pico};
    match language {
        "en" => &[
            Espeak("en-us", 45, 150),
            Pico(PicoTtsVoice::AmericanEnglish),
            Espeak("en-gb-x-rp+f3", 60, 165),
            Espeak("en-gb-scotland+m3", 35, 140),
        ],
        "de" => &[Espeak("de", 40, 145), Espeak("de+f2", 60, 160), Pico(PicoTtsVoice::German)],
        "fr" => &[Espeak("fr-fr", 45, 150), Espeak("fr-be+f3", 60, 160), Pico(PicoTtsVoice::French)],
        "es" => &[Espeak("es", 45, 150), Espeak("es-419+f2", 60, 160), Pico(PicoTtsVoice::Spanish)],
        "it" => &[Espeak("it", 45, 150), Espeak("it+f3", 60, 160), Pico(PicoTtsVoice::Italian)],
        "pt" => &[Espeak("pt-br", 45, 150), Espeak("pt+f2", 60, 155)],
        _ => &[Espeak("nl", 45, 145), Espeak("nl+f3", 60, 155)],
    }
}

impl PersonVoice {
    /// Says a text at the normal level, at 16 kHz, without silence before or after.
    pub fn say(self, text: &str) -> Result<Vec<i16>> {
        let samples = match self {
            PersonVoice::Pico(speaker) => colloquy_pico::say(speaker, [text], || true)?,
            PersonVoice::Espeak(name, pitch, speed) => espeak(name, pitch, speed, text)?,
        };
        Ok(at_level(without_silence(&samples), NORMAL_LEVEL))
    }
}

fn espeak(name: &str, pitch: u32, speed: u32, text: &str) -> Result<Vec<i16>> {
    let output = Command::new("espeak-ng")
        .args(["-v", name, "-p", &pitch.to_string(), "-s", &speed.to_string(), "--stdout", text])
        .stdin(Stdio::null())
        .output()
        .context("cannot run `espeak-ng`; install the package espeak-ng")?;
    if !output.status.success() {
        bail!("espeak-ng has no voice {name}: {}", String::from_utf8_lossy(&output.stderr));
    }
    // A file that is written to a pipe has no valid length, so everything after the header is audio.
    let (header, data) = output.stdout.split_at_checked(44).context("espeak-ng wrote no audio")?;
    let rate = u32::from_le_bytes([header[24], header[25], header[26], header[27]]);
    Ok(resampled(&pcm(data), rate))
}

/// Returns a volunteer's readings, joined, if the package is installed.
pub fn readings() -> Result<Vec<i16>> {
    let Ok(folder) = std::fs::read_dir(Path::new(READINGS)) else { return Ok(Vec::new()) };
    let mut files: Vec<_> = folder.flatten().map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "wav"));
    files.sort();
    let mut all = Vec::new();
    for path in files {
        let file = std::fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        all.extend(pcm(file.get(44..).unwrap_or_default()));
    }
    Ok(at_level(&all, NORMAL_LEVEL))
}

fn pcm(bytes: &[u8]) -> Vec<i16> {
    bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect()
}

/// Converts audio to the sample rate of microphones, with linear interpolation.
pub fn resampled(samples: &[i16], rate: u32) -> Vec<i16> {
    if rate == SAMPLE_RATE || samples.is_empty() {
        return samples.to_vec();
    }
    let count = samples.len() as u64 * u64::from(SAMPLE_RATE) / u64::from(rate);
    let at = |place: u64| {
        let exact = place as f64 * f64::from(rate) / f64::from(SAMPLE_RATE);
        let (before, part) = (exact as usize, exact.fract());
        let first = f64::from(samples[before.min(samples.len() - 1)]);
        let second = f64::from(samples[(before + 1).min(samples.len() - 1)]);
        (first + (second - first) * part) as i16
    };
    (0..count).map(at).collect()
}

fn without_silence(samples: &[i16]) -> &[i16] {
    let is_loud = |sample: &i16| sample.unsigned_abs() > 300;
    let first = samples.iter().position(is_loud).unwrap_or(0);
    let last = samples.iter().rposition(is_loud).map_or(0, |last| last + 1);
    &samples[first..last.max(first)]
}

/// The loudness of the parts in which something is heard, as a share of full scale.
pub fn level(samples: &[i16]) -> f64 {
    let energies = samples.chunks(320).map(|frame| {
        let sum: f64 = frame.iter().map(|sample| f64::from(*sample).powi(2)).sum();
        sum / frame.len() as f64
    });
    let heard: Vec<f64> = energies.filter(|energy| energy.sqrt() > 150.0).collect();
    if heard.is_empty() {
        return 0.0;
    }
    (heard.iter().sum::<f64>() / heard.len() as f64).sqrt() / f64::from(i16::MAX)
}

/// Scales audio to a level.
pub fn at_level(samples: &[i16], wanted: f64) -> Vec<i16> {
    let level = level(samples);
    let gain = if level > 0.0 { wanted / level } else { 0.0 };
    let scaled = |sample: &i16| (f64::from(*sample) * gain).clamp(-32_768.0, 32_767.0) as i16;
    samples.iter().map(scaled).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn audio_has_the_wanted_level_and_length_after_resampling() {
        let tone = |rate: u32| -> Vec<i16> {
            (0..rate)
                .map(|at| (f64::sin(f64::from(at) * 2_000.0 / f64::from(rate)) * 9_000.0) as i16)
                .collect()
        };
        let converted = resampled(&tone(22_050), 22_050);
        assert_eq!(converted.len(), SAMPLE_RATE as usize);
        assert!((level(&at_level(&converted, NORMAL_LEVEL)) - NORMAL_LEVEL).abs() < 0.001);
    }
}
