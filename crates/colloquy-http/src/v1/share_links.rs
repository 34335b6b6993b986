//! Operations of share links.

pub mod get;
pub mod update;
