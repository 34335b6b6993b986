//! That an invitee reported a danger. It is kept beside the insights so that the database finds it by an index.

use jiff::Timestamp;
use serde_json::Value;

use super::Invitation;
use crate::insights::Insights;
use crate::safety::SafetyConcern;

impl Invitation {
    /// Records when an answer first raised a concern, before the transcript is analysed.
    pub fn note_concern(&mut self, concern: Option<SafetyConcern>, now: Timestamp) {
        if concern.is_some() {
            self.facts.danger_reported_at.get_or_insert(now);
        }
    }

    /// Records whether the analysis of the whole transcript found a danger.
    pub(super) fn note_dangers(&mut self, insights: Option<&Value>, now: Timestamp) {
        let has_danger = insights.is_some_and(|insights| !Insights::from(insights).dangers.is_empty());
        self.facts.danger_reported_at = has_danger.then(|| self.facts.danger_reported_at.unwrap_or(now));
    }
}

#[cfg(test)]
mod tests;
