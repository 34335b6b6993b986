//! Selects what writes texts, interviews invitees and reads transcripts.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use colloquy_ai::{OfflineAnalyst, OfflineGenerator, OfflineInterviewer};
use colloquy_app::TextGenerationAdapters;
use colloquy_domain::ports::{Clock, Randomness};
use colloquy_models::{
    FallbackChain, FallbackMember, InstructionTemplates, LanguageModelAdapter, ModelUsage, Prices,
    ProviderApiKey, ProviderProtocol, ProviderSettings,
};
use colloquy_recognition::ModelFolder;

use crate::embedded;

const TIMEOUT_SECONDS: u64 = 600;

/// A language model provider that `ai` can name. Each has settings of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProviderDefinition {
    pub name: &'static str,
    pub protocol: ProviderProtocol,
    /// The provider's address, if it has a public one.
    pub url: Option<&'static str>,
    pub settings: ProviderSettingNames,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProviderSettingNames {
    pub url: &'static str,
    pub model: &'static str,
    pub key: &'static str,
    pub prices: &'static str,
    pub text_timeout: &'static str,
    pub reply_timeout: &'static str,
    pub prepare: &'static str,
}

pub const PROVIDERS: [ProviderDefinition; 3] = [
    ProviderDefinition {
        name: "openai",
        protocol: ProviderProtocol::OpenAi,
        url: Some("https://api.openai.com/v1"),
        settings: ProviderSettingNames {
            url: "ai_openai_url",
            model: "ai_openai_model",
            key: "ai_openai_key",
            prices: "ai_openai_prices",
            text_timeout: "ai_openai_text_timeout",
            reply_timeout: "ai_openai_reply_timeout",
            prepare: "ai_openai_prepare",
        },
    },
    ProviderDefinition {
        name: "anthropic",
        protocol: ProviderProtocol::Anthropic,
        url: Some("https://api.anthropic.com"),
        settings: ProviderSettingNames {
            url: "ai_anthropic_url",
            model: "ai_anthropic_model",
            key: "ai_anthropic_key",
            prices: "ai_anthropic_prices",
            text_timeout: "ai_anthropic_text_timeout",
            reply_timeout: "ai_anthropic_reply_timeout",
            prepare: "ai_anthropic_prepare",
        },
    },
    ProviderDefinition {
        name: "local",
        protocol: ProviderProtocol::OpenAi,
        url: None,
        settings: ProviderSettingNames {
            url: "ai_local_url",
            model: "ai_local_model",
            key: "ai_local_key",
            prices: "ai_local_prices",
            text_timeout: "ai_local_text_timeout",
            reply_timeout: "ai_local_reply_timeout",
            prepare: "ai_local_prepare",
        },
    },
];

/// One member of the configured fallback chain.
#[derive(Clone, Debug)]
pub enum ConfiguredModel {
    Offline,
    /// The model that runs in this process.
    Embedded,
    Provider(Box<ProviderSettings>),
}

/// The configured members, each the fallback of the one before it, and the folder of the operator's own
/// templates.
#[derive(Clone, Debug)]
pub struct AiSettings {
    pub asked: Vec<ConfiguredModel>,
    pub templates: Option<PathBuf>,
}

impl AiSettings {
    /// Returns what conducts interviews, as the welcome names it: each one, and its model, before its fallback.
    pub fn description(&self) -> String {
        let name = |asked: &ConfiguredModel| match asked {
            ConfiguredModel::Offline => "rules in this program".to_owned(),
            ConfiguredModel::Embedded => format!("{} ({})", embedded::NAME, embedded::identity().model),
            ConfiguredModel::Provider(provider) => format!("{} ({})", provider.name, provider.model),
        };
        self.asked.iter().map(name).collect::<Vec<_>>().join(", otherwise ")
    }

    /// Returns whether no language model is asked.
    pub fn is_offline(&self) -> bool {
        self.asked.iter().all(|asked| matches!(asked, ConfiguredModel::Offline))
    }
}

/// Parses the operator's list: names separated by commas. Errors do not repeat an invalid name: it may be a
/// key.
pub fn names(text: &str) -> Result<Vec<&'static str>, String> {
    let known = || PROVIDERS.iter().map(|provider| provider.name).chain([embedded::NAME, "offline"]);
    let mut names = Vec::new();
    for text in text.split(',').map(str::trim) {
        let Some(name) = known().find(|name| *name == text) else {
            let known: Vec<&str> = known().collect();
            return Err(format!("must be a comma-separated list of: {}", known.join(", ")));
        };
        if names.contains(&name) {
            return Err(format!("`{name}` is listed twice"));
        }
        if names.contains(&"offline") {
            return Err(format!("`offline` never fails, so `{name}` after it is never used"));
        }
        names.push(name);
    }
    Ok(names)
}

/// Parses prices such as `2.5,10`: the cost of a million input tokens and of a million output tokens.
pub fn prices(text: &str) -> Result<Prices, String> {
    let wrong = || "must be two prices such as 2.5,10".to_owned();
    let micros = |price: &str| {
        let price: f64 = price.trim().parse().ok().filter(|price| (0.0..1e9).contains(price))?;
        Some((price * 1e6).round() as u64)
    };
    let (input, output) = text.split_once(',').ok_or_else(wrong)?;
    let both = micros(input).zip(micros(output)).ok_or_else(wrong)?;
    Ok(Prices { input_micros: both.0, output_micros: both.1 })
}

/// Parses a timeout in seconds.
pub fn timeout(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| (1..=TIMEOUT_SECONDS).contains(seconds));
    seconds
        .map(Duration::from_secs)
        .ok_or_else(|| format!("must be a number of seconds from 1 to {TIMEOUT_SECONDS}"))
}

pub fn is_on(text: &str) -> Result<bool, String> {
    match text {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err("is neither `on` nor `off`".to_owned()),
    }
}

pub fn key(text: &str) -> Result<ProviderApiKey, String> {
    ProviderApiKey::parse(text).map_err(|error| error.to_string())
}

/// The configured language models, kept to report their usage.
#[derive(Clone, Default)]
pub struct LanguageModels(Vec<Arc<LanguageModelAdapter>>);

impl LanguageModels {
    pub fn usage(&self) -> Vec<ModelUsage> {
        self.0.iter().flat_map(|model| model.usage()).collect()
    }
}

impl fmt::Debug for LanguageModels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter().map(|model| model.name())).finish()
    }
}

/// Returns the rule-based implementation, which needs no provider.
pub fn offline() -> TextGenerationAdapters {
    TextGenerationAdapters {
        texts: Arc::new(OfflineGenerator::new()),
        interviewer: Arc::new(OfflineInterviewer::new()),
        analyst: Arc::new(OfflineAnalyst::new()),
    }
}

/// Returns the providers in their order, or the fallback itself if there are none, so that it is recognized as the same.
pub fn build(
    settings: &AiSettings,
    fallback: &TextGenerationAdapters,
    folder: &ModelFolder,
    clock: Arc<dyn Clock>,
    randomness: Arc<dyn Randomness>,
) -> anyhow::Result<(TextGenerationAdapters, LanguageModels)> {
    let templates =
        Arc::new(InstructionTemplates::load(settings.templates.as_deref()).context("COLLOQUY_AI_TEMPLATES")?);
    let mut models = Vec::new();
    let mut members = Vec::new();
    for asked in &settings.asked {
        members.push(match asked {
            ConfiguredModel::Offline => offline_member(),
            ConfiguredModel::Embedded => {
                let chat = embedded::load(folder).context("COLLOQUY_AI")?;
                let model = Arc::new(LanguageModelAdapter::of(embedded::identity(), chat, templates.clone()));
                models.push(model.clone());
                FallbackMember::model(model).never_skipped()
            }
            ConfiguredModel::Provider(provider) => {
                let name = provider.name.to_ascii_uppercase();
                let model = LanguageModelAdapter::new(
                    (**provider).clone(),
                    templates.clone(),
                    clock.clone(),
                    randomness.clone(),
                );
                let model = Arc::new(model.with_context(|| format!("COLLOQUY_AI_{name}_…"))?);
                models.push(model.clone());
                FallbackMember::model(model)
            }
        });
    }
    let last = members.pop().filter(|_| !models.is_empty());
    let Some(last) = last else { return Ok((fallback.clone(), LanguageModels::default())) };
    let chain = Arc::new(FallbackChain::new(members, last));
    Ok((
        TextGenerationAdapters { texts: chain.clone(), interviewer: chain.clone(), analyst: chain },
        LanguageModels(models),
    ))
}

fn offline_member() -> FallbackMember {
    let TextGenerationAdapters { texts, interviewer, analyst } = offline();
    FallbackMember::new(OfflineInterviewer::provenance(), texts, interviewer, analyst)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_the_order_of_the_list() {
        assert_eq!(names("openai, offline"), Ok(vec!["openai", "offline"]));
        assert_eq!(names("offline"), Ok(vec!["offline"]));
        for (list, reason) in [
            ("gpt", "must be a comma-separated list of: openai, anthropic, local, embedded, offline"),
            ("local,local", "`local` is listed twice"),
            ("offline,openai", "`offline` never fails, so `openai` after it is never used"),
            ("openai,", "must be a comma-separated list of: openai, anthropic, local, embedded, offline"),
        ] {
            assert_eq!(names(list), Err(reason.to_owned()));
        }
    }

    #[test]
    fn timeouts_are_whole_seconds() {
        assert_eq!(timeout("20"), Ok(Duration::from_secs(20)));
        for wrong in ["0", "601", "-1", "1.5", "10s"] {
            assert!(timeout(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_description_names_each_fallback() {
        let local = ProviderSettings {
            name: "local".to_owned(),
            ..ProviderSettings::openai("http://localhost:11434/v1", "llama3.2", None)
        };
        let asked = vec![
            ConfiguredModel::Provider(Box::new(local)),
            ConfiguredModel::Embedded,
            ConfiguredModel::Offline,
        ];
        let settings = AiSettings { asked, templates: None };
        let embedded = "embedded (qwen2.5-coder-1.5b-instruct-q4_k_m)";
        let expected = format!("local (llama3.2), otherwise {embedded}, otherwise rules in this program");
        assert_eq!(settings.description(), expected);
        assert!(!settings.is_offline());
        assert!(AiSettings { asked: vec![ConfiguredModel::Offline], templates: None }.is_offline());
    }

    #[test]
    fn prices_are_kept_to_the_millionth() {
        assert_eq!(prices("2.5, 10"), Ok(Prices { input_micros: 2_500_000, output_micros: 10_000_000 }));
        for wrong in ["2.5", "a,b", "-1,2", "1,2,3", "1e12,1", "NaN,1"] {
            assert_eq!(prices(wrong), Err("must be two prices such as 2.5,10".to_owned()));
        }
    }
}
