use std::sync::mpsc::sync_channel;

use anyhow::{Context, ensure};
use clap::Args;
use colloquy_storage_diesel::{
    DatabaseLayout, DatabaseTotals, StorageUrl, TableBatch, fill_tables, read_tables,
};
use serde_json::json;
use tokio::runtime::Handle;

use super::backups::{copy_audio, require_empty};
use super::print;
use crate::configuration::{Configuration, media_place};
use crate::{folders, wiring};

/// Configure the new database or media store, stop the service, and name the old ones here. If the command is
/// interrupted, run it again: it continues with the files that are missing.
#[derive(Args)]
pub struct MoveArguments {
    /// The database to copy: sqlite:PATH or postgres://…
    #[arg(long, value_name = "URL", required_unless_present = "from_media")]
    from_database: Option<StorageUrl>,
    /// The media store to copy: file:PATH or s3://…
    #[arg(long, value_name = "URL")]
    from_media: Option<String>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub async fn run(configuration: &Configuration, arguments: MoveArguments) -> anyhow::Result<()> {
    let MoveArguments { from_database, from_media, json } = arguments;
    folders::prepare(configuration)?;
    if from_database.is_some() {
        require_empty(&configuration.database).await?;
    }
    let mut lines = Vec::new();
    // The database comes last: a service on the new database then has all its recordings.
    let mut files = None;
    if let Some(from) = from_media {
        let place = media_place(&from, &configuration.bucket_keys);
        let place = place.map_err(|error| anyhow::anyhow!("--from-media: {error}"))?;
        if let crate::configuration::MediaPlace::Folder(folder) = &place {
            ensure!(folder.is_dir(), "--from-media: there is no folder {}", folder.display());
        }
        let (from, to) = (wiring::media(&place)?, wiring::media(&configuration.media)?);
        let copied = copy_audio(&*from, &*to, &configuration.data_dir).await?;
        lines.push(format!("{copied} audio files are in the new media store; each was read back"));
        files = Some(copied);
    }
    let mut rows = None;
    if let Some(from) = from_database {
        let totals = copy_database(&from, &configuration.database).await?;
        let all: u64 = totals.values().map(|totals| totals.rows).sum();
        lines.push(format!("{all} rows are in the new database; each was read back"));
        rows = Some(all);
    }
    Ok(print(json, &json!({ "rows": rows, "files": files }), &lines.join("\n"))?)
}

/// Copies all tables in one transaction. It takes effect only if no one has changed the old database meanwhile.
async fn copy_database(from: &StorageUrl, to: &StorageUrl) -> anyhow::Result<DatabaseTotals> {
    let (sender, receiver) = sync_channel::<TableBatch>(2);
    let sink = move |batch| sender.send(batch).map_err(|_| "the new database failed".into());
    let source = from.clone();
    let reading = tokio::spawn(async move { read_tables(&source, sink).await });
    let (source, runtime) = (from.clone(), Handle::current());
    let (sent, copied) = tokio::sync::oneshot::channel();
    let filled = fill_tables(to, DatabaseLayout::current(), move |insert| {
        receiver.into_iter().try_for_each(insert)?;
        let totals = runtime.block_on(reading)??;
        let now = runtime.block_on(read_tables(&source, |_| Ok(())))?;
        if now != totals {
            return Err(
                "the old database has changed during the copy: stop the service and run this again".into()
            );
        }
        // The receiver waits below.
        let _ = sent.send(totals.clone());
        Ok(totals)
    });
    filled.await.with_context(|| format!("copying {from} to {to}"))?;
    Ok(copied.await?)
}
