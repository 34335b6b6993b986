use std::error::Error;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use colloquy_backup::{
    BackupEntry, BackupFileKind, BackupManifest, BackupReadError, read_backup, read_header,
};
use colloquy_domain::media::MediaName;
use colloquy_recording::{Spool, is_recording};
use colloquy_storage_diesel::{DatabaseOpenError, StorageUrl, fill_tables, open_existing};
use tokio::runtime::Handle;
use tokio::task::spawn_blocking;

use super::audio_files::AudioCopyDestination;
use super::{open, verify};
use crate::configuration::Configuration;
use crate::{folders, wiring};

type Cause = Box<dyn Error + Send + Sync>;

/// Restores a backup: first the recordings, then the database in one transaction. An interrupted restore leaves an empty
/// database and can be repeated.
pub async fn restore(configuration: &Configuration, file: &Path) -> anyhow::Result<BackupManifest> {
    let manifest = verify(file)?;
    let layout = read_header(open(file)?)?.database;
    layout.require_known()?;
    folders::prepare(configuration)?;
    require_empty(&configuration.database).await?;
    restore_files(configuration, file).await?;
    let (expected, backup) = (manifest.database.clone(), open(file)?);
    let url = &configuration.database;
    let filled = fill_tables(url, layout, move |insert| {
        read_backup(backup, |entry| match entry {
            BackupEntry::Rows(batch) => Ok(insert(batch)?),
            BackupEntry::File { .. } => Ok(()),
        })?;
        Ok(expected)
    });
    filled.await.with_context(|| format!("COLLOQUY_DATABASE: {url}"))?;
    Ok(manifest)
}

/// Fails if the database has tables, before anything is written elsewhere.
pub async fn require_empty(url: &StorageUrl) -> anyhow::Result<()> {
    match open_existing(url).await {
        Err(DatabaseOpenError::Missing) => Ok(()),
        Err(
            error @ (DatabaseOpenError::Unreachable(_)
            | DatabaseOpenError::ReadOnly(_)
            | DatabaseOpenError::Migration(_)),
        ) => Err(error).with_context(|| format!("COLLOQUY_DATABASE: {url}")),
        Ok(_) | Err(DatabaseOpenError::OlderSchema { .. } | DatabaseOpenError::NewerSchema { .. }) => bail!(
            "COLLOQUY_DATABASE: {url} is in use already; choose a database that is empty or does not exist"
        ),
    }
}

async fn restore_files(configuration: &Configuration, file: &Path) -> anyhow::Result<()> {
    let media = wiring::media(&configuration.media)?;
    let spool = wiring::spool_folder(configuration);
    Spool::open(&spool).context("COLLOQUY_DATA_DIR")?;
    let (backup, data_dir, runtime) = (open(file)?, configuration.data_dir.clone(), Handle::current());
    // Reading a file blocks, and so needs a thread of its own.
    let restored = spawn_blocking(move || {
        let target = AudioCopyDestination::new(&*media, &data_dir).map_err(BackupReadError::Read)?;
        read_backup(backup, |entry| match entry {
            BackupEntry::Rows(_) => Ok(()),
            BackupEntry::File { folder: BackupFileKind::Media, name, content } => {
                runtime.block_on(restore_media(&target, &name, content)).map_err(Cause::from)
            }
            BackupEntry::File { folder: BackupFileKind::WaitingRecordings, name, content } => {
                restore_waiting_recording(&spool, &name, content).map_err(Cause::from)
            }
        })
    });
    restored.await?.with_context(|| file.display().to_string())?;
    Ok(())
}

async fn restore_media(
    target: &AudioCopyDestination<'_>,
    name: &str,
    content: &mut dyn Read,
) -> anyhow::Result<()> {
    let name =
        MediaName::parse(name).with_context(|| format!("{name:?} is not the name of an audio file"))?;
    write_file(target.incoming.create()?, content)?;
    target.store(&name).await
}

fn restore_waiting_recording(spool: &Path, name: &str, content: &mut dyn Read) -> anyhow::Result<()> {
    anyhow::ensure!(is_recording(name), "{name:?} is not the name of a recording");
    let file: PathBuf = spool.join(name);
    write_file(&file, content)?;
    File::open(spool)?.sync_all()?;
    Ok(())
}

fn write_file(path: &Path, content: &mut dyn Read) -> anyhow::Result<()> {
    use std::os::unix::fs::OpenOptionsExt;
    let mut options = fs::OpenOptions::new();
    let mut file = options.write(true).create(true).truncate(true).mode(0o600).open(path)?;
    io::copy(content, &mut file)?;
    Ok(file.sync_all()?)
}
