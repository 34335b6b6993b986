//! Formats a transcript for a model: each message is on a line of its own, after a short label.

use std::collections::HashMap;

use colloquy_domain::ids::MessageId;
use colloquy_domain::message::{Message, Role};

use crate::material::{bounded, line};

const CHARACTERS: usize = 60_000;
const MESSAGE_CHARACTERS: usize = 2_000;

#[derive(Debug)]
pub struct CitableTranscript {
    pub text: String,
    /// The labels of the messages in the text.
    labels: HashMap<String, (MessageId, Role)>,
    pub questions: usize,
    pub answered: usize,
}

impl CitableTranscript {
    pub fn of(messages: &[Message]) -> Self {
        let lines: Vec<String> =
            messages.iter().zip(1..).map(|(message, number)| line_of(message, number)).collect();
        let kept = kept(&lines);
        let mut transcript = CitableTranscript {
            text: String::new(),
            labels: HashMap::new(),
            questions: messages.iter().filter(|message| is_question(message)).count(),
            answered: messages
                .windows(2)
                .filter(|pair| is_question(&pair[0]) && pair[1].role == Role::User)
                .count(),
        };
        let mut last = None;
        for (place, message) in messages.iter().enumerate().filter(|(place, _)| kept[*place]) {
            if place > 0 && last != Some(place - 1) {
                transcript.text.push_str("(some messages are left out here)\n");
            }
            last = Some(place);
            transcript.text.push_str(&lines[place]);
            transcript.text.push('\n');
            transcript.labels.insert(format!("m{}", place + 1), (message.id, message.role));
        }
        transcript
    }

    pub fn message(&self, label: &str) -> Option<(MessageId, Role)> {
        self.labels.get(label).copied()
    }
}

fn is_question(message: &Message) -> bool {
    message.role == Role::Assistant && message.content.contains(['?', '？'])
}

fn line_of(message: &Message, number: usize) -> String {
    let speaker = match message.role {
        Role::Assistant => "interviewer",
        Role::User => "person",
    };
    format!("m{number} ({speaker}): {}", line(&bounded(&message.content, MESSAGE_CHARACTERS)))
}

/// Returns which lines to keep. If there are too many, the middle is left out, and a quarter of the space is for the
/// beginning.
fn kept(lines: &[String]) -> Vec<bool> {
    let lengths: Vec<usize> = lines.iter().map(|line| line.chars().count() + 1).collect();
    let mut room = CHARACTERS;
    let mut first = 0;
    if lengths.iter().sum::<usize>() > CHARACTERS {
        let mut beginning = CHARACTERS / 4;
        while let Some(left) = lengths.get(first).and_then(|length| beginning.checked_sub(*length)) {
            beginning = left;
            room -= lengths[first];
            first += 1;
        }
    }
    let mut last = lines.len();
    while last > first
        && let Some(left) = room.checked_sub(lengths[last - 1])
    {
        room = left;
        last -= 1;
    }
    (0..lines.len()).map(|place| place < first || place >= last).collect()
}
