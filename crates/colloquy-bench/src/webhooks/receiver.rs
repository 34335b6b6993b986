//! A receiver on its own thread, which accepts everything, sooner or later.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::stub::request_length;

const ANSWER: &[u8] = b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n";

const REACHED_AT_MOST: Duration = Duration::from_secs(30);

#[derive(Default)]
struct Seen {
    first: Option<Instant>,
    last: Option<Instant>,
    /// Counted since the same moment as `first`.
    count: u64,
    now: usize,
    most: usize,
}

/// The pause before a response.
#[derive(Clone)]
struct Pause {
    time: Duration,
    hangs: watch::Receiver<bool>,
}

pub struct BenchmarkWebhookReceiver {
    address: SocketAddr,
    seen: Arc<Mutex<Seen>>,
    hangs: watch::Sender<bool>,
}

impl BenchmarkWebhookReceiver {
    pub fn start(answers_after: Duration) -> Result<Self> {
        let listener = std::net::TcpListener::bind("127.0.0.1:0")?;
        listener.set_nonblocking(true)?;
        let (address, seen) = (listener.local_addr()?, Arc::<Mutex<Seen>>::default());
        let shared = seen.clone();
        let (hangs, hanging) = watch::channel(false);
        let pause = Pause { time: answers_after, hangs: hanging };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        std::thread::Builder::new().name("receiver".to_owned()).spawn(move || {
            runtime.block_on(async {
                let Ok(listener) = TcpListener::from_std(listener) else { return };
                while let Ok((stream, _)) = listener.accept().await {
                    tokio::spawn(serve(stream, shared.clone(), pause.clone()));
                }
            });
        })?;
        Ok(BenchmarkWebhookReceiver { address, seen, hangs })
    }

    /// Sets whether requests, including those in progress, get no response.
    pub fn hang(&self, hangs: bool) {
        self.hangs.send_replace(hangs);
    }

    pub fn url(&self) -> String {
        format!("http://{}/hook", self.address)
    }

    /// Returns the times of the first and the last request since the last `forget`.
    pub fn first_and_last(&self) -> Option<(Instant, Instant)> {
        let seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.first.zip(seen.last)
    }

    /// Returns the number of requests since then.
    pub fn count(&self) -> u64 {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).count
    }

    pub fn forget(&self) {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        (seen.first, seen.last, seen.count) = (None, None, 0);
    }

    pub fn most_at_once(&self) -> usize {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).most
    }

    /// Waits until there are this many concurrent requests.
    pub async fn until_has(&self, count: usize) -> Result<()> {
        let began = Instant::now();
        while self.seen.lock().unwrap_or_else(PoisonError::into_inner).now < count {
            if began.elapsed() > REACHED_AT_MOST {
                bail!("the receiver never got {count} concurrent requests");
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        Ok(())
    }

    /// Waits for the first request since the last `forget` and returns its time.
    pub async fn until_reached(&self) -> Result<Instant> {
        let began = Instant::now();
        loop {
            match self.first_and_last() {
                Some((first, _)) => return Ok(first),
                None if began.elapsed() > REACHED_AT_MOST => bail!("the receiver got no request"),
                None => tokio::time::sleep(Duration::from_millis(1)).await,
            }
        }
    }
}

/// Serves requests until the connection ends.
async fn serve(mut stream: TcpStream, seen: Arc<Mutex<Seen>>, mut pause: Pause) -> Option<()> {
    stream.set_nodelay(true).ok()?;
    let (mut received, mut buffer) = (Vec::new(), vec![0; 16 * 1_024]);
    loop {
        let read = stream.read(&mut buffer).await.ok().filter(|read| *read > 0)?;
        received.extend_from_slice(&buffer[..read]);
        let Some(length) = request_length(&received).filter(|length| received.len() >= *length) else {
            continue;
        };
        received.drain(..length);
        {
            let mut seen = seen.lock().unwrap_or_else(PoisonError::into_inner);
            let now = Instant::now();
            seen.first.get_or_insert(now);
            seen.last = Some(now);
            seen.count += 1;
            seen.now += 1;
            seen.most = seen.most.max(seen.now);
        }
        if !pause.time.is_zero() {
            tokio::time::sleep(pause.time).await;
        }
        pause.hangs.wait_for(|hangs| !hangs).await.ok()?;
        seen.lock().unwrap_or_else(PoisonError::into_inner).now -= 1;
        stream.write_all(ANSWER).await.ok()?;
    }
}
