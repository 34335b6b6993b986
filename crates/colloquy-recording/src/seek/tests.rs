use std::fs::{self, File};
use std::io::Cursor;

use super::*;
use crate::page_writer::PageWriter;

/// A source that counts the bytes read from it.
struct Counted {
    inner: Cursor<Vec<u8>>,
    read: u64,
}

impl Read for Counted {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let length = self.inner.read(into)?;
        self.read += length as u64;
        Ok(length)
    }
}

impl Seek for Counted {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.inner.seek(to)
    }
}

/// Returns a packet that contains its number and looks like the start of a page.
fn packet(number: u64) -> Vec<u8> {
    [MAGIC.as_slice(), &number.to_le_bytes(), &vec![7; 40 + (number % 61) as usize]].concat()
}

fn track(packets: u64) -> Vec<u8> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("track");
    let mut writer = PageWriter::begin(File::create(&path).expect("a file"), "a", 312).expect("a writer");
    for number in 0..packets {
        writer.add(&packet(number)).expect("it is written");
        if number % 997 == 3 {
            writer.flush().expect("it is written");
        }
    }
    writer.finish(packets * 960).expect("it is written");
    fs::read(path).expect("a file")
}

/// Seeks to a packet. Returns the first packet of the page with it, and how many bytes were read.
fn seek_and_read(content: &[u8], number: u64) -> (u64, u64) {
    let mut pages = StreamPages::new(Counted { inner: Cursor::new(content.to_vec()), read: 0 });
    for _ in 0..2 {
        pages.next().expect("it can be read").expect("a header");
    }
    pages.seek(number).expect("it can be read");
    loop {
        let page = pages.next().expect("it can be read").expect("a page");
        if page.first_after() > number {
            let first = page.first_after() - page.packets().expect("whole packets").len() as u64;
            let found = page.packets().expect("whole packets")[(number - first) as usize].to_vec();
            assert_eq!(found, packet(number));
            return (first, pages.source.read);
        }
    }
}

#[test]
fn any_packet_of_a_long_track_is_found_with_little_reading() {
    let hour = 180_000;
    let content = track(hour);
    for number in [0, 1, 47, 48, 3, 4, 100_000, 123_456, hour - 2, hour - 1] {
        let (_, read) = seek_and_read(&content, number);
        assert!(read < 400_000, "{read} of {} bytes read for packet {number}", content.len());
    }
}

#[test]
fn every_packet_of_a_track_is_found() {
    let content = track(2_000);
    for number in (0..2_000).step_by(7) {
        seek_and_read(&content, number);
    }
}

#[test]
fn seeking_beyond_the_end_finds_nothing() {
    let content = track(2_000);
    let mut pages = StreamPages::new(Cursor::new(content));
    for _ in 0..2 {
        pages.next().expect("it can be read").expect("a header");
    }
    pages.seek(u64::MAX).expect("it can be read");
    while let Some(page) = pages.next().expect("it can be read") {
        assert!(page.first_after() <= 2_000);
    }
}
