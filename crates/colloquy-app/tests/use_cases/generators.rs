//! Generators of texts that name their provider, and can fail.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use async_trait::async_trait;
use colloquy_domain::guide::InterviewGuide;
use colloquy_domain::language::Language;
use colloquy_domain::origin::{Provenance, WithProvenance};
use colloquy_domain::ports::{
    ConsentTextArchive, FinishedReply, GenerationError, GuideAndTextsGenerator, InterviewSituation,
    Interviewer, ReplyListener, TextGenerationInput,
};
use colloquy_domain::retention::RetentionPeriods;
use colloquy_domain::text::{FirstMessage, Intro, OrganizationName, Title};
use colloquy_testkit::sample::{guide_asking, text};

/// A generator whose texts say which kind they are, which provider wrote them, and which text they replace.
#[derive(Debug)]
pub struct LabelledTexts {
    provider: &'static str,
    fails: AtomicBool,
}

impl LabelledTexts {
    pub fn by(provider: &'static str) -> Self {
        LabelledTexts { provider, fails: AtomicBool::new(false) }
    }

    /// Fails from now on.
    pub fn fail(&self) {
        self.fails.store(true, Ordering::SeqCst);
    }

    /// Works again.
    pub fn recover(&self) {
        self.fails.store(false, Ordering::SeqCst);
    }

    fn text(
        &self,
        kind: &str,
        brief: &TextGenerationInput<'_>,
    ) -> Result<WithProvenance<String>, GenerationError> {
        if self.fails.load(Ordering::SeqCst) {
            return Err(GenerationError::Refused("the test makes it fail".to_owned()));
        }
        let replaced = brief.previous.map(|previous| format!(" instead of {previous:?}")).unwrap_or_default();
        let by = Provenance {
            provider: self.provider.to_owned(),
            model: "labels".to_owned(),
            template: "test@1".to_owned(),
        };
        Ok(WithProvenance { value: format!("{kind} by {}{replaced}", self.provider), by })
    }
}

#[async_trait]
impl GuideAndTextsGenerator for LabelledTexts {
    async fn guide(
        &self,
        brief: &TextGenerationInput<'_>,
    ) -> Result<WithProvenance<InterviewGuide>, GenerationError> {
        let WithProvenance { value, by } = self.text("Guide", brief)?;
        Ok(WithProvenance { value: guide_asking(&[&value]), by })
    }

    async fn title(
        &self,
        brief: &TextGenerationInput<'_>,
        _: &InterviewGuide,
    ) -> Result<WithProvenance<Title>, GenerationError> {
        let WithProvenance { value, by } = self.text("Title", brief)?;
        Ok(WithProvenance { value: text(Title::parse, &value), by })
    }

    async fn intro(
        &self,
        brief: &TextGenerationInput<'_>,
        _: &InterviewGuide,
    ) -> Result<WithProvenance<Intro>, GenerationError> {
        let WithProvenance { value, by } = self.text("Intro", brief)?;
        Ok(WithProvenance { value: text(Intro::parse, &value), by })
    }

    async fn first_message(
        &self,
        brief: &TextGenerationInput<'_>,
        _: &InterviewGuide,
    ) -> Result<WithProvenance<FirstMessage>, GenerationError> {
        let WithProvenance { value, by } = self.text("Question", brief)?;
        Ok(WithProvenance { value: text(FirstMessage::parse, &value), by })
    }
}

/// An interviewer that has nothing to say, and records what it was asked to prepare for and to reply to.
#[derive(Debug, Default)]
pub struct SilentInterviewer {
    prepared: Mutex<Vec<InterviewSituation>>,
    asked: Mutex<Vec<InterviewSituation>>,
}

impl SilentInterviewer {
    pub fn prepared(&self) -> Vec<InterviewSituation> {
        self.prepared.lock().expect("the situations").clone()
    }

    /// Returns what it was asked to reply to.
    pub fn asked(&self) -> Vec<InterviewSituation> {
        self.asked.lock().expect("the situations").clone()
    }
}

#[async_trait]
impl Interviewer for SilentInterviewer {
    async fn reply(
        &self,
        situation: &InterviewSituation,
        _: &mut dyn ReplyListener,
    ) -> Result<FinishedReply, GenerationError> {
        self.asked.lock().expect("the situations").push(situation.clone());
        Err(GenerationError::Late)
    }

    async fn prepare(&self, situation: &InterviewSituation) {
        self.prepared.lock().expect("the situations").push(situation.clone());
    }
}

/// The only version of the consent text that was ever shown.
pub const SHOWN_VERSION: &str = "2026-11";

/// Pages that have shown one version of the consent text.
#[derive(Debug)]
pub struct OneConsentText;

impl ConsentTextArchive for OneConsentText {
    fn shown(
        &self,
        version: &str,
        _kept: &RetentionPeriods,
        language: Language,
        organization: &OrganizationName,
    ) -> Option<String> {
        let words = format!("{organization} may record me ({})", language.as_str());
        (version == SHOWN_VERSION).then_some(words)
    }
}
