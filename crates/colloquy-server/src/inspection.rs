//! What this program knows of itself, for operators.

use std::sync::Arc;

use colloquy_app::service_status::{InspectedProgram, ModelState, ModelStatus, ServiceInspector};
use colloquy_domain::Timestamp;
use colloquy_domain::ports::Clock;
use colloquy_recognition::{KnownModel, ListedModel, LocalRecognizer, ModelFileCondition, ModelFolder};

use crate::configuration::Configuration;
use crate::recognition::{self, ConfiguredRecognizer, ModelDownloadProgress};
use crate::system::SystemClock;

pub struct ProgramInspector {
    started_at: Timestamp,
    interviewer: String,
    recognizers: String,
    models: ModelFolder,
    used: Vec<&'static KnownModel>,
    downloads: ModelDownloadProgress,
    local: Option<Arc<LocalRecognizer>>,
}

impl ProgramInspector {
    pub fn new(
        configuration: &Configuration,
        downloads: ModelDownloadProgress,
        local: Option<Arc<LocalRecognizer>>,
    ) -> Self {
        let name = |recognizer: &ConfiguredRecognizer| match recognizer {
            ConfiguredRecognizer::Local => "local",
            ConfiguredRecognizer::OpenAi(_) => "openai",
        };
        let recognizers: Vec<&str> = configuration.recognition.iter().map(name).collect();
        ProgramInspector {
            started_at: SystemClock.now(),
            interviewer: configuration.ai.description(),
            recognizers: recognizers.join(", otherwise "),
            models: ModelFolder::new(&configuration.models_dir),
            used: recognition::models_in_use(configuration),
            downloads,
            local,
        }
    }

    fn status(&self, listed: &ListedModel) -> ModelStatus {
        let has = |condition| listed.files.iter().any(|file| file.condition == condition);
        let state = if listed.being_fetched {
            ModelState::Downloading(self.downloads.percent(listed.model))
        } else if has(ModelFileCondition::Missing) {
            ModelState::Missing
        } else if has(ModelFileCondition::Damaged) {
            ModelState::Damaged
        } else {
            ModelState::Present
        };
        let model = listed.model;
        ModelStatus { name: model.name, about: model.about, bytes: model.bytes(), state }
    }
}

impl ServiceInspector for ProgramInspector {
    fn inspect(&self) -> InspectedProgram {
        let listed = self.models.list();
        let is_used = |listed: &&ListedModel| self.used.iter().any(|used| used.name == listed.model.name);
        InspectedProgram {
            version: env!("CARGO_PKG_VERSION"),
            started_at: self.started_at,
            interviewer: self.interviewer.clone(),
            recognizers: self.recognizers.clone(),
            models: listed.iter().filter(is_used).map(|listed| self.status(listed)).collect(),
            waiting_answers: self.local.as_ref().map(|local| local.waiting()),
        }
    }
}
