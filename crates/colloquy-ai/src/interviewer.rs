//! An interviewer that needs no network: it asks what the prompt names, point by point, and goes into what it hears.
//! Nothing is kept between two turns; how far an interview has come is read from its conversation.

mod answer_intents;
mod interviewer_phrases;
mod normalized_text;
mod progress;
mod question_plan;
mod turn;

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use async_trait::async_trait;
use colloquy_domain::language::Language;
use colloquy_domain::ports::{
    GenerationError, InterviewSituation, Interviewer, InterviewerReply, Provenance, ReplyListener,
};

use crate::offline::provenance;

use question_plan::QuestionPlan;

/// How many prompts are remembered together with what they ask for.
const REMEMBERED_PLANS: usize = 64;

/// Holds interviews by rules. The same situation always gives the same words.
#[derive(Debug, Default)]
pub struct OfflineInterviewer {
    plans: Mutex<VecDeque<Remembered>>,
}

#[derive(Debug)]
struct Remembered {
    prompt: String,
    language: Language,
    plan: Arc<QuestionPlan>,
}

impl OfflineInterviewer {
    /// Of all its replies.
    pub fn provenance() -> Provenance {
        provenance("reply")
    }

    pub fn new() -> Self {
        OfflineInterviewer::default()
    }

    /// Reading a long prompt takes longer than all the rest of a turn.
    fn plan(&self, prompt: &str, language: Language) -> Arc<QuestionPlan> {
        let is_same = |known: &&Remembered| known.language == language && known.prompt == prompt;
        let plans = || self.plans.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = plans().iter().find(is_same) {
            return Arc::clone(&known.plan);
        }
        let plan = Arc::new(QuestionPlan::of(prompt, language));
        let mut plans = plans();
        if plans.len() >= REMEMBERED_PLANS {
            plans.pop_front();
        }
        plans.push_back(Remembered { prompt: prompt.to_owned(), language, plan: Arc::clone(&plan) });
        plan
    }
}

#[async_trait]
impl Interviewer for OfflineInterviewer {
    async fn reply(
        &self,
        situation: &InterviewSituation,
        listener: &mut dyn ReplyListener,
    ) -> Result<InterviewerReply, GenerationError> {
        let plan = self.plan(situation.prompt.as_str(), situation.locale.language());
        let speech = turn::next(situation, &plan);
        for sentence in &speech.sentences {
            listener.sentence(sentence);
        }
        Ok(InterviewerReply { by: Self::provenance(), closes: speech.closes })
    }
}

#[cfg(test)]
mod tests;
