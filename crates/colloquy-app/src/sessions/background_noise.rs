//! Notices that it is so loud around the invitee that recognizers understand little.

use super::SessionNotice;

/// The distance between voice and background below which many words are misunderstood, in decibels.
const LOUD_DB: f32 = 12.0;

/// The distance from which on it is quiet again. It is above the other, so that the notice does not flicker.
const QUIET_DB: f32 = 15.0;

/// Whether the page shows that it is loud.
#[derive(Debug, Default)]
pub struct LoudBackgroundNotifier {
    is_shown: bool,
}

impl LoudBackgroundNotifier {
    /// Notes that a page has connected, which shows no notice yet.
    pub fn connected(&mut self) {
        self.is_shown = false;
    }

    /// Returns the notice that the page needs now, if any.
    pub fn notice(&mut self, voice_above_background_db: Option<f32>) -> Option<SessionNotice> {
        let is_loud = voice_above_background_db? < if self.is_shown { QUIET_DB } else { LOUD_DB };
        if is_loud == std::mem::replace(&mut self.is_shown, is_loud) {
            return None;
        }
        Some(if is_loud { SessionNotice::LoudBackground } else { SessionNotice::QuietAgain })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn announces_a_loud_background_once_and_its_end_to_each_page() {
        let mut noise = LoudBackgroundNotifier::default();
        assert_eq!([None, Some(20.0), Some(12.5)].map(|above| noise.notice(above)), [None; 3]);
        assert_eq!(noise.notice(Some(11.0)), Some(SessionNotice::LoudBackground));
        assert_eq!([Some(9.0), None, Some(14.0)].map(|above| noise.notice(above)), [None; 3]);
        noise.connected();
        assert_eq!(noise.notice(Some(9.0)), Some(SessionNotice::LoudBackground));
        assert_eq!(noise.notice(Some(16.0)), Some(SessionNotice::QuietAgain));
        assert_eq!(noise.notice(Some(14.0)), None);
    }
}
