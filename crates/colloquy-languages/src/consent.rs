//! The consent texts.

use serde::Serialize;

/// The texts in every version that a page has shown. A version never changes, because the log of an interview records
/// which one an invitee agreed to.
#[derive(Serialize)]
pub struct ConsentTextVersions {
    pub version_1: ConsentText,
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
