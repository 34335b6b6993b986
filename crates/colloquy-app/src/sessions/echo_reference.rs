//! What the page plays while the microphone records a frame, as far as the service knows.

use std::collections::VecDeque;
use std::sync::{Arc, OnceLock};

use colloquy_domain::ports::{Pcm, REFERENCE_LEAD_MS};
use colloquy_domain::session::{FRAME_SAMPLES, SAMPLE_RATE};
use tokio::time::{Duration, Instant};

/// Positions are samples of the microphone: frame 0 starts at 0, frame 1 at 320.
const PER_MS: i64 = SAMPLE_RATE as i64 / 1_000;

/// The time from sending a sentence to its first sound, until a page has reported one.
const USUAL_LATENCY: i64 = 80 * PER_MS;
const LONGEST_LATENCY: i64 = 1_000 * PER_MS;

/// How long a room and the buffers of devices may still echo what was played: a delay of 400 ms, reflections for half
/// a second, and the error of the estimate.
const TAIL: i64 = 1_100 * PER_MS;

/// How long a page may take to stop, beyond its latency.
const STOPPING: i64 = 300 * PER_MS;

/// Reports differ by less than this from what is expected, because they arrive between frames that arrive in groups.
/// Following them would move the reference back and forth.
const JITTER: i64 = 60 * PER_MS;

/// How long a page may take to start playing what it was sent. The canceller does not wait longer for the end of a
/// sentence, even if the page reports less.
const LATEST_START: Duration = Duration::from_secs(5);

/// A report is compared with the newest frame, which must not be older than this.
const FRESH: Duration = Duration::from_millis(250);

#[derive(Debug)]
struct PlayedSentence {
    utterance: u32,
    sound: Arc<Pcm>,
    start: i64,
    /// Where it ends, which is before its last sample if it was stopped.
    end: i64,
    /// Where the microphone was when it was sent, if nothing was being played.
    sent: Option<i64>,
    sent_at: Instant,
    /// When the page has played it at the latest.
    latest_end: Instant,
    is_reported: bool,
    is_stopped: bool,
}

/// The sentences that are played or may still echo.
#[derive(Debug)]
pub struct EchoReference {
    sentences: VecDeque<PlayedSentence>,
    /// The end of the newest frame.
    now: i64,
    received: Option<Instant>,
    latency: i64,
    has_measured_latency: bool,
}

impl Default for EchoReference {
    fn default() -> Self {
        EchoReference {
            sentences: VecDeque::new(),
            now: 0,
            received: None,
            latency: USUAL_LATENCY,
            has_measured_latency: false,
        }
    }
}

impl EchoReference {
    /// Notes that a page is connected, and that its next frame starts here.
    pub fn connect(&mut self, next: i64) {
        self.now = next;
        self.received = None;
    }

    /// Adds a sentence that was sent just now. It follows the one before it, or starts as soon as the page has it.
    pub fn play(&mut self, utterance: u32, sound: Arc<Pcm>) {
        let soonest = self.now + self.latency;
        let before = self.sentences.back().filter(|sentence| !sentence.is_stopped);
        let end_before = before.map(|sentence| sentence.end);
        let sent_at = Instant::now();
        let latest_start = sent_at + LATEST_START;
        let latest_start = before.map_or(latest_start, |sentence| sentence.latest_end.max(latest_start));
        let start = end_before.map_or(soonest, |end| end.max(soonest));
        // The page stops before it receives the next sentence.
        for stopped in self.sentences.iter_mut().filter(|sentence| sentence.is_stopped) {
            stopped.end = stopped.end.min(start);
        }
        self.sentences.push_back(PlayedSentence {
            utterance,
            start,
            end: start + length(&sound),
            sent: end_before.is_none_or(|end| end <= self.now).then_some(self.now),
            sent_at,
            latest_end: latest_start + duration(length(&sound)),
            is_reported: false,
            is_stopped: false,
            sound,
        });
    }

    /// Stops the sentences that are being played.
    pub fn clear(&mut self) {
        let stop = self.now + self.latency + STOPPING;
        self.sentences.retain(|sentence| sentence.start < stop);
        for sentence in &mut self.sentences {
            sentence.end = sentence.end.min(stop);
            sentence.is_stopped = true;
        }
    }

    /// Applies a report. Frames and reports arrive in the order in which they were sent, so a report tells what was
    /// audible at the end of the newest frame.
    pub fn heard(&mut self, utterance: u32, ms: i64, ended: bool) {
        let is_fresh = self.received.is_some_and(|received| received.elapsed() <= FRESH);
        let Some(index) = self.sentences.iter().position(|sentence| sentence.utterance == utterance) else {
            return;
        };
        let sentence = &mut self.sentences[index];
        // The page has not yet heard anything that could be compared, or it has not recorded meanwhile. The end of a
        // stopped sentence is known.
        if !is_fresh || ms <= 0 && !ended || sentence.is_stopped {
            return;
        }
        let position = if ended {
            length(&sentence.sound)
        } else {
            ms.saturating_mul(PER_MS).min(length(&sentence.sound))
        };
        let moved = self.now - position - sentence.start;
        let is_first = !std::mem::replace(&mut sentence.is_reported, true);
        if is_first && let Some(sent) = sentence.sent {
            let latency = (self.now - position - sent).clamp(0, LONGEST_LATENCY);
            let is_known = std::mem::replace(&mut self.has_measured_latency, true);
            self.latency = if is_known { (self.latency + latency) / 2 } else { latency };
        }
        if moved.abs() > JITTER {
            // What follows it moves with it.
            for sentence in self.sentences.iter_mut().skip(index) {
                sentence.start += moved;
                sentence.end += moved;
            }
        }
    }

    /// Notes the arrival of the frame that starts here, and forgets what can no longer echo in it.
    pub fn receive(&mut self, start: i64) {
        let arrived = Instant::now();
        self.now = start + i64::from(FRAME_SAMPLES);
        self.received = Some(arrived);
        self.catch_up(arrived);
        self.sentences
            .retain(|sentence| sentence.end + TAIL > start && sentence.latest_end + duration(TAIL) > arrived);
    }

    /// Moves the sentences that cannot have started where they were expected. After an outage, a page first sends what
    /// it recorded meanwhile. How far its microphone was when a sentence was sent is known only once that has arrived.
    fn catch_up(&mut self, arrived: Instant) {
        let mut moved = 0;
        for sentence in self.sentences.iter_mut().filter(|sentence| !sentence.is_stopped) {
            sentence.start += moved;
            if !sentence.is_reported {
                let since = arrived.saturating_duration_since(sentence.sent_at).as_millis() as i64 * PER_MS;
                let late = self.now - since + self.latency - sentence.start;
                if late > JITTER {
                    sentence.start += late;
                    sentence.sent = sentence.sent.map(|sent| sent + late);
                    moved += late;
                }
            }
            sentence.end = sentence.start + length(&sentence.sound);
        }
    }

    /// Whether anything is played that may echo.
    pub fn may_echo(&self) -> bool {
        !self.sentences.is_empty()
    }

    /// Writes what is played [`REFERENCE_LEAD_MS`] after the frame that starts here.
    pub fn fill(&self, start: i64, reference: &mut [i16]) {
        let from = start + REFERENCE_LEAD_MS * PER_MS;
        let to = from + reference.len() as i64;
        for sentence in &self.sentences {
            let (first, last) = (sentence.start.max(from), sentence.end.min(to));
            for at in first..last {
                let place = &mut reference[(at - from) as usize];
                *place = place.saturating_add(sample(&sentence.sound, at - sentence.start));
            }
        }
    }
}

/// The length of a sound in samples of the microphone.
fn length(sound: &Pcm) -> i64 {
    sound.samples.len() as i64 * i64::from(SAMPLE_RATE) / i64::from(sound.rate.max(1))
}

fn duration(samples: i64) -> Duration {
    Duration::from_micros(samples.unsigned_abs() * 1_000 / PER_MS.unsigned_abs())
}

/// The half width of the filter below, in samples of the lower rate.
const ZERO_CROSSINGS: f64 = 12.0;
const STEPS: usize = 64;

/// Returns the sample of a sound at a position in samples of the microphone. Sound at other rates is converted here,
/// frame by frame, so that no session holds a second copy of it.
fn sample(sound: &Pcm, at: i64) -> i16 {
    let get = |index: i64| usize::try_from(index).ok().and_then(|index| sound.samples.get(index)).copied();
    if sound.rate == SAMPLE_RATE {
        return get(at).unwrap_or(0);
    }
    let ratio = f64::from(sound.rate) / f64::from(SAMPLE_RATE);
    let scale = (1.0 / ratio).min(1.0);
    let centre = at as f64 * ratio;
    let half = ZERO_CROSSINGS / scale;
    let sum: f32 = ((centre - half).ceil() as i64..=(centre + half).floor() as i64)
        .filter_map(|index| {
            let distance = (index as f64 - centre).abs() * scale;
            get(index).map(|sample| f32::from(sample) * weight(distance))
        })
        .sum();
    (sum * scale as f32).clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16
}

/// Returns the weight of a sample at this distance: a windowed sinc, read from a table.
fn weight(distance: f64) -> f32 {
    static TABLE: OnceLock<Vec<f32>> = OnceLock::new();
    let table = TABLE.get_or_init(|| {
        let count = ZERO_CROSSINGS as usize * STEPS;
        let sinc = |x: f64| {
            if x == 0.0 { 1.0 } else { (std::f64::consts::PI * x).sin() / (std::f64::consts::PI * x) }
        };
        let window = |x: f64| (std::f64::consts::FRAC_PI_2 * x / ZERO_CROSSINGS).cos().powi(2);
        (0..=count).map(|index| index as f64 / STEPS as f64).map(|x| (sinc(x) * window(x)) as f32).collect()
    });
    table.get((distance * STEPS as f64).round() as usize).copied().unwrap_or(0.0)
}

#[cfg(test)]
mod tests;
