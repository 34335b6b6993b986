//! What hears: the models that recognize speech, and how they get here.

use std::path::PathBuf;
use std::sync::Arc;

use anyhow::Context;
use colloquy_recognition::{LocalRecognizer, MODELS, Model, Models, Programs, Progress, Source, Workers};

/// Where models come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum From {
    /// Nowhere: what is not there is put there by somebody else.
    Off,
    Source(Source),
}

pub fn from(text: &str) -> Result<From, String> {
    match text {
        "off" => Ok(From::Off),
        "packages" => Ok(From::Source(Source::Packages(Programs::default()))),
        address if address.starts_with("https://") || address.starts_with("http://") => {
            Ok(From::Source(Source::Address(address.trim_end_matches('/').to_owned())))
        }
        other => match other.strip_prefix("folder:") {
            Some(folder) if !folder.is_empty() => Ok(From::Source(Source::Folder(PathBuf::from(folder)))),
            _ => Err("must be `packages`, an address, `folder:PATH` or `off`".to_owned()),
        },
    }
}

pub fn recognizer(models: Models) -> anyhow::Result<Arc<LocalRecognizer>> {
    Ok(Arc::new(LocalRecognizer::new(models, Workers::default()).context("threads that hear")?))
}

/// Gets what is missing, while the service serves already: until it is there, answers are typed.
pub async fn fetch_missing(models: Models, from: From) {
    let From::Source(source) = from else { return };
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
        let mut report = |_: Progress| {};
        match models.fetch(model, &source, &mut report).await {
            Ok(()) => tracing::info!(model = name, "speech can be recognized"),
            Err(error) => {
                tracing::warn!(model = name, %error, "answers are typed: the model cannot be fetched")
            }
        }
    }
}

/// For `models fetch`.
pub fn named(name: &str) -> Result<&'static Model, String> {
    let names = || MODELS.iter().map(|model| model.name).collect::<Vec<_>>().join(", ");
    Model::named(name).ok_or_else(|| format!("there are {}", names()))
}
