use std::collections::HashSet;
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, ErrorKind};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, ensure};
use colloquy_backup::{BackupFolder, BackupManifest, BackupWriter};
use colloquy_domain::media::MediaName;
use colloquy_domain::ports::{Clock, Media};
use colloquy_storage_diesel::{DatabaseLayout, read_tables};
use serde_json::to_value;

use super::audio_files::{PAGE, PrivateFile};
use super::verify;
use crate::configuration::{Configuration, MediaPlace};
use crate::system::SystemClock;
use crate::wiring;

type Writer = BackupWriter<BufWriter<File>>;

/// Writes a backup beside its final name, reads it back, and renames it. So a file of that name is always a whole
/// backup.
pub async fn create(configuration: &Configuration, file: &Path) -> anyhow::Result<BackupManifest> {
    let shown = file.display();
    ensure!(!file.try_exists().with_context(|| shown.to_string())?, "{shown} already exists");
    let unfinished = beside(file, ".unfinished");
    let out = claim(&unfinished).with_context(|| unfinished.display().to_string())?;
    // Its lock lasts until the backup has its name.
    let _lock = out.try_clone()?;
    let written = write(configuration, out, &PrivateFile(beside(file, ".audio"))).await;
    let checked = written.and_then(|written| {
        let read = verify(&unfinished)?;
        ensure!(read == written, "{} was read back differently", unfinished.display());
        Ok(read)
    });
    let manifest = match checked {
        Ok(manifest) => manifest,
        Err(error) => {
            let _ = fs::remove_file(&unfinished);
            return Err(error);
        }
    };
    publish(&unfinished, file).with_context(|| shown.to_string())?;
    File::open(folder(file))?.sync_all()?;
    Ok(manifest)
}

/// Gives the finished backup its name.
fn publish(unfinished: &Path, file: &Path) -> io::Result<()> {
    // A hard link, unlike a rename, never replaces a file that has appeared meanwhile. Some file systems have none.
    match fs::hard_link(unfinished, file) {
        Ok(()) => fs::remove_file(unfinished),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(error),
        Err(_) => fs::rename(unfinished, file),
    }
}

fn folder(file: &Path) -> &Path {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn beside(file: &Path, suffix: &str) -> PathBuf {
    let mut name: OsString = file.into();
    name.push(suffix);
    name.into()
}

/// Opens the unfinished file, and replaces what a killed backup has left of it.
fn claim(unfinished: &Path) -> anyhow::Result<File> {
    let file = OpenOptions::new().write(true).create(true).truncate(false).mode(0o600).open(unfinished)?;
    file.try_lock().context("another backup is writing it")?;
    file.set_len(0)?;
    Ok(file)
}

async fn write(
    configuration: &Configuration,
    out: File,
    audio: &PrivateFile,
) -> anyhow::Result<BackupManifest> {
    let layout = to_value(DatabaseLayout::current())?;
    let created_at = SystemClock.now().to_string();
    let writer = BackupWriter::begin(BufWriter::new(out), env!("CARGO_PKG_VERSION"), created_at, layout)?;
    let writer = Arc::new(Mutex::new(writer));
    let rows = writer.clone();
    let sink = move |batch: colloquy_storage_diesel::TableBatch| {
        let mut writer = rows.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(writer.add_rows(&batch.table, &batch.rows)?)
    };
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
    let (out, manifest) = writer.finish(to_value(totals)?)?;
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
                    writer.add_file(BackupFolder::WaitingRecordings, name, &opened?)?;
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
                writer.add_file(BackupFolder::Media, name.as_str(), &File::open(&local.0)?)?;
            }
        }
        match names.into_iter().next_back() {
            Some(name) => last = Some(name),
            None => return Ok(()),
        }
    }
}
