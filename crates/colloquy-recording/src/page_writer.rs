use std::fs::File;
use std::os::unix::fs::FileExt;

use crate::error::RecordingError;
use crate::ogg::{self, PageDraft};
use crate::stream::{self, GRANULES_A_FRAME};

/// 0.96 s. With what else is on its way, the codec's delay and the next packet, not yet a second.
pub(crate) const PACKETS_A_PAGE: usize = 48;

/// Puts packets of 20 ms on pages and writes each as soon as the next one begins.
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
    /// The file is empty. Streams of different names have different serials, or almost always.
    pub fn begin(file: File, name: &str, pre_skip: u16) -> Result<Self, RecordingError> {
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

    pub fn add(&mut self, packet: &[u8]) -> Result<(), RecordingError> {
        if self.draft.packets() == PACKETS_A_PAGE || !self.draft.has_room_for(packet) {
            self.flush()?;
        }
        self.draft.add(packet);
        self.packets += 1;
        Ok(())
    }

    /// Writes what was added so far.
    pub fn flush(&mut self) -> Result<(), RecordingError> {
        if self.draft.packets() == 0 { Ok(()) } else { self.write(0, self.granule()) }
    }

    /// Where the packets end that were added so far.
    pub fn granule(&self) -> u64 {
        self.packets * GRANULES_A_FRAME
    }

    /// Ends the stream at this position, which is in its last packet; returns when the file would survive a loss of
    /// power, but for its name. Answers the file and its length.
    pub fn finish(mut self, granule: u64) -> Result<(File, u64), RecordingError> {
        self.write(ogg::LAST, granule)?;
        self.file.sync_data()?;
        Ok((self.file, self.length))
    }

    pub fn sync(&self) -> Result<(), RecordingError> {
        Ok(self.file.sync_data()?)
    }

    #[cfg(test)]
    pub fn replace_file(&mut self, file: File) {
        self.file = file;
    }

    /// In one write: a process that dies leaves whole pages, or a part of one at the end.
    fn write(&mut self, flags: u8, granule: u64) -> Result<(), RecordingError> {
        if self.is_broken {
            return Err(RecordingError::Broken);
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
