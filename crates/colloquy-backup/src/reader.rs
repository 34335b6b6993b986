use std::error::Error;
use std::io::{self, Read};

use colloquy_storage_diesel::TableBatch;
use tar::{Archive, Entry};

use crate::digest::{EntriesDigest, HashingReader};
use crate::{BackupFileKind, BackupHeader, BackupManifest, FORMAT, HEADER, MANIFEST, TABLES};

/// More than any entry of rows, header or manifest has. A damaged length must not take all memory.
const MAX_TEXT_BYTES: u64 = 1 << 30;

type Cause = Box<dyn Error + Send + Sync>;

#[derive(Debug, thiserror::Error)]
pub enum BackupReadError {
    #[error("the file is not a backup of Colloquy")]
    NotABackup,
    #[error("the backup has format {0}, and this program, version {version}, reads format {FORMAT}", version = env!("CARGO_PKG_VERSION"))]
    Format(u32),
    #[error("the backup is incomplete: it ends before its manifest")]
    Incomplete,
    #[error("the backup is incomplete or damaged: its contents do not match its manifest")]
    Damaged,
    #[error("the backup has an unknown entry: {0:?}")]
    UnknownEntry(String),
    #[error("the backup cannot be read")]
    Read(#[from] io::Error),
    #[error(transparent)]
    OtherSide(Cause),
}

/// An entry between the header and the manifest.
pub enum BackupEntry<'e> {
    Rows(TableBatch),
    /// A file. What is not read of its content is skipped.
    File {
        folder: BackupFileKind,
        name: String,
        content: &'e mut dyn Read,
    },
}

/// Reads the first entry.
pub fn read_header(input: impl Read) -> Result<BackupHeader, BackupReadError> {
    let mut archive = Archive::new(input);
    let first = archive.entries()?.next().ok_or(BackupReadError::NotABackup)?;
    let mut first = first.map_err(|_| BackupReadError::NotABackup)?;
    header(&mut first, &mut EntriesDigest::default())
}

/// Reads a whole backup and passes each entry to `visit`. `Ok` means that the backup is complete and undamaged, so trust
/// nothing of what was visited before.
pub fn read_backup(
    input: impl Read,
    mut visit: impl FnMut(BackupEntry<'_>) -> Result<(), Cause>,
) -> Result<BackupManifest, BackupReadError> {
    let mut archive = Archive::new(input);
    let mut entries = archive.entries()?;
    let mut digest = EntriesDigest::default();
    let first = entries.next().ok_or(BackupReadError::NotABackup)?;
    header(&mut first.map_err(|_| BackupReadError::NotABackup)?, &mut digest)?;
    for entry in entries {
        let mut entry = entry.map_err(ended)?;
        let path = path(&entry)?;
        if path == MANIFEST {
            return manifest(&mut entry, &digest);
        }
        digest.begin(&path, entry.size());
        let size = entry.size();
        let mut content = HashingReader { content: &mut entry, digest: &mut digest };
        visit_entry(&path, size, &mut content, &mut visit)?;
        io::copy(&mut content, &mut io::sink()).map_err(ended)?;
    }
    Err(BackupReadError::Incomplete)
}

fn header<R: Read>(
    entry: &mut Entry<'_, R>,
    digest: &mut EntriesDigest,
) -> Result<BackupHeader, BackupReadError> {
    if path(entry)? != HEADER {
        return Err(BackupReadError::NotABackup);
    }
    digest.begin(HEADER, entry.size());
    let size = entry.size();
    let text = text(&mut HashingReader { content: entry, digest }, size)?;
    let header: BackupHeader = serde_json::from_str(&text).map_err(|_| BackupReadError::NotABackup)?;
    match header.format {
        FORMAT => Ok(header),
        other => Err(BackupReadError::Format(other)),
    }
}

fn manifest<R: Read>(
    entry: &mut Entry<'_, R>,
    digest: &EntriesDigest,
) -> Result<BackupManifest, BackupReadError> {
    let size = entry.size();
    let manifest: BackupManifest =
        serde_json::from_str(&text(entry, size)?).map_err(|_| BackupReadError::Damaged)?;
    match manifest.entries == digest.entries && manifest.sha256 == digest.hex() {
        true => Ok(manifest),
        false => Err(BackupReadError::Damaged),
    }
}

fn visit_entry(
    path: &str,
    size: u64,
    content: &mut dyn Read,
    visit: &mut impl FnMut(BackupEntry<'_>) -> Result<(), Cause>,
) -> Result<(), BackupReadError> {
    let unknown = || BackupReadError::UnknownEntry(path.to_owned());
    let (folder, name) = path.split_once('/').ok_or_else(unknown)?;
    if folder == TABLES {
        let (table, _) = name.split_once('/').ok_or_else(unknown)?;
        let rows = text(content, size)?.lines().map(str::to_owned).collect();
        let batch = TableBatch { table: table.to_owned(), rows };
        return visit(BackupEntry::Rows(batch)).map_err(BackupReadError::OtherSide);
    }
    let folder = BackupFileKind::ALL.into_iter().find(|known| known.path() == folder).ok_or_else(unknown)?;
    // A name must not lead out of its folder.
    if name.split('/').any(|segment| matches!(segment, "" | "." | "..")) {
        return Err(unknown());
    }
    let file = BackupEntry::File { folder, name: name.to_owned(), content };
    visit(file).map_err(BackupReadError::OtherSide)
}

fn path<R: Read>(entry: &Entry<'_, R>) -> Result<String, BackupReadError> {
    let path = entry.path_bytes();
    match std::str::from_utf8(&path) {
        Ok(path) => Ok(path.to_owned()),
        Err(_) => Err(BackupReadError::UnknownEntry(String::from_utf8_lossy(&path).into_owned())),
    }
}

fn text(content: &mut (impl Read + ?Sized), size: u64) -> Result<String, BackupReadError> {
    let mut text = String::new();
    let read = content.take(MAX_TEXT_BYTES).read_to_string(&mut text);
    match read {
        Ok(length) if length as u64 == size => Ok(text),
        Ok(_) => Err(BackupReadError::Incomplete),
        Err(error) if error.kind() == io::ErrorKind::InvalidData => Err(BackupReadError::Damaged),
        Err(error) => Err(ended(error)),
    }
}

/// Says of a file that ends within an entry that it is incomplete.
fn ended(error: io::Error) -> BackupReadError {
    match error.kind() {
        io::ErrorKind::UnexpectedEof => BackupReadError::Incomplete,
        io::ErrorKind::Other | io::ErrorKind::InvalidData => BackupReadError::Damaged,
        _ => BackupReadError::Read(error),
    }
}
