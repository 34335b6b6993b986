//! The room around a simulated invitee: the echo of the loudspeaker, and background noise.

use std::collections::VecDeque;
use std::sync::Arc;

use anyhow::Result;
use colloquy_domain::session::{FRAME_SAMPLES, SAMPLE_RATE};

use super::voices::{NORMAL_LEVEL, PersonVoice, at_level, readings};

/// The microphone picks up the loudspeaker this much more quietly, this much later.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Echo {
    pub decibels: f64,
    pub delay_ms: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SimulatedBackground {
    /// Four people talk.
    Babble,
    /// One voice, compressed, with music.
    Television,
    /// Low noise that swells as cars pass.
    Street,
}

impl SimulatedBackground {
    pub const ALL: [SimulatedBackground; 3] =
        [SimulatedBackground::Babble, SimulatedBackground::Television, SimulatedBackground::Street];

    pub fn name(self) -> &'static str {
        match self {
            SimulatedBackground::Babble => "babble",
            SimulatedBackground::Television => "television",
            SimulatedBackground::Street => "street",
        }
    }
}

const BACKGROUND_S: usize = 40;

/// Random numbers that are the same in each run.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// Returns a number from -1 to 1.
    fn sample(&mut self) -> f64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
    }

    /// Returns a number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        ((self.sample() + 1.0) / 2.0 * end as f64) as usize % end.max(1)
    }
}

/// Forty seconds of a background at the normal level of a voice, which repeat.
pub fn background(kind: SimulatedBackground) -> Result<Arc<[i16]>> {
    let length = BACKGROUND_S * SAMPLE_RATE as usize;
    let mut random = Random::new(7);
    let mut mixed = vec![0.0; length];
    match kind {
        SimulatedBackground::Babble => {
            for (number, voice) in TALKERS.iter().enumerate() {
                let talk = voice.say(TALK[number % TALK.len()])?;
                add(&mut mixed, &talk, 1.0, number * 9_000);
            }
        }
        SimulatedBackground::Television => {
            let mut talk = readings()?;
            if talk.is_empty() {
                talk = TALKERS[1].say(TALK[0])?;
            }
            add(&mut mixed, &at_level(&talk, NORMAL_LEVEL), 1.0, 0);
            for (place, sample) in mixed.iter_mut().enumerate() {
                let second = place as f64 / f64::from(SAMPLE_RATE);
                let chord =
                    [220.0, 277.2, 329.6].map(|pitch| f64::sin(second * pitch * std::f64::consts::TAU));
                let beat = 0.5 + 0.5 * f64::sin(second * 2.0 * std::f64::consts::TAU);
                *sample = compressed(*sample) + chord.iter().sum::<f64>() * 250.0 * beat;
            }
        }
        SimulatedBackground::Street => {
            let (mut low, mut lower) = (0.0, 0.0);
            for (place, sample) in mixed.iter_mut().enumerate() {
                low += (random.sample() - low) * 0.08;
                lower += (low - lower) * 0.3;
                let second = place as f64 / f64::from(SAMPLE_RATE);
                let swell = 0.5 + 0.5 * f64::sin(second / 7.0 * std::f64::consts::TAU).powi(3);
                *sample = (lower * 3.0 + low) * 20_000.0 * (0.3 + swell);
            }
        }
    }
    let samples: Vec<i16> = mixed.iter().map(|sample| sample.clamp(-32_768.0, 32_767.0) as i16).collect();
    Ok(at_level(&samples, NORMAL_LEVEL).into())
}

/// Makes quiet parts louder, as television does.
fn compressed(sample: f64) -> f64 {
    sample.signum() * (sample.abs() / 8_000.0).powf(0.6) * 8_000.0
}

fn add(mixed: &mut [f64], samples: &[i16], gain: f64, from: usize) {
    if samples.is_empty() {
        return;
    }
    for (place, sample) in mixed.iter_mut().enumerate() {
        *sample += f64::from(samples[(place + from) % samples.len()]) * gain;
    }
}

const TALKERS: [PersonVoice; 4] = [
    PersonVoice::Espeak("en-gb+m1", 30, 170),
    PersonVoice::Espeak("en-us+f1", 70, 185),
    PersonVoice::Espeak("en-gb-x-gbclan+m5", 50, 160),
    PersonVoice::Espeak("en-us+f4", 55, 150),
];

const TALK: [&str; 4] = [
    "I went to the market yesterday and there was hardly anything left, so we took the train home and cooked \
     what we still had, which was mostly potatoes and a little cheese, and then the neighbours came over.",
    "The match was decided in the last minute when the keeper dropped the ball, and nobody could believe it, \
     and the people around us were shouting and singing until the lights went out.",
    "You should take the second exit and then go straight on until you see the church, and the shop is behind it, \
     next to the post office, but they close at six, so you had better hurry up now.",
    "My daughter starts school in September and she has already packed her bag three times, with two rulers and \
     all her pens, and every evening she asks how many days there are still to go.",
];

/// Turns what the loudspeaker plays and what the person says into what the microphone hears.
pub struct RoomSimulator {
    echo: Option<Echo>,
    /// What was played, newest last.
    played: VecDeque<i16>,
    background: Option<(Arc<[i16]>, f64)>,
    place: usize,
    hiss: Random,
}

/// The reflections of a small room: how much later than the direct sound, in samples, and how loud.
const REFLECTIONS: [(usize, f64); 5] = [(0, 1.0), (110, 0.5), (400, -0.3), (1_030, 0.2), (2_300, -0.1)];

impl RoomSimulator {
    pub fn new(echo: Option<Echo>, background: Option<(Arc<[i16]>, f64)>, seed: u64) -> Self {
        RoomSimulator {
            echo,
            played: VecDeque::new(),
            background,
            place: seed as usize * 7_919,
            hiss: Random::new(seed),
        }
    }

    /// Returns the next frame of the microphone.
    pub fn hear(&mut self, near: &[i16], far: &[i16]) -> Vec<i16> {
        self.played.extend(far);
        let kept = 3_000 + SAMPLE_RATE as usize / 2 + FRAME_SAMPLES as usize;
        while self.played.len() > kept {
            self.played.pop_front();
        }
        (0..FRAME_SAMPLES as usize).map(|place| self.sample(near, place)).collect()
    }

    fn sample(&mut self, near: &[i16], place: usize) -> i16 {
        let mut sum = f64::from(near.get(place).copied().unwrap_or_default()) + self.hiss.sample() * 12.0;
        if let Some(Echo { decibels, delay_ms }) = self.echo {
            let age = FRAME_SAMPLES as usize - place + delay_ms * SAMPLE_RATE as usize / 1_000;
            let gain = 10_f64.powf(decibels / 20.0);
            for (later, loudness) in REFLECTIONS {
                let at = self.played.len().checked_sub(age + later);
                let played = at.and_then(|at| self.played.get(at)).copied().unwrap_or_default();
                // A small loudspeaker distorts loud sound.
                let distorted = f64::tanh(f64::from(played) / 20_000.0) * 20_000.0;
                sum += distorted * gain * loudness;
            }
        }
        if let Some((samples, gain)) = &self.background {
            sum += f64::from(samples[self.place % samples.len()]) * gain;
            self.place += 1;
        }
        sum.clamp(-32_768.0, 32_767.0) as i16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_echo_is_as_late_and_as_quiet_as_stated() {
        let mut room = RoomSimulator::new(Some(Echo { decibels: -20.0, delay_ms: 40 }), None, 1);
        let click: Vec<i16> = (0..FRAME_SAMPLES).map(|place| if place == 0 { 10_000 } else { 0 }).collect();
        let heard: Vec<i16> = std::iter::once(click)
            .chain(std::iter::repeat_n(vec![0; FRAME_SAMPLES as usize], 5))
            .flat_map(|far| room.hear(&[], &far))
            .collect();
        let loudest = (0..heard.len()).max_by_key(|place| heard[*place]).expect("a sample");
        assert_eq!(loudest, 40 * 16);
        assert!((850..1_000).contains(&heard[loudest]), "{}", heard[loudest]);
    }
}
