//! What an invitee, the network and a faulty caller do to a session.

use std::ops::Range;

use super::world::World;
use crate::session::{PlaybackId, RecognitionSegmentId, SessionInput, SpeechId};

#[derive(Clone, Copy, Debug)]
pub(super) enum Act {
    Speak {
        length_ms: i64,
        then_ms: i64,
    },
    Hum,
    /// The microphone hears the loudspeaker.
    Echo,
    Noise {
        length_ms: i64,
    },
    Silence {
        length_ms: i64,
    },
    Write,
    Lose {
        frames: u32,
    },
    Repeat {
        frames: u32,
    },
    /// A timer that is this late.
    Late {
        length_ms: i64,
    },
    Drop {
        away_ms: i64,
    },
    Break {
        length_ms: i64,
    },
    Muted {
        length_ms: i64,
    },
    AskAgain,
    /// Inputs that no correct caller sends.
    Nonsense {
        kind: u8,
        number: u32,
    },
}

pub(super) struct SaidWord {
    pub(super) text: String,
    /// The frames of all that was said at once.
    pub(super) frames: Range<u32>,
    /// The frame in the middle of the word.
    pub(super) middle: u32,
}

pub(super) type Words = Vec<SaidWord>;

pub(super) fn act(world: &mut World, act: Act, words: &mut Words) {
    match act {
        Act::Speak { length_ms, then_ms } => {
            say(world, length_ms, words);
            world.silence(then_ms);
        }
        Act::Hum => {
            world.say("Mm-hm.", 400);
            world.silence(300);
        }
        Act::Echo => world.echo(),
        Act::Noise { length_ms } => world.noise(length_ms),
        Act::Silence { length_ms } => world.silence(length_ms),
        Act::Write => {
            let text = format!("written{}", words.len());
            if world.is_taking_input() {
                words.push(SaidWord { text: text.clone(), frames: 0..0, middle: 0 });
            }
            world.give(SessionInput::Typed { text });
        }
        Act::Lose { frames } => world.lose(frames),
        Act::Repeat { frames } => world.repeat_frames(frames),
        Act::Late { length_ms } => world.ticks(length_ms, length_ms),
        Act::Drop { away_ms } => {
            world.give(SessionInput::Detached);
            world.ticks(away_ms, 5_000);
            world.give(SessionInput::Attached);
        }
        Act::Break { length_ms } => {
            world.give(SessionInput::Pause);
            world.silence(length_ms);
            world.give(SessionInput::Resume);
        }
        Act::Muted { length_ms } => {
            world.give(SessionInput::Mute);
            world.silence(length_ms);
            world.give(SessionInput::Unmute);
        }
        Act::AskAgain => world.give(SessionInput::RepeatQuestion),
        Act::Nonsense { kind, number } => nonsense(world, kind, number),
    }
}

/// Says new words, as many at once as people say in this world.
fn say(world: &mut World, length_ms: i64, words: &mut Words) {
    let (first, count) = (words.len(), world.words_at_once);
    let mut texts: Vec<String> = (first..first + count).map(|number| format!("word{number}")).collect();
    if let Some(last) = texts.last_mut().filter(|_| count > 1) {
        last.push('.');
    }
    let frames = world.say(&texts.join(" "), length_ms);
    let length = frames.end - frames.start;
    words.extend(texts.into_iter().zip(0..).map(|(text, number)| SaidWord {
        text,
        frames: frames.clone(),
        middle: frames.start + length * (2 * number + 1) / (2 * count as u32),
    }));
}

fn nonsense(world: &mut World, kind: u8, number: u32) {
    let (speech, sentence) = (SpeechId(number), number as usize % 3);
    world.give(match kind % 8 {
        0 => SessionInput::Playback { playback: PlaybackId(number + 100), heard_ms: i64::MAX, ended: true },
        1 => SessionInput::Playback { playback: PlaybackId(number), heard_ms: i64::MIN, ended: false },
        2 => SessionInput::Recognized {
            segment: RecognitionSegmentId(number + 10_000),
            text: "Nobody said this.".to_owned(),
            confidence: None,
        },
        3 => SessionInput::RecognitionFailed { segment: RecognitionSegmentId(number + 10_000) },
        4 => SessionInput::Synthesized { speech: SpeechId(number + 10_000), sentence, length_ms: i64::MAX },
        5 => SessionInput::SynthesisFailed { speech, sentence },
        6 => SessionInput::SpeechFailed { speech },
        _ => SessionInput::SpeechComplete { speech: SpeechId(number + 10_000), closes: true },
    });
}

pub(super) fn finish(world: &mut World) {
    world.give(SessionInput::End);
    world.ticks(150_000, 500);
}
