//! The databases that are measured.

use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result};
use tokio_postgres::NoTls;

use super::{Bench, progress};
use crate::database::DatabaseEngine;
use crate::seed::seed;
use crate::served::PreparedDatabase;

/// WAL segments that PostgreSQL fills before a measurement, so that it recycles them during it. A server that
/// has run for a while has such segments; creating one costs a commit some milliseconds.
const LOG_FILES: usize = 4;

impl Bench<'_> {
    pub(super) fn prepare(&self, engine: DatabaseEngine, interviews: u64) -> Result<PreparedDatabase> {
        let (url, folder) = self.fresh(engine, &interviews.to_string())?;
        let place = self.service.settle(&self.runtime, &url, &folder)?;
        let started = Instant::now();
        seed(&self.runtime, &url, place.organization, interviews)?;
        progress(engine, &format!("{interviews} interviews in {:.1} s", started.elapsed().as_secs_f64()));
        Ok(place)
    }

    /// Returns the URL of a new or empty database, and a folder for its server.
    pub(super) fn fresh(&self, engine: DatabaseEngine, name: &str) -> Result<(String, PathBuf)> {
        let folder = self.folder.path().join(format!("{engine:?}-{name}").to_lowercase());
        let url = match engine {
            DatabaseEngine::Postgres => self.runtime.block_on(self.fresh_postgres(name))?,
            DatabaseEngine::Sqlite => format!("sqlite:{}", database_file(&folder).display()),
        };
        Ok((url, folder))
    }

    async fn fresh_postgres(&self, interviews: &str) -> Result<String> {
        let url = self.arguments.postgres.as_deref();
        let url = url.context(
            "no PostgreSQL server: pass `--postgres URL`, or run `cargo xtask bench`, which starts one",
        )?;
        let name = format!("colloquy_bench_{interviews}");
        let (client, driver) = tokio_postgres::connect(url, NoTls).await?;
        let driving = tokio::spawn(driver);
        client.batch_execute(&format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)")).await?;
        client.batch_execute(&format!("CREATE DATABASE {name}")).await?;
        for _ in 0..LOG_FILES {
            client.batch_execute("SELECT pg_logical_emit_message(false, '', ''), pg_switch_wal()").await?;
        }
        client.batch_execute("CHECKPOINT").await?;
        drop(client);
        driving.await??;
        let (server, _) = url.rsplit_once('/').context("the PostgreSQL URL has no database name")?;
        Ok(format!("{server}/{name}"))
    }
}

fn database_file(folder: &Path) -> PathBuf {
    folder.join("colloquy.db")
}
