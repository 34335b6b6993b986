//! The mails that invite people, and a folder that takes them over.

mod folder;
mod message;
mod sender;
mod words;

pub use folder::FolderMailer;
pub use message::{Unmailable, compose};
pub use sender::{InvalidSender, Sender};
