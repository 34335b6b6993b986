//! The file format of backups: a tar file with the rows of all tables as JSON Lines, with the audio files, and at its end
//! a manifest that proves it complete. It is written and read in one pass, with bounded memory.

mod digest;
mod reader;
mod writer;

use colloquy_storage_diesel::{DatabaseLayout, DatabaseTotals};
use serde::{Deserialize, Serialize};

pub use reader::{BackupEntry, BackupReadError, read_backup, read_header};
pub use writer::BackupWriter;

/// The version of the format. A reader refuses others.
const FORMAT: u32 = 1;

const HEADER: &str = "backup.json";
const MANIFEST: &str = "manifest.json";
const TABLES: &str = "tables";

/// The first entry: what the backup is of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct BackupHeader {
    pub format: u32,
    /// The version of the program that wrote the backup.
    pub program: String,
    pub created_at: String,
    pub database: DatabaseLayout,
}

/// The last entry: what the backup contains.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct BackupManifest {
    /// The number of entries before this one, and the SHA-256 of their names and contents.
    pub entries: u64,
    pub sha256: String,
    pub files: u64,
    pub file_bytes: u64,
    pub database: DatabaseTotals,
    /// The recordings that the tables name and that could not be found. Earlier versions did not compare the two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub missing_recordings: Option<Vec<String>>,
}

/// Where a file of the backup belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackupFileKind {
    /// The media store.
    Media,
    /// The recordings that wait on the server for their upload to the media store.
    WaitingRecordings,
}

impl BackupFileKind {
    const ALL: [BackupFileKind; 2] = [BackupFileKind::Media, BackupFileKind::WaitingRecordings];

    fn path(self) -> &'static str {
        match self {
            BackupFileKind::Media => "media",
            BackupFileKind::WaitingRecordings => "waiting-recordings",
        }
    }
}

#[cfg(test)]
mod tests;
