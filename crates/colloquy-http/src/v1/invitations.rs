//! Operations of invitations.

pub mod archive;
pub mod audio_url;
pub mod cancel;
pub mod complete;
pub mod create;
pub mod create_many;
pub mod get;
pub mod list;
pub mod logs;
pub mod reactivate;
pub mod restore;
pub mod send;
pub mod update;
