//! What our Opus streams are, and reading one.

use std::fs::File;
use std::io::{BufReader, Read};
use std::path::Path;
use std::time::Duration;
use std::vec;

use crate::error::RecordingError;
use crate::ogg::Page;

/// Samples a second of what is recorded and of what is read back. Speech needs no more, and at one rate for both
/// sides the codec stays in its speech mode, in which packets of different messages can follow each other.
pub const RATE: u32 = 16_000;
/// Samples of a packet, at `RATE`: 20 ms.
pub(crate) const FRAME: usize = 320;
/// By how many samples at `RATE` the codec is late.
pub(crate) const DELAY: usize = 104;
/// Granule positions count at 48 kHz, whatever the rate.
pub(crate) const GRANULES_A_SAMPLE: u64 = 3;
pub(crate) const GRANULES_A_FRAME: u64 = FRAME as u64 * GRANULES_A_SAMPLE;
pub(crate) const PRE_SKIP: u64 = DELAY as u64 * GRANULES_A_SAMPLE;

const GRANULES_A_SECOND: u64 = RATE as u64 * GRANULES_A_SAMPLE;
const VENDOR: &[u8] = b"colloquy";

pub(crate) fn head() -> Vec<u8> {
    let mut head = b"OpusHead\x01\x01".to_vec();
    head.extend_from_slice(&(PRE_SKIP as u16).to_le_bytes());
    head.extend_from_slice(&RATE.to_le_bytes());
    // No gain, and one channel without a mapping.
    head.extend_from_slice(&[0, 0, 0]);
    head
}

pub(crate) fn tags() -> Vec<u8> {
    let mut tags = b"OpusTags".to_vec();
    tags.extend_from_slice(&(VENDOR.len() as u32).to_le_bytes());
    tags.extend_from_slice(VENDOR);
    // No comments: a file that is handed on tells nothing but what is said in it.
    tags.extend_from_slice(&[0; 4]);
    tags
}

/// How long a stream plays whose last page is at this granule position.
pub(crate) fn duration(granule: u64) -> Duration {
    let heard = granule.saturating_sub(PRE_SKIP);
    Duration::from_nanos(heard * 1_000_000_000 / GRANULES_A_SECOND)
}

/// The pages of one of our streams, up to the first that is missing or not whole.
#[derive(Debug)]
pub(crate) struct Pages<R> {
    source: R,
    serial: Option<u32>,
    sequence: u32,
    has_ended: bool,
}

impl<R: Read> Pages<R> {
    pub fn new(source: R) -> Self {
        Pages { source, serial: None, sequence: 0, has_ended: false }
    }

    pub fn next(&mut self) -> Result<Option<Page>, RecordingError> {
        if self.has_ended {
            return Ok(None);
        }
        let page = Page::read(&mut self.source)?;
        if page.is_some() && self.sequence == 0 && !page.as_ref().is_some_and(begins_ours) {
            return Err(RecordingError::Foreign);
        }
        // What comes after a lost page would be heard too early.
        let page = page.filter(|page| {
            page.sequence() == self.sequence && page.serial() == *self.serial.get_or_insert(page.serial())
        });
        self.sequence += 1;
        self.has_ended = page.is_none();
        Ok(page)
    }
}

fn begins_ours(page: &Page) -> bool {
    page.packets().as_deref() == Some(&[head().as_slice()][..])
}

/// What there is of a stream.
#[derive(Debug)]
pub(crate) struct Extent {
    /// In bytes, to the end of the last whole page.
    pub length: u64,
    /// The last whole page and where it begins, if it has sound.
    pub last: Option<(u64, Page)>,
}

impl Extent {
    pub fn of(source: impl Read) -> Result<Self, RecordingError> {
        let mut pages = Pages::new(BufReader::new(source));
        let mut extent = Extent { length: 0, last: None };
        while let Some(page) = pages.next()? {
            let from = extent.length;
            extent.length += page.length();
            if page.sequence() > 1 {
                extent.last = Some((from, page));
            }
        }
        Ok(extent)
    }

    pub fn granule(&self) -> u64 {
        self.last.as_ref().map_or(PRE_SKIP, |(_, page)| page.granule())
    }
}

/// The packets of a file, as far as its pages are whole.
#[derive(Debug)]
pub(crate) struct Packets {
    pages: Pages<BufReader<File>>,
    of_page: vec::IntoIter<Vec<u8>>,
}

impl Packets {
    pub fn open(path: &Path) -> Result<Self, RecordingError> {
        let mut pages = Pages::new(BufReader::new(File::open(path)?));
        if pages.next()?.is_none() || pages.next()?.is_none() {
            return Err(RecordingError::Foreign);
        }
        Ok(Packets { pages, of_page: Vec::new().into_iter() })
    }

    pub fn next(&mut self) -> Result<Option<Vec<u8>>, RecordingError> {
        loop {
            if let Some(packet) = self.of_page.next() {
                return Ok(Some(packet));
            }
            let Some(page) = self.pages.next()? else { return Ok(None) };
            let packets = page.packets().ok_or(RecordingError::Foreign)?;
            self.of_page = packets.into_iter().map(<[u8]>::to_vec).collect::<Vec<_>>().into_iter();
        }
    }
}
