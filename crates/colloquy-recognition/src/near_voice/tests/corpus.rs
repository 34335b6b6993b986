//! Voices and backgrounds for tests, mixed at exact levels.

use std::f32::consts::TAU;
use std::sync::LazyLock;

use colloquy_pico::PicoTtsVoice;
use colloquy_testkit::SpokenSample;

use crate::sound::{RATE, without_silence};

pub const FRAME: usize = 320;

/// The level of the invitee's voice.
pub const NEAR_LEVEL: f32 = -24.0;
/// The level of a room's own noise.
const ROOM_LEVEL: f32 = -70.0;

/// Samples from -1 to 1.
pub type Sound = Vec<f32>;

/// Numbers that look random and are the same each time.
pub struct Dice(u32);

impl Dice {
    pub fn new(seed: u32) -> Self {
        Dice(seed.wrapping_mul(2_654_435_761).wrapping_add(1))
    }

    pub fn between(&mut self, least: f32, most: f32) -> f32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        least + (most - least) * (self.0 >> 8) as f32 / (1 << 24) as f32
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Background {
    QuietRoom,
    /// Four people who talk at the same time.
    Babble,
    /// One voice with an even level, pauses and music.
    Television,
    /// Noise of traffic that swells and fades.
    Street,
}

pub const BACKGROUNDS: [Background; 3] = [Background::Babble, Background::Television, Background::Street];

const TALK: [(PicoTtsVoice, &str); 5] = [
    (PicoTtsVoice::Italian, "Lavoro in questa azienda da due anni. Le riunioni durano tutta la mattina."),
    (PicoTtsVoice::Spanish, "Las reuniones son útiles, pero a veces duran mucho. Me gustaría aprender más."),
    (PicoTtsVoice::French, "Les réunions durent toute la matinée, et le train est encore en retard."),
    (PicoTtsVoice::German, "Am Montag besprechen wir, was in der Woche zu tun ist. Das dauert oft lange."),
    (
        PicoTtsVoice::BritishEnglish,
        "Here is the news. The weather stays dry in the north, with some rain later.",
    ),
];

static TALKERS: LazyLock<Vec<Sound>> =
    LazyLock::new(|| TALK.map(|(speaker, text)| pico(speaker, text)).into());

/// Returns a text in the voice of the built-in engine, without silence around it.
pub fn pico(speaker: PicoTtsVoice, text: &str) -> Sound {
    let samples = colloquy_pico::say(speaker, [text], || true).expect("the built-in voice speaks");
    floats(&without_silence(&samples))
}

/// Returns sentences of a human and of a synthetic voice, with their texts.
pub fn answers() -> &'static [(Sound, String)] {
    const TEXTS: [&str; 3] = [
        "I started in the team two years ago, and my first weeks were rather quiet.",
        "The meetings help me a lot, but sometimes they take the whole morning.",
        "What I would change is how we share what we have learned.",
    ];
    static ANSWERS: LazyLock<Vec<(Sound, String)>> = LazyLock::new(|| {
        let human = |one: SpokenSample| (floats(&without_silence(&one.samples)), one.text);
        let synthetic = |text: &str| (pico(PicoTtsVoice::AmericanEnglish, text), text.to_owned());
        colloquy_testkit::librivox().into_iter().map(human).chain(TEXTS.map(synthetic)).collect()
    });
    &ANSWERS
}

fn floats(samples: &[i16]) -> Sound {
    samples.iter().map(|sample| f32::from(*sample) / 32_768.0).collect()
}

pub fn samples(sound: &[f32]) -> Vec<i16> {
    sound.iter().map(|value| (value * 32_768.0).clamp(-32_768.0, 32_767.0) as i16).collect()
}

/// Returns the level of the parts of a sound that are not pauses.
fn active_level(sound: &[f32]) -> f32 {
    let powers = sound.chunks(FRAME).map(|frame| frame.iter().map(|value| value * value).sum::<f32>());
    let powers: Vec<f32> = powers.map(|sum| sum / FRAME as f32).collect();
    let loudest = powers.iter().copied().fold(1e-12, f32::max);
    let active: Vec<f32> = powers.into_iter().filter(|power| *power > loudest / 1_000.0).collect();
    10.0 * (active.iter().sum::<f32>() / active.len().max(1) as f32).log10()
}

/// Returns the sound at a level.
pub fn at_level(sound: &[f32], level: f32) -> Sound {
    let gain = 10_f32.powf((level - active_level(sound)) / 20.0);
    sound.iter().map(|value| value * gain).collect()
}

pub fn pause(seconds: f32) -> Sound {
    vec![0.0; (seconds * RATE as f32) as usize]
}

/// Adds a background at a level to a sound.
pub fn in_background(sound: &[f32], background: Background, level: f32, dice: &mut Dice) -> Sound {
    let length = sound.len();
    let around = match background {
        Background::QuietRoom => vec![0.0; length],
        Background::Babble => {
            (0..4).map(|talker| talking(talker, 0.3, length, dice)).fold(vec![0.0; length], sum)
        }
        Background::Television => television(length, dice),
        Background::Street => street(length, dice),
    };
    let room = (0..length).map(|_| dice.between(-1.0, 1.0)).collect::<Sound>();
    let around = if background == Background::QuietRoom { around } else { at_level(&around, level) };
    sum(sum(sound.to_vec(), around), at_level(&room, ROOM_LEVEL))
}

fn sum(mut sound: Sound, other: Sound) -> Sound {
    sound.iter_mut().zip(other).for_each(|(value, more)| *value += more);
    sound
}

/// Returns someone who talks with pauses up to this length, from anywhere in their text on.
fn talking(talker: usize, longest_pause: f32, length: usize, dice: &mut Dice) -> Sound {
    let text = at_level(&TALKERS[talker], NEAR_LEVEL);
    let mut sound = text[(dice.between(0.0, 0.9) * text.len() as f32) as usize..].to_vec();
    while sound.len() < length {
        sound.extend(pause(dice.between(0.0, longest_pause)));
        sound.extend(&text);
    }
    sound.truncate(length);
    sound
}

fn television(length: usize, dice: &mut Dice) -> Sound {
    let mut sound = talking(4, 1.0, length, dice);
    let mut envelope = 0.0_f32;
    for value in &mut sound {
        envelope = (envelope * 0.9997).max(value.abs());
        *value /= envelope.max(0.02).sqrt();
    }
    let mut hertz = 220.0;
    for (at, value) in sound.iter_mut().enumerate() {
        if at % (RATE / 2) == 0 {
            hertz = 110.0 * 2_f32.powf(dice.between(0.0, 24.0).floor() / 12.0);
        }
        let time = at as f32 / RATE as f32;
        *value += 0.02 * ((time * hertz * TAU).sin() + (time * hertz * 1.5 * TAU).sin());
    }
    sound
}

fn street(length: usize, dice: &mut Dice) -> Sound {
    let (mut low, mut high) = (0.0, 0.0);
    let mut noise = || {
        let white = dice.between(-1.0, 1.0);
        low += (white - low) * 0.04;
        high += (white - low - high) * 0.5;
        low + 0.05 * high
    };
    let swell = |at: usize| 0.4 + 2.0 * (at as f32 / RATE as f32 * TAU / 5.0).sin().max(0.0).powi(3);
    (0..length).map(|at| noise() * swell(at)).collect()
}
