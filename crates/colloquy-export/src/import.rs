//! Reads the export of an organization for an import. It is checked as a whole before anything of it is used.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::error::Error;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};

use colloquy_domain::media::MediaName;
use colloquy_domain::recording::invitation_of;
use colloquy_domain::{InvitationId, OrganizationId};
use serde::Deserialize;
use serde_json::Value;
use sha2::{Digest, Sha256};
use zip::ZipArchive;
use zip::result::ZipError;

use crate::archive::{ExportedFile, MANIFEST};
use crate::content::FORMAT;
use crate::content::audio::{RECORDINGS, RecordingListLine};
use crate::records::{LAYOUT, path_of};

/// How many rows are passed on together, unless they are long.
const ROWS_AT_ONCE: usize = 200;

/// Rows are passed on when they have this many bytes together.
const ROWS_BYTES: usize = 1_024 * 1_024;

/// More than the manifest has of each file, and beside its list of files. A changed one may grow without end when it is
/// unpacked.
const MANIFEST_BYTES_A_FILE: u64 = 1_024;
const MANIFEST_BYTES: u64 = 64 * 1_024;

/// More than the list of tables has.
const LAYOUT_BYTES: u64 = 1_024 * 1_024;

/// More than the longest row of any table.
const ROW_BYTES: u64 = 64 * 1_024 * 1_024;

type Cause = Box<dyn Error + Send + Sync>;

#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    #[error("it is not a whole ZIP file")]
    Zip(#[from] ZipError),
    #[error("it cannot be read")]
    Io(#[from] io::Error),
    #[error("it is not an export: its {MANIFEST} is missing or has another form")]
    NotAnExport,
    #[error("it is the export of {0}; only the export of an organization can be imported")]
    OtherScope(String),
    #[error("{0} is not as the manifest describes it: the file was damaged or changed")]
    Damaged(String),
    #[error(
        "it has no rows to import: it was exported by an older version; update that installation and export again"
    )]
    NoRecords,
    #[error(
        "it has the tables of another version: its newest migration is {export}, and the newest of this program, version \
         {}, is {program}; use the same version for both installations, and export again",
        env!("CARGO_PKG_VERSION")
    )]
    OtherVersion { export: String, program: String },
    #[error("{0:?} is not the name of a recording")]
    Recording(String),
    #[error(transparent)]
    OtherSide(Cause),
}

/// The export of an organization, which is what its manifest says.
pub struct OrganizationExportReader {
    zip: ZipArchive<File>,
    pub organization: OrganizationId,
    tables: Vec<String>,
}

#[derive(Deserialize)]
struct Manifest {
    format: u32,
    scope: String,
    organization: String,
    files: Vec<ExportedFile>,
}

impl OrganizationExportReader {
    /// Opens an export and checks every file in it. `layout` describes the tables of this installation.
    pub fn open(file: File, layout: &str) -> Result<Self, ImportError> {
        let mut zip = ZipArchive::new(file)?;
        let manifest = manifest(&mut zip)?;
        if manifest.scope != "organization" {
            return Err(ImportError::OtherScope(manifest.scope));
        }
        let organization = manifest.organization.parse();
        let organization =
            organization.map(OrganizationId::from_uuid).map_err(|_| ImportError::NotAnExport)?;
        check_files(&mut zip, manifest.files)?;
        let tables = tables(&mut zip, layout)?;
        Ok(OrganizationExportReader { zip, organization, tables })
    }

    /// Passes on the rows of all tables, each a JSON object, in the order in which they were exported.
    pub fn rows(
        &mut self,
        mut each: impl FnMut(&str, Vec<String>) -> Result<(), Cause>,
    ) -> Result<(), ImportError> {
        for table in &self.tables {
            let Ok(file) = self.zip.by_name(&path_of(table)) else { continue };
            let mut lines = BufReader::new(file);
            let (mut rows, mut bytes) = (Vec::new(), 0);
            while let Some(row) = line(&mut lines)? {
                bytes += row.len();
                rows.push(row);
                if rows.len() == ROWS_AT_ONCE || bytes >= ROWS_BYTES {
                    each(table, std::mem::take(&mut rows)).map_err(ImportError::OtherSide)?;
                    bytes = 0;
                }
            }
            if !rows.is_empty() {
                each(table, rows).map_err(ImportError::OtherSide)?;
            }
        }
        Ok(())
    }

    /// Returns the recordings with their names in the media store. The rows are of one moment, and recordings are listed
    /// later, so those of an invitation that was added in between are left out: no row would name them.
    pub fn recordings(&mut self) -> Result<Vec<(MediaName, String)>, ImportError> {
        let suffix = format!("/{RECORDINGS}");
        let paths = self.zip.file_names().filter_map(Result::ok);
        let lists: Vec<String> = paths.filter(|path| path.ends_with(&suffix)).map(Cow::into_owned).collect();
        let (invitations, mut recordings) = (self.invitations()?, Vec::new());
        for list in lists {
            let mut lines = BufReader::new(self.zip.by_name(&list)?);
            while let Some(row) = line(&mut lines)? {
                let found = serde_json::from_str(&row);
                let RecordingListLine { path, name } =
                    found.map_err(|_| ImportError::Damaged(list.clone()))?;
                let name = MediaName::parse(&name).ok_or_else(|| ImportError::Recording(row.clone()))?;
                let invitation = invitation_of(&name).ok_or(ImportError::Recording(row))?;
                if invitations.contains(&invitation) {
                    recordings.push((name, path));
                }
            }
        }
        Ok(recordings)
    }

    /// Returns the ids of the invitations that have rows.
    fn invitations(&mut self) -> Result<HashSet<InvitationId>, ImportError> {
        let path = path_of("invitations");
        let mut lines = match self.zip.by_name(&path) {
            Err(ZipError::FileNotFound) => return Ok(HashSet::new()),
            found => BufReader::new(found?),
        };
        let mut invitations = HashSet::new();
        while let Some(row) = line(&mut lines)? {
            let row: Value = serde_json::from_str(&row).map_err(|_| ImportError::Damaged(path.clone()))?;
            let id = row["id"].as_str().and_then(|id| id.parse().ok());
            invitations
                .insert(InvitationId::from_uuid(id.ok_or_else(|| ImportError::Damaged(path.clone()))?));
        }
        Ok(invitations)
    }

    /// Writes a file of the export.
    pub fn copy(&mut self, path: &str, out: &mut impl Write) -> Result<(), ImportError> {
        io::copy(&mut self.zip.by_name(path)?, out)?;
        Ok(())
    }
}

fn manifest(zip: &mut ZipArchive<File>) -> Result<Manifest, ImportError> {
    let limit = MANIFEST_BYTES + MANIFEST_BYTES_A_FILE * zip.len() as u64;
    let found = zip.by_name(MANIFEST).map_err(|error| match error {
        ZipError::FileNotFound => ImportError::NotAnExport,
        error => error.into(),
    })?;
    let manifest: Manifest =
        serde_json::from_reader(BufReader::new(found.take(limit))).map_err(|_| ImportError::NotAnExport)?;
    match manifest.format == FORMAT {
        true => Ok(manifest),
        false => Err(ImportError::NotAnExport),
    }
}

/// Fails unless the archive has exactly the files of the manifest.
fn check_files(zip: &mut ZipArchive<File>, files: Vec<ExportedFile>) -> Result<(), ImportError> {
    let mut expected: HashMap<String, ExportedFile> =
        files.into_iter().map(|file| (file.path.clone(), file)).collect();
    for index in 0..zip.len() {
        let found = zip.by_index(index)?;
        let path = found.name()?.into_owned();
        if path == MANIFEST {
            continue;
        }
        let expected = expected.remove(&path).ok_or_else(|| ImportError::Damaged(path.clone()))?;
        // A changed file may grow without end when it is unpacked.
        let mut hash = HashingWriter { hash: Sha256::new(), bytes: 0 };
        let unpacked = io::copy(&mut found.take(expected.bytes.saturating_add(1)), &mut hash);
        let is_same =
            unpacked.is_ok() && hash.bytes == expected.bytes && hash.hexadecimal() == expected.sha256;
        if !is_same {
            return Err(ImportError::Damaged(path));
        }
    }
    match expected.into_keys().next() {
        Some(missing) => Err(ImportError::Damaged(missing)),
        None => Ok(()),
    }
}

struct HashingWriter {
    hash: Sha256,
    bytes: u64,
}

impl HashingWriter {
    fn hexadecimal(self) -> String {
        self.hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

impl Write for HashingWriter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.hash.update(bytes);
        self.bytes += bytes.len() as u64;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Returns the names of the tables. Fails if they are not those of this installation.
fn tables(zip: &mut ZipArchive<File>, layout: &str) -> Result<Vec<String>, ImportError> {
    let found = match zip.by_name(LAYOUT) {
        Err(ZipError::FileNotFound) => return Err(ImportError::NoRecords),
        found => found?,
    };
    let damaged = || ImportError::Damaged(LAYOUT.to_owned());
    let found = BufReader::new(found.take(LAYOUT_BYTES));
    let found: Value = serde_json::from_reader(found).map_err(|_| damaged())?;
    let program: Value = serde_json::from_str(layout).map_err(|_| damaged())?;
    if found != program {
        let migration = |layout: &Value| layout["migration"].as_str().unwrap_or("unknown").to_owned();
        return Err(ImportError::OtherVersion { export: migration(&found), program: migration(&program) });
    }
    let tables = found["tables"].as_array().map(Vec::as_slice).unwrap_or_default();
    Ok(tables.iter().filter_map(|table| table["name"].as_str()).map(str::to_owned).collect())
}

/// Returns the next line, or `None` at the end.
fn line(lines: &mut impl BufRead) -> Result<Option<String>, ImportError> {
    let mut text = String::new();
    if lines.by_ref().take(ROW_BYTES).read_line(&mut text)? == 0 {
        return Ok(None);
    }
    match text.pop() {
        Some('\n') => Ok(Some(text)),
        _ => Err(io::Error::new(io::ErrorKind::InvalidData, "a line has no end").into()),
    }
}

#[cfg(test)]
mod tests;
