//! A socket that drops clients that keep it waiting.

use std::io;
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

use super::HttpConnectionState;

/// How long a client may keep the service waiting.
#[derive(Clone, Copy, Debug)]
pub struct SlowClientLimits {
    /// The time for the rest of a request's head, once its first byte has arrived.
    pub head: Duration,
    /// The time in which a client must read at least `progress` bytes of a response.
    pub write: Duration,
    pub progress: usize,
    /// The time for which a client may still send after the last response.
    pub linger: Duration,
    /// The most bytes that are read after the last response.
    pub discard: usize,
}

/// How much is read and discarded at a time.
const DISCARD_BYTES: usize = 4 * 1_024;

pub struct TimeLimitedSocket<S> {
    stream: S,
    connection: Rc<HttpConnectionState>,
    limits: SlowClientLimits,
    head_timer: Option<Pin<Box<Sleep>>>,
    write_timer: Option<Pin<Box<Sleep>>>,
    /// How many bytes the client has read since the write timer was started.
    progress: usize,
    linger_timer: Option<Pin<Box<Sleep>>>,
    discarded: usize,
}

impl<S: AsyncRead + AsyncWrite + Unpin> TimeLimitedSocket<S> {
    pub fn new(stream: S, connection: Rc<HttpConnectionState>, limits: SlowClientLimits) -> Self {
        TimeLimitedSocket {
            stream,
            connection,
            limits,
            head_timer: None,
            write_timer: None,
            progress: 0,
            linger_timer: None,
            discarded: 0,
        }
    }

    pub fn stream(&self) -> &S {
        &self.stream
    }

    pub fn connection(&self) -> &Rc<HttpConnectionState> {
        &self.connection
    }

    fn has_read(&mut self, bytes: usize) {
        if self.connection.is_handling.get() {
            return;
        }
        if !self.connection.has_partial_head.replace(true) {
            self.head_timer = None;
        }
        if self.connection.is_last.get() {
            self.discarded += bytes;
        }
    }

    /// Fails if a head does not arrive in time. The framework limits only the first head of a connection.
    fn wait_for_head(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        if self.connection.is_handling.get() || !self.connection.has_partial_head.get() {
            self.head_timer = None;
            return Poll::Pending;
        }
        let limit = self.limits.head;
        let timer = self.head_timer.get_or_insert_with(|| Box::pin(sleep(limit)));
        ready!(timer.as_mut().poll(context));
        Poll::Ready(Err(late("the request's head did not arrive in time")))
    }

    fn has_written(&mut self, bytes: usize) {
        self.progress += bytes;
        // A client that is still receiving a response is not late with its next request.
        self.head_timer = None;
    }

    fn wait_for_reader<T>(&mut self, context: &mut Context<'_>) -> Poll<io::Result<T>> {
        loop {
            if self.write_timer.is_none() {
                self.progress = 0;
            }
            let limit = self.limits.write;
            let timer = self.write_timer.get_or_insert_with(|| Box::pin(sleep(limit)));
            ready!(timer.as_mut().poll(context));
            if self.progress < self.limits.progress {
                return Poll::Ready(Err(late("the client did not read the response in time")));
            }
            timer.as_mut().reset(Instant::now() + limit);
            self.progress = 0;
        }
    }

    /// Shuts down the sending side, then reads what still arrives for a moment. If the socket closed at once, the
    /// kernel would reset the connection, and the client might lose the end of the last response.
    fn poll_end(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        if self.linger_timer.is_none() {
            match Pin::new(&mut self.stream).poll_shutdown(context) {
                Poll::Ready(done) => done?,
                Poll::Pending => return self.wait_for_reader(context),
            }
        }
        let limit = self.limits.linger;
        let timer = self.linger_timer.get_or_insert_with(|| Box::pin(sleep(limit)));
        let mut space = [0; DISCARD_BYTES];
        while timer.as_mut().poll(context).is_pending() {
            let mut discarded = ReadBuf::new(&mut space);
            ready!(Pin::new(&mut self.stream).poll_read(context, &mut discarded))?;
            self.discarded += discarded.filled().len();
            if discarded.filled().is_empty() || self.discarded > self.limits.discard {
                break;
            }
        }
        Poll::Ready(Err(io::Error::new(io::ErrorKind::ConnectionAborted, "the connection is over")))
    }
}

fn late(message: &'static str) -> io::Error {
    io::Error::new(io::ErrorKind::TimedOut, message)
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncRead for TimeLimitedSocket<S> {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let socket = self.get_mut();
        if socket.connection.is_over.get() {
            return Poll::Pending;
        }
        if socket.discarded > socket.limits.discard {
            // Reports the end of the stream, so that the framework closes the connection.
            return Poll::Ready(Ok(()));
        }
        let before = buffer.filled().len();
        match Pin::new(&mut socket.stream).poll_read(context, buffer) {
            Poll::Ready(read) => {
                if buffer.filled().len() > before {
                    socket.has_read(buffer.filled().len() - before);
                }
                Poll::Ready(read)
            }
            Poll::Pending => socket.wait_for_head(context),
        }
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for TimeLimitedSocket<S> {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let socket = self.get_mut();
        match Pin::new(&mut socket.stream).poll_write(context, bytes) {
            Poll::Ready(written) => {
                socket.has_written(*written.as_ref().unwrap_or(&0));
                Poll::Ready(written)
            }
            Poll::Pending => socket.wait_for_reader(context),
        }
    }

    /// Flushes, and then ends the connection if its last response was sent. The framework flushes only after it has
    /// written all it has.
    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let socket = self.get_mut();
        match Pin::new(&mut socket.stream).poll_flush(context) {
            Poll::Ready(Ok(())) => {
                socket.write_timer = None;
                match socket.connection.is_over.get() {
                    true => socket.poll_end(context),
                    false => Poll::Ready(Ok(())),
                }
            }
            Poll::Ready(Err(error)) => Poll::Ready(Err(error)),
            Poll::Pending => socket.wait_for_reader(context),
        }
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let socket = self.get_mut();
        match Pin::new(&mut socket.stream).poll_shutdown(context) {
            Poll::Ready(done) => Poll::Ready(done),
            Poll::Pending => socket.wait_for_reader(context),
        }
    }
}
