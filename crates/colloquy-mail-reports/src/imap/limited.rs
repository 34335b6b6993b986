//! Limits on what an IMAP server can make this process read.

use std::fmt;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// For one call. It has room for the mails of a call and for a long search result.
const MAX_BYTES: usize = 64 * 1024 * 1024;

/// For a line. The result of a search is one.
const MAX_LINE: usize = 4 * 1024 * 1024;

/// For a text whose length the server announces. The library reserves the memory before it reads the text.
const MAX_LITERAL: usize = 2 * 1024 * 1024;

/// The opening parentheses in a line. The library parses nested ones recursively, which may overflow the stack.
const MAX_PARENTHESES: usize = 64;

/// The end of a line that may announce a text has at most this length.
const MAX_TAIL: usize = 32;

/// A stream that fails when the server sends more than the limits.
///
/// The library would buffer up to 512 MiB for each response, and reserves that much as soon as a server announces it.
pub struct LimitedStream<S> {
    inner: S,
    received: usize,
    lines: LineScanner,
}

impl<S> LimitedStream<S> {
    pub fn new(inner: S) -> Self {
        LimitedStream { inner, received: 0, lines: LineScanner::default() }
    }

    pub fn into_inner(self) -> S {
        self.inner
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for LimitedStream<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.inner).poll_read(context, buffer))?;
        let new = &buffer.filled()[before..];
        self.received += new.len();
        if self.received > MAX_BYTES || !self.lines.accepts(new) {
            return Poll::Ready(Err(io::Error::other("the server sends more than is read")));
        }
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for LimitedStream<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.inner).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_shutdown(context)
    }
}

/// The library requires it.
impl<S> fmt::Debug for LimitedStream<S> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("LimitedStream")
    }
}

/// Follows responses as far as needed to know which bytes belong to an announced text, such as `{5}` and five bytes.
///
/// The content of mails must not count as announcements, and an announcement must not hide in what looks like content.
/// Therefore only a response of the form `* 1 FETCH (…{5}` without quotes announces a text that is skipped. That of any
/// other line is checked, and the lines after it are checked as well.
#[derive(Default)]
struct LineScanner {
    /// How much of an announced text is to come.
    skipped: usize,
    length: usize,
    parentheses: usize,
    /// The line continues a response after an announced text.
    continues: bool,
    has_quote: bool,
    begin: Vec<u8>,
    tail: Vec<u8>,
}

impl LineScanner {
    fn accepts(&mut self, mut bytes: &[u8]) -> bool {
        while !bytes.is_empty() {
            let content = self.skipped.min(bytes.len());
            self.skipped -= content;
            bytes = &bytes[content..];
            let end = bytes.iter().position(|byte| *byte == b'\n').map(|position| position + 1);
            let (line, rest) = bytes.split_at(end.unwrap_or(bytes.len()));
            bytes = rest;
            self.extend(line);
            if self.length > MAX_LINE
                || self.parentheses > MAX_PARENTHESES
                || end.is_some() && !self.end_line()
            {
                return false;
            }
        }
        true
    }

    fn extend(&mut self, piece: &[u8]) {
        self.length += piece.len();
        self.parentheses += piece.iter().filter(|byte| **byte == b'(').count();
        self.has_quote |= piece.contains(&b'"');
        let missing = MAX_TAIL.saturating_sub(self.begin.len());
        self.begin.extend_from_slice(&piece[..piece.len().min(missing)]);
        self.tail.extend_from_slice(&piece[piece.len().saturating_sub(MAX_TAIL)..]);
        let excess = self.tail.len().saturating_sub(MAX_TAIL);
        self.tail.drain(..excess);
    }

    /// Returns `false` if the line announces too much.
    fn end_line(&mut self) -> bool {
        let announced = announced(&self.tail);
        let is_fetch = (self.continues || is_fetch(&self.begin)) && !self.has_quote;
        self.continues = is_fetch && announced.is_some();
        self.skipped = announced.filter(|_| is_fetch).unwrap_or(0);
        self.has_quote = false;
        self.length = 0;
        self.parentheses = 0;
        self.begin.clear();
        self.tail.clear();
        announced.is_none_or(|length| length <= MAX_LITERAL)
    }
}

/// Returns the length in a line end such as `{5}`, and the largest number if it is too long to be parsed.
fn announced(tail: &[u8]) -> Option<usize> {
    let text = tail.strip_suffix(b"}\r\n")?;
    let digits = text.iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
    let (before, digits) = text.split_at(text.len() - digits);
    if digits.is_empty() || !(before.is_empty() || before.ends_with(b"{")) {
        return None;
    }
    Some(std::str::from_utf8(digits).ok()?.parse().unwrap_or(usize::MAX))
}

/// Returns whether a line begins such as `* 12 FETCH (`.
fn is_fetch(begin: &[u8]) -> bool {
    let rest = begin.strip_prefix(b"* ").unwrap_or_default();
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let word = rest[digits..].get(..8).unwrap_or_default();
    digits > 0 && word.eq_ignore_ascii_case(b" FETCH (")
}

#[cfg(test)]
mod tests;
