//! Copies audio files into a media store, and reads each of them back.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use colloquy_domain::media::MediaName;
use colloquy_domain::ports::Media;
use sha2::{Digest, Sha256};

/// How many names of files are listed at once.
pub const PAGE: usize = 1_000;

/// A media store that is filled, with a folder for files on their way.
pub struct AudioTarget<'m> {
    media: &'m dyn Media,
    folder: PathBuf,
}

impl<'m> AudioTarget<'m> {
    pub fn new(media: &'m dyn Media, folder: &Path) -> Self {
        AudioTarget { media, folder: folder.to_owned() }
    }

    /// Returns the path of a file on its way, which an earlier, killed command may have left.
    pub fn incoming(&self) -> PathBuf {
        self.folder.join(".incoming-audio")
    }

    /// Stores a local file, which is gone afterwards, and reads it back.
    pub async fn store(&self, name: &MediaName, local: &Path) -> anyhow::Result<()> {
        let hash = hash(local)?;
        if !self.media.adopt(name, local).await? {
            self.media.put(name, fs::read(local)?.into()).await?;
        }
        let is_stored = self.has(name, &hash).await?;
        ensure!(is_stored, "{name} was read back differently from the media store");
        Ok(())
    }

    /// Returns whether the store has this file with this content.
    async fn has(&self, name: &MediaName, expected: &[u8]) -> anyhow::Result<bool> {
        let stored = self.folder.join(".stored-audio");
        Ok(self.media.fetch(name, &stored).await? && hash(&stored)? == expected)
    }

    /// Deletes the files on their way.
    pub fn clear(&self) {
        for file in [self.incoming(), self.folder.join(".stored-audio")] {
            // It may not exist.
            let _ = fs::remove_file(file);
        }
    }
}

/// Copies all files of a media store that the other one lacks, and returns the number of all.
pub async fn copy_audio(from: &dyn Media, to: &dyn Media, folder: &Path) -> anyhow::Result<u64> {
    let target = AudioTarget::new(to, folder);
    let (incoming, mut files, mut last) = (target.incoming(), 0, None);
    loop {
        let names = from.list(last.as_ref(), PAGE).await?;
        for name in &names {
            ensure!(from.fetch(name, &incoming).await?, "{name} was deleted during the copy");
            if !(to.has(name).await? && target.has(name, &hash(&incoming)?).await?) {
                target.store(name, &incoming).await?;
            }
            files += 1;
        }
        match names.into_iter().next_back() {
            Some(name) => last = Some(name),
            None => break,
        }
    }
    target.clear();
    Ok(files)
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
