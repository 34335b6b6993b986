//! An interviewer that needs no network. It asks about the points of the prompt, one by one, and follows up on
//! answers. It has no state between turns: it reads the progress of an interview from its conversation.

mod answer_intents;
mod normalized_text;
mod progress;
pub(crate) mod question_plan;
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

/// How many question plans are cached.
const CACHED_PLANS: usize = 64;

/// Conducts interviews by rules. The same situation always gives the same reply.
#[derive(Debug, Default)]
pub struct OfflineInterviewer {
    plans: Mutex<VecDeque<CachedPlan>>,
}

#[derive(Debug)]
struct CachedPlan {
    prompt: String,
    language: Language,
    plan: Arc<QuestionPlan>,
}

impl OfflineInterviewer {
    /// Returns the provenance of all its replies.
    pub fn provenance() -> Provenance {
        provenance("reply")
    }

    pub fn new() -> Self {
        OfflineInterviewer::default()
    }

    /// Returns the plan for a prompt. Plans are cached, because reading a long prompt takes longer than the rest of a
    /// turn.
    fn plan(&self, prompt: &str, language: Language) -> Arc<QuestionPlan> {
        let is_same = |known: &&CachedPlan| known.language == language && known.prompt == prompt;
        let plans = || self.plans.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = plans().iter().find(is_same) {
            return Arc::clone(&known.plan);
        }
        let plan = Arc::new(QuestionPlan::of(prompt, language));
        let mut plans = plans();
        if plans.len() >= CACHED_PLANS {
            plans.pop_front();
        }
        plans.push_back(CachedPlan { prompt: prompt.to_owned(), language, plan: Arc::clone(&plan) });
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
