//! Writes the instructions of a reply: the ones that stay the same for a whole interview, and those of one turn.
//!
//! Servers keep what they computed for the beginning of a request and reuse it for the next request that begins in the
//! same way. So everything that changes from turn to turn comes last.

use colloquy_domain::interviewing::{Coverage, TopicState};
use colloquy_domain::ports::{InterviewSituation, RemainingInterviewLimits};

use crate::guide::outline;
use crate::material::{language, line, or_none};
use crate::model::LanguageModelAdapter;
use crate::templates::InstructionTemplatePurpose;

const NONE: &str = "none";

impl LanguageModelAdapter {
    /// Returns the instructions for a whole interview.
    pub(super) fn instructions(&self, situation: &InterviewSituation) -> String {
        let title = situation.title.as_ref().map(|title| title.as_str());
        let intro = situation.intro.as_ref().map(|intro| intro.as_str());
        let wishes = situation.organization_prompt.as_ref().map(|wishes| wishes.as_str());
        let name = situation.invitee_name.as_ref().map(|name| line(name.as_str()));
        self.template(InstructionTemplatePurpose::Interviewer).filled(&[
            ("prompt", &or_none(Some(situation.prompt.as_str()))),
            ("guide", &outline(&situation.guide)),
            ("organization", &line(situation.organization_name.as_str())),
            ("organization_wishes", &or_none(wishes)),
            ("title", &or_none(title)),
            ("intro", &or_none(intro)),
            ("invitee_name", &or_none(name.as_deref())),
            ("language", &language(&situation.locale)),
        ])
    }

    /// Returns the instructions for one turn.
    pub(super) fn state(
        &self,
        situation: &InterviewSituation,
        coverage: &Coverage,
        asked: &[String],
    ) -> String {
        let asked: Vec<String> = asked.iter().map(|question| format!("- {question}")).collect();
        let asked = if asked.is_empty() { NONE.to_owned() } else { format!("\n{}", asked.join("\n")) };
        self.template(InstructionTemplatePurpose::Turn).filled(&[
            ("covered", &numbers_in(coverage, &[TopicState::Answered, TopicState::Exhausted])),
            ("refused", &numbers_in(coverage, &[TopicState::Refused])),
            ("open", &numbers_in(coverage, &[TopicState::Open, TopicState::Asked])),
            ("asked", &asked),
            ("limits", &limits(situation.remaining)),
        ])
    }
}

/// Returns the numbers of the topics in one of these states.
pub(super) fn numbers_in(coverage: &Coverage, states: &[TopicState]) -> String {
    let topics = coverage.topics.iter().zip(1..).filter(|(topic, _)| states.contains(&topic.state));
    let numbers: Vec<String> = topics.map(|(_, number): (_, usize)| number.to_string()).collect();
    if numbers.is_empty() { NONE.to_owned() } else { numbers.join(", ") }
}

/// Describes the remaining limits for the prompt.
pub(super) fn limits(left: RemainingInterviewLimits) -> String {
    const MINUTE_MS: i64 = 60_000;
    if left.active_ms.is_some_and(|ms| ms <= 0) || left.responses.is_some_and(|responses| responses <= 0) {
        return "nothing: close with this reply, as TOPIC: END".to_owned();
    }
    let time = left.active_ms.map(|ms| {
        if ms < MINUTE_MS { "less than a minute".to_owned() } else { format!("about {} min", ms / MINUTE_MS) }
    });
    let answers = left.responses.map(|responses| format!("{responses} more answers of the person"));
    let limits: Vec<String> = time.into_iter().chain(answers).collect();
    if limits.is_empty() { "no limit is set".to_owned() } else { limits.join(", and ") }
}
