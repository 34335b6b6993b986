//! Models that are loaded when they are first needed.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use crate::engine::RecognitionModelError;
use crate::models::{KnownModel, ModelFolder};

/// Builds an engine from a model's files.
pub type LoadModel<E> = fn(&ModelFolder, &'static KnownModel) -> Result<Box<E>, RecognitionModelError>;

/// A model that is loaded when it is first needed. If loading fails, the next request loads it again.
pub struct LazyModel<E: ?Sized> {
    pub model: &'static KnownModel,
    load: LoadModel<E>,
    engine: Mutex<Option<Arc<E>>>,
}

impl<E: ?Sized> LazyModel<E> {
    pub fn new(model: &'static KnownModel, load: LoadModel<E>) -> Self {
        LazyModel { model, load, engine: Mutex::new(None) }
    }

    pub fn engine(&self, models: &ModelFolder) -> Result<Arc<E>, RecognitionModelError> {
        // Requests that arrive during the load wait here, instead of loading the model a second time.
        let mut engine = self.engine.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(engine) = engine.as_ref() {
            return Ok(Arc::clone(engine));
        }
        let since = Instant::now();
        let loaded: Arc<E> = (self.load)(models, self.model)?.into();
        tracing::info!(model = self.model.name, took_ms = since.elapsed().as_millis(), "loaded a model");
        *engine = Some(Arc::clone(&loaded));
        Ok(loaded)
    }
}
