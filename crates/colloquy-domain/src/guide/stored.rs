//! A guide as it is stored with its interview.

use sha2::{Digest, Sha256};

use super::InterviewGuide;
use crate::ids::InterviewId;
use crate::interview::InterviewFacts;
use crate::language::Language;
use crate::origin::TextOrigin;
use crate::text::Prompt;

/// The hash of what a guide was made from: the prompt and the language. If either changes, the guide is out of date.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuideSourceHash(String);

impl GuideSourceHash {
    pub fn of(prompt: &Prompt, language: Language) -> Self {
        let mut digest = Sha256::new();
        digest.update(language.as_str());
        digest.update([0]);
        digest.update(prompt.as_str());
        GuideSourceHash(digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
    }

    pub fn of_interview(interview: &InterviewFacts) -> Self {
        GuideSourceHash::of(&interview.prompt, interview.locale.language())
    }

    pub fn from_stored(text: String) -> Self {
        GuideSourceHash(text)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The guide of an interview, with what made it and from what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGuide {
    pub interview_id: InterviewId,
    pub guide: InterviewGuide,
    pub source: GuideSourceHash,
    pub origin: TextOrigin,
}
