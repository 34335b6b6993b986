mod audio_files;
mod create;
mod named_recordings;
mod restore;

use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use clap::Subcommand;
use colloquy_api::terminal::escape_field;
use colloquy_backup::{BackupEntry, BackupManifest, read_backup, read_header};
use serde_json::{Value, json};

use super::print;
use crate::configuration::Configuration;

use named_recordings::NamedRecordings;

pub use audio_files::{AudioCopyDestination, copy_audio, remove_abandoned};
pub use restore::require_empty;

#[derive(Subcommand)]
pub enum BackupsCommand {
    /// Write a backup of the database and all recordings, while the service may be running
    Create {
        /// The file to write; an existing file is never overwritten
        file: PathBuf,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Check that a backup is complete and undamaged
    Verify {
        file: PathBuf,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Restore a backup into the configured database, which must be empty, and the configured media store
    Restore {
        file: PathBuf,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
}

pub async fn run(configuration: &Configuration, command: BackupsCommand) -> anyhow::Result<()> {
    match command {
        BackupsCommand::Create { file, json } => {
            let manifest = create::create(configuration, &file).await?;
            report("Backed up to", &file, &manifest, json)
        }
        BackupsCommand::Verify { file, json } => {
            let manifest = verify(&file)?;
            report("Complete and undamaged:", &file, &manifest, json)
        }
        BackupsCommand::Restore { file, json } => {
            let manifest = restore::restore(configuration, &file).await?;
            report("Restored", &file, &manifest, json)
        }
    }
}

/// Reads the whole file, and compares it with its manifest and its recordings with its rows.
fn verify(file: &Path) -> anyhow::Result<BackupManifest> {
    read_header(open(file)?).with_context(|| file.display().to_string())?;
    let (mut named, mut unnamed) = (NamedRecordings::default(), None);
    let read = read_backup(open(file)?, |entry| {
        match entry {
            BackupEntry::Rows(batch) => named.add_rows(&batch.table, &batch.rows)?,
            BackupEntry::File { folder, name, .. } => {
                if !named.find_file(folder, &name) {
                    unnamed.get_or_insert(name);
                }
            }
        }
        Ok(())
    });
    let manifest = read.with_context(|| file.display().to_string())?;
    // Earlier versions backed up all recordings that they found.
    let Some(missing) = &manifest.missing_recordings else { return Ok(manifest) };
    if let Some(name) = unnamed {
        bail!("{} has the recording {name}, which its database does not name", file.display());
    }
    ensure!(*missing == named.missing(), "{} lacks recordings that its database names", file.display());
    Ok(manifest)
}

fn open(file: &Path) -> anyhow::Result<BufReader<File>> {
    Ok(BufReader::new(File::open(file).with_context(|| file.display().to_string())?))
}

fn report(done: &str, file: &Path, manifest: &BackupManifest, json: bool) -> anyhow::Result<()> {
    let rows = manifest.database.iter().map(|(table, totals)| (table, totals.rows));
    let rows: Vec<(&String, u64)> = rows.filter(|(_, rows)| *rows > 0).collect();
    let shown = file.display().to_string();
    let value = json!({
        "file": shown,
        "sha256": manifest.sha256,
        "files": manifest.files,
        "fileBytes": manifest.file_bytes,
        "missingRecordings": manifest.missing_recordings,
        "rows": rows.iter().map(|(table, rows)| ((*table).clone(), json!(rows))).collect::<serde_json::Map<String, Value>>(),
    });
    let all: u64 = rows.iter().map(|(_, rows)| rows).sum();
    let missing = manifest.missing_recordings.iter().flatten().map(|name| escape_field(name));
    let missing: String = missing.map(|name| format!("\nNot found: {name}")).collect();
    let lines = format!(
        "{done} {}\n{all} rows in {} tables, {} audio files with {} bytes\nSHA-256 {}{missing}",
        escape_field(&shown),
        rows.len(),
        manifest.files,
        manifest.file_bytes,
        manifest.sha256
    );
    Ok(print(json, &value, &lines)?)
}
