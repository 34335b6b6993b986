//! Notices that an interview is about to reach one of its limits.

use colloquy_domain::ports::RemainingInterviewLimits;

use super::SessionNotice;

const LAST_MS: i64 = 60_000;

/// Gives each notice once.
#[derive(Debug)]
pub struct LimitNoticeTracker {
    /// The active time at which the interview ends.
    max_ms: Option<i64>,
    answers_left: Option<i64>,
}

impl LimitNoticeTracker {
    /// Creates the notices for an interview with these remaining limits at `active_ms` of active time.
    pub fn new(left: &RemainingInterviewLimits, active_ms: i64) -> Self {
        LimitNoticeTracker {
            max_ms: left.active_ms.map(|left| left + active_ms),
            answers_left: left.responses,
        }
    }

    pub fn answered(&mut self) {
        self.answers_left = self.answers_left.map(|left| left - 1);
    }

    pub fn time_notice(&mut self, active_ms: i64) -> Option<SessionNotice> {
        self.max_ms.take_if(|max_ms| *max_ms - active_ms <= LAST_MS).map(|_| SessionNotice::OneMinute)
    }

    /// Must be called when it is the invitee's turn to answer.
    pub fn answer_notice(&mut self) -> Option<SessionNotice> {
        self.answers_left.take_if(|left| *left <= 1).map(|_| SessionNotice::LastAnswer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn announces_the_last_minute_once() {
        let mut end = LimitNoticeTracker::new(
            &RemainingInterviewLimits { active_ms: Some(100_000), responses: None },
            20_000,
        );
        let notices = [20_000, 59_999, 60_000, 90_000].map(|active_ms| end.time_notice(active_ms));
        assert_eq!(notices, [None, None, Some(SessionNotice::OneMinute), None]);
        assert_eq!(end.answer_notice(), None);
    }

    #[test]
    fn announces_the_last_answer_once_when_it_is_the_invitees_turn() {
        let mut end =
            LimitNoticeTracker::new(&RemainingInterviewLimits { active_ms: None, responses: Some(2) }, 0);
        assert_eq!(end.answer_notice(), None);
        end.answered();
        assert_eq!([end.answer_notice(), end.answer_notice()], [Some(SessionNotice::LastAnswer), None]);
        assert_eq!(end.time_notice(i64::MAX), None);
    }
}
