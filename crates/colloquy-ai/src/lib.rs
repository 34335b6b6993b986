//! Texts for interviews: made without any network by [`OfflineGenerator`], from what the prompt says.

mod offline;
pub mod outline;
mod phrases;

pub use offline::OfflineGenerator;
