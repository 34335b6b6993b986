//! The texts of the preview of an interview, and of the sample of a voice.

use serde::Serialize;

#[derive(Serialize)]
pub struct PreviewTexts {
    pub heading: &'static str,
    pub lead: &'static str,
    /// `{count}` is the number of questions.
    pub updated: &'static str,
    pub limited: &'static str,
    pub failed: &'static str,
    pub too_short: &'static str,
    /// What wrote the preview, if the service has no language model.
    pub by_rules: &'static str,
    /// The same, if a button asks the language model.
    pub by_rules_before_model: &'static str,
    pub by_model: &'static str,
    pub write_again: &'static str,
    pub play: &'static str,
    pub stop: &'static str,
    pub loading: &'static str,
    pub sample_failed: &'static str,
}
