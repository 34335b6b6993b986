//! What is evaluated: an implementation of the ports. Only this file constructs adapters and situations.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use colloquy_ai::{OfflineAnalyst, OfflineGenerator, OfflineInterviewer};
use colloquy_domain::Timestamp;
use colloquy_domain::guide::InterviewGuide;
use colloquy_domain::ids::{InvitationId, MessageId, OrganizationId};
use colloquy_domain::message::{Message, Role};
use colloquy_domain::ports::{
    AnalysisInput, Analyst, ConversationTurn, GuideAndTextsGenerator, InterviewSituation, Interviewer,
    RemainingInterviewLimits, ReplyListener, TextGenerationInput, TranscriptAnalysis,
};
use colloquy_domain::safety::{self, AnswerDangerFilter};
use colloquy_domain::text::{FirstMessage, Intro, Locale, OrganizationName, Prompt, Title};
use colloquy_models::{
    FallbackChain, FallbackMember, InstructionTemplates, LanguageModelAdapter, ProviderSettings,
    ProviderTimeouts,
};
use uuid::Uuid;

use crate::turn::{SystemClock, ZeroRandomness};

/// What is judged is what an interviewer says, not how soon: that depends on the machine.
const PATIENT: ProviderTimeouts = ProviderTimeouts {
    connect: Duration::from_secs(3),
    text: Duration::from_secs(300),
    first_token: Duration::from_secs(120),
    between_tokens: Duration::from_secs(60),
    whole: Duration::from_secs(300),
};

/// An implementation of the ports, by its name.
pub struct InterviewerCandidate {
    pub name: String,
    /// Whether the rules only reply when a model cannot.
    is_model: bool,
    texts: Arc<dyn GuideAndTextsGenerator>,
    interviewer: Arc<dyn Interviewer>,
    analyst: Arc<dyn Analyst>,
}

/// What an interview begins with.
#[derive(Clone, Debug)]
pub struct BenchmarkInterviewSetup {
    prompt: Prompt,
    locale: Locale,
    organization: OrganizationName,
    seed: u64,
}

/// The guide, and the texts that the invitee gets before the first answer.
#[derive(Clone, Debug)]
pub struct GeneratedGuideAndTexts {
    pub guide: Arc<InterviewGuide>,
    pub title: Title,
    pub intro: Intro,
    pub first_message: FirstMessage,
}

/// One turn of the interviewer.
#[derive(Clone, Debug)]
pub struct InterviewerTurn {
    pub text: String,
    pub closes: bool,
    /// Whether the rules replied because the model could not.
    pub is_taken_over: bool,
}

impl BenchmarkInterviewSetup {
    pub fn new(prompt: &str, locale: &str, organization: &str, seed: u64) -> Result<Self> {
        Ok(BenchmarkInterviewSetup {
            prompt: Prompt::parse(prompt)?,
            locale: Locale::parse(locale)?,
            organization: OrganizationName::parse(organization)?,
            seed,
        })
    }

    fn brief(&self) -> TextGenerationInput<'_> {
        TextGenerationInput {
            prompt: &self.prompt,
            locale: &self.locale,
            organization_name: &self.organization,
            organization_prompt: None,
            previous: None,
            seed: self.seed,
        }
    }
}

impl InterviewerCandidate {
    pub fn rules() -> Self {
        InterviewerCandidate {
            name: "rules".to_owned(),
            is_model: false,
            texts: Arc::new(OfflineGenerator::new()),
            interviewer: Arc::new(OfflineInterviewer::new()),
            analyst: Arc::new(OfflineAnalyst::new()),
        }
    }

    /// Returns a model at a server that accepts OpenAI's chat completions. As in the service, the rules take over
    /// what it cannot do.
    pub fn model(name: &str, url: &str, model: &str) -> Result<Self> {
        let settings = ProviderSettings { limits: PATIENT, ..ProviderSettings::openai(url, model, None) };
        let templates = Arc::new(InstructionTemplates::load(None)?);
        let model =
            LanguageModelAdapter::new(settings, templates, Arc::new(SystemClock), Arc::new(ZeroRandomness))?;
        Ok(InterviewerCandidate::before_rules(name, model))
    }

    /// Returns the model that runs in this process.
    #[cfg(feature = "embedded-model")]
    pub fn embedded(file: &Path) -> Result<Self> {
        use colloquy_embedded_model::{EmbeddedModel, EmbeddedSettings};
        use colloquy_models::ModelIdentity;

        let settings = EmbeddedSettings { limits: PATIENT, ..EmbeddedSettings::default() };
        let chat = Arc::new(EmbeddedModel::load(file, &settings)?);
        let name = "embedded".to_owned();
        let identity = ModelIdentity { provider: name.clone(), model: name, prices: None };
        let model = LanguageModelAdapter::of(identity, chat, Arc::new(InstructionTemplates::load(None)?));
        Ok(InterviewerCandidate::before_rules("embedded", model))
    }

    #[cfg(not(feature = "embedded-model"))]
    pub fn embedded(_file: &Path) -> Result<Self> {
        anyhow::bail!("this program was built without `embedded`; build it with `--features embedded-model`")
    }

    fn before_rules(name: &str, model: LanguageModelAdapter) -> Self {
        let rules = InterviewerCandidate::rules();
        let by = OfflineInterviewer::provenance();
        let last = FallbackMember::new(by, rules.texts, rules.interviewer, rules.analyst);
        let chain = Arc::new(FallbackChain::new(vec![FallbackMember::model(Arc::new(model))], last));
        InterviewerCandidate {
            name: name.to_owned(),
            is_model: true,
            texts: chain.clone(),
            interviewer: chain.clone(),
            analyst: chain,
        }
    }

    /// Returns whether a model is evaluated, so that the rules may have to take over.
    pub fn is_model(&self) -> bool {
        self.is_model
    }

    pub async fn opening(&self, setting: &BenchmarkInterviewSetup) -> Result<GeneratedGuideAndTexts> {
        let brief = setting.brief();
        let guide = self.texts.guide(&brief).await.context("guide")?.value;
        Ok(GeneratedGuideAndTexts {
            title: self.texts.title(&brief, &guide).await.context("title")?.value,
            intro: self.texts.intro(&brief, &guide).await.context("intro")?.value,
            first_message: self.texts.first_message(&brief, &guide).await.context("first message")?.value,
            guide: Arc::new(guide),
        })
    }

    /// Returns the next turn of the interviewer. `responses` is the number of answers that are left.
    pub async fn reply(
        &self,
        setting: &BenchmarkInterviewSetup,
        opening: &GeneratedGuideAndTexts,
        conversation: &[ConversationTurn],
        responses: Option<i64>,
    ) -> Result<InterviewerTurn> {
        let language = setting.locale.language();
        if let Some(text) = reported_danger(conversation, &setting.locale) {
            return Ok(InterviewerTurn { text, closes: false, is_taken_over: false });
        }
        let situation = InterviewSituation {
            prompt: setting.prompt.clone(),
            guide: opening.guide.clone(),
            title: Some(opening.title.clone()),
            intro: Some(opening.intro.clone()),
            locale: setting.locale.clone(),
            organization_name: setting.organization.clone(),
            organization_prompt: None,
            invitee_name: None,
            remaining: RemainingInterviewLimits { active_ms: None, responses },
            conversation: AnswerDangerFilter::default().of(conversation.to_vec(), language),
            seed: setting.seed,
        };
        let mut sentences = Sentences::default();
        let reply = self.interviewer.reply(&situation, &mut sentences).await?;
        let is_taken_over = self.is_model && reply.by == OfflineInterviewer::provenance();
        Ok(InterviewerTurn { text: sentences.0.join(" "), closes: reply.closes, is_taken_over })
    }

    pub async fn analysis(
        &self,
        setting: &BenchmarkInterviewSetup,
        opening: &GeneratedGuideAndTexts,
        conversation: &[ConversationTurn],
    ) -> Result<TranscriptAnalysis> {
        let messages: Vec<Message> =
            conversation.iter().enumerate().map(|(index, turn)| message(index, turn)).collect();
        let conversation = AnalysisInput {
            prompt: &setting.prompt,
            guide: &opening.guide,
            locale: &setting.locale,
            messages: &messages,
        };
        Ok(self.analyst.analysis(&conversation).await?.value)
    }
}

/// Returns what the service says before it asks an interviewer, if the last answer reports a danger.
fn reported_danger(conversation: &[ConversationTurn], locale: &Locale) -> Option<String> {
    let answer = conversation.last().filter(|turn| turn.role == Role::User)?;
    let (concern, _) = safety::concern_of_answer(&answer.text, locale.language())?;
    Some(safety::response(concern, locale, None))
}

#[derive(Default)]
struct Sentences(Vec<String>);

impl ReplyListener for Sentences {
    fn sentence(&mut self, sentence: &str) {
        self.0.push(sentence.to_owned());
    }
}

pub fn turn(role: Role, text: &str) -> ConversationTurn {
    ConversationTurn { role, text: text.to_owned() }
}

fn message(index: usize, turn: &ConversationTurn) -> Message {
    Message {
        id: MessageId::from_uuid(Uuid::from_u128(index as u128 + 1)),
        organization_id: OrganizationId::from_uuid(Uuid::from_u128(1)),
        invitation_id: InvitationId::from_uuid(Uuid::from_u128(1)),
        index: i32::try_from(index).unwrap_or(i32::MAX),
        role: turn.role,
        content: turn.text.clone(),
        sentiment: None,
        insights: None,
        created_at: Timestamp::UNIX_EPOCH,
        offset_ms: 0,
        duration_ms: 0,
        interrupted: false,
        audio: None,
        typed: false,
        session: 1,
    }
}

/// Interviewers for tests, which say prepared lines.
#[cfg(test)]
mod prepared {
    use async_trait::async_trait;
    use colloquy_ai::guide_of;
    use colloquy_domain::ports::{
        FinishedReply, GenerationError, Provenance, TranscriptAnalysis, WithProvenance,
    };

    use super::*;

    struct PreparedLines {
        lines: Vec<&'static str>,
        summary: &'static str,
    }

    fn provenance() -> Provenance {
        Provenance { provider: "test".to_owned(), model: "lines".to_owned(), template: "1".to_owned() }
    }

    impl InterviewerCandidate {
        /// Returns an interviewer that says the lines in order, of which the last one closes.
        pub fn prepared(lines: &[&'static str], summary: &'static str) -> Self {
            let prepared = Arc::new(PreparedLines { lines: lines.to_vec(), summary });
            InterviewerCandidate {
                name: "prepared".to_owned(),
                is_model: false,
                texts: prepared.clone(),
                interviewer: prepared.clone(),
                analyst: prepared,
            }
        }
    }

    #[async_trait]
    impl GuideAndTextsGenerator for PreparedLines {
        async fn guide(
            &self,
            brief: &TextGenerationInput<'_>,
        ) -> Result<WithProvenance<InterviewGuide>, GenerationError> {
            let guide = guide_of(brief.prompt.as_str(), brief.locale.language());
            Ok(WithProvenance { value: guide, by: provenance() })
        }

        async fn title(
            &self,
            _: &TextGenerationInput<'_>,
            _: &InterviewGuide,
        ) -> Result<WithProvenance<Title>, GenerationError> {
            Ok(WithProvenance { value: Title::parse("A title").expect("a title"), by: provenance() })
        }

        async fn intro(
            &self,
            _: &TextGenerationInput<'_>,
            _: &InterviewGuide,
        ) -> Result<WithProvenance<Intro>, GenerationError> {
            Ok(WithProvenance { value: Intro::parse("An intro").expect("an intro"), by: provenance() })
        }

        async fn first_message(
            &self,
            _: &TextGenerationInput<'_>,
            _: &InterviewGuide,
        ) -> Result<WithProvenance<FirstMessage>, GenerationError> {
            let value = FirstMessage::parse(self.lines[0]).expect("a first message");
            Ok(WithProvenance { value, by: provenance() })
        }
    }

    #[async_trait]
    impl Interviewer for PreparedLines {
        async fn reply(
            &self,
            situation: &InterviewSituation,
            listener: &mut dyn ReplyListener,
        ) -> Result<FinishedReply, GenerationError> {
            let place = (situation.conversation.len() / 2).min(self.lines.len() - 1);
            listener.sentence(self.lines[place]);
            Ok(FinishedReply { by: provenance(), closes: place == self.lines.len() - 1 })
        }
    }

    #[async_trait]
    impl Analyst for PreparedLines {
        async fn analysis(
            &self,
            _: &AnalysisInput<'_>,
        ) -> Result<WithProvenance<TranscriptAnalysis>, GenerationError> {
            let value = TranscriptAnalysis {
                summary: Some(self.summary.to_owned()),
                sentiment: None,
                insights: None,
                remarks: Vec::new(),
            };
            Ok(WithProvenance { value, by: provenance() })
        }
    }
}
