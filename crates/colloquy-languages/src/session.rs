//! The texts of an interview's page.

use serde::Serialize;

use crate::page::PageNotice;

/// The sentences of one language. `{organization}` and `{count}` are placeholders for a name and a number.
#[derive(Serialize)]
pub struct InterviewPageTexts {
    pub expect: WhatToExpectTexts,
    /// What to do if scripts do not run.
    pub no_script: PageNotice,
    pub consent: ConsentStepTexts,
    pub check: MicrophoneCheckTexts,
    pub interview: InterviewStepTexts,
    pub live: PageScriptTexts,
}

/// What the page says before an interview, in addition to the common texts.
#[derive(Serialize)]
pub struct WhatToExpectTexts {
    /// What the interview is like if answers must be typed.
    pub typed: &'static str,
    pub minutes: &'static str,
    pub answers: &'static str,
    pub freedom: &'static str,
}

/// The words around the [consent text](crate::consent).
#[derive(Serialize)]
pub struct ConsentStepTexts {
    pub heading: &'static str,
    pub declined: &'static str,
    pub button: &'static str,
    /// For an invitee who has agreed before.
    pub given: &'static str,
    pub resume: &'static str,
}

/// The step in which the invitee tests the microphone and the loudspeaker.
#[derive(Serialize)]
pub struct MicrophoneCheckTexts {
    pub heading: &'static str,
    pub asking: &'static str,
    pub microphone: &'static str,
    pub level: &'static str,
    pub speak: &'static str,
    pub loudspeaker: &'static str,
    pub play: &'static str,
    pub unheard: &'static str,
    pub start: &'static str,
    pub typing: &'static str,
    pub again: &'static str,
}

/// The fixed texts of the interview's step.
#[derive(Serialize)]
pub struct InterviewStepTexts {
    pub heading: &'static str,
    pub conversation: &'static str,
    pub controls: &'static str,
    pub repeat: &'static str,
    pub type_answer: &'static str,
    pub answer: &'static str,
    pub send: &'static str,
    pub end: &'static str,
    pub end_question: &'static str,
    pub end_meaning: &'static str,
    pub end_confirm: &'static str,
    pub end_cancel: &'static str,
    pub try_now: &'static str,
    pub sound_on: &'static str,
}

/// The texts that the script shows when needed.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PageScriptTexts {
    pub consent_missing: &'static str,
    pub consent_failed: &'static str,
    /// A microphone without a name.
    pub unnamed_microphone: &'static str,
    pub quiet: &'static str,
    pub refused: PageNotice,
    pub no_microphone: PageNotice,
    pub busy: PageNotice,
    /// The page is in the built-in browser of another app.
    pub in_app: PageNotice,
    /// The page was loaded without TLS.
    pub insecure: PageNotice,
    pub connecting: &'static str,
    pub speaking: &'static str,
    pub listening: &'static str,
    pub typing_only: &'static str,
    pub thinking: &'static str,
    pub paused: &'static str,
    pub paused_silence: &'static str,
    pub paused_disconnected: &'static str,
    pub muted: &'static str,
    pub interviewer: &'static str,
    pub you: &'static str,
    pub mute: &'static str,
    pub unmute: &'static str,
    pub pause: &'static str,
    pub go_on: &'static str,
    pub correct: &'static str,
    pub correction: &'static str,
    /// The text is longer than a message can be; `{count}` is its length.
    pub too_long: &'static str,
    pub save: &'static str,
    pub cancel: &'static str,
    pub lost: &'static str,
    /// For an invitee who may keep speaking.
    pub lost_kept: &'static str,
    pub lost_long: &'static str,
    /// The invitee has ended the interview without a connection.
    pub ends_later: &'static str,
    pub found: &'static str,
    pub sound_blocked: &'static str,
    pub microphone_lost: &'static str,
    pub not_understood: &'static str,
    pub offer_typing: &'static str,
    pub still_there: &'static str,
    pub one_minute: &'static str,
    pub last_answer: &'static str,
    /// The words of an answer take longer than usual.
    pub recognition_late: &'static str,
    pub loud_background: &'static str,
    /// Why spoken answers are not understood.
    pub hears_fetching: &'static str,
    pub hears_language: &'static str,
    pub hears_nothing: &'static str,
    pub ended: PageNotice,
    pub ended_by_limit: PageNotice,
    pub ended_by_invitee: PageNotice,
    pub replaced: PageNotice,
    pub take_back: &'static str,
}

#[cfg(test)]
mod tests;
