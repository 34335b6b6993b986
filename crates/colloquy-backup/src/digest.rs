use std::io::{self, Read};

use sha2::{Digest, Sha256};

/// The SHA-256 of all entries so far.
#[derive(Default)]
pub struct EntriesDigest {
    pub entries: u64,
    hash: Sha256,
}

impl EntriesDigest {
    /// Begins an entry. Its length is hashed before its content, so that no content can pass for another entry's name.
    pub fn begin(&mut self, path: &str, length: u64) {
        self.entries += 1;
        self.hash.update((path.len() as u64).to_be_bytes());
        self.hash.update(path.as_bytes());
        self.hash.update(length.to_be_bytes());
    }

    pub fn add(&mut self, content: &[u8]) {
        self.hash.update(content);
    }

    pub fn hex(&self) -> String {
        self.hash.clone().finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// Hashes what is read.
pub struct HashingReader<'d, R> {
    pub content: R,
    pub digest: &'d mut EntriesDigest,
}

impl<R: Read> Read for HashingReader<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.content.read(buffer)?;
        self.digest.add(&buffer[..length]);
        Ok(length)
    }
}
