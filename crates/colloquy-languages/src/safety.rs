//! What the service says when an invitee reports a danger.

use serde::Serialize;

/// What is said instead of a reply, in sentences to be spoken.
#[derive(Serialize)]
pub struct SafetyTexts {
    /// `{emergency}` stands for [`SafetyTexts::emergency`] or [`SafetyTexts::emergency_number`].
    pub self_harm: &'static str,
    pub violence: &'static str,
    pub medical: &'static str,
    /// "your local emergency number", where it is not known.
    pub emergency: &'static str,
    /// The same with its `{number}`.
    pub emergency_number: &'static str,
    /// The organization's own `{contact}`.
    pub contact: &'static str,
    /// Says that the interview pauses.
    pub pause: &'static str,
    /// The sentence in the place of such an answer towards an interviewer, so that it asks about something else.
    pub withheld: &'static str,
    /// Words by which an accident or an illness is over, in lower case.
    pub over: &'static [&'static str],
    /// Phrases with which someone denies the danger that was heard. "No" alone may mean that there is no one to call.
    pub denials: &'static [&'static str],
    /// Words by which an accident or an illness may not be over.
    pub still: &'static [&'static str],
}
