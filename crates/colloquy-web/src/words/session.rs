//! What the page says on which an interview is taken.

mod dutch;
mod english;
mod french;
mod german;
mod italian;
mod portuguese;
mod spanish;

use colloquy_domain::language::Language;
use serde::Serialize;

use super::PageNotice;

/// `{organization}` stands for what the page's subject brings, `{count}` for a number.
pub struct SessionWords {
    pub expect: ExpectWords,
    /// What is needed where no script runs.
    pub no_script: PageNotice,
    pub consent: ConsentWords,
    pub check: CheckWords,
    pub interview: InterviewWords,
    pub live: LiveWords,
}

/// What is said before an interview, beside what every page says.
pub struct ExpectWords {
    /// What it is where answers have to be typed.
    pub typed: &'static str,
    pub minutes: &'static str,
    pub answers: &'static str,
    pub freedom: &'static str,
}

/// What stands around the [text](super::consent) that is agreed to.
pub struct ConsentWords {
    pub heading: &'static str,
    pub declined: &'static str,
    pub button: &'static str,
    /// To somebody who has agreed before.
    pub given: &'static str,
    pub resume: &'static str,
}

/// The step in which microphone and loudspeaker are tried.
pub struct CheckWords {
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

/// What stands on the interview's own step from the beginning.
pub struct InterviewWords {
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

/// What the script says when it is time.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LiveWords {
    pub consent_missing: &'static str,
    pub consent_failed: &'static str,
    /// A microphone that has no name.
    pub unnamed_microphone: &'static str,
    pub quiet: &'static str,
    pub refused: PageNotice,
    pub no_microphone: PageNotice,
    pub busy: PageNotice,
    /// In the browser of another app.
    pub in_app: PageNotice,
    /// A page that came without TLS.
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
    /// To somebody whose text is longer than a message can be; `{count}` is how long it is.
    pub too_long: &'static str,
    pub save: &'static str,
    pub cancel: &'static str,
    pub lost: &'static str,
    /// To somebody who may speak on.
    pub lost_kept: &'static str,
    pub lost_long: &'static str,
    /// The invitee has ended it without a connection.
    pub ends_later: &'static str,
    pub found: &'static str,
    pub sound_blocked: &'static str,
    pub microphone_lost: &'static str,
    pub not_understood: &'static str,
    pub offer_typing: &'static str,
    pub still_there: &'static str,
    pub one_minute: &'static str,
    pub last_answer: &'static str,
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

impl SessionWords {
    pub fn of(language: Language) -> &'static SessionWords {
        match language {
            Language::English => &english::WORDS,
            Language::French => &french::WORDS,
            Language::German => &german::WORDS,
            Language::Spanish => &spanish::WORDS,
            Language::Italian => &italian::WORDS,
            Language::Portuguese => &portuguese::WORDS,
            Language::Dutch => &dutch::WORDS,
        }
    }
}

#[cfg(test)]
mod tests;
