//! Copies audio files into a media store, and reads each of them back.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, bail, ensure};
use colloquy_domain::media::MediaName;
use colloquy_domain::ports::Media;
use sha2::{Digest, Sha256};

/// How many names of files are listed at once.
pub const PAGE: usize = 1_000;

/// The names of files on their way in the data folder.
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
        let file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(&self.path)?;
        // Without locks on this file system, nothing is taken for abandoned.
        let _ = file.try_lock();
        *self.held.lock().unwrap_or_else(PoisonError::into_inner) = Some(file);
        Ok(&self.path)
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
    for path in [INCOMING, STORED].map(|name| data_dir.join(name)) {
        if File::open(&path).is_ok_and(|file| file.try_lock().is_ok()) {
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
    pub fn new(media: &'m dyn Media, folder: &Path) -> Self {
        let file = |name| PrivateFile::new(folder.join(name));
        AudioCopyDestination { media, incoming: file(INCOMING), stored: file(STORED) }
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
    let target = AudioCopyDestination::new(to, folder);
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
