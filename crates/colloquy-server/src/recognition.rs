//! Selects the speech recognizers and the turn detector, and fetches their models.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use anyhow::Context;
use colloquy_domain::ports::{Recognizer, TurnDetector};
use colloquy_recognition::{
    FetchProgress, KnownModel, LocalRecognizer, LocalTurnDetector, MODELS, ModelFilesPurpose, ModelFolder,
    ModelSource, PackageManagerPrograms, RecognitionWorkerLimits, RecognizerChain, RemoteRecognizer,
    RemoteRecognizerSettings,
};

use crate::configuration::Configuration;
use crate::measured::{EngineRequestTallies, InstrumentedEngine};

/// Where models are downloaded from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModelDownloadSetting {
    /// Nothing is downloaded: the operator provides the files.
    Off,
    Source(ModelSource),
}

pub fn from(text: &str) -> Result<ModelDownloadSetting, String> {
    match text {
        "off" => Ok(ModelDownloadSetting::Off),
        "packages" => {
            Ok(ModelDownloadSetting::Source(ModelSource::Packages(PackageManagerPrograms::default())))
        }
        address if address.starts_with("https://") || address.starts_with("http://") => {
            Ok(ModelDownloadSetting::Source(ModelSource::Address(address.trim_end_matches('/').to_owned())))
        }
        other => match other.strip_prefix("folder:") {
            Some(folder) if !folder.is_empty() => {
                Ok(ModelDownloadSetting::Source(ModelSource::Folder(PathBuf::from(folder))))
            }
            _ => Err("must be `packages`, an address, `folder:PATH` or `off`".to_owned()),
        },
    }
}

/// One member of the configured fallback chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConfiguredRecognizer {
    Local,
    OpenAi(RemoteRecognizerSettings),
}

pub const NAMES: [&str; 2] = ["local", "openai"];

/// The time limit of a remote request. An interview waits 20 s, which leaves time for a fallback.
const REMOTE_TIMEOUT: Duration = Duration::from_secs(10);

/// Parses the operator's list: names separated by commas. Errors do not repeat an invalid name: it may be a
/// key.
pub fn names(text: &str) -> Result<Vec<&'static str>, String> {
    let mut names = Vec::new();
    for text in text.split(',').map(str::trim) {
        let known = NAMES.into_iter().find(|name| *name == text);
        let name = known.ok_or_else(|| format!("must be a comma-separated list of: {}", NAMES.join(", ")))?;
        if names.contains(&name) {
            return Err(format!("`{name}` is listed twice"));
        }
        names.push(name);
    }
    Ok(names)
}

/// The recognizer and the parts of it that are measured.
pub struct WiredRecognizer {
    pub recognizer: Arc<dyn Recognizer>,
    /// The local recognizer, if it is configured.
    pub local: Option<Arc<LocalRecognizer>>,
}

pub fn set_up(
    asked: &[ConfiguredRecognizer],
    models: &ModelFolder,
    tallies: &EngineRequestTallies,
) -> anyhow::Result<WiredRecognizer> {
    let mut local = None;
    let mut members: Vec<Arc<dyn Recognizer>> = Vec::new();
    for one in asked {
        let member: Arc<dyn Recognizer> = match one {
            ConfiguredRecognizer::Local => {
                let here = LocalRecognizer::new(models.clone(), RecognitionWorkerLimits::default());
                let here = Arc::new(here.context("cannot start the recognition threads")?);
                local = Some(here.clone());
                InstrumentedEngine::recognizer(here, tallies.of("local"))
            }
            ConfiguredRecognizer::OpenAi(settings) => {
                let settings = RemoteRecognizerSettings { whole_limit: REMOTE_TIMEOUT, ..settings.clone() };
                let remote = RemoteRecognizer::new(settings).context("COLLOQUY_RECOGNITION_…")?;
                InstrumentedEngine::recognizer(Arc::new(remote), tallies.of("openai"))
            }
        };
        members.push(member);
    }
    Ok(WiredRecognizer { recognizer: Arc::new(RecognizerChain::new(members)), local })
}

/// Parses the choice of a turn detector.
pub fn is_turn_detector_on(text: &str) -> Result<bool, String> {
    match text {
        "local" => Ok(true),
        "off" => Ok(false),
        _ => Err("must be `local` or `off`".to_owned()),
    }
}

pub fn turn_detector(
    models: &ModelFolder,
    tallies: &EngineRequestTallies,
) -> anyhow::Result<Arc<dyn TurnDetector>> {
    let local = LocalTurnDetector::new(models.clone()).context("cannot start the turn detection thread")?;
    Ok(InstrumentedEngine::turn_detector(Arc::new(local), tallies.of("local")))
}

/// Returns the models that this configuration uses.
pub fn models_in_use(configuration: &Configuration) -> Vec<&'static KnownModel> {
    let is_used = |model: &&KnownModel| match model.purpose {
        ModelFilesPurpose::Recognition => configuration.recognition.contains(&ConfiguredRecognizer::Local),
        ModelFilesPurpose::TurnDetection => configuration.turn_detector,
        // Only the operator fetches it, before the start.
        ModelFilesPurpose::Interviewing => false,
    };
    MODELS.into_iter().filter(is_used).collect()
}

/// How much of the models this process has downloaded, by their names.
#[derive(Clone, Default)]
pub struct ModelDownloadProgress(Arc<Mutex<HashMap<&'static str, u64>>>);

impl ModelDownloadProgress {
    fn received(&self) -> MutexGuard<'_, HashMap<&'static str, u64>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn note(&self, model: &'static KnownModel, progress: &FetchProgress) {
        let mut received = self.received();
        let bytes = received.entry(model.name).or_default();
        match progress {
            FetchProgress::Asked(_) => {}
            FetchProgress::Received { bytes: now, .. } => *bytes = (*bytes).max(*now),
            FetchProgress::There(file) => *bytes += file.bytes,
        }
    }

    /// Returns how much of a model is here, in percent, if this process downloads it.
    pub fn percent(&self, model: &KnownModel) -> Option<u64> {
        let received = self.received().get(model.name).copied()?;
        Some((received * 100 / model.bytes().max(1)).min(100))
    }
}

/// Downloads missing models while the service is running. It works without them, but not as well.
pub async fn fetch_missing(
    models: ModelFolder,
    wanted: Vec<&'static KnownModel>,
    from: ModelDownloadSetting,
    downloads: ModelDownloadProgress,
) {
    let ModelDownloadSetting::Source(source) = from else { return };
    for model in wanted {
        if models.is_there(model) {
            continue;
        }
        let (name, megabytes) = (model.name, model.bytes() / 1_000_000);
        let (purpose, meanwhile) = match model.purpose {
            ModelFilesPurpose::Recognition => ("speech recognition", "invitees type their answers"),
            ModelFilesPurpose::TurnDetection => {
                ("turn detection", "silence and words decide when an answer ends")
            }
            ModelFilesPurpose::Interviewing => ("interviewing", "the rules interview"),
        };
        tracing::info!(
            model = name,
            megabytes,
            "downloading a model for {purpose}; until it is complete, {meanwhile}"
        );
        let mut report = |progress: FetchProgress| downloads.note(model, &progress);
        match models.fetch(model, &source, &mut report).await {
            Ok(()) => tracing::info!(model = name, "{purpose} is available"),
            Err(error) => tracing::warn!(model = name, %error, "cannot download the model; {meanwhile}"),
        }
    }
}

/// Parses the model name given to `models fetch`.
pub fn named(name: &str) -> Result<&'static KnownModel, String> {
    let names = || MODELS.iter().map(|model| model.name).collect::<Vec<_>>().join(", ");
    KnownModel::named(name).ok_or_else(|| format!("must be one of: {}", names()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_detector_is_local_or_off() {
        assert_eq!((is_turn_detector_on("local"), is_turn_detector_on("off")), (Ok(true), Ok(false)));
        assert_eq!(is_turn_detector_on("openai"), Err("must be `local` or `off`".to_owned()));
    }

    #[test]
    fn keeps_the_order_of_the_list() {
        assert_eq!(names("openai, local"), Ok(vec!["openai", "local"]));
        let unknown = "must be a comma-separated list of: local, openai";
        for (list, reason) in
            [("offline", unknown), ("local,", unknown), ("local,local", "`local` is listed twice")]
        {
            assert_eq!(names(list), Err(reason.to_owned()));
        }
    }
}
