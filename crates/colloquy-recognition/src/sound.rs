//! Prepares sound for the models: 16,000 samples a second, little silence, pieces of bounded length.

use std::borrow::Cow;
use std::f64::consts::PI;
use std::ops::Range;

use colloquy_domain::ports::{Pcm, VoiceActivityDetector};

use crate::levels::LevelMeter;
use crate::vad::{BLOCK, Earshot};

pub const RATE: usize = 16_000;
/// The score from which a block counts as voice.
const VOICE_SCORE: f32 = 0.5;
/// The blocks of voice in a row that make speech: 80 ms. Noise reaches the score only for a moment.
const VOICED_BLOCKS: usize = 5;
/// The score below which a block counts as silence.
const SILENCE_SCORE: f32 = 0.3;
/// The blocks at either end of a piece that should be silent: 0.3 s.
const EDGE_BLOCKS: usize = 20;
/// How many decibels louder than such voices the invitee is at least.
const ABOVE_OTHERS: f32 = 2.0;
/// How far such voices are below the loudest tenth at least. Otherwise they are the invitee's, because the sound was cut
/// in the middle of speech.
const BELOW_LOUDEST: f32 = 8.0;
/// The blocks kept before and after speech, because words begin and end softly: 0.2 s.
const MARGIN_BLOCKS: usize = 12;
/// The length from which pauses are shortened: 2 s. The models lose context in longer ones.
const LONG_PAUSE: usize = 125;
/// The zero crossings of the filter on either side.
const LOBES: f64 = 16.0;

/// Returns the sound at 16 kHz, or `None` if its own rate is 0.
pub fn at_rate(sound: &Pcm) -> Option<Cow<'_, [i16]>> {
    let rate = sound.rate as usize;
    match rate {
        0 => None,
        RATE => Some(Cow::Borrowed(&sound.samples)),
        _ => Some(Cow::Owned(resampled(&sound.samples, rate))),
    }
}

/// Resamples by a windowed sinc filter, which removes frequencies that the new rate cannot represent.
fn resampled(samples: &[i16], rate: usize) -> Vec<i16> {
    let step = rate as f64 / RATE as f64;
    let pass = (1.0 / step).min(1.0) * 0.95;
    let reach = LOBES / pass;
    let count = (samples.len() as f64 / step) as usize;
    let sample = |index: usize| {
        let middle = index as f64 * step;
        let last = ((middle + reach) as usize + 1).min(samples.len());
        let first = ((middle - reach).ceil().max(0.0) as usize).min(last);
        let (mut sum, mut weights) = (0.0, 0.0);
        for (at, sample) in (first..last).zip(&samples[first..last]) {
            let distance = at as f64 - middle;
            let window = 0.5 + 0.5 * (PI * distance / reach).cos();
            let x = PI * distance * pass;
            let weight = if x == 0.0 { 1.0 } else { x.sin() / x } * window;
            sum += weight * f64::from(*sample);
            weights += weight;
        }
        if weights > 0.0 { (sum / weights).round() as i16 } else { 0 }
    };
    (0..count).map(sample).collect()
}

/// Removes the silence at the end, except the margin. A sound without speech stays as it is.
pub fn until_silence(samples: &[i16]) -> &[i16] {
    let end = voiced(&scores(samples)).last().map_or(samples.len(), |range| range.end * BLOCK);
    &samples[..end.min(samples.len())]
}

/// Removes silence at either end and the middle of long pauses. Returns nothing if there is no speech. Voices in the
/// background count as silence.
pub fn without_silence(samples: &[i16]) -> Vec<i16> {
    let mut scores = scores(samples);
    silence_background(samples, &mut scores);
    let longest_run = scores.split(|score| *score < VOICE_SCORE).map(<[f32]>::len).max().unwrap_or_default();
    if longest_run < VOICED_BLOCKS {
        return Vec::new();
    }
    let mut kept = Vec::with_capacity(samples.len());
    for range in voiced(&scores) {
        let end = (range.end * BLOCK).min(samples.len());
        kept.extend_from_slice(&samples[(range.start * BLOCK).min(end)..end]);
    }
    kept
}

fn scores(samples: &[i16]) -> Vec<f32> {
    let mut activity = Earshot::default();
    let mut block = [0; BLOCK];
    let score = |chunk: &[i16]| {
        block[..chunk.len()].copy_from_slice(chunk);
        block[chunk.len()..].fill(0);
        activity.score(&block)
    };
    samples.chunks(BLOCK).map(score).collect()
}

/// Sets the scores of blocks to 0 that have the voices of others. An answer begins after silence and ends in it. If
/// there are much quieter voices instead, they are in the background, and so is everything that is as quiet as they are.
fn silence_background(samples: &[i16], scores: &mut [f32]) {
    let mut meter = LevelMeter::default();
    let levels: Vec<f32> = samples.chunks(BLOCK).map(|block| meter.level(block)).collect();
    let voices = |range: Range<usize>| {
        let voiced = range.filter(|at| scores[*at] >= SILENCE_SCORE);
        let mut levels: Vec<f32> = voiced.map(|at| levels[at]).collect();
        levels.sort_by(f32::total_cmp);
        levels
    };
    let (count, edge) = (scores.len(), EDGE_BLOCKS.min(scores.len()));
    let edges = [voices(0..edge), voices(count - edge..count)];
    let others =
        edges.iter().filter(|voices| voices.len() >= EDGE_BLOCKS / 2).filter_map(|voices| voices.last());
    let all = voices(0..count);
    let (Some(others), Some(loudest)) = (others.copied().reduce(f32::max), all.get(all.len() * 9 / 10))
    else {
        return;
    };
    if others > loudest - BELOW_LOUDEST {
        return;
    }
    let required = others + ABOVE_OTHERS;
    for (level, score) in levels.iter().zip(scores) {
        if *level < required {
            *score = 0.0;
        }
    }
}

/// Returns the ranges of blocks with speech, including the margin around it.
fn voiced(scores: &[f32]) -> Vec<Range<usize>> {
    let mut ranges: Vec<Range<usize>> = Vec::new();
    for (at, _) in scores.iter().enumerate().filter(|(_, score)| **score >= SILENCE_SCORE) {
        match ranges.last_mut() {
            Some(range) if at - range.end < LONG_PAUSE => range.end = at + 1,
            _ => ranges.push(at..at + 1),
        }
    }
    for range in &mut ranges {
        *range = range.start.saturating_sub(MARGIN_BLOCKS)..(range.end + MARGIN_BLOCKS).min(scores.len());
    }
    ranges
}

/// Cuts sound into ranges of at most `longest` samples, each cut where it is quietest. No range is shorter than a third
/// of that, unless the whole sound is.
pub fn pieces(samples: &[i16], longest: usize) -> Vec<Range<usize>> {
    let shortest = longest / 3;
    let mut pieces = Vec::new();
    let mut start = 0;
    while samples.len() - start > longest {
        let last = longest.min(samples.len() - start - shortest);
        let cut = start + shortest + quietest(&samples[start + shortest..start + last]);
        pieces.push(start..cut);
        start = cut;
    }
    pieces.push(start..samples.len());
    pieces
}

/// Cuts sound in two, where the middle third is quietest.
pub fn halves(samples: &[i16]) -> (&[i16], &[i16]) {
    let third = samples.len() / 3;
    samples.split_at(third + quietest(&samples[third..samples.len() - third]))
}

/// Returns the index of the middle of the quietest window.
fn quietest(samples: &[i16]) -> usize {
    const BLOCKS: usize = 10;
    let loudness: Vec<f64> = samples
        .chunks(BLOCK)
        .map(|block| block.iter().map(|sample| f64::from(*sample).powi(2)).sum())
        .collect();
    let windows =
        loudness.windows(BLOCKS.min(loudness.len().max(1))).map(|window| window.iter().sum::<f64>());
    let least = windows.enumerate().min_by(|(_, a), (_, b)| a.total_cmp(b));
    let middle = least.map_or(0, |(at, _)| (at + BLOCKS / 2) * BLOCK);
    middle.min(samples.len())
}

pub fn as_floats(samples: &[i16]) -> Vec<f32> {
    samples.iter().map(|sample| f32::from(*sample) / 32_768.0).collect()
}

#[cfg(test)]
mod tests;
