pub mod archive;
pub mod create;
pub mod get;
pub mod list;
pub mod regenerate;
pub mod update;
