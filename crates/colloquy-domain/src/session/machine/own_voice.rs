//! The interviewer's own words, as the microphone hears them from a loudspeaker. They are neither an answer nor an
//! interruption.

use std::collections::VecDeque;

use super::SessionMachine;
use crate::session::clock::TimeSpan;
use crate::session::completeness::words;
use crate::session::input::RecognitionSegmentId;
use crate::session::speech::InterviewerSpeech;
use crate::spoken_echo::is_echo_of;

/// A loudspeaker may begin to play this much earlier than its late reports say. At the end no margin is needed: a speech
/// is over when that is reported, and a voice that begins after that is an answer, even if it repeats the question.
const EARLY_MS: i64 = 1_000;

/// Speeches that ended longer ago than this are in no segment that is still being recognized early.
const REMEMBERED_MS: i64 = 60_000;

/// What was audible of the last speeches, on the session's clock.
#[derive(Clone, Debug, Default)]
pub(super) struct RecentlyPlayed(VecDeque<(TimeSpan, String)>);

impl SessionMachine {
    /// Remembers what was audible of a speech that is over.
    pub(super) fn remember_played(&mut self, speech: &InterviewerSpeech) {
        let now_ms = self.clock.now_ms();
        let played_for_ms = speech.played_for_ms(self.clock.elapsed_ms());
        let played = &mut self.recently_played.0;
        played.retain(|(span, _)| span.end_ms >= now_ms - REMEMBERED_MS && span.start_ms <= now_ms);
        if speech.may_have_been_audible() {
            // Playback reports arrive late or never, so it may have been audible until now.
            let start_ms = speech.span().map_or(now_ms - played_for_ms, |span| span.start_ms);
            played.push_back((TimeSpan::new(start_ms, now_ms), speech.audible_text()));
        }
    }

    /// Returns the words of a segment, or none if they are the interviewer's own.
    pub(super) fn without_echo(&self, segment: RecognitionSegmentId, text: &str) -> String {
        let drafted = self.drafts.iter().filter_map(|draft| draft.answer());
        let pending_reply = self.pending_reply.iter().map(|pending_reply| &pending_reply.answer);
        let mut all = drafted.chain(pending_reply).chain([&self.answer]);
        let voice = all.find_map(|answer| answer.voice_of(segment));
        voice.map_or(text, |voice| self.unless_echo(voice, text)).to_owned()
    }

    pub(super) fn unless_echo<'t>(&self, voice: TimeSpan, text: &'t str) -> &'t str {
        if self.is_own_voice(voice, text) { "" } else { text }
    }

    /// Whether the words of this voice were being played at the same time. An echo does not begin before what it
    /// echoes: a voice that does may have words of the invitee, so all of its words must have been played.
    pub(super) fn is_own_voice(&self, voice: TimeSpan, text: &str) -> bool {
        let now_ms = self.clock.now_ms();
        let before = self.recently_played.0.iter().cloned();
        // A speech that is playing has been heard a little further than reported.
        let now = self.speeches.iter().filter(|speech| speech.may_have_been_audible());
        let now = now.map(|speech| {
            let start_ms = speech.span().map_or(now_ms, |span| span.start_ms);
            (TimeSpan::new(start_ms, now_ms), speech.audible_text())
        });
        let audible: Vec<(TimeSpan, String)> = before
            .chain(now)
            .filter(|(span, _)| voice.start_ms < span.end_ms && span.start_ms - EARLY_MS < voice.end_ms)
            .collect();
        let first_ms = audible.iter().map(|(span, _)| span.start_ms).min();
        let is_within = first_ms.is_some_and(|first_ms| voice.start_ms >= first_ms - EARLY_MS);
        let played: Vec<String> = audible.into_iter().map(|(_, text)| text).collect();
        let played = played.join(" ");
        is_echo_of(text, &played) && (is_within || is_part_of(text, &played))
    }
}

/// Whether the played text has exactly these words, in this order.
fn is_part_of(text: &str, played: &str) -> bool {
    let (text, played) = (text.to_lowercase(), played.to_lowercase());
    let (text, played) = (words(&text), words(&played));
    !text.is_empty() && played.windows(text.len()).any(|part| part == text)
}
