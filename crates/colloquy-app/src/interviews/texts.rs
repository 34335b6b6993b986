//! The guide of an interview, and those texts that its author has left out.

use colloquy_domain::Timestamp;
use colloquy_domain::guide::InterviewGuide;
use colloquy_domain::interview::InterviewFacts;
use colloquy_domain::origin::TextOrigin;
use colloquy_domain::ports::{GenerationError, GuideAndTextsGenerator, TextGenerationInput, WithProvenance};
use colloquy_domain::text::{FirstMessage, Intro, Title};

/// Which texts to generate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct WantedTexts {
    title: bool,
    intro: bool,
    first_message: bool,
}

impl WantedTexts {
    /// Leaves out the texts that a person has written since.
    pub fn still_generated(self, interview: &InterviewFacts) -> Self {
        let origins = &interview.origins;
        WantedTexts {
            title: self.title && origins.title.is_some(),
            intro: self.intro && origins.intro.is_some(),
            first_message: self.first_message && origins.first_message.is_some(),
        }
    }

    pub fn missing_in(interview: &InterviewFacts) -> Self {
        WantedTexts {
            title: interview.title.is_none(),
            intro: interview.intro.is_none(),
            first_message: interview.first_message.is_none(),
        }
    }
}

/// A guide, and the texts that were wanted.
#[derive(Clone, Debug)]
pub(super) struct GeneratedTexts {
    pub guide: WithProvenance<InterviewGuide>,
    pub title: Option<WithProvenance<Title>>,
    pub intro: Option<WithProvenance<Intro>>,
    pub first_message: Option<WithProvenance<FirstMessage>>,
}

impl GeneratedTexts {
    /// Generates the guide, and from it the texts, at the same time.
    pub async fn by(
        generator: &dyn GuideAndTextsGenerator,
        brief: &TextGenerationInput<'_>,
        wanted: WantedTexts,
    ) -> Result<Self, GenerationError> {
        let guide = generator.guide(brief).await?;
        macro_rules! wanted {
            ($text:ident) => {
                async {
                    match wanted.$text {
                        true => generator.$text(brief, &guide.value).await.map(Some),
                        false => Ok(None),
                    }
                }
            };
        }
        let (title, intro, first_message) =
            futures::try_join!(wanted!(title), wanted!(intro), wanted!(first_message))?;
        Ok(GeneratedTexts { guide, title, intro, first_message })
    }

    /// Writes the texts into the interview.
    pub fn fill(self, interview: &mut InterviewFacts, now: Timestamp) {
        macro_rules! fill {
            ($text:ident) => {
                if let Some(WithProvenance { value, by }) = self.$text {
                    interview.$text = Some(value);
                    interview.origins.$text = Some(TextOrigin { by, at: now });
                }
            };
        }
        fill!(title);
        fill!(intro);
        fill!(first_message);
    }
}
