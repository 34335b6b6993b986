//! Seeks in a long stream by a binary search over the granule positions of its pages.

use std::io::{self, Read, Seek, SeekFrom};

use crate::ogg::{MAGIC, OggPage};
use crate::stream::StreamPages;

/// The search ends at this many bytes, which are a few pages and are read one by one.
const SEARCH_END_BYTES: u64 = 12 * 1024;
/// How many bytes are searched at once for the start of a page.
const SEARCH_WINDOW_BYTES: u64 = 4 * 1024;

impl<R: Read + Seek> StreamPages<R> {
    /// Seeks to the page with this packet, or to one shortly before it. The headers must have been read.
    pub fn seek(&mut self, packet: u64) -> io::Result<()> {
        // A page starts at `near`, and it is never after the page in question.
        let mut near = self.offset;
        let mut far = self.source.seek(SeekFrom::End(0))?;
        while far.saturating_sub(near) > SEARCH_END_BYTES {
            let middle = near + (far - near) / 2;
            match self.page_after(middle, far)? {
                Some((from, page)) if page.first_after() <= packet => {
                    near = from + page.length();
                    self.sequence = page.sequence() + 1;
                }
                _ => far = middle,
            }
        }
        self.offset = near;
        self.source.seek(SeekFrom::Start(near))?;
        Ok(())
    }

    /// Returns the first whole page that starts between the two offsets, and its offset.
    fn page_after(&mut self, from: u64, to: u64) -> io::Result<Option<(u64, OggPage)>> {
        let mut window = Vec::new();
        let mut at = from;
        while at < to {
            window.clear();
            self.source.seek(SeekFrom::Start(at))?;
            self.source.by_ref().take(SEARCH_WINDOW_BYTES).read_to_end(&mut window)?;
            for begin in 0..window.len() {
                if !window[begin..].starts_with(MAGIC) {
                    continue;
                }
                let begin = at + begin as u64;
                self.source.seek(SeekFrom::Start(begin))?;
                // Sound may look like the start of a page by chance.
                let page = OggPage::read(&mut self.source)?;
                if let Some(page) = page.filter(|page| Some(page.serial()) == self.serial) {
                    return Ok(Some((begin, page)));
                }
            }
            at += SEARCH_WINDOW_BYTES - (MAGIC.len() as u64 - 1);
        }
        Ok(None)
    }
}

#[cfg(test)]
mod tests;
