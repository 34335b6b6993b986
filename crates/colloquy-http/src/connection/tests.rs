use std::io::ErrorKind;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};
use tokio::time::Instant;

use super::*;

const LIMITS: SlowClientLimits = SlowClientLimits {
    head: Duration::from_secs(30),
    write: Duration::from_secs(30),
    progress: 16,
    linger: Duration::from_secs(2),
    discard: 1_024,
};

/// Returns a client and the guarded side of its connection, which buffers 64 bytes that the client has not read.
fn connection() -> (DuplexStream, TimeLimitedSocket<DuplexStream>) {
    let (client, server) = duplex(64);
    let connection = HttpConnectionState::new(OpenConnections::within(1_024));
    (client, TimeLimitedSocket::new(server, connection, LIMITS))
}

#[tokio::test(start_paused = true)]
async fn closes_when_a_head_does_not_arrive_in_time() {
    let (mut client, mut socket) = connection();
    let started = Instant::now();
    client.write_all(b"GET / HT").await.expect("it is written");
    let mut read = Vec::new();
    let error = socket.read_to_end(&mut read).await.expect_err("it is late");
    assert_eq!((error.kind(), &read[..]), (ErrorKind::TimedOut, &b"GET / HT"[..]));
    assert!(started.elapsed() < LIMITS.head * 2);
}

#[tokio::test(start_paused = true)]
async fn leaves_an_idle_connection_and_a_request_in_progress_open() {
    let (mut client, mut socket) = connection();
    let mut byte = [0];
    let limit = LIMITS.head * 10;
    assert!(tokio::time::timeout(limit, socket.read(&mut byte)).await.is_err());
    client.write_all(b"G").await.expect("it is written");
    socket.read_exact(&mut byte).await.expect("it is read");
    socket.connection().is_handling.set(true);
    assert!(tokio::time::timeout(limit, socket.read(&mut byte)).await.is_err());
}

#[tokio::test(start_paused = true)]
async fn closes_when_a_client_reads_too_slowly() {
    for read_each_time in [0, LIMITS.progress - 1] {
        let (mut client, mut socket) = connection();
        let reading = tokio::spawn(async move {
            loop {
                tokio::time::sleep(LIMITS.write).await;
                let mut space = vec![0; read_each_time];
                if client.read_exact(&mut space).await.is_err() {
                    return;
                }
                if read_each_time == 0 {
                    std::future::pending::<()>().await;
                }
            }
        });
        let error = socket.write_all(&[0; 4_096]).await.expect_err("it is late");
        assert_eq!(error.kind(), ErrorKind::TimedOut);
        reading.abort();
    }
}

#[tokio::test(start_paused = true)]
async fn sends_everything_to_a_client_that_reads_steadily() {
    let (mut client, mut socket) = connection();
    let reading = tokio::spawn(async move {
        let (mut total, mut space) = (0, [0; 32]);
        while total < 1_024 {
            tokio::time::sleep(LIMITS.write / 4).await;
            total += client.read(&mut space).await.expect("it is read");
        }
        total
    });
    socket.write_all(&[0; 1_024]).await.expect("it is written");
    socket.flush().await.expect("it is flushed");
    assert_eq!(reading.await.expect("it ended"), 1_024);
}

#[tokio::test(start_paused = true)]
async fn closes_after_the_last_response_without_reading_further_requests() {
    let (mut client, mut socket) = connection();
    socket.write_all(b"the last response").await.expect("it is written");
    client.write_all(b"GET / HTTP/1.1\r\n\r\n").await.expect("it is written");
    socket.connection().is_over.set(true);
    let error = socket.flush().await.expect_err("it is over");
    assert_eq!(error.kind(), ErrorKind::ConnectionAborted);
    drop(socket);
    let mut read = String::new();
    client.read_to_string(&mut read).await.expect("it is read");
    assert_eq!(read, "the last response");
}

#[test]
fn idle_connections_make_room_when_half_of_the_capacity_is_used() {
    let connections = OpenConnections::within(RESERVED_DESCRIPTORS + 64 * DESCRIPTORS_EACH);
    assert_eq!(connections.capacity(), 64);
    let mut open: Vec<_> = (0..33).map(|_| HttpConnectionState::new(connections.clone())).collect();
    assert!(connections.are_crowded());
    open.pop();
    assert!(!connections.are_crowded());
}
