//! The rows of an organization, which another installation can import.

use std::fs::File;
use std::io::{self, BufWriter, Read, Seek, SeekFrom, Write};
use std::sync::{Arc, Mutex, PoisonError};

use colloquy_domain::OrganizationId;
use colloquy_domain::ports::{ExportedTableRows, OrganizationRowReader, StorageError};

use crate::archive::ExportedFileKind::Text;
use crate::{ExportError, ExportWriter};

/// Describes the tables, see [`OrganizationRowReader::layout`].
pub const LAYOUT: &str = "records/layout.json";

/// How much is copied at once.
const COPIED_BYTES: usize = 64 * 1_024;

pub fn path_of(table: &str) -> String {
    format!("records/{table}.jsonl")
}

/// Rows in an unnamed temporary file. The database keeps what it has at the moment of a reading until the reading ends,
/// so it must not take as long as a slow download.
struct SpooledRows {
    out: BufWriter<File>,
    tables: Vec<SpooledTable>,
}

struct SpooledTable {
    name: String,
    bytes: u64,
}

impl SpooledRows {
    fn add(&mut self, batch: ExportedTableRows) -> io::Result<()> {
        if self.tables.last().is_none_or(|table| table.name != batch.table) {
            self.tables.push(SpooledTable { name: batch.table, bytes: 0 });
        }
        for row in &batch.rows {
            self.out.write_all(row.as_bytes())?;
            self.out.write_all(b"\n")?;
            if let Some(table) = self.tables.last_mut() {
                table.bytes += row.len() as u64 + 1;
            }
        }
        Ok(())
    }
}

/// Adds a file with the rows of each table that has any.
pub(crate) async fn write(
    tables: &dyn OrganizationRowReader,
    organization: OrganizationId,
    out: &mut ExportWriter,
) -> Result<(), ExportError> {
    let spooled = SpooledRows { out: BufWriter::new(tempfile::tempfile()?), tables: Vec::new() };
    let spooled = Arc::new(Mutex::new(spooled));
    let sink = {
        let spooled = spooled.clone();
        move |batch| {
            let mut spooled = spooled.lock().unwrap_or_else(PoisonError::into_inner);
            spooled.add(batch).map_err(|error| StorageError::Failed(error.into()))
        }
    };
    tables.read(organization, Box::new(sink)).await?;
    let spooled =
        Arc::into_inner(spooled).ok_or_else(|| io::Error::other("the rows are still being read"))?;
    let SpooledRows { out: rows, tables: spooled } =
        spooled.into_inner().unwrap_or_else(PoisonError::into_inner);
    let mut rows = rows.into_inner().map_err(|error| error.into_error())?;
    rows.seek(SeekFrom::Start(0))?;
    out.begin(LAYOUT.to_owned(), Text)?;
    out.write(tables.layout().as_bytes()).await?;
    let mut piece = vec![0; COPIED_BYTES];
    for SpooledTable { name, mut bytes } in spooled {
        out.begin(path_of(&name), Text)?;
        while bytes > 0 {
            let length = usize::try_from(bytes).unwrap_or(COPIED_BYTES).min(COPIED_BYTES);
            rows.read_exact(&mut piece[..length])?;
            out.write(&piece[..length]).await?;
            bytes -= length as u64;
        }
    }
    Ok(())
}
