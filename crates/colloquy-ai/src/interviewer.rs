//! An interviewer that needs no network. It conducts an interview from its guide, topic by topic, and follows up on
//! answers. It has no state between turns: it reads the progress of an interview from its conversation.

mod answer_clause;
mod replies;
mod spoken_text;
mod tense;
mod turn;

use async_trait::async_trait;
use colloquy_domain::ports::{
    FinishedReply, GenerationError, InterviewSituation, Interviewer, Provenance, ReplyListener,
};

use crate::offline::provenance;

/// Conducts interviews by rules. The same situation always gives the same reply.
#[derive(Clone, Copy, Debug, Default)]
pub struct OfflineInterviewer;

impl OfflineInterviewer {
    /// Returns the provenance of all its replies.
    pub fn provenance() -> Provenance {
        provenance("reply")
    }

    pub fn new() -> Self {
        OfflineInterviewer
    }
}

#[async_trait]
impl Interviewer for OfflineInterviewer {
    async fn reply(
        &self,
        situation: &InterviewSituation,
        listener: &mut dyn ReplyListener,
    ) -> Result<FinishedReply, GenerationError> {
        let speech = turn::next(situation);
        for sentence in &speech.sentences {
            listener.sentence(sentence);
        }
        Ok(FinishedReply { by: Self::provenance(), closes: speech.closes })
    }
}

#[cfg(test)]
mod tests;
