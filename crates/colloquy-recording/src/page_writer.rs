use std::fs::File;
use std::os::unix::fs::FileExt;

use crate::error::RecordingFileError;
use crate::ogg::{self, PageDraft};
use crate::stream::{self, GRANULES_A_FRAME};

/// A page has 0.96 s of sound. With the codec's delay and the next packet, less than a second is not yet written.
pub(crate) const PACKETS_A_PAGE: usize = 48;

/// Puts packets of 20 ms on pages, and writes each page when the next one begins.
#[derive(Debug)]
pub(crate) struct PageWriter {
    file: File,
    length: u64,
    serial: u32,
    sequence: u32,
    packets: u64,
    draft: PageDraft,
    is_broken: bool,
}

impl PageWriter {
    /// Begins a stream in an empty file. The serial is a checksum of the name, so two streams almost never share one.
    pub fn begin(file: File, name: &str, pre_skip: u16) -> Result<Self, RecordingFileError> {
        let serial = ogg::checksum(name.as_bytes());
        let draft = PageDraft::default();
        let mut writer =
            PageWriter { file, length: 0, serial, sequence: 0, packets: 0, draft, is_broken: false };
        writer.draft.add(&stream::head(pre_skip));
        writer.write(ogg::FIRST, 0)?;
        writer.draft.add(&stream::tags());
        writer.write(0, 0)?;
        Ok(writer)
    }

    pub fn add(&mut self, packet: &[u8]) -> Result<(), RecordingFileError> {
        if self.draft.packets() == PACKETS_A_PAGE || !self.draft.has_room_for(packet) {
            self.flush()?;
        }
        self.draft.add(packet);
        self.packets += 1;
        Ok(())
    }

    /// Writes the packets that were added so far.
    pub fn flush(&mut self) -> Result<(), RecordingFileError> {
        if self.draft.packets() == 0 { Ok(()) } else { self.write(0, self.granule()) }
    }

    /// Returns the granule position at which the packets added so far end.
    pub fn granule(&self) -> u64 {
        self.packets * GRANULES_A_FRAME
    }

    /// Ends the stream at this position, which must be in its last packet. Waits until the content of the file, though
    /// not its name, would survive a loss of power. Returns the file and its length.
    pub fn finish(mut self, granule: u64) -> Result<(File, u64), RecordingFileError> {
        self.write(ogg::LAST, granule)?;
        self.file.sync_data()?;
        Ok((self.file, self.length))
    }

    pub fn sync(&self) -> Result<(), RecordingFileError> {
        Ok(self.file.sync_data()?)
    }

    #[cfg(test)]
    pub fn replace_file(&mut self, file: File) {
        self.file = file;
    }

    /// Writes the page in one call, so that a crash leaves whole pages and at most one partial page at the end.
    fn write(&mut self, flags: u8, granule: u64) -> Result<(), RecordingFileError> {
        if self.is_broken {
            return Err(RecordingFileError::Broken);
        }
        let page = self.draft.take(flags, granule, self.serial, self.sequence);
        if let Err(error) = self.file.write_all_at(&page, self.length) {
            self.is_broken = true;
            return Err(error.into());
        }
        self.length += page.len() as u64;
        self.sequence += 1;
        Ok(())
    }
}
