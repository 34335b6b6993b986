//! Holds one interview with a simulated invitee.

use anyhow::{Context, Result};
use colloquy_domain::message::Role;
use colloquy_domain::ports::{ConversationTurn, TranscriptAnalysis};

use super::candidate::{BenchmarkInterviewSetup, GeneratedGuideAndTexts, InterviewerCandidate, turn};
use super::cases::{InterviewerCase, InviteePersona};
use super::invitee::{PersonaAnswer, SimulatedInvitee};
use super::phrasebook::LanguagePhrasebook;
use super::question::InterviewerTurnKind;

/// The number of answers after which an interview is given up.
const MOST_ANSWERS: usize = 40;

/// One turn of the interviewer, and what the invitee said to it.
#[derive(Clone, Debug)]
pub struct InterviewExchange {
    pub spoken: String,
    pub request: InterviewerTurnKind,
    /// The topic that was talked about before the turn.
    pub current: Option<usize>,
    /// Whether the rules spoke because the model could not.
    pub is_taken_over: bool,
    /// Missing after the closing words.
    pub answer: Option<PersonaAnswer>,
}

/// An interview that was held.
pub struct SimulatedInterview<'a> {
    pub case: &'a InterviewerCase,
    pub persona: &'a InviteePersona,
    pub book: &'a LanguagePhrasebook,
    pub opening: GeneratedGuideAndTexts,
    pub exchanges: Vec<InterviewExchange>,
    pub is_closed: bool,
    pub analysis: TranscriptAnalysis,
}

impl SimulatedInterview<'_> {
    pub fn name(&self) -> String {
        format!("{}/{}", self.case.name, self.persona.name)
    }

    /// Returns the facts that were said before the exchange at `place`.
    pub fn told_before(&self, place: usize) -> Vec<usize> {
        let before = self.exchanges[..place].iter().filter_map(|exchange| exchange.answer.as_ref());
        before.flat_map(|answer| answer.facts.iter().copied()).collect()
    }

    /// Returns the facts of the persona about a topic.
    pub fn facts_about(&self, topic: usize) -> Vec<usize> {
        let facts = self.persona.facts.iter().enumerate();
        facts.filter(|(_, fact)| fact.topic == self.case.topics[topic].name).map(|(place, _)| place).collect()
    }
}

pub async fn hold<'a>(
    candidate: &InterviewerCandidate,
    case: &'a InterviewerCase,
    persona: &'a InviteePersona,
    book: &'a LanguagePhrasebook,
) -> Result<SimulatedInterview<'a>> {
    let setting = BenchmarkInterviewSetup::new(&case.prompt, &case.locale, &case.organization, persona.seed)?;
    let opening = candidate.opening(&setting).await?;
    let mut invitee = SimulatedInvitee::new(case, persona, book);
    let mut conversation: Vec<ConversationTurn> = Vec::new();
    let mut exchanges = Vec::new();
    let mut spoken = opening.first_message.as_str().to_owned();
    let (mut is_closed, mut is_taken_over) = (false, false);
    for answers in 1..=MOST_ANSWERS {
        let reaction = invitee.answer(&spoken);
        conversation.push(turn(Role::Assistant, &spoken));
        conversation.push(turn(Role::User, &reaction.answer.text));
        let answer = Some(reaction.answer);
        let (request, current) = (reaction.request, reaction.current);
        exchanges.push(InterviewExchange { spoken, request, current, is_taken_over, answer });
        let left = case.responses.map(|all| all - answers as i64);
        let reply = candidate.reply(&setting, &opening, &conversation, left).await;
        let reply = reply.with_context(|| format!("{}/{}, answer {answers}", case.name, persona.name))?;
        (spoken, is_taken_over) = (reply.text, reply.is_taken_over);
        if reply.closes {
            is_closed = true;
            break;
        }
    }
    conversation.push(turn(Role::Assistant, &spoken));
    let request = invitee.recognized(&spoken);
    exchanges.push(InterviewExchange {
        spoken,
        request,
        current: invitee.current(),
        is_taken_over,
        answer: None,
    });
    let analysis = candidate.analysis(&setting, &opening, &conversation).await?;
    Ok(SimulatedInterview { case, persona, book, opening, exchanges, is_closed, analysis })
}
