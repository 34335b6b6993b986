//! Notices that the words of an answer take so long that the invitee should know.

use std::time::Duration;

use colloquy_domain::session::RecognitionSegmentId;
use tokio::time::Instant;

use super::SessionNotice;

/// The age of a request from which on recognition is late. Usually a request takes less than a second.
const LATE: Duration = Duration::from_secs(3);

/// The age below which recognition has caught up. It is well below the other, so that the notice does not flicker.
const CAUGHT_UP: Duration = Duration::from_secs(1);

/// The requests of one session that have no result yet. Their age includes the time in queues and between retries.
#[derive(Debug, Default)]
pub struct PendingRecognitionRequests {
    requests: Vec<(RecognitionSegmentId, Instant)>,
    is_shown: bool,
}

impl PendingRecognitionRequests {
    pub fn requested(&mut self, segment: RecognitionSegmentId) {
        self.requests.push((segment, Instant::now()));
    }

    pub fn settled(&mut self, segment: RecognitionSegmentId) {
        self.requests.retain(|(other, _)| *other != segment);
    }

    /// Notes that a page has connected, which shows no notice yet.
    pub fn connected(&mut self) {
        self.is_shown = false;
    }

    /// Returns the notice that the page needs now, if any.
    pub fn notice(&mut self) -> Option<SessionNotice> {
        let age = self.requests.first().map_or(Duration::ZERO, |(_, since)| since.elapsed());
        let is_late = age >= if self.is_shown { CAUGHT_UP } else { LATE };
        if is_late == std::mem::replace(&mut self.is_shown, is_late) {
            return None;
        }
        Some(if is_late { SessionNotice::RecognitionLate } else { SessionNotice::RecognitionCaughtUp })
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::advance;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn announces_a_delay_once_and_its_end() {
        let mut delay = PendingRecognitionRequests::default();
        assert_eq!(delay.notice(), None);
        delay.requested(RecognitionSegmentId(1));
        advance(Duration::from_millis(2_900)).await;
        assert_eq!(delay.notice(), None);
        advance(Duration::from_millis(100)).await;
        assert_eq!([delay.notice(), delay.notice()], [Some(SessionNotice::RecognitionLate), None]);
        delay.requested(RecognitionSegmentId(2));
        advance(Duration::from_millis(1_500)).await;
        delay.settled(RecognitionSegmentId(1));
        assert_eq!(delay.notice(), None, "the next request is nearly as old");
        delay.settled(RecognitionSegmentId(2));
        assert_eq!([delay.notice(), delay.notice()], [Some(SessionNotice::RecognitionCaughtUp), None]);
    }

    #[tokio::test(start_paused = true)]
    async fn a_page_that_reconnects_gets_the_notice_again() {
        let mut delay = PendingRecognitionRequests::default();
        delay.requested(RecognitionSegmentId(1));
        advance(Duration::from_secs(5)).await;
        assert_eq!(delay.notice(), Some(SessionNotice::RecognitionLate));
        delay.connected();
        assert_eq!(delay.notice(), Some(SessionNotice::RecognitionLate));
    }
}
