//! What is told of an interview's limits before they are reached.

use colloquy_domain::ports::RemainingLimits;

use super::Notice;

const LAST_MS: i64 = 60_000;

/// Tells each thing once.
#[derive(Debug)]
pub struct NearEnd {
    /// The active time at which the interview is to end.
    max_ms: Option<i64>,
    answers_left: Option<i64>,
}

impl NearEnd {
    /// `active_ms` is what there has been when so much was left.
    pub fn new(left: &RemainingLimits, active_ms: i64) -> Self {
        NearEnd { max_ms: left.active_ms.map(|left| left + active_ms), answers_left: left.responses }
    }

    pub fn answered(&mut self) {
        self.answers_left = self.answers_left.map(|left| left - 1);
    }

    pub fn of_time(&mut self, active_ms: i64) -> Option<Notice> {
        self.max_ms.take_if(|max_ms| *max_ms - active_ms <= LAST_MS).map(|_| Notice::OneMinute)
    }

    /// When the invitee is to answer.
    pub fn of_answers(&mut self) -> Option<Notice> {
        self.answers_left.take_if(|left| *left <= 1).map(|_| Notice::LastAnswer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_minute_is_told_once() {
        let mut end = NearEnd::new(&RemainingLimits { active_ms: Some(100_000), responses: None }, 20_000);
        let told = [20_000, 59_999, 60_000, 90_000].map(|active_ms| end.of_time(active_ms));
        assert_eq!(told, [None, None, Some(Notice::OneMinute), None]);
        assert_eq!(end.of_answers(), None);
    }

    #[test]
    fn the_last_answer_is_told_once_when_it_is_the_invitees_turn() {
        let mut end = NearEnd::new(&RemainingLimits { active_ms: None, responses: Some(2) }, 0);
        assert_eq!(end.of_answers(), None);
        end.answered();
        assert_eq!([end.of_answers(), end.of_answers()], [Some(Notice::LastAnswer), None]);
        assert_eq!(end.of_time(i64::MAX), None);
    }
}
