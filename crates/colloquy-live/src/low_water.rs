//! Has the kernel wait until several frames have come before it wakes anybody. Of what a frame costs, being woken for it is
//! a large part.

use std::os::fd::OwnedFd;
use std::sync::Arc;

use actix_web::HttpRequest;
use colloquy_app::sessions::FrameBatching;
use nix::sys::socket::{setsockopt, sockopt};

use crate::wire::FRAME_BYTES;

nix::setsockopt_impl!(ReceiveLowWater, libc::SOL_SOCKET, libc::SO_RCVLOWAT, i32, sockopt::SetStruct<i32>);

#[derive(Clone, Copy)]
struct ReceiveLowWater;

/// Where the socket is not known, or cannot wait, frames come one by one.
pub fn waiting(request: &HttpRequest) -> FrameBatching {
    of(request.conn_data::<Arc<OwnedFd>>().cloned())
}

fn of(socket: Option<Arc<OwnedFd>>) -> FrameBatching {
    Box::new(move |frames| {
        let Some(socket) = &socket else { return };
        // From the first byte of the last one on, so that anything else that comes in between is not kept waiting longer.
        let bytes = frames.saturating_sub(1) * FRAME_BYTES + 1;
        if let Err(error) = setsockopt(socket, ReceiveLowWater, &(bytes as i32)) {
            tracing::debug!(%error, "frames come one by one");
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
    async fn so_many_frames_come_together_and_the_rest_when_nothing_more_is_waited_for() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let mut page = TcpStream::connect(listener.local_addr().expect("an address")).await.expect("a way");
        let (stream, _) = listener.accept().await.expect("a connection");
        let wait = of(Some(Arc::new(stream.as_fd().try_clone_to_owned().expect("a socket"))));
        let comes = async || timeout(Duration::from_millis(200), stream.readable()).await.is_ok();
        let read = || stream.try_read(&mut [0; 10 * FRAME_BYTES]).ok();
        assert_eq!(read(), None, "a new connection is taken for readable until it was read from");
        wait(4);
        page.write_all(&[0; 3 * FRAME_BYTES]).await.expect("three frames");
        assert!(!comes().await, "three wake nobody");
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
