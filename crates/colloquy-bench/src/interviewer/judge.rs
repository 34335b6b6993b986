//! Judges an interview by code. It cannot judge whether a question is apt; for that, readers get the transcripts.

mod analysis;
mod follow_ups;
mod reactions;
mod topics;
mod wording;

use super::figures::InterviewerScorecard;
use super::simulated_interview::SimulatedInterview;

pub use reactions::{answers_ask_back, cares};

/// Judges everything about an interview.
pub fn judge(session: &SimulatedInterview<'_>) -> InterviewerScorecard {
    let mut figures = InterviewerScorecard::default();
    topics::judge(session, &mut figures);
    reactions::judge(session, &mut figures);
    wording::judge(session, &mut figures);
    follow_ups::judge(session, &mut figures);
    analysis::judge(session, &mut figures);
    figures
}
