//! The languages that the service speaks, from the crate with their tables.

pub use colloquy_languages::Language;
