//! The format of this service's Opus streams, and their readers.

use std::fs::File;
use std::io::{BufReader, Read};
use std::path::Path;
use std::time::Duration;
use std::vec;

use crate::error::RecordingFileError;
use crate::ogg::OggPage;

/// The sample rate of recordings. Speech needs no more. One rate for both sides keeps the codec in one mode, in which
/// packets of different messages can follow each other.
pub const RATE: u32 = 16_000;
/// The samples of a packet at `RATE`, which last 20 ms.
pub(crate) const FRAME: usize = 320;
/// The codec's delay, in samples at `RATE`.
pub(crate) const DELAY: usize = 40;
/// Granule positions always count samples at 48 kHz.
pub(crate) const GRANULES_A_SAMPLE: u64 = 3;
pub(crate) const GRANULES_A_FRAME: u64 = FRAME as u64 * GRANULES_A_SAMPLE;
/// The granules that are decoded but not heard at the start of a recording, unless it was cut from another one.
pub(crate) const PRE_SKIP: u64 = DELAY as u64 * GRANULES_A_SAMPLE;

const GRANULES_A_SECOND: u64 = RATE as u64 * GRANULES_A_SAMPLE;
const VENDOR: &[u8] = b"colloquy";

pub(crate) fn head(pre_skip: u16) -> Vec<u8> {
    let mut head = b"OpusHead\x01\x01".to_vec();
    head.extend_from_slice(&pre_skip.to_le_bytes());
    head.extend_from_slice(&RATE.to_le_bytes());
    // No gain, and a single channel without a mapping table.
    head.extend_from_slice(&[0, 0, 0]);
    head
}

pub(crate) fn tags() -> Vec<u8> {
    let mut tags = b"OpusTags".to_vec();
    tags.extend_from_slice(&(VENDOR.len() as u32).to_le_bytes());
    tags.extend_from_slice(VENDOR);
    // No comments: a file that is passed on must reveal nothing except its sound.
    tags.extend_from_slice(&[0; 4]);
    tags
}

pub(crate) fn duration(granules: u64) -> Duration {
    Duration::from_nanos(granules * 1_000_000_000 / GRANULES_A_SECOND)
}

/// Converts a duration to granules, rounded to the nearest sample.
pub(crate) fn granules(duration: Duration) -> u64 {
    let samples = (duration.as_nanos() * u128::from(RATE) + 500_000_000) / 1_000_000_000;
    u64::try_from(samples).unwrap_or(u64::MAX).saturating_mul(GRANULES_A_SAMPLE)
}

/// The pages of a stream of this service, up to the first one that is missing or incomplete.
#[derive(Debug)]
pub(crate) struct StreamPages<R> {
    pub(crate) source: R,
    pub(crate) serial: Option<u32>,
    /// The sequence number of the next page, and its offset.
    pub(crate) sequence: u32,
    pub(crate) offset: u64,
    pre_skip: u64,
    has_ended: bool,
}

impl<R: Read> StreamPages<R> {
    pub fn new(source: R) -> Self {
        StreamPages { source, serial: None, sequence: 0, offset: 0, pre_skip: PRE_SKIP, has_ended: false }
    }

    pub fn next(&mut self) -> Result<Option<OggPage>, RecordingFileError> {
        if self.has_ended {
            return Ok(None);
        }
        let page = OggPage::read(&mut self.source)?;
        if let Some(page) = &page
            && self.sequence == 0
        {
            self.pre_skip = pre_skip(page).ok_or(RecordingFileError::Foreign)?;
        }
        // Sound after a lost page would be played too early.
        let page = page.filter(|page| {
            page.sequence() == self.sequence && page.serial() == *self.serial.get_or_insert(page.serial())
        });
        self.sequence += 1;
        self.offset += page.as_ref().map_or(0, OggPage::length);
        self.has_ended = page.is_none();
        Ok(page)
    }
}

/// Returns the pre-skip of a stream that begins with this page, if it is a stream of this service.
fn pre_skip(page: &OggPage) -> Option<u64> {
    let packets = page.packets()?;
    let pre_skip = packets.first()?.get(10..12)?;
    let pre_skip = u16::from_le_bytes([pre_skip[0], pre_skip[1]]);
    let is_ours = packets == [head(pre_skip)] && u64::from(pre_skip) >= PRE_SKIP;
    is_ours.then_some(pre_skip.into())
}

impl OggPage {
    /// Returns the number of the first packet after this page.
    pub(crate) fn first_after(&self) -> u64 {
        self.granule().div_ceil(GRANULES_A_FRAME)
    }
}

/// The part of a stream that consists of whole pages.
#[derive(Debug)]
pub(crate) struct StreamExtent {
    /// The length in bytes, up to the end of the last whole page.
    pub length: u64,
    /// The last whole page with sound, and its offset.
    pub last: Option<(u64, OggPage)>,
    pub pre_skip: u64,
}

impl StreamExtent {
    pub fn of(source: impl Read) -> Result<Self, RecordingFileError> {
        let mut pages = StreamPages::new(BufReader::new(source));
        let mut extent = StreamExtent { length: 0, last: None, pre_skip: PRE_SKIP };
        while let Some(page) = pages.next()? {
            let from = extent.length;
            extent.length += page.length();
            if page.sequence() > 1 {
                extent.last = Some((from, page));
            }
        }
        extent.pre_skip = pages.pre_skip;
        Ok(extent)
    }

    /// Returns the granule position at which the stream ends.
    pub fn granule(&self) -> u64 {
        self.last.as_ref().map_or(self.pre_skip, |(_, page)| page.granule())
    }

    /// Returns how many granules are heard.
    pub fn granules(&self) -> u64 {
        self.granule().saturating_sub(self.pre_skip)
    }
}

/// The packets of a file, up to its first incomplete page.
#[derive(Debug)]
pub(crate) struct StreamPackets {
    pages: StreamPages<BufReader<File>>,
    of_page: vec::IntoIter<Vec<u8>>,
    /// The number of the next packet, and the granule position at which its page ends.
    number: u64,
    end: u64,
}

impl StreamPackets {
    pub fn open(path: &Path) -> Result<Self, RecordingFileError> {
        StreamPackets::of(File::open(path)?)
    }

    pub fn of(file: File) -> Result<Self, RecordingFileError> {
        let mut pages = StreamPages::new(BufReader::new(file));
        if pages.next()?.is_none() || pages.next()?.is_none() {
            return Err(RecordingFileError::Foreign);
        }
        Ok(StreamPackets { pages, of_page: Vec::new().into_iter(), number: 0, end: 0 })
    }

    pub fn pre_skip(&self) -> u64 {
        self.pages.pre_skip
    }

    /// Returns the granule position at which the packets read so far end. The last one may end before its frame does.
    pub fn position(&self) -> u64 {
        self.end.min(self.number.saturating_mul(GRANULES_A_FRAME))
    }

    /// Seeks to the packet of this number, which may not exist, without reading those before it.
    pub fn seek(&mut self, number: u64) -> Result<(), RecordingFileError> {
        self.pages.seek(number)?;
        self.of_page = Vec::new().into_iter();
        while self.number + (self.of_page.len() as u64) <= number && self.next_page()? {}
        while self.number < number && self.of_page.next().is_some() {
            self.number += 1;
        }
        Ok(())
    }

    pub fn next(&mut self) -> Result<Option<Vec<u8>>, RecordingFileError> {
        loop {
            if let Some(packet) = self.of_page.next() {
                self.number += 1;
                return Ok(Some(packet));
            }
            if !self.next_page()? {
                return Ok(None);
            }
        }
    }

    /// Reads the next page. Returns `false` if there is none.
    fn next_page(&mut self) -> Result<bool, RecordingFileError> {
        let Some(page) = self.pages.next()? else { return Ok(false) };
        let packets = page.packets().ok_or(RecordingFileError::Foreign)?;
        self.end = page.granule();
        self.number = page.first_after().saturating_sub(packets.len() as u64);
        self.of_page = packets.into_iter().map(<[u8]>::to_vec).collect::<Vec<_>>().into_iter();
        Ok(true)
    }
}
