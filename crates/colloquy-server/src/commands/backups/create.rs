use std::collections::HashSet;
use std::fs::{self, File};
use std::io::{BufWriter, ErrorKind};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, ensure};
use colloquy_backup::{BackupFileKind, BackupManifest, BackupWriter};
use colloquy_domain::media::MediaName;
use colloquy_domain::ports::{Clock, Media};
use colloquy_storage_diesel::{DatabaseLayout, read_tables};

use super::audio_files::{PAGE, PrivateFile};
use super::verify;
use crate::commands::unfinished_file::{UnfinishedFile, beside};
use crate::configuration::{Configuration, MediaPlace};
use crate::system::SystemClock;
use crate::wiring;

type Writer = BackupWriter<BufWriter<File>>;

/// Writes a backup, and reads it back before it gets its name. So a file of that name is always a whole backup.
pub async fn create(configuration: &Configuration, file: &Path) -> anyhow::Result<BackupManifest> {
    let (unfinished, out) = UnfinishedFile::create(file)?;
    let written = write(configuration, out, &PrivateFile::new(beside(file, ".audio"))).await?;
    let read = verify(unfinished.path())?;
    ensure!(read == written, "{} was read back differently", unfinished.path().display());
    unfinished.publish()?;
    Ok(read)
}

async fn write(
    configuration: &Configuration,
    out: File,
    audio: &PrivateFile,
) -> anyhow::Result<BackupManifest> {
    let (out, layout) = (BufWriter::new(out), DatabaseLayout::current());
    let created_at = SystemClock.now().to_string();
    let writer = BackupWriter::begin(out, env!("CARGO_PKG_VERSION"), created_at, layout)?;
    let writer = Arc::new(Mutex::new(writer));
    let rows = writer.clone();
    let sink = move |batch| Ok(rows.lock().unwrap_or_else(PoisonError::into_inner).add_rows(&batch)?);
    let database = &configuration.database;
    let totals =
        read_tables(database, sink).await.with_context(|| format!("COLLOQUY_DATABASE: {database}"))?;
    let writer = Arc::into_inner(writer).context("the database is still being read")?;
    let mut writer = writer.into_inner().unwrap_or_else(PoisonError::into_inner);
    // A recording moves from the server to the media store, never back. In this order none is missed.
    add_waiting_recordings(&mut writer, &wiring::spool_folder(configuration))?;
    match &configuration.media {
        MediaPlace::Folder(folder) if !folder.is_dir() => {}
        place => add_media(&mut writer, &*wiring::media(place)?, audio).await.context("COLLOQUY_MEDIA")?,
    }
    let (out, manifest) = writer.finish(totals)?;
    out.into_inner()?.sync_all()?;
    Ok(manifest)
}

/// Adds the recordings of a folder. While one is read, the service may join it with another to a new one, or upload it:
/// then the folder is read again.
fn add_waiting_recordings(writer: &mut Writer, folder: &Path) -> anyhow::Result<()> {
    let mut added = HashSet::new();
    loop {
        let mut is_complete = true;
        let entries = match fs::read_dir(folder) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
            entries => entries.with_context(|| folder.display().to_string())?,
        };
        for entry in entries {
            let name = entry?.file_name();
            let name = name.to_str().filter(|name| colloquy_recording::is_recording(name));
            let Some(name) = name.filter(|name| !added.contains(*name)) else { continue };
            match File::open(folder.join(name)) {
                Err(error) if error.kind() == ErrorKind::NotFound => is_complete = false,
                opened => {
                    writer.add_file(BackupFileKind::WaitingRecordings, name, &opened?)?;
                    added.insert(name.to_owned());
                }
            }
        }
        if is_complete {
            return Ok(());
        }
    }
}

async fn add_media(writer: &mut Writer, media: &dyn Media, local: &PrivateFile) -> anyhow::Result<()> {
    let mut last: Option<MediaName> = None;
    loop {
        let names = media.list(last.as_ref(), PAGE).await?;
        for name in &names {
            // A file may have been erased since it was listed.
            if media.fetch(name, local.create()?).await? {
                writer.add_file(BackupFileKind::Media, name.as_str(), &File::open(local.path())?)?;
            }
        }
        match names.into_iter().next_back() {
            Some(name) => last = Some(name),
            None => return Ok(()),
        }
    }
}
