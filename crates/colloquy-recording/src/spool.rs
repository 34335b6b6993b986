use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::ops::Range;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::time::Duration;

use colloquy_domain::InvitationId;
use colloquy_domain::media::MediaName;

use crate::cut;
use crate::error::RecordingFileError;
use crate::join::{self, PlacedRecording};
use crate::recorder::{FinishedRecording, TrackRecorder};
use crate::recordings::names::side_of;
use crate::recovery::{self, SpoolRecoveryReport};

/// Separates the segments of a name, which do not contain it themselves.
const SEPARATOR: &str = "_";
const EXTENSION: &str = ".ogg";
pub(crate) const UNFINISHED: &str = ".ogg.part";
pub(crate) const UNJOINED: &str = ".ogg.joining";
pub(crate) const UNCUT: &str = ".ogg.cutting";

/// The folder in which recordings are made and wait for their upload to the media store. Its files belong to the
/// process that runs the interview, which must remove a file once its recording is stored elsewhere.
#[derive(Clone, Debug)]
pub struct Spool {
    folder: PathBuf,
}

impl Spool {
    /// Opens the folder, and creates it if it is missing, accessible to its owner only.
    pub fn open(folder: &Path) -> Result<Self, RecordingFileError> {
        DirBuilder::new().recursive(true).mode(0o700).create(folder)?;
        Ok(Spool { folder: folder.to_owned() })
    }

    /// Uses the folder without creating it. If it is missing, nothing can be recorded.
    pub fn existing(folder: &Path) -> Self {
        Spool { folder: folder.to_owned() }
    }

    /// Begins a recording of sound with this sample rate.
    pub fn record(&self, name: &MediaName, rate: u32) -> Result<TrackRecorder, RecordingFileError> {
        let place = self.place(name, UNFINISHED)?;
        if place.finished.try_exists()? {
            return Err(RecordingFileError::Taken(name.clone()));
        }
        TrackRecorder::begin(place, rate)
    }

    /// Joins recordings into one, each at its offset, with silence between them. Messages that overlap are mixed, and
    /// all other packets are copied without decoding. An earlier recording of this name is replaced.
    pub fn join(
        &self,
        name: &MediaName,
        messages: &[PlacedRecording],
    ) -> Result<FinishedRecording, RecordingFileError> {
        join::join(self.place(name, UNJOINED)?, messages)
    }

    /// Cuts a recording out of a span of a track. The track may still be growing; then it ends where the recorder has
    /// written it to, see [`TrackRecorder::flush`]. A span that extends beyond the track's end is shortened.
    ///
    /// The packets are copied unchanged, and the time that takes does not depend on the track's length. An earlier
    /// recording of this name is replaced. The cut may be lost in a loss of power, but the track is not.
    pub fn cut(
        &self,
        name: &MediaName,
        track: &MediaName,
        span: Range<Duration>,
    ) -> Result<FinishedRecording, RecordingFileError> {
        if name == track {
            return Err(RecordingFileError::Taken(name.clone()));
        }
        cut::cut(self.place(name, UNCUT)?, self.place(track, UNFINISHED)?.read()?, span)
    }

    /// Repairs the recordings that an earlier process left, and lists the ones that wait. Call this before anything is
    /// recorded, because it also lists finished recordings whose owner may still be at work on them. Recordings in
    /// progress are left alone.
    pub fn recover(&self) -> Result<SpoolRecoveryReport, RecordingFileError> {
        recovery::recover(self)
    }

    /// Returns the invitations whose audio is in the folder.
    pub fn invitations(&self) -> Result<Vec<InvitationId>, RecordingFileError> {
        let mut found: Vec<InvitationId> =
            self.files()?.iter().filter_map(|(_, invitation)| *invitation).collect();
        found.sort_unstable();
        found.dedup();
        Ok(found)
    }

    /// Removes the audio of an invitation, also that of a recording in progress, which then fails.
    pub fn forget(&self, invitation: InvitationId) -> Result<(), RecordingFileError> {
        for (path, _) in self.files()?.into_iter().filter(|(_, of)| *of == Some(invitation)) {
            match fs::remove_file(&path) {
                Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error.into()),
                _ => sync_name(&path)?,
            }
        }
        Ok(())
    }

    /// Returns the files of the folder, each with the invitation that its name contains.
    fn files(&self) -> Result<Vec<(PathBuf, Option<InvitationId>)>, RecordingFileError> {
        let entries = match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        let mut files = Vec::new();
        for entry in entries {
            let path = entry?.path();
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            let id = name.strip_prefix("recordings_").and_then(|rest| rest.split(SEPARATOR).next());
            let invitation = id.and_then(|id| InvitationId::parse(id).ok());
            files.push((path, invitation));
        }
        Ok(files)
    }

    /// Returns the path of a finished recording.
    pub(crate) fn finished(&self, name: &MediaName) -> Result<PathBuf, RecordingFileError> {
        Ok(self.place(name, UNFINISHED)?.finished)
    }

    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    pub(crate) fn place(&self, name: &MediaName, suffix: &str) -> Result<SpoolPath, RecordingFileError> {
        let stem = name.as_str().strip_suffix(EXTENSION);
        let stem = stem.ok_or_else(|| RecordingFileError::Name(name.clone()))?.replace('/', SEPARATOR);
        let unfinished = self.folder.join(format!("{stem}{suffix}"));
        Ok(SpoolPath {
            name: name.clone(),
            unfinished,
            finished: self.folder.join(format!("{stem}{EXTENSION}")),
        })
    }
}

/// Returns whether a file of a spool with this name is a recording, finished or not, and no temporary copy of others.
pub fn is_recording(file: &str) -> bool {
    let stem = file.strip_suffix(UNFINISHED).or_else(|| file.strip_suffix(EXTENSION));
    stem.and_then(media_name).is_some()
}

/// Returns the recording that a file of a spool belongs to: the recording itself, or a track of it that is still recorded.
pub fn recording_of(file: &str) -> Option<MediaName> {
    let stem = file.strip_suffix(UNFINISHED).or_else(|| file.strip_suffix(EXTENSION))?;
    let name = media_name(stem)?;
    Some(side_of(&name).map_or(name, |(part, _)| part.name()))
}

/// Returns the name of the recording in a file with this stem.
pub(crate) fn media_name(stem: &str) -> Option<MediaName> {
    MediaName::parse(&format!("{}{EXTENSION}", stem.replace(SEPARATOR, "/")))
}

/// The paths of a recording, before and after it is finished.
#[derive(Debug)]
pub(crate) struct SpoolPath {
    pub name: MediaName,
    pub unfinished: PathBuf,
    pub finished: PathBuf,
}

impl SpoolPath {
    /// Creates and locks the file to write to. The lock ends with the process, so a recovery sees which files are in
    /// use.
    pub fn claim(&self) -> Result<File, RecordingFileError> {
        loop {
            let opened =
                OpenOptions::new().read(true).write(true).create_new(true).mode(0o600).open(&self.unfinished);
            let file = match opened {
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
                    return Err(RecordingFileError::Taken(self.name.clone()));
                }
                opened => opened?,
            };
            file.lock()?;
            // A recovery may have deleted the empty file before it was locked.
            if file.metadata()?.nlink() > 0 {
                return Ok(file);
            }
        }
    }

    /// Opens what there is of the recording. The unfinished file is tried first: if the recording is finished in
    /// between, it is found under its final name.
    pub fn read(&self) -> Result<File, RecordingFileError> {
        match File::open(&self.unfinished) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(File::open(&self.finished)?),
            opened => Ok(opened?),
        }
    }

    /// Deletes the unfinished file of an earlier process, unless that process is still writing it.
    pub fn clear(&self) -> Result<(), RecordingFileError> {
        let Some(file) = lock_abandoned(&self.unfinished)? else { return Ok(()) };
        fs::remove_file(&self.unfinished)?;
        drop(file);
        Ok(())
    }

    /// Gives the file its final name.
    pub fn rename(&self) -> Result<(), RecordingFileError> {
        Ok(fs::rename(&self.unfinished, &self.finished)?)
    }
}

/// Waits until the file's name would survive a loss of power.
pub(crate) fn sync_name(path: &Path) -> Result<(), RecordingFileError> {
    let folder = path.parent().unwrap_or(Path::new("."));
    Ok(File::open(folder)?.sync_all()?)
}

/// Opens and locks the file. Returns `None` if it does not exist or a process is writing it.
pub(crate) fn lock_abandoned(path: &Path) -> Result<Option<File>, RecordingFileError> {
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
