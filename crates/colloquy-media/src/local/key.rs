//! The key that signs URLs, which is stored in the media folder.

use std::os::fd::OwnedFd;
use std::path::Path;

use colloquy_domain::ports::Randomness;
use rustix::fs::{AtFlags, fsync, linkat, unlinkat};
use rustix::io::Errno;

use super::MediaFolderOpenError;
use super::folder::{read, root, token, write_new};

/// The name of the key's file. No media file can have this name.
const FILE: &str = ".signing-key";

const BYTES: usize = 32;

/// Finds the key or creates it. Processes that start at the same time agree on the first one's key.
pub fn find_or_create(
    folder: &Path,
    randomness: &dyn Randomness,
) -> Result<[u8; BYTES], MediaFolderOpenError> {
    let unusable = |error| MediaFolderOpenError::Key(folder.join(FILE), error);
    let opened = root(folder).map_err(unusable)?;
    let found = match find(&opened).map_err(unusable)? {
        Some(found) => found,
        None => {
            create(&opened, randomness).map_err(unusable)?;
            find(&opened).map_err(unusable)?.unwrap_or_default()
        }
    };
    found.try_into().map_err(|_| MediaFolderOpenError::DamagedKey(folder.join(FILE)))
}

fn find(folder: &OwnedFd) -> std::io::Result<Option<Vec<u8>>> {
    read(folder, FILE, BYTES as u64 + 1)
}

/// Creates the key. The complete file is put in place by a hard link, which unlike a rename never replaces the key that
/// another process has created in the meantime.
fn create(folder: &OwnedFd, randomness: &dyn Randomness) -> std::io::Result<()> {
    let mut key = [0; BYTES];
    randomness.fill(&mut key);
    let unfinished = format!("{FILE}-{}", token(randomness));
    write_new(folder, &unfinished, &key)?;
    let linked = linkat(folder, &unfinished, folder, FILE, AtFlags::empty());
    let removed = unlinkat(folder, &unfinished, AtFlags::empty());
    match linked {
        Ok(()) | Err(Errno::EXIST) => {
            removed?;
            Ok(fsync(folder)?)
        }
        Err(error) => Err(error.into()),
    }
}
