//! What an interviewer's mind does, made without any network: [`OfflineGenerator`] writes the texts of an
//! interview from what the prompt says, [`OfflineAnalyst`] finds what a transcript tells.

mod insights;
mod offline;
pub mod outline;
mod phrases;

pub use insights::OfflineAnalyst;
pub use offline::OfflineGenerator;
