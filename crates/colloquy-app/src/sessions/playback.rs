//! Tracks what plays on the invitee's page. The page reports on sentences, and the state machine works with playbacks.

use std::sync::Arc;

use colloquy_domain::ports::Pcm;
use colloquy_domain::session::{PlaybackId, SessionInput};

#[derive(Debug)]
struct Utterance {
    id: u32,
    length_ms: i64,
    /// `None` once it was taken for the recording.
    sound: Option<Arc<Pcm>>,
    /// When it started on the session's clock, if that is known.
    start_ms: Option<i64>,
    heard_ms: i64,
    has_ended: bool,
}

/// The newest playback, about which reports can still arrive.
#[derive(Debug, Default)]
pub struct CurrentPlayback {
    playback: Option<PlaybackId>,
    utterances: Vec<Utterance>,
    is_complete: bool,
    last_id: u32,
    /// Until when on the session's clock the invitee has heard something.
    heard_to_ms: i64,
}

impl CurrentPlayback {
    /// Starts a further session. Its clock starts at 0, and the numbers continue.
    pub fn restart(&mut self) {
        *self = CurrentPlayback { last_id: self.last_id, ..CurrentPlayback::default() };
    }

    /// Returns whether reports are about another playback than this one.
    pub fn is_other(&self, playback: PlaybackId) -> bool {
        self.playback != Some(playback)
    }

    /// Adds the next sentence of a playback and returns its number.
    pub fn begin(&mut self, playback: PlaybackId, sound: Arc<Pcm>) -> u32 {
        if self.is_other(playback) {
            let CurrentPlayback { last_id, heard_to_ms, .. } = *self;
            *self = CurrentPlayback {
                playback: Some(playback),
                last_id,
                heard_to_ms,
                ..CurrentPlayback::default()
            };
        }
        self.last_id += 1;
        let length_ms = sound.samples.len() as i64 * 1_000 / i64::from(sound.rate.max(1));
        self.utterances.push(Utterance {
            id: self.last_id,
            length_ms,
            sound: Some(sound),
            start_ms: None,
            heard_ms: 0,
            has_ended: false,
        });
        self.last_id
    }

    /// Returns a number for a sentence that is shown without sound.
    pub fn show(&mut self) -> u32 {
        self.last_id += 1;
        self.last_id
    }

    /// Takes the sound that was heard since the last call, with its start on the session's clock.
    pub fn take_heard(&mut self) -> Vec<(i64, Pcm)> {
        let heard = self.utterances.iter_mut().filter_map(|one| {
            let start_ms = one.start_ms.filter(|_| one.heard_ms > 0)?;
            let sound = one.sound.take()?;
            let count = (one.heard_ms * i64::from(sound.rate) / 1_000) as usize;
            let samples = sound.samples[..count.min(sound.samples.len())].to_vec();
            Some((start_ms, Pcm { rate: sound.rate, samples }))
        });
        heard.collect()
    }

    /// Marks the playback as complete. Returns its end if all sentences were heard already.
    pub fn ends(&mut self, playback: PlaybackId) -> Option<SessionInput> {
        if self.playback != Some(playback) {
            return None;
        }
        self.is_complete = true;
        let (heard_ms, ended) = self.total();
        ended.then_some(SessionInput::Playback { playback, heard_ms, ended })
    }

    /// Applies a report about one sentence and returns the state of its playback.
    pub fn heard(
        &mut self,
        utterance: u32,
        ms: i64,
        ended: bool,
        now_ms: i64,
    ) -> Option<(PlaybackId, i64, bool)> {
        let playback = self.playback?;
        let one = self.utterances.iter_mut().find(|one| one.id == utterance)?;
        one.heard_ms = one.heard_ms.max(if ended { one.length_ms } else { ms.clamp(0, one.length_ms) });
        one.has_ended |= ended;
        let start_ms = *one.start_ms.get_or_insert((now_ms - one.heard_ms).max(self.heard_to_ms));
        self.heard_to_ms = self.heard_to_ms.max(start_ms + one.heard_ms);
        let (heard_ms, ended) = self.total();
        Some((playback, heard_ms, ended))
    }

    fn total(&self) -> (i64, bool) {
        let heard_ms = self.utterances.iter().map(|one| one.heard_ms).sum();
        (heard_ms, self.is_complete && self.utterances.iter().all(|one| one.has_ended))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sound(ms: usize) -> Arc<Pcm> {
        Arc::new(Pcm { rate: 16_000, samples: vec![0; ms * 16] })
    }

    #[test]
    fn a_playback_is_heard_sentence_by_sentence_and_ends_with_its_last() {
        let mut playing = CurrentPlayback::default();
        let (playback, one, two) = {
            let playback = PlaybackId(7);
            (playback, playing.begin(playback, sound(1_000)), playing.begin(playback, sound(500)))
        };
        assert_eq!(playing.heard(one, 400, false, 5_000), Some((playback, 400, false)));
        assert_eq!(playing.heard(one, 1_000, true, 5_000), Some((playback, 1_000, false)));
        assert_eq!(playing.ends(playback), None);
        assert_eq!(
            playing.heard(two, 9_000, false, 5_000),
            Some((playback, 1_500, false)),
            "no more than its length"
        );
        assert_eq!(playing.heard(two, 0, true, 5_000), Some((playback, 1_500, true)));
    }

    #[test]
    fn reports_on_an_earlier_playback_change_nothing() {
        let mut playing = CurrentPlayback::default();
        let one = playing.begin(PlaybackId(1), sound(1_000));
        playing.begin(PlaybackId(2), sound(1_000));
        assert_eq!(playing.heard(one, 400, false, 5_000), None);
        assert_eq!(playing.ends(PlaybackId(1)), None);
    }

    #[test]
    fn a_playback_that_was_heard_before_it_was_complete_ends_when_it_is() {
        let mut playing = CurrentPlayback::default();
        let one = playing.begin(PlaybackId(1), sound(100));
        playing.heard(one, 100, true, 5_000);
        let ended = SessionInput::Playback { playback: PlaybackId(1), heard_ms: 100, ended: true };
        assert_eq!(playing.ends(PlaybackId(1)), Some(ended));
    }

    #[test]
    fn takes_heard_sound_once_with_its_position() {
        let mut playing = CurrentPlayback::default();
        let one = playing.begin(PlaybackId(1), sound(1_000));
        let two = playing.begin(PlaybackId(1), sound(1_000));
        playing.begin(PlaybackId(1), sound(1_000));
        playing.heard(one, 200, false, 10_200);
        playing.heard(one, 1_000, true, 11_000);
        playing.heard(two, 300, false, 11_200);
        let heard: Vec<_> =
            playing.take_heard().into_iter().map(|(at, sound)| (at, sound.samples.len() / 16)).collect();
        assert_eq!(heard, [(10_000, 1_000), (11_000, 300)], "no two sentences overlap");
        assert!(playing.take_heard().is_empty());
    }
}
