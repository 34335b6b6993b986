//! Files that get their name when they are whole: a file with that name was never cut off by a crash.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};

/// A file that is written beside its final name. Dropped without [`UnfinishedFile::publish`], it is removed.
pub struct UnfinishedFile {
    path: PathBuf,
    name: PathBuf,
    /// Its lock lasts until the file has its name.
    lock: File,
}

impl UnfinishedFile {
    /// Creates the file, readable by this user only, and replaces what a killed command has left of it. A file with the
    /// final name is never overwritten.
    pub fn create(name: &Path) -> anyhow::Result<(Self, File)> {
        let shown = name.display();
        ensure!(!name.try_exists().with_context(|| shown.to_string())?, "{shown} already exists");
        let path = beside(name, ".unfinished");
        let claimed = claim(&path).with_context(|| path.display().to_string())?;
        Ok((UnfinishedFile { path, name: name.to_owned(), lock: claimed.try_clone()? }, claimed))
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Stores the content on disk and gives the file its name.
    pub fn publish(self) -> anyhow::Result<()> {
        self.lock.sync_all()?;
        self.link().with_context(|| self.name.display().to_string())?;
        File::open(folder(&self.name))?.sync_all()?;
        Ok(())
    }

    fn link(&self) -> io::Result<()> {
        // A hard link, unlike a rename, never replaces a file that has appeared meanwhile. Some file systems have none.
        match fs::hard_link(&self.path, &self.name) {
            Ok(()) => fs::remove_file(&self.path),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(error),
            Err(_) => fs::rename(&self.path, &self.name),
        }
    }
}

impl Drop for UnfinishedFile {
    fn drop(&mut self) {
        // A published file has this name no longer.
        let _ = fs::remove_file(&self.path);
    }
}

pub fn beside(file: &Path, suffix: &str) -> PathBuf {
    let mut name: OsString = file.into();
    name.push(suffix);
    name.into()
}

fn folder(file: &Path) -> &Path {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn claim(path: &Path) -> anyhow::Result<File> {
    let file = OpenOptions::new().write(true).create(true).truncate(false).mode(0o600).open(path)?;
    file.try_lock().context("another command is writing it")?;
    file.set_len(0)?;
    Ok(file)
}
