//! Pages of an Ogg stream (RFC 3533) in which no packet spans two pages.

use std::io::{self, Read};

pub(crate) const MAGIC: &[u8; 5] = b"OggS\0";
const HEADER: usize = 27;
const FLAGS_AT: usize = 5;
const CHECKSUM: std::ops::Range<usize> = 22..26;
/// The most segments that a page can have, and also the length of every segment except a packet's last.
const MAX_SEGMENTS: usize = 255;

const CONTINUED: u8 = 1;
pub(crate) const FIRST: u8 = 2;
pub(crate) const LAST: u8 = 4;

/// Returns how many segments a packet needs.
pub(crate) fn segments(packet: &[u8]) -> usize {
    packet.len() / MAX_SEGMENTS + 1
}

/// A page being filled.
#[derive(Debug, Default)]
pub(crate) struct PageDraft {
    lacing: Vec<u8>,
    body: Vec<u8>,
    packets: usize,
}

impl PageDraft {
    pub fn packets(&self) -> usize {
        self.packets
    }

    pub fn has_room_for(&self, packet: &[u8]) -> bool {
        self.lacing.len() + segments(packet) <= MAX_SEGMENTS
    }

    pub fn add(&mut self, packet: &[u8]) {
        self.lacing.extend(std::iter::repeat_n(u8::MAX, packet.len() / MAX_SEGMENTS));
        self.lacing.push((packet.len() % MAX_SEGMENTS) as u8);
        self.body.extend_from_slice(packet);
        self.packets += 1;
    }

    /// Returns the page's bytes and empties the draft.
    pub fn take(&mut self, flags: u8, granule: u64, serial: u32, sequence: u32) -> Vec<u8> {
        let mut page = Vec::with_capacity(HEADER + self.lacing.len() + self.body.len());
        page.extend_from_slice(MAGIC);
        page.push(flags);
        page.extend_from_slice(&granule.to_le_bytes());
        page.extend_from_slice(&serial.to_le_bytes());
        page.extend_from_slice(&sequence.to_le_bytes());
        page.extend_from_slice(&[0; 4]);
        page.push(self.lacing.len() as u8);
        page.append(&mut self.lacing);
        page.append(&mut self.body);
        self.packets = 0;
        seal(&mut page);
        page
    }
}

fn seal(page: &mut [u8]) {
    page[CHECKSUM].fill(0);
    let sum = checksum(page);
    page[CHECKSUM].copy_from_slice(&sum.to_le_bytes());
}

/// A whole page whose checksum is right.
#[derive(Debug)]
pub(crate) struct OggPage(Vec<u8>);

impl OggPage {
    /// Reads the next page. Returns `None` if no page follows, or only a part of one.
    pub fn read(source: &mut impl Read) -> io::Result<Option<Self>> {
        let mut page = Vec::new();
        if !take(source, &mut page, HEADER)? || !page.starts_with(MAGIC) {
            return Ok(None);
        }
        let segments = usize::from(page[HEADER - 1]);
        if !take(source, &mut page, segments)? {
            return Ok(None);
        }
        let body = page[HEADER..].iter().map(|length| usize::from(*length)).sum();
        if !take(source, &mut page, body)? {
            return Ok(None);
        }
        let claimed = number(&page, CHECKSUM.start);
        seal(&mut page);
        Ok((number(&page, CHECKSUM.start) == claimed).then_some(OggPage(page)))
    }

    pub fn length(&self) -> u64 {
        self.0.len() as u64
    }

    pub fn granule(&self) -> u64 {
        u64::from(number(&self.0, 6)) | u64::from(number(&self.0, 10)) << 32
    }

    pub fn serial(&self) -> u32 {
        number(&self.0, 14)
    }

    pub fn sequence(&self) -> u32 {
        number(&self.0, 18)
    }

    /// Returns the page's packets, or `None` if one of them begins or ends on another page.
    pub fn packets(&self) -> Option<Vec<&[u8]>> {
        let (lacing, mut body) = self.0[HEADER..].split_at(usize::from(self.0[HEADER - 1]));
        if self.0[FLAGS_AT] & CONTINUED != 0 || lacing.last() == Some(&u8::MAX) {
            return None;
        }
        let mut packets = Vec::new();
        for lengths in lacing.split_inclusive(|length| *length < u8::MAX) {
            let length = lengths.iter().map(|length| usize::from(*length)).sum();
            let (packet, rest) = body.split_at(length);
            packets.push(packet);
            body = rest;
        }
        Some(packets)
    }

    /// Marks the page as the last of its stream.
    pub fn into_last(mut self) -> Vec<u8> {
        self.0[FLAGS_AT] |= LAST;
        seal(&mut self.0);
        self.0
    }
}

/// Appends `length` bytes. Returns `false` if the source has fewer.
fn take(source: &mut impl Read, page: &mut Vec<u8>, length: usize) -> io::Result<bool> {
    Ok(source.by_ref().take(length as u64).read_to_end(page)? == length)
}

fn number(page: &[u8], at: usize) -> u32 {
    u32::from_le_bytes([page[at], page[at + 1], page[at + 2], page[at + 3]])
}

/// Computes Ogg's CRC-32. It is neither reflected nor inverted, so the usual crates do not have it.
pub(crate) fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0, |sum, byte| (sum << 8) ^ TABLE[usize::from((sum >> 24) as u8 ^ byte)])
}

static TABLE: [u32; 256] = {
    let mut table = [0; 256];
    let mut index = 0;
    while index < 256 {
        let mut sum = (index as u32) << 24;
        let mut bit = 0;
        while bit < 8 {
            sum = (sum << 1) ^ if sum >> 31 == 1 { 0x04c1_1db7 } else { 0 };
            bit += 1;
        }
        table[index] = sum;
        index += 1;
    }
    table
};

#[cfg(test)]
mod tests;
