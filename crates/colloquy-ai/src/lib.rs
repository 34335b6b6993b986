//! What an interviewer's mind does, made without any network: [`OfflineGenerator`] writes the texts of an
//! interview from what the prompt says, [`OfflineInterviewer`] holds it, [`OfflineAnalyst`] finds what a transcript
//! tells.

mod generator_phrases;
mod insights;
mod interviewer;
mod offline;
pub mod prompt_parts;

pub use insights::OfflineAnalyst;
pub use interviewer::OfflineInterviewer;
pub use offline::OfflineGenerator;
