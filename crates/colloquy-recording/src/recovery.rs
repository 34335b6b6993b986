//! Completes recordings whose last bytes a crash has torn. Parts are joined into one file in `join.rs`.

use std::fs;
use std::io;
use std::os::unix::fs::FileExt;
use std::path::PathBuf;

use colloquy_domain::media::MediaName;

use crate::error::RecordingFileError;
use crate::recorder::FinishedRecording;
use crate::spool::{Spool, SpoolPath, UNCUT, UNFINISHED, UNJOINED, lock_abandoned, media_name, sync_name};
use crate::stream::{self, StreamExtent};

/// What was found in a spool.
#[derive(Debug, Default)]
pub struct SpoolRecoveryReport {
    /// Recordings that were interrupted. They are complete now, except for up to a second at their end.
    pub repaired: Vec<FinishedRecording>,
    /// Complete recordings that wait for their upload.
    pub waiting: Vec<FinishedRecording>,
    /// Recordings without playable sound, which were deleted.
    pub silent: Vec<MediaName>,
    /// Files that were left unchanged, because they are not recordings of this service or cannot be read.
    pub unreadable: Vec<(PathBuf, RecordingFileError)>,
}

pub(crate) fn recover(spool: &Spool) -> Result<SpoolRecoveryReport, RecordingFileError> {
    let mut files: Vec<_> = fs::read_dir(spool.folder())?
        .map(|entry| entry.map(|entry| entry.file_name()))
        .collect::<io::Result<_>>()?;
    files.sort();
    let mut recovery = SpoolRecoveryReport::default();
    for file in files {
        let path = spool.folder().join(&file);
        let found = file.to_str().and_then(|file| {
            let (stem, suffix) = file.split_at(file.find('.')?);
            Some((media_name(stem)?, suffix.to_owned()))
        });
        let recovered = match found {
            Some((name, suffix)) => recover_file(spool, &name, &suffix, &mut recovery),
            None => Err(RecordingFileError::Foreign),
        };
        if let Err(error) = recovered {
            recovery.unreadable.push((path, error));
        }
    }
    Ok(recovery)
}

fn recover_file(
    spool: &Spool,
    name: &MediaName,
    suffix: &str,
    into: &mut SpoolRecoveryReport,
) -> Result<(), RecordingFileError> {
    let place = spool.place(name, suffix)?;
    match suffix {
        UNJOINED | UNCUT => place.clear(),
        UNFINISHED => repair(place, into),
        ".ogg" => {
            let extent = StreamExtent::of(fs::File::open(&place.finished)?)?;
            into.waiting.push(finished(place, &extent));
            Ok(())
        }
        _ => Err(RecordingFileError::Foreign),
    }
}

/// Truncates the file after its last whole page and marks that page as the last. A crash meanwhile costs at most that
/// page.
fn repair(place: SpoolPath, into: &mut SpoolRecoveryReport) -> Result<(), RecordingFileError> {
    let Some(file) = lock_abandoned(&place.unfinished)? else { return Ok(()) };
    let mut extent = StreamExtent::of(&file)?;
    let Some((from, page)) = extent.last.take() else {
        fs::remove_file(&place.unfinished)?;
        into.silent.push(place.name);
        return Ok(());
    };
    let heard = page.granule().saturating_sub(extent.pre_skip);
    file.set_len(extent.length)?;
    file.write_all_at(&page.into_last(), from)?;
    file.sync_all()?;
    match place.rename() {
        // Its owner has finished it in the meantime.
        Err(RecordingFileError::File(error)) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        renamed => renamed?,
    }
    sync_name(&place.finished)?;
    let SpoolPath { name, finished: path, .. } = place;
    into.repaired.push(FinishedRecording {
        name,
        path,
        duration: stream::duration(heard),
        length: extent.length,
    });
    Ok(())
}

fn finished(place: SpoolPath, extent: &StreamExtent) -> FinishedRecording {
    let SpoolPath { name, finished: path, .. } = place;
    FinishedRecording { name, path, duration: stream::duration(extent.granules()), length: extent.length }
}
