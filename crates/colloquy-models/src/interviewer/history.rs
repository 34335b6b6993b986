//! The part of a conversation that a model gets.

use std::collections::VecDeque;

use colloquy_domain::message::Role;
use colloquy_domain::ports::ConversationTurn;

use crate::failure::shortened;
use crate::material::{bounded, line, material};
use crate::speech::sentences;
use crate::wire::{ChatMessage, ChatRole};

const TURNS: usize = 40;
const CHARACTERS: usize = 24_000;
const TURN_CHARACTERS: usize = 6_000;
const QUESTIONS: usize = 40;
const QUESTION_CHARACTERS: usize = 200;

/// Models require the user to speak first and last.
const BEGINNING: &str = "(The interview begins.)";
const SILENCE: &str = "(The person says nothing.)";

#[derive(Debug)]
pub struct History {
    pub recent: Vec<ChatMessage>,
    /// The questions in the turns before these.
    pub asked: Vec<String>,
}

impl History {
    pub fn of(conversation: &[ConversationTurn]) -> Self {
        let mut recent: VecDeque<(Role, String)> = VecDeque::new();
        let mut characters = 0;
        for turn in conversation.iter().rev().take(TURNS) {
            let text = material(&bounded(turn.text.trim(), TURN_CHARACTERS));
            characters += text.chars().count();
            if characters > CHARACTERS {
                break;
            }
            recent.push_front((turn.role, text));
        }
        let older = &conversation[..conversation.len() - recent.len()];
        History { recent: taking_turns(recent), asked: questions(older) }
    }
}

fn taking_turns(turns: VecDeque<(Role, String)>) -> Vec<ChatMessage> {
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
