//! The part of a conversation that a model gets.

use colloquy_domain::message::Role;
use colloquy_domain::ports::ConversationTurn;

use crate::failure::shortened;
use crate::material::{bounded, line, material};
use crate::speech::sentences;
use crate::wire::{ChatMessage, ChatRole};

const TURNS: usize = 40;
/// Older turns are left out this many at a time, so that most requests begin like the one before.
const LEFT_OUT_TURNS: usize = 20;
const CHARACTERS: usize = 24_000;
const TURN_CHARACTERS: usize = 6_000;
const QUESTIONS: usize = 40;
const QUESTION_CHARACTERS: usize = 200;

/// Models require the user to speak first and last.
const BEGINNING: &str = "(The interview begins.)";
const SILENCE: &str = "(The person says nothing.)";

#[derive(Debug)]
pub struct ConversationExcerpt {
    pub recent: Vec<ChatMessage>,
    /// The questions in the turns before these.
    pub asked: Vec<String>,
}

impl ConversationExcerpt {
    pub fn of(conversation: &[ConversationTurn]) -> Self {
        let start = start(conversation);
        let recent = conversation[start..].iter().map(|turn| (turn.role, text_of(turn))).collect();
        ConversationExcerpt { recent: taking_turns(recent), asked: questions(&conversation[..start]) }
    }

    /// Returns the messages, with what concerns only this turn after the last answer.
    pub fn ending_with(&self, state: &str, fault: Option<&str>) -> Vec<ChatMessage> {
        let mut messages = self.recent.clone();
        if let Some(last) = messages.last_mut() {
            last.text = format!("{}\n\n{state}", last.text);
            if let Some(fault) = fault {
                last.text.push_str(&format!("\nYour last reply was not used: {fault} Write another one."));
            }
        }
        messages
    }
}

/// Returns the turn with which the part that is sent begins.
fn start(conversation: &[ConversationTurn]) -> usize {
    let fits = |start: &usize| {
        let recent = &conversation[*start..];
        let characters: usize = recent.iter().map(|turn| text_of(turn).chars().count()).sum();
        recent.len() <= TURNS && characters <= CHARACTERS
    };
    let steps = (0..conversation.len()).step_by(LEFT_OUT_TURNS);
    steps.chain(0..conversation.len()).find(fits).unwrap_or(conversation.len())
}

fn text_of(turn: &ConversationTurn) -> String {
    material(&bounded(turn.text.trim(), TURN_CHARACTERS))
}

fn taking_turns(turns: Vec<(Role, String)>) -> Vec<ChatMessage> {
    let mut said: Vec<ChatMessage> = Vec::new();
    for (role, text) in turns {
        let role = match role {
            Role::Assistant => ChatRole::Model,
            Role::User => ChatRole::Person,
        };
        if text.is_empty() && role == ChatRole::Model {
            continue;
        }
        match said.last_mut() {
            Some(last) if last.role == role => {
                last.text.push('\n');
                last.text.push_str(&text);
            }
            _ => said.push(ChatMessage { role, text }),
        }
    }
    for silent in said.iter_mut().filter(|said| said.text.trim().is_empty()) {
        SILENCE.clone_into(&mut silent.text);
    }
    let person = |text: &str| ChatMessage { role: ChatRole::Person, text: text.to_owned() };
    if said.first().is_none_or(|first| first.role == ChatRole::Model) {
        said.insert(0, person(BEGINNING));
    }
    if said.last().is_some_and(|last| last.role == ChatRole::Model) {
        said.push(person(SILENCE));
    }
    said
}

/// Returns the latest questions.
fn questions(turns: &[ConversationTurn]) -> Vec<String> {
    let asked = turns.iter().filter(|turn| turn.role == Role::Assistant).flat_map(|turn| {
        let questions = sentences(&turn.text).into_iter().filter(|sentence| sentence.contains(['?', '？']));
        questions.map(|question| shortened(&line(&question), QUESTION_CHARACTERS)).collect::<Vec<_>>()
    });
    let asked: Vec<String> = asked.collect();
    asked[asked.len().saturating_sub(QUESTIONS)..].to_vec()
}
