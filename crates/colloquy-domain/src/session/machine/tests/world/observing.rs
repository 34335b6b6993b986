//! What a test waits for, and what has happened.

use super::World;
use crate::message::Role;
use crate::session::{
    FRAME_MS, FixedUtterance, RecognitionSegmentId, SessionEffect, SessionInput, ShownSessionState,
    TurnTimings,
};

impl World {
    /// Stays silent until it is the invitee's turn.
    pub(in super::super) fn listen_to_the_end(&mut self) {
        for _ in 0..3_000 {
            if self.state() == ShownSessionState::Listening {
                return;
            }
            self.silence(FRAME_MS);
        }
        panic!("the interviewer does not finish: {:?}", self.state());
    }

    pub(in super::super) fn until(&mut self, state: ShownSessionState) {
        for _ in 0..10_000 {
            if self.state() == state {
                return;
            }
            self.silence(FRAME_MS);
        }
        panic!("{state:?} is not reached from {:?}", self.state());
    }

    /// Stays silent until the reply has been heard for so long that it is final.
    pub(in super::super) fn until_replied(&mut self) {
        self.until(ShownSessionState::Speaking);
        self.silence(1_400);
    }

    pub(in super::super) fn transcript(&self) -> Vec<(Role, &str)> {
        self.commits.iter().map(|spoken| (spoken.role, spoken.content.as_str())).collect()
    }

    pub(in super::super) fn answers(&self) -> Vec<&str> {
        let user = self.commits.iter().filter(|spoken| spoken.role == Role::User);
        user.map(|spoken| spoken.content.as_str()).collect()
    }

    /// Returns the fixed speeches that were said.
    pub(in super::super) fn says(&self) -> Vec<FixedUtterance> {
        let says = self.effects.iter().filter_map(|effect| match effect {
            SessionEffect::Say { say, .. } => Some(say.clone()),
            _ => None,
        });
        says.collect()
    }

    pub(in super::super) fn count(&self, wanted: impl Fn(&SessionEffect) -> bool) -> usize {
        self.effects.iter().filter(|effect| wanted(effect)).count()
    }

    /// Returns the total audible time, with small gaps in the invitee's voice closed and overlaps counted
    /// once.
    pub(in super::super) fn heard_ms(&self) -> i64 {
        let mut spans = self.heard.clone();
        spans.sort_by_key(|span| span.start_ms);
        let (mut total_ms, mut end_ms) = (0, i64::MIN);
        for span in spans {
            total_ms += (span.end_ms - span.start_ms.max(end_ms)).max(0);
            end_ms = end_ms.max(span.end_ms);
        }
        total_ms
    }
}

pub(super) fn wording(say: &FixedUtterance) -> String {
    match say {
        FixedUtterance::Opening => "How was your week?".to_owned(),
        FixedUtterance::Question(question) | FixedUtterance::QuestionAgain { question, .. } => {
            question.clone()
        }
        FixedUtterance::Prompt(question) => format!("Take your time. {question}"),
        other => format!("{other:?}."),
    }
}

/// Whether a delay of this effect would be noticed.
pub(super) fn is_waited_for(effect: &SessionEffect) -> bool {
    matches!(
        effect,
        SessionEffect::Recognize { .. } | SessionEffect::Ask { .. } | SessionEffect::Clear { .. }
    )
}

/// Whether an input is the result of recognizing this segment.
pub(super) fn is_recognition_of(recognized: RecognitionSegmentId, input: &SessionInput) -> bool {
    match input {
        SessionInput::Recognized { segment, .. } | SessionInput::RecognitionFailed { segment } => {
            *segment == recognized
        }
        _ => false,
    }
}

/// Returns the segments that were to be recognized.
pub(in super::super) fn recognitions(world: &World) -> Vec<RecognitionSegmentId> {
    let recognitions = world.effects.iter().filter_map(|effect| match effect {
        SessionEffect::Recognize { segment, .. } => Some(*segment),
        _ => None,
    });
    recognitions.collect()
}

/// Returns the segments whose recognition was cancelled.
pub(in super::super) fn cancelled(world: &World) -> Vec<RecognitionSegmentId> {
    let cancelled = world.effects.iter().filter_map(|effect| match effect {
        SessionEffect::CancelRecognition { segment } => Some(*segment),
        _ => None,
    });
    cancelled.collect()
}

pub(in super::super) fn timings(world: &World) -> Vec<TurnTimings> {
    let timings = world.effects.iter().filter_map(|effect| match effect {
        SessionEffect::TurnTimed(timings) => Some(*timings),
        _ => None,
    });
    timings.collect()
}
