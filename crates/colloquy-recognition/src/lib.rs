//! Speech recognition and voice activity, by nets that are run in Rust on this machine, with the files they
//! need, or by a server of one's choice.

mod activity;
mod chain;
mod decoder;
mod engine;
mod fair;
mod features;
mod http;
mod local;
mod models;
mod moonshine;
mod permits;
mod pool;
mod remote;
mod sound;
#[cfg(test)]
mod testing;
mod vocabulary;
mod weights;
mod whisper;

pub use activity::Earshot;
pub use chain::Chain;
pub use local::{LocalRecognizer, Workers};
pub use models::{
    Condition, FetchError, Landed, Listed, MODELS, Model, ModelFile, Models, Origin, Package, PackageClient,
    Programs, Progress, Source,
};
pub use pool::Waited;
pub use remote::{RemoteRecognizer, RemoteSettings, UnusableSettings};
