//! What an invitee, the network and a faulty caller do to a session.

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

/// What was said, with its frames.
pub(super) type Words = Vec<(String, std::ops::Range<u32>)>;

pub(super) fn act(world: &mut World, act: Act, words: &mut Words) {
    match act {
        Act::Speak { length_ms, then_ms } => {
            let text = format!("word{}", words.len());
            let frames = world.say(&text, length_ms);
            words.push((text, frames));
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
                words.push((text.clone(), 0..0));
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
