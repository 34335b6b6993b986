//! Makes the kernel collect several frames before it wakes a connection (`SO_RCVLOWAT`). The wakeup is a large part of
//! the cost of a frame.

use std::os::fd::OwnedFd;
use std::sync::Arc;

use actix_web::HttpRequest;
use colloquy_app::sessions::FrameBatchSizeSetter;
use nix::sys::socket::{setsockopt, sockopt};

use crate::wire::FRAME_BYTES;

nix::setsockopt_impl!(ReceiveLowWater, libc::SOL_SOCKET, libc::SO_RCVLOWAT, i32, sockopt::SetStruct<i32>);

#[derive(Clone, Copy)]
struct ReceiveLowWater;

/// Returns a function that sets how many frames the kernel collects. If the socket is unknown or does not support it,
/// frames arrive one by one.
pub fn frame_batching(request: &HttpRequest) -> FrameBatchSizeSetter {
    of(request.conn_data::<Arc<OwnedFd>>().cloned())
}

fn of(socket: Option<Arc<OwnedFd>>) -> FrameBatchSizeSetter {
    Box::new(move |frames| {
        let Some(socket) = &socket else { return };
        // Wakes at the first byte of the last frame, so that other messages in between do not wait longer.
        let bytes = frames.saturating_sub(1) * FRAME_BYTES + 1;
        if let Err(error) = setsockopt(socket, ReceiveLowWater, &(bytes as i32)) {
            tracing::debug!(%error, "the receive threshold could not be set; frames arrive one by one");
        }
    })
}

#[cfg(test)]
mod tests {
    use std::os::fd::AsFd;
    use std::time::Duration;

    use tokio::io::AsyncWriteExt;
    use tokio::net::{TcpListener, TcpStream};
    use tokio::time::timeout;

    use super::*;

    #[tokio::test]
    async fn wakes_for_the_requested_number_of_frames() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let mut page = TcpStream::connect(listener.local_addr().expect("an address")).await.expect("a way");
        let (stream, _) = listener.accept().await.expect("a connection");
        let wait = of(Some(Arc::new(stream.as_fd().try_clone_to_owned().expect("a socket"))));
        let comes = async || timeout(Duration::from_millis(200), stream.readable()).await.is_ok();
        let read = || stream.try_read(&mut [0; 10 * FRAME_BYTES]).ok();
        assert_eq!(read(), None, "a new connection counts as readable until the first read");
        wait(4);
        page.write_all(&[0; 3 * FRAME_BYTES]).await.expect("three frames");
        assert!(!comes().await, "three frames cause no wakeup");
        page.write_all(&[0; FRAME_BYTES]).await.expect("one more");
        assert!(comes().await);
        assert_eq!((read(), read()), (Some(4 * FRAME_BYTES), None));
        page.write_all(&[0; FRAME_BYTES]).await.expect("one more");
        assert!(!comes().await);
        wait(1);
        assert!(comes().await, "one is enough now");
        assert_eq!(read(), Some(FRAME_BYTES));
    }
}
