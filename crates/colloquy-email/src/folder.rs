//! Writes mails to a folder as `.eml` files, for development and for relays that pick up files.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use async_trait::async_trait;
use colloquy_domain::ports::{AccountLetter, Clock, InvitationLetter, Mailer, MailerError};
use lettre::Message;

use crate::message::{compose, compose_account, message_id_local};
use crate::sender::SenderAddress;

/// Numbers deliveries, so that concurrent ones have unfinished files of different names.
static DELIVERIES: AtomicU64 = AtomicU64::new(0);

pub struct FolderMailer {
    folder: PathBuf,
    sender: SenderAddress,
    clock: Arc<dyn Clock>,
}

impl FolderMailer {
    pub fn new(folder: impl Into<PathBuf>, sender: SenderAddress, clock: Arc<dyn Clock>) -> Self {
        FolderMailer { folder: folder.into(), sender, clock }
    }

    async fn deliver_message(&self, message_id: &str, message: Message) -> Result<(), MailerError> {
        let (local, message) = (message_id_local(message_id)?.to_owned(), message.formatted());
        let folder = self.folder.clone();
        let written = tokio::task::spawn_blocking(move || write(&folder, &local, &message)).await;
        match written {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => {
                tracing::debug!(%error, folder = %self.folder.display(), "cannot write a mail to the folder");
                Err(MailerError::Later(format!("The mail folder cannot be written to: {}", error.kind())))
            }
            Err(error) => {
                tracing::debug!(%error, "writing a mail was interrupted");
                Err(MailerError::Later("Writing the mail was interrupted".to_owned()))
            }
        }
    }
}

#[async_trait]
impl Mailer for FolderMailer {
    async fn deliver(&self, letter: &InvitationLetter) -> Result<(), MailerError> {
        self.deliver_message(&letter.message_id, compose(letter, &self.sender, self.clock.now())?).await
    }

    async fn deliver_to_account(&self, letter: &AccountLetter) -> Result<(), MailerError> {
        let message = compose_account(letter, &self.sender, self.clock.now())?;
        self.deliver_message(&letter.message_id, message).await
    }

    async fn forget(&self, message_id: &str) -> Result<(), MailerError> {
        let file = self.folder.join(format!("{}.eml", message_id_local(message_id)?));
        let folder = self.folder.clone();
        let removed = tokio::task::spawn_blocking(move || match fs::remove_file(file) {
            Ok(()) => File::open(folder)?.sync_all(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            Err(error) => Err(error),
        });
        let removed = removed.await.unwrap_or_else(|error| Err(io::Error::other(error)));
        removed.map_err(|error| {
            MailerError::Later(format!("The mail folder cannot be written to: {}", error.kind()))
        })
    }
}

/// Writes the file atomically, and waits until it would survive a loss of power.
fn write(folder: &Path, local: &str, message: &[u8]) -> io::Result<()> {
    create_folder(folder)?;
    let delivery = DELIVERIES.fetch_add(1, Ordering::Relaxed);
    let unfinished = folder.join(format!(".{local}.{}-{delivery}.tmp", std::process::id()));
    let finished = folder.join(format!("{local}.eml"));
    let placed = write_synced(&unfinished, message).and_then(|_held| fs::rename(&unfinished, &finished));
    if placed.is_err() {
        // The first error is the one to report.
        let _ = fs::remove_file(&unfinished);
    }
    placed?;
    File::open(folder)?.sync_all()
}

fn create_folder(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    fs::create_dir_all(folder)?;
    match folder.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => File::open(parent)?.sync_all(),
        _ => Ok(()),
    }
}

/// Writes a file, and returns it with the lock that [`remove_abandoned`] looks for.
fn write_synced(path: &Path, message: &[u8]) -> io::Result<File> {
    let mut file = File::create(path)?;
    // Without locks on this file system, nothing is taken for abandoned.
    let _ = file.try_lock();
    file.write_all(message)?;
    file.sync_all()?;
    Ok(file)
}

/// Removes unfinished mails of processes that were killed. They have the address of a person, and no one would look for
/// them when the person is erased.
pub fn remove_abandoned(folder: &Path) -> io::Result<()> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        entries => entries?,
    };
    for entry in entries {
        let entry = entry?;
        let name = entry.file_name();
        let is_unfinished = name.to_str().is_some_and(|name| name.starts_with('.') && name.ends_with(".tmp"));
        if is_unfinished && File::open(entry.path())?.try_lock().is_ok() {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
