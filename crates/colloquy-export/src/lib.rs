//! Writes exports: ZIP files with records as JSON Lines, transcripts in Markdown, audio, and a manifest. `docs/exports.md`
//! describes the files.

mod archive;
mod content;
pub mod import;
mod records;
mod settings;
pub mod transcript;

use std::io;
use std::sync::Arc;

use bytes::Bytes;
use colloquy_app::exports::Export;
use colloquy_app::{App, AppError};
use colloquy_domain::language::Language;
use colloquy_domain::ports::{MediaError, StorageError};
use futures::Stream;
use futures::stream;
use tokio::sync::mpsc;

use archive::{ExportArchive, ExportedFileKind};

/// How many pieces wait for a slow reader. A piece is little longer than what is read at once.
const MAX_WAITING_PIECES: usize = 2;

/// Pieces of at least this length are passed on, except for the last one.
const PIECE_BYTES: usize = 64 * 1_024;

#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    #[error(transparent)]
    App(#[from] AppError),
    #[error(transparent)]
    Storage(#[from] StorageError),
    #[error("a recording cannot be read")]
    Media(#[from] MediaError),
    #[error("the archive cannot be written")]
    Archive(#[from] io::Error),
    #[error("nobody reads the export any longer")]
    Abandoned,
}

/// The next bytes of an export, and how many files they complete.
#[derive(Clone, Debug)]
pub struct ExportPiece {
    pub bytes: Bytes,
    pub files: usize,
}

/// Writes an export while it is read, with memory that does not grow with the export. After an error there is no whole
/// archive. Dropping the stream ends the work.
pub fn export(
    app: Arc<App>,
    export: Export,
    language: Language,
) -> impl Stream<Item = Result<ExportPiece, ExportError>> + 'static {
    let (sender, receiver) = mpsc::channel(MAX_WAITING_PIECES);
    tokio::spawn(async move {
        let writer =
            ExportWriter { archive: ExportArchive::default(), unsent: Vec::new(), out: sender.clone() };
        let content = content::write(app.clone(), export, language, writer);
        if let Err(error) = app.bulk_reads.run(content).await {
            // Without a reader there is no one to tell.
            let _ = sender.send(Err(error)).await;
        }
    });
    stream::unfold(receiver, async |mut receiver| receiver.recv().await.map(|piece| (piece, receiver)))
}

/// Passes an archive on while it grows.
struct ExportWriter {
    archive: ExportArchive,
    unsent: Vec<u8>,
    out: mpsc::Sender<Result<ExportPiece, ExportError>>,
}

impl ExportWriter {
    fn begin(&mut self, path: String, kind: ExportedFileKind) -> Result<(), ExportError> {
        Ok(self.archive.begin(path, kind)?)
    }

    async fn write(&mut self, bytes: &[u8]) -> Result<(), ExportError> {
        self.archive.write(bytes)?;
        self.unsent.extend(self.archive.take());
        match self.unsent.len() < PIECE_BYTES {
            true => Ok(()),
            false => self.send().await,
        }
    }

    async fn send(&mut self) -> Result<(), ExportError> {
        let piece =
            ExportPiece { bytes: std::mem::take(&mut self.unsent).into(), files: self.archive.files() };
        self.out.send(Ok(piece)).await.map_err(|_| ExportError::Abandoned)
    }

    async fn finish(self, description: serde_json::Value) -> Result<(), ExportError> {
        let ExportWriter { archive, mut unsent, out } = self;
        let (end, files) = archive.finish(&description)?;
        unsent.extend(end);
        let piece = ExportPiece { bytes: unsent.into(), files };
        out.send(Ok(piece)).await.map_err(|_| ExportError::Abandoned)
    }
}
