use std::fs::File;
use std::io::{self, Read, Write};

use colloquy_storage_diesel::{DatabaseLayout, DatabaseTotals, TableBatch};
use tar::{Builder, Header};

use crate::digest::{EntriesDigest, HashingReader};
use crate::{BackupFileKind, BackupHeader, BackupManifest, FORMAT, HEADER, MANIFEST, TABLES};

/// Writes a backup. Without [`BackupWriter::finish`] it is incomplete, and every reader refuses it.
pub struct BackupWriter<W: Write> {
    tar: Builder<W>,
    digest: EntriesDigest,
    files: u64,
    file_bytes: u64,
}

impl<W: Write> BackupWriter<W> {
    pub fn begin(out: W, program: &str, created_at: String, database: DatabaseLayout) -> io::Result<Self> {
        let mut writer = BackupWriter {
            tar: Builder::new(out),
            digest: EntriesDigest::default(),
            files: 0,
            file_bytes: 0,
        };
        let header = BackupHeader { format: FORMAT, program: program.to_owned(), created_at, database };
        writer.add(HEADER, &serde_json::to_vec_pretty(&header)?)?;
        Ok(writer)
    }

    /// Adds rows of a table, each on one line.
    pub fn add_rows(&mut self, batch: &TableBatch) -> io::Result<()> {
        let mut lines = batch.rows.join("\n");
        lines.push('\n');
        let number = self.digest.entries;
        self.add(&format!("{TABLES}/{}/{number:09}.jsonl", batch.table), lines.as_bytes())
    }

    pub fn add_file(&mut self, folder: BackupFileKind, name: &str, file: &File) -> io::Result<()> {
        // A file that grows meanwhile is stored as it is now.
        let length = file.metadata()?.len();
        self.files += 1;
        self.file_bytes += length;
        self.append(&format!("{}/{name}", folder.path()), length, file.take(length))
    }

    /// Adds the manifest and returns it with the output, which is flushed.
    pub fn finish(
        mut self,
        database: DatabaseTotals,
        missing_recordings: Vec<String>,
    ) -> io::Result<(W, BackupManifest)> {
        let manifest = BackupManifest {
            entries: self.digest.entries,
            sha256: self.digest.hex(),
            files: self.files,
            file_bytes: self.file_bytes,
            database,
            missing_recordings: Some(missing_recordings),
        };
        self.add(MANIFEST, &serde_json::to_vec_pretty(&manifest)?)?;
        let mut out = self.tar.into_inner()?;
        out.flush()?;
        Ok((out, manifest))
    }

    fn add(&mut self, path: &str, content: &[u8]) -> io::Result<()> {
        self.append(path, content.len() as u64, content)
    }

    fn append(&mut self, path: &str, length: u64, content: impl Read) -> io::Result<()> {
        self.digest.begin(path, length);
        let mut header = Header::new_gnu();
        header.set_size(length);
        header.set_mode(0o600);
        let content = HashingReader { content, digest: &mut self.digest };
        self.tar.append_data(&mut header, path, content)
    }
}
