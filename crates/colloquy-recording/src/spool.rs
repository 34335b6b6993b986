use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::ops::Range;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::time::Duration;

use colloquy_domain::media::MediaName;

use crate::cut;
use crate::error::RecordingError;
use crate::join::{self, PlacedRecording};
use crate::recorder::{FileRecorder, FinishedRecording};
use crate::recovery::{self, SpoolRecovery};

/// Between the segments of a name, which have none of these themselves.
const SEPARATOR: &str = "_";
const EXTENSION: &str = ".ogg";
pub(crate) const UNFINISHED: &str = ".ogg.part";
pub(crate) const UNJOINED: &str = ".ogg.joining";
pub(crate) const UNCUT: &str = ".ogg.cutting";

/// The folder where recordings are made and wait for being handed to the media store. What is in it belongs to
/// whoever started the interview; when a recording is kept elsewhere, its file is to be removed.
#[derive(Clone, Debug)]
pub struct Spool {
    folder: PathBuf,
}

impl Spool {
    /// Makes the folder, readable for its owner alone, unless it is there.
    pub fn open(folder: &Path) -> Result<Self, RecordingError> {
        DirBuilder::new().recursive(true).mode(0o700).create(folder)?;
        Ok(Spool { folder: folder.to_owned() })
    }

    /// The folder as it is, also if it is missing: then nothing can be recorded in it.
    pub fn existing(folder: &Path) -> Self {
        Spool { folder: folder.to_owned() }
    }

    /// Begins the recording of a message whose sound has so many samples a second.
    pub fn record(&self, name: &MediaName, rate: u32) -> Result<FileRecorder, RecordingError> {
        let place = self.place(name, UNFINISHED)?;
        if place.finished.try_exists()? {
            return Err(RecordingError::Taken(name.clone()));
        }
        FileRecorder::begin(place, rate)
    }

    /// Joins recordings into one that has each at its offset and silence between. Where messages overlap they are
    /// mixed; everything else is taken over as it is, without decoding. An earlier one of this name is replaced.
    pub fn join(
        &self,
        name: &MediaName,
        messages: &[PlacedRecording],
    ) -> Result<FinishedRecording, RecordingError> {
        join::join(self.place(name, UNJOINED)?, messages)
    }

    /// Makes a recording of its own from a span of another, which may still be growing: then it is there as far as the
    /// recorder has written it, see [`FileRecorder::flush`]. The packets are taken over as they are, in a time that does not
    /// depend on how long the track is. What is beyond the track's end is left out. An earlier one of this name is
    /// replaced. After a loss of power it may not be there, but the track is.
    pub fn cut(
        &self,
        name: &MediaName,
        track: &MediaName,
        span: Range<Duration>,
    ) -> Result<FinishedRecording, RecordingError> {
        if name == track {
            return Err(RecordingError::Taken(name.clone()));
        }
        cut::cut(self.place(name, UNCUT)?, self.place(track, UNFINISHED)?.read()?, span)
    }

    /// Repairs what an earlier process left and says what waits. To be called before anything is recorded: it also
    /// names what is finished, whose maker may still be there. What is being recorded at the moment is left alone.
    pub fn recover(&self) -> Result<SpoolRecovery, RecordingError> {
        recovery::recover(self)
    }

    /// Where a recording is when it is whole.
    pub(crate) fn finished(&self, name: &MediaName) -> Result<PathBuf, RecordingError> {
        Ok(self.place(name, UNFINISHED)?.finished)
    }

    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    pub(crate) fn place(&self, name: &MediaName, suffix: &str) -> Result<SpoolPath, RecordingError> {
        let stem = name.as_str().strip_suffix(EXTENSION);
        let stem = stem.ok_or_else(|| RecordingError::Name(name.clone()))?.replace('/', SEPARATOR);
        let unfinished = self.folder.join(format!("{stem}{suffix}"));
        Ok(SpoolPath {
            name: name.clone(),
            unfinished,
            finished: self.folder.join(format!("{stem}{EXTENSION}")),
        })
    }
}

/// What the file of this stem is a recording of.
pub(crate) fn named(stem: &str) -> Option<MediaName> {
    MediaName::parse(&format!("{}{EXTENSION}", stem.replace(SEPARATOR, "/")))
}

/// Where a recording is made, and where it is when it is whole.
#[derive(Debug)]
pub(crate) struct SpoolPath {
    pub name: MediaName,
    pub unfinished: PathBuf,
    pub finished: PathBuf,
}

impl SpoolPath {
    /// The file to write to, new and locked. The lock ends with the process, and tells a recovery what is at work.
    pub fn claim(&self) -> Result<File, RecordingError> {
        loop {
            let opened =
                OpenOptions::new().read(true).write(true).create_new(true).mode(0o600).open(&self.unfinished);
            let file = match opened {
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
                    return Err(RecordingError::Taken(self.name.clone()));
                }
                opened => opened?,
            };
            file.lock()?;
            // A recovery may have come between and thrown it away as empty.
            if file.metadata()?.nlink() > 0 {
                return Ok(file);
            }
        }
    }

    /// What there is of the recording. It is looked for where it is made first: if it is finished meanwhile, it is found
    /// afterwards in its final place.
    pub fn read(&self) -> Result<File, RecordingError> {
        match File::open(&self.unfinished) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(File::open(&self.finished)?),
            opened => Ok(opened?),
        }
    }

    /// Throws away what an earlier process left, unless it is still at work.
    pub fn clear(&self) -> Result<(), RecordingError> {
        let Some(file) = abandoned(&self.unfinished)? else { return Ok(()) };
        fs::remove_file(&self.unfinished)?;
        drop(file);
        Ok(())
    }

    /// Gives the file its final name.
    pub fn name(&self) -> Result<(), RecordingError> {
        Ok(fs::rename(&self.unfinished, &self.finished)?)
    }
}

/// Returns when the file's name would survive a loss of power.
pub(crate) fn save(path: &Path) -> Result<(), RecordingError> {
    let folder = path.parent().unwrap_or(Path::new("."));
    Ok(File::open(folder)?.sync_all()?)
}

/// The file, locked, if it is there and nobody is writing it.
pub(crate) fn abandoned(path: &Path) -> Result<Option<File>, RecordingError> {
    let file = match OpenOptions::new().read(true).write(true).open(path) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        opened => opened?,
    };
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}
