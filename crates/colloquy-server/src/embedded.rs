//! The language model that runs in this process. Builds have it only with the feature `embedded-model`.

use std::sync::Arc;

use colloquy_models::{ChatModel, ModelIdentity};
use colloquy_recognition::ModelFolder;

pub const NAME: &str = "embedded";

pub fn identity() -> ModelIdentity {
    let model = "qwen2.5-coder-1.5b-instruct-q4_k_m".to_owned();
    ModelIdentity { provider: NAME.to_owned(), model, prices: None }
}

/// Loads the model, which takes seconds.
#[cfg(feature = "embedded-model")]
pub fn load(models: &ModelFolder) -> anyhow::Result<Arc<dyn ChatModel>> {
    use anyhow::{Context, ensure};
    use colloquy_embedded_model::{EmbeddedModel, EmbeddedSettings};
    use colloquy_recognition::INTERVIEWER;

    ensure!(
        models.is_there(&INTERVIEWER),
        "the model of `embedded` is not in {}; fetch it with `colloquy-server models fetch {}`",
        models.folder().display(),
        INTERVIEWER.name,
    );
    let path = models.verified_path(&INTERVIEWER, INTERVIEWER.files[0].name);
    let path = path.context("cannot read the model of `embedded`")?;
    tracing::info!(target: "colloquy::models", path = %path.display(), "loading the embedded language model");
    Ok(Arc::new(EmbeddedModel::load(&path, &EmbeddedSettings::default())?))
}

#[cfg(not(feature = "embedded-model"))]
pub fn load(_models: &ModelFolder) -> anyhow::Result<Arc<dyn ChatModel>> {
    anyhow::bail!(
        "this program was built without `embedded`; build it with `cargo build --release --features embedded-model`"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn says_what_is_missing() {
        let models = ModelFolder::new("no-such-folder");
        let error = load(&models).err().expect("there is no model").to_string();
        let expected = match cfg!(feature = "embedded-model") {
            true => "fetch it with `colloquy-server models fetch interviewer`",
            false => "build it with `cargo build --release --features embedded-model`",
        };
        assert!(error.contains(expected), "{error}");
    }
}
