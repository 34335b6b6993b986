use std::collections::HashSet;
use std::fs::{self, File};
use std::io::{self, BufWriter, ErrorKind};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, ensure};
use colloquy_backup::{BackupFileKind, BackupManifest, BackupWriter};
use colloquy_domain::media::MediaName;
use colloquy_domain::ports::{Clock, Media};
use colloquy_storage_diesel::{DatabaseLayout, TableBatch, read_tables};

use super::audio_files::{PAGE, PrivateFile};
use super::named_recordings::NamedRecordings;
use super::verify;
use crate::commands::unfinished_file::{UnfinishedFile, beside};
use crate::configuration::{Configuration, MediaPlace};
use crate::system::SystemClock;
use crate::wiring;

struct Backup {
    writer: BackupWriter<BufWriter<File>>,
    named: NamedRecordings,
}

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
    let writer = Arc::new(Mutex::new(Backup { writer, named: NamedRecordings::default() }));
    let rows = writer.clone();
    let sink = move |batch: TableBatch| {
        let mut backup = rows.lock().unwrap_or_else(PoisonError::into_inner);
        backup.named.add_rows(&batch.table, &batch.rows)?;
        Ok(backup.writer.add_rows(&batch)?)
    };
    let database = &configuration.database;
    let totals =
        read_tables(database, sink).await.with_context(|| format!("COLLOQUY_DATABASE: {database}"))?;
    let backup = Arc::into_inner(writer).context("the database is still being read")?;
    let mut backup = backup.into_inner().unwrap_or_else(PoisonError::into_inner);
    // A recording moves from the server to the media store, never back. In this order none is missed.
    add_waiting_recordings(&mut backup, &wiring::spool_folder(configuration))?;
    match &configuration.media {
        MediaPlace::Folder(folder) if !folder.is_dir() => {}
        place => add_media(&mut backup, &*wiring::media(place)?, audio).await.context("COLLOQUY_MEDIA")?,
    }
    let (out, manifest) = backup.writer.finish(totals, backup.named.missing())?;
    out.into_inner()?.sync_all()?;
    Ok(manifest)
}

/// Adds the recordings of a folder that the rows name. While one is read, the service may join it with another to a new one, or upload it:
/// then the folder is read again.
fn add_waiting_recordings(backup: &mut Backup, folder: &Path) -> anyhow::Result<()> {
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
                    backup.add_if_named(BackupFileKind::WaitingRecordings, name, &opened?)?;
                    added.insert(name.to_owned());
                }
            }
        }
        if is_complete {
            return Ok(());
        }
    }
}

impl Backup {
    /// Adds a file, unless the service has added it after the rows were read.
    fn add_if_named(&mut self, kind: BackupFileKind, name: &str, file: &File) -> io::Result<()> {
        match self.named.find_file(kind, name) {
            true => self.writer.add_file(kind, name, file),
            false => Ok(()),
        }
    }
}

/// Adds the files of the media store that the rows name.
async fn add_media(backup: &mut Backup, media: &dyn Media, local: &PrivateFile) -> anyhow::Result<()> {
    let mut last: Option<MediaName> = None;
    loop {
        let names = media.list(last.as_ref(), PAGE).await?;
        for name in &names {
            // A file may have been erased since it was listed.
            if backup.named.is_named(name) && media.fetch(name, local.create()?).await? {
                backup.add_if_named(BackupFileKind::Media, name.as_str(), &File::open(local.path())?)?;
            }
        }
        match names.into_iter().next_back() {
            Some(name) => last = Some(name),
            None => return Ok(()),
        }
    }
}
