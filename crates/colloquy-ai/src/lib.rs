//! The rule-based implementations, which need no network: [`OfflineGenerator`] writes the texts of an interview from
//! its prompt, [`OfflineInterviewer`] conducts it, and [`OfflineAnalyst`] analyses the transcript.

mod guide;
mod insights;
mod interviewer;
mod offline;
pub mod prompt_parts;

pub use guide::guide_of;
pub use insights::OfflineAnalyst;
pub use interviewer::OfflineInterviewer;
pub use offline::OfflineGenerator;
