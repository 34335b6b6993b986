use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use super::*;

/// Starts a server that sends this response to every request, and returns its address.
async fn server(response: &'static str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    let address = format!("http://{}/", listener.local_addr().expect("it has an address"));
    tokio::spawn(async move {
        while let Ok((mut connection, _)) = listener.accept().await {
            let mut request = Vec::new();
            while !request.ends_with(b"\r\n\r\n") {
                request.push(connection.read_u8().await.expect("a request is whole"));
            }
            connection.write_all(response.as_bytes()).await.expect("it is read");
        }
    });
    address
}

async fn get(address: &str) -> Result<Response, reqwest::Error> {
    let builder = client_builder(Duration::from_secs(5)).expect("TLS can be set up");
    builder.build().expect("a client").get(address).send().await
}

#[tokio::test]
async fn follows_no_redirects() {
    let address = server("HTTP/1.1 302 X\r\nLocation: /\r\nContent-Length: 0\r\n\r\n").await;
    assert_eq!(get(&address).await.expect("a response").status(), 302);
}

#[tokio::test]
async fn a_body_is_read_up_to_its_limit() {
    let address = server("HTTP/1.1 200 X\r\nConnection: close\r\n\r\n0123456789").await;
    for (at_most, expected) in [(10, Some(b"0123456789".to_vec())), (9, None)] {
        let mut response = get(&address).await.expect("a response");
        assert_eq!(read_body(&mut response, at_most).await.expect("a body"), expected);
    }
}

#[tokio::test]
async fn a_description_has_the_cause_and_no_address() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    let address = listener.local_addr().expect("it has an address");
    drop(listener);
    let error = get(&format!("http://user:secret@{address}/")).await.expect_err("nobody listens");
    let description = describe(error);
    assert!(description.contains("refused"), "{description}");
    assert!(!description.contains("secret"), "{description}");
}

#[test]
fn the_address_of_a_server_has_neither_account_nor_query() {
    for text in ["http://localhost:11434/v1", "https://api.example.org", "http://[::1]/"] {
        assert!(server_address(text).is_some(), "{text}");
    }
    for text in
        ["", "localhost", "ftp://x", "http://", "http://u:p@x", "http://u@x", "http://x/?a", "http://x/#a"]
    {
        assert_eq!(server_address(text), None, "{text}");
    }
}

#[test]
fn a_key_is_masked_and_has_visible_characters_only() {
    let value = bearer("key-1").expect("a key");
    assert_eq!((value.as_bytes(), format!("{value:?}").as_str()), (&b"Bearer key-1"[..], "Sensitive"));
    for key in ["", "a b", "a\nb", "schlüssel"] {
        assert_eq!(bearer(key), None, "{key:?}");
    }
}
