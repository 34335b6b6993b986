//! Copies audio files into a media store, and reads each of them back.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, bail, ensure};
use colloquy_domain::media::MediaName;
use colloquy_domain::ports::{IdSource, Media};
use sha2::{Digest, Sha256};

use crate::system::SystemIds;

/// How many names of files are listed at once.
pub const PAGE: usize = 1_000;

/// How the names of files on their way begin in the data folder. Commands that run at the same time have files of their own.
const INCOMING: &str = ".incoming-audio";
const STORED: &str = ".stored-audio";

/// A file on its way, which only its owner can read. It is deleted when this is dropped.
pub struct PrivateFile {
    path: PathBuf,
    /// The file with a lock, by which [`remove_abandoned`] knows that it is in use.
    held: Mutex<Option<File>>,
}

impl PrivateFile {
    pub fn new(path: PathBuf) -> Self {
        PrivateFile { path, held: Mutex::default() }
    }

    /// Creates the file, empty, and replaces what a killed command may have left.
    pub fn create(&self) -> io::Result<&Path> {
        match fs::remove_file(&self.path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        loop {
            let file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(&self.path)?;
            // Without locks on this file system, nothing is taken for abandoned.
            let _ = file.lock();
            // Another process may have removed the empty file before it was locked.
            if file.metadata()?.nlink() > 0 {
                *self.held.lock().unwrap_or_else(PoisonError::into_inner) = Some(file);
                return Ok(&self.path);
            }
        }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for PrivateFile {
    fn drop(&mut self) {
        // It may have moved into the media store.
        let _ = fs::remove_file(&self.path);
    }
}

/// Removes the files of commands that were killed. They may be audio of a person who is erased later.
pub fn remove_abandoned(data_dir: &Path) -> io::Result<()> {
    for entry in fs::read_dir(data_dir)? {
        let entry = entry?;
        let (name, path) = (entry.file_name(), entry.path());
        let is_ours =
            name.to_str().is_some_and(|name| [INCOMING, STORED].iter().any(|begin| name.starts_with(begin)));
        if is_ours && File::open(&path).is_ok_and(|file| file.try_lock().is_ok()) {
            fs::remove_file(path)?;
        }
    }
    Ok(())
}

/// A media store that is filled, with a folder for files on their way.
pub struct AudioCopyDestination<'m> {
    media: &'m dyn Media,
    /// A file that is stored next.
    pub incoming: PrivateFile,
    /// A file that is read back.
    stored: PrivateFile,
}

impl<'m> AudioCopyDestination<'m> {
    pub fn new(media: &'m dyn Media, folder: &Path) -> io::Result<Self> {
        remove_abandoned(folder)?;
        let command = SystemIds.next().simple();
        let file = |begin| PrivateFile::new(folder.join(format!("{begin}-{command}")));
        Ok(AudioCopyDestination { media, incoming: file(INCOMING), stored: file(STORED) })
    }

    /// Stores the incoming file and reads it back. Fails if the store has another file of this name.
    pub async fn store(&self, name: &MediaName) -> anyhow::Result<()> {
        let local = self.incoming.path();
        let hash = hash(local)?;
        match self.has(name, &hash).await? {
            Some(true) => return Ok(()),
            Some(false) => bail!("the media store has another file with the name {name}; use an empty one"),
            None => {}
        }
        if !self.media.adopt(name, local).await? {
            self.media.put(name, fs::read(local)?.into()).await?;
        }
        let is_stored = self.has(name, &hash).await? == Some(true);
        ensure!(is_stored, "{name} was read back differently from the media store");
        Ok(())
    }

    /// Returns whether the store's file of this name has this content, or `None` if there is no such file.
    async fn has(&self, name: &MediaName, expected: &[u8]) -> anyhow::Result<Option<bool>> {
        match self.media.has(name).await? && self.media.fetch(name, self.stored.create()?).await? {
            true => Ok(Some(hash(self.stored.path())? == expected)),
            false => Ok(None),
        }
    }
}

/// Copies all files of a media store that the other one lacks, and returns the number of all.
pub async fn copy_audio(from: &dyn Media, to: &dyn Media, folder: &Path) -> anyhow::Result<u64> {
    let target = AudioCopyDestination::new(to, folder)?;
    let (mut files, mut last) = (0, None);
    loop {
        let names = from.list(last.as_ref(), PAGE).await?;
        for name in &names {
            ensure!(from.fetch(name, target.incoming.create()?).await?, "{name} was deleted during the copy");
            target.store(name).await?;
            files += 1;
        }
        match names.into_iter().next_back() {
            Some(name) => last = Some(name),
            None => return Ok(files),
        }
    }
}

fn hash(file: &Path) -> anyhow::Result<Vec<u8>> {
    struct Hasher(Sha256);
    impl Write for Hasher {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.update(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let mut hasher = Hasher(Sha256::new());
    io::copy(&mut File::open(file).with_context(|| file.display().to_string())?, &mut hasher)?;
    Ok(hasher.0.finalize().to_vec())
}

#[cfg(test)]
mod tests {
    use colloquy_testkit::InMemoryMedia;

    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("the folder");
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect()
    }

    #[test]
    fn commands_that_run_at_the_same_time_do_not_write_to_the_same_files() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join(".incoming-audio-of-a-killed-command"), b"words").expect("a file");
        let media = InMemoryMedia::default();
        let destination = || AudioCopyDestination::new(&media, folder.path()).expect("the folder is read");
        let [one, other] = [destination(), destination()];
        fs::write(one.incoming.create().expect("a file"), b"one").expect("its content");
        fs::write(other.incoming.create().expect("a file"), b"other").expect("its content");
        remove_abandoned(folder.path()).expect("both are in use");
        assert_eq!(fs::read(one.incoming.path()).expect("its content"), b"one");
        assert_eq!(fs::read(other.incoming.path()).expect("its content"), b"other");
        drop((one, other));
        assert_eq!(names(folder.path()), Vec::<String>::new());
    }
}
