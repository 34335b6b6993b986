//! What hears: the models that recognize speech, and how they get here.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use colloquy_domain::ports::Recognizer;
use colloquy_recognition::{
    FetchProgress, KnownModel, LocalRecognizer, MODELS, ModelFolder, ModelSource, PackageManagers,
    RecognizerChain, RemoteRecognizer, RemoteSettings, WorkerLimits,
};

use crate::measured::{MeasuredEngines, RequestTallies};

/// Where models come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModelLocation {
    /// Nowhere: what is not there is put there by somebody else.
    Off,
    Source(ModelSource),
}

pub fn from(text: &str) -> Result<ModelLocation, String> {
    match text {
        "off" => Ok(ModelLocation::Off),
        "packages" => Ok(ModelLocation::Source(ModelSource::Packages(PackageManagers::default()))),
        address if address.starts_with("https://") || address.starts_with("http://") => {
            Ok(ModelLocation::Source(ModelSource::Address(address.trim_end_matches('/').to_owned())))
        }
        other => match other.strip_prefix("folder:") {
            Some(folder) if !folder.is_empty() => {
                Ok(ModelLocation::Source(ModelSource::Folder(PathBuf::from(folder))))
            }
            _ => Err("must be `packages`, an address, `folder:PATH` or `off`".to_owned()),
        },
    }
}

/// One who is asked to recognize.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConfiguredRecognizer {
    Local,
    OpenAi(RemoteSettings),
}

pub const NAMES: [&str; 2] = ["local", "openai"];

/// For everything that a server elsewhere does. An interview waits for 20 s, in which another one may have to be asked.
const LIMIT: Duration = Duration::from_secs(10);

/// What the operator wants: names separated by commas. What is wrong is not repeated: it may be a key.
pub fn names(text: &str) -> Result<Vec<&'static str>, String> {
    let mut names = Vec::new();
    for text in text.split(',').map(str::trim) {
        let known = NAMES.into_iter().find(|name| *name == text);
        let name =
            known.ok_or_else(|| format!("must be of these, with commas between: {}", NAMES.join(", ")))?;
        if names.contains(&name) {
            return Err(format!("`{name}` is named twice"));
        }
        names.push(name);
    }
    Ok(names)
}

/// What hears, and what is told of it.
pub struct RecognitionSetup {
    pub recognizer: Arc<dyn Recognizer>,
    /// Where it is asked.
    pub local: Option<Arc<LocalRecognizer>>,
}

pub fn hearing(
    asked: &[ConfiguredRecognizer],
    models: &ModelFolder,
    tallies: &RequestTallies,
) -> anyhow::Result<RecognitionSetup> {
    let mut local = None;
    let mut members: Vec<Arc<dyn Recognizer>> = Vec::new();
    for one in asked {
        let member: Arc<dyn Recognizer> = match one {
            ConfiguredRecognizer::Local => {
                let here = LocalRecognizer::new(models.clone(), WorkerLimits::default());
                let here = Arc::new(here.context("threads that hear")?);
                local = Some(here.clone());
                MeasuredEngines::recognizer(here, tallies.of("local"))
            }
            ConfiguredRecognizer::OpenAi(settings) => {
                let settings = RemoteSettings { whole_limit: LIMIT, ..settings.clone() };
                let remote = RemoteRecognizer::new(settings).context("COLLOQUY_RECOGNITION_…")?;
                MeasuredEngines::recognizer(Arc::new(remote), tallies.of("openai"))
            }
        };
        members.push(member);
    }
    Ok(RecognitionSetup { recognizer: Arc::new(RecognizerChain::new(members)), local })
}

/// Gets what is missing, while the service serves already: until it is there, answers are typed.
pub async fn fetch_missing(models: ModelFolder, from: ModelLocation) {
    let ModelLocation::Source(source) = from else { return };
    for model in MODELS {
        if models.is_there(model) {
            continue;
        }
        let (name, megabytes) = (model.name, model.bytes() / 1_000_000);
        tracing::info!(
            model = name,
            megabytes,
            "fetching what recognizes speech; answers are typed until then"
        );
        let mut report = |_: FetchProgress| {};
        match models.fetch(model, &source, &mut report).await {
            Ok(()) => tracing::info!(model = name, "speech can be recognized"),
            Err(error) => {
                tracing::warn!(model = name, %error, "answers are typed: the model cannot be fetched")
            }
        }
    }
}

/// For `models fetch`.
pub fn named(name: &str) -> Result<&'static KnownModel, String> {
    let names = || MODELS.iter().map(|model| model.name).collect::<Vec<_>>().join(", ");
    KnownModel::named(name).ok_or_else(|| format!("there are {}", names()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_of_who_is_asked_is_taken_in_its_order() {
        assert_eq!(names("openai, local"), Ok(vec!["openai", "local"]));
        let unknown = "must be of these, with commas between: local, openai";
        for (list, reason) in
            [("offline", unknown), ("local,", unknown), ("local,local", "`local` is named twice")]
        {
            assert_eq!(names(list), Err(reason.to_owned()));
        }
    }
}
