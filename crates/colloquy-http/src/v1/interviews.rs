pub mod archive;
pub mod create;
pub mod get;
pub mod list;
pub mod logs;
pub mod regenerate;
pub mod restore;
pub mod update;
mod view;
