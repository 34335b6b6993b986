//! The consent texts.

use serde::Serialize;

/// The texts in every version that a page has shown. A version never changes, because the log of an interview records
/// which one an invitee agreed to.
#[derive(Serialize)]
pub struct ConsentTextVersions {
    pub version_1: ConsentText,
    pub version_2: ConsentPeriodTexts,
}

/// What an invitee reads before they agree, and what they agree to. `{organization}` is its name.
#[derive(Serialize)]
pub struct ConsentText {
    pub recorded: &'static str,
    /// Who can listen to and read the answers, and how long they are kept.
    pub kept: &'static str,
    /// The statement that the invitee agrees to, in the first person.
    pub statement: &'static str,
}

/// What takes the place of `kept` if the recording or the transcript is kept for a time. `{recording}` and `{transcript}` are
/// these times.
#[derive(Serialize)]
pub struct ConsentPeriodTexts {
    /// Both are kept for the same time.
    pub both: &'static str,
    /// Only the recording has an end.
    pub recording: &'static str,
    /// Only the transcript has an end.
    pub transcript: &'static str,
    /// Each has its own end.
    pub each: &'static str,
    pub one_day: &'static str,
    /// `{count}` is a number above one.
    pub days: &'static str,
}
