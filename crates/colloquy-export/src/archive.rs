//! The file format of exports: a ZIP file with a manifest at its end, which has the SHA-256 of every file.

use std::io::{self, Write};
use std::mem;
use std::sync::{Arc, Mutex, PoisonError};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use zip::write::{SimpleFileOptions, StreamWriter};
use zip::{CompressionMethod, ZipWriter};

pub const MANIFEST: &str = "manifest.json";

/// How a file is stored in the archive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportedFileKind {
    Text,
    /// Audio is compressed already.
    Audio,
}

/// A line of the manifest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExportedFile {
    pub path: String,
    pub bytes: u64,
    pub sha256: String,
}

/// Writes an archive, whose bytes are taken out while it grows. Without [`ExportArchive::finish`] it has no directory, so
/// no program takes it for a whole one.
pub struct ExportArchive {
    zip: ZipWriter<StreamWriter<ProducedBytes>>,
    produced: ProducedBytes,
    open: Option<OpenFile>,
    files: Vec<ExportedFile>,
}

struct OpenFile {
    path: String,
    bytes: u64,
    hash: Sha256,
}

/// What was written and not yet taken out. The writer of the archive keeps one of two handles.
#[derive(Clone, Default)]
struct ProducedBytes(Arc<Mutex<Vec<u8>>>);

impl Write for ProducedBytes {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Default for ExportArchive {
    fn default() -> Self {
        let produced = ProducedBytes::default();
        let zip = ZipWriter::new_stream(produced.clone());
        ExportArchive { zip, produced, open: None, files: Vec::new() }
    }
}

impl ExportArchive {
    /// Begins a file, which ends where the next one begins.
    pub fn begin(&mut self, path: String, kind: ExportedFileKind) -> io::Result<()> {
        self.end();
        let method = match kind {
            ExportedFileKind::Text => CompressionMethod::Deflated,
            ExportedFileKind::Audio => CompressionMethod::Stored,
        };
        // The length is not known yet, and a list of lines may exceed 4 GiB.
        let options =
            SimpleFileOptions::default().compression_method(method).large_file(true).unix_permissions(0o600);
        self.zip.start_file(path.as_str(), options)?;
        self.open = Some(OpenFile { path, bytes: 0, hash: Sha256::new() });
        Ok(())
    }

    /// Continues the file that was started last.
    pub fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        let file = self.open.as_mut().ok_or_else(|| io::Error::other("no file was begun"))?;
        file.bytes += bytes.len() as u64;
        file.hash.update(bytes);
        self.zip.write_all(bytes)
    }

    /// Takes out what the archive has grown by.
    pub fn take(&mut self) -> Vec<u8> {
        mem::take(&mut *self.produced.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub fn files(&self) -> usize {
        self.files.len()
    }

    /// Adds the manifest, which describes the export by these values. Returns the end of the archive and the number of
    /// its files.
    pub fn finish(mut self, description: &Value) -> io::Result<(Vec<u8>, usize)> {
        self.end();
        let files = mem::take(&mut self.files);
        self.begin(MANIFEST.to_owned(), ExportedFileKind::Text)?;
        // Line by line: all lines as one value would take several times the memory of the list.
        let description = format!("{description:#}");
        self.write(description.strip_suffix("\n}").unwrap_or_default().as_bytes())?;
        self.write(b",\n  \"files\": [")?;
        for (number, file) in files.iter().enumerate() {
            self.write(if number == 0 { b"\n    " } else { b",\n    " })?;
            self.write(&serde_json::to_vec(file)?)?;
        }
        self.write(b"\n  ]\n}\n")?;
        self.files = files;
        self.end();
        let (produced, files) = (self.produced.clone(), self.files.len());
        self.zip.finish()?;
        let end = mem::take(&mut *produced.0.lock().unwrap_or_else(PoisonError::into_inner));
        Ok((end, files))
    }

    fn end(&mut self) {
        if let Some(OpenFile { path, bytes, hash }) = self.open.take() {
            let sha256 = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
            self.files.push(ExportedFile { path, bytes, sha256 });
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Cursor, Read};

    use serde_json::json;
    use zip::ZipArchive;

    use super::*;

    fn archive(files: &[(&str, ExportedFileKind, &[u8])]) -> Vec<u8> {
        let (mut archive, mut bytes) = (ExportArchive::default(), Vec::new());
        for (path, kind, content) in files {
            archive.begin((*path).to_owned(), *kind).expect("a file begins");
            content.chunks(3).for_each(|part| archive.write(part).expect("a part is written"));
            bytes.extend(archive.take());
        }
        let (end, count) = archive.finish(&json!({ "scope": "person" })).expect("it ends");
        bytes.extend(end);
        assert_eq!(count, files.len() + 1, "the manifest counts too");
        bytes
    }

    fn content(bytes: &[u8], path: &str) -> Vec<u8> {
        let mut zip = ZipArchive::new(Cursor::new(bytes)).expect("a ZIP file");
        let mut content = Vec::new();
        zip.by_name(path).expect("the file").read_to_end(&mut content).expect("its content");
        content
    }

    #[test]
    fn files_come_out_as_they_went_in() {
        let audio = [7; 1_000];
        let files: [(&str, ExportedFileKind, &[u8]); 2] = [
            ("a/invitations.jsonl", ExportedFileKind::Text, b"{\"name\":\"Zo\xc3\xab\"}\n"),
            ("a/audio/1.ogg", ExportedFileKind::Audio, &audio),
        ];
        let bytes = archive(&files);
        for (path, _, expected) in files {
            assert_eq!(content(&bytes, path), expected, "{path}");
        }
    }

    #[test]
    fn the_manifest_has_the_hash_of_every_file() {
        let bytes = archive(&[("one.md", ExportedFileKind::Text, b"abc")]);
        let manifest: Value = serde_json::from_slice(&content(&bytes, MANIFEST)).expect("JSON");
        let expected = json!([{
            "path": "one.md",
            "bytes": 3,
            "sha256": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        }]);
        assert_eq!((&manifest["files"], &manifest["scope"]), (&expected, &json!("person")));
    }

    #[test]
    fn what_was_cut_off_is_no_archive() {
        let bytes = archive(&[("one.md", ExportedFileKind::Text, b"abc")]);
        assert!(ZipArchive::new(Cursor::new(&bytes[..bytes.len() - 1])).is_err());
    }
}
