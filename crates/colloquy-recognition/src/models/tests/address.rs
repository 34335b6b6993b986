use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::task::{spawn, yield_now};

use super::*;

/// Responds to each request according to its path.
struct Server {
    address: String,
    asked: Arc<AtomicUsize>,
    /// Each response waits for a permit.
    permits: Arc<Semaphore>,
}

async fn server(answer: fn(&str) -> Vec<u8>) -> Server {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    let address = format!("http://{}/mirror/", listener.local_addr().expect("it has an address"));
    let (asked, permits) = (Arc::new(AtomicUsize::new(0)), Arc::new(Semaphore::new(0)));
    let (count, gate) = (Arc::clone(&asked), Arc::clone(&permits));
    spawn(async move {
        while let Ok((connection, _)) = listener.accept().await {
            spawn(serve(connection, answer, Arc::clone(&count), Arc::clone(&gate)));
        }
    });
    Server { address, asked, permits }
}

async fn serve(
    mut connection: TcpStream,
    answer: fn(&str) -> Vec<u8>,
    asked: Arc<AtomicUsize>,
    gate: Arc<Semaphore>,
) {
    let mut request = Vec::new();
    while !request.ends_with(b"\r\n\r\n") {
        let byte = connection.read_u8().await.expect("a request is whole");
        request.push(byte);
    }
    let request = String::from_utf8(request).expect("a request is text");
    asked.fetch_add(1, Ordering::SeqCst);
    gate.acquire().await.expect("the gate is there").forget();
    let path = request.split(' ').nth(1).expect("a request has a path");
    // A client that gave up has closed the connection.
    let _ = connection.write_all(&answer(path)).await;
}

fn whole(bytes: &[u8]) -> Vec<u8> {
    let head = format!("HTTP/1.1 200 OK\r\nContent-Length: {}\r\nConnection: close\r\n\r\n", bytes.len());
    [head.as_bytes(), bytes].concat()
}

fn small(path: &str) -> Vec<u8> {
    match path {
        "/mirror/small/net" => whole(NET),
        "/mirror/small/words" => whole(WORDS),
        _ => b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".to_vec(),
    }
}

#[tokio::test]
async fn a_model_comes_from_an_address() {
    let ((_folder, models), server) = (empty(), server(small).await);
    server.permits.add_permits(2);
    let reports = fetch(&models, &ModelSource::Address(server.address)).await.expect("it is fetched");
    assert!(reports.contains(&FetchProgress::Received { file: &SMALL.files[1], bytes: 5 }), "{reports:?}");
    assert_eq!(conditions(&models.verify(&SMALL)), [ModelFileCondition::Verified; 2]);
}

async fn check_fails(answer: fn(&str) -> Vec<u8>, reason: &str) {
    let ((_folder, models), server) = (empty(), server(answer).await);
    server.permits.add_permits(2);
    let error =
        fetch(&models, &ModelSource::Address(server.address)).await.expect_err("it is of no use").to_string();
    assert!(error.contains("small/net") && error.contains(reason), "{error}");
    assert_eq!(left(&models), Vec::<String>::new(), "nothing is left of it");
}

#[tokio::test]
async fn reports_a_file_that_the_address_does_not_have() {
    check_fails(|_| small("elsewhere"), "404 Not Found").await;
}

#[tokio::test]
async fn a_download_that_breaks_off_leaves_nothing() {
    check_fails(|_| b"HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nab".to_vec(), "could not fetch").await;
    check_fails(|_| b"HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nab".to_vec(), "it ends after 2 of 3").await;
}

#[tokio::test]
async fn stops_a_download_that_does_not_end() {
    check_fails(|_| whole(&[b'a'; 100_000]), "it is longer than 3 bytes").await;
}

#[tokio::test]
async fn reports_an_invalid_address() {
    let (_folder, models) = empty();
    let error =
        fetch(&models, &ModelSource::Address("models.example".to_owned())).await.expect_err("no scheme");
    assert!(
        error.to_string().starts_with("could not fetch models.example: it is not a valid address"),
        "{error}"
    );
}

#[tokio::test]
async fn a_password_in_the_address_is_not_shown() {
    let (_folder, models) = empty();
    let source = ModelSource::Address("http://me:secret@127.0.0.1:1".to_owned());
    let error = fetch(&models, &source).await.expect_err("nothing listens there").to_string();
    assert!(error.contains("127.0.0.1") && !error.contains("secret"), "{error}");
}

#[tokio::test]
async fn a_second_fetch_waits_and_fetches_nothing_again() {
    let ((_folder, models), server) = (empty(), server(small).await);
    // Like another process, it shares nothing with the first but the folder.
    let other = ModelFolder::new(models.folder());
    let source = ModelSource::Address(server.address.clone());
    let both = async {
        let (first, second) = tokio::join!(fetch(&models, &source), fetch(&other, &source));
        first.expect("it is fetched");
        assert_eq!(there(&second.expect("it is there")), ["net", "words"]);
    };
    let opened = async {
        while server.asked.load(Ordering::SeqCst) == 0 {
            yield_now().await;
        }
        assert!(ModelFolder::new(models.folder()).is_being_fetched(&SMALL));
        server.permits.add_permits(4);
    };
    tokio::join!(both, opened);
    assert_eq!(server.asked.load(Ordering::SeqCst), 2, "each file is asked for once");
}

#[tokio::test]
async fn a_fetch_that_is_dropped_leaves_nothing_and_releases_the_lock() {
    let ((_folder, models), server) = (empty(), server(small).await);
    let (ours, source) = (models.clone(), ModelSource::Address(server.address.clone()));
    let task = spawn(async move { fetch(&ours, &source).await.map(drop) });
    while server.asked.load(Ordering::SeqCst) == 0 {
        yield_now().await;
    }
    task.abort();
    assert!(task.await.expect_err("it was ended").is_cancelled());
    assert_eq!(left(&models), Vec::<String>::new());
    assert!(!models.is_being_fetched(&SMALL));
}
