//! Use cases of share links.

pub(crate) mod access_code;
pub mod get;
pub mod update;
