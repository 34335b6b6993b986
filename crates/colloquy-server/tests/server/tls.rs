//! The server's own TLS, with a self-signed certificate.

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures::{SinkExt, StreamExt};
use rcgen::{CertifiedKey, generate_simple_self_signed};
use reqwest::tls::Certificate;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_tungstenite::tungstenite::Message;

use crate::harness::{Database, Home, Server, client};
use crate::interview::invitee;

/// Files with a certificate for this machine and its key.
struct Files {
    folder: TempDir,
    certificate: String,
}

impl Files {
    fn new() -> Files {
        let made = generate_simple_self_signed(["127.0.0.1".to_owned(), "localhost".to_owned()]);
        let CertifiedKey { cert, signing_key } = made.expect("a certificate");
        let folder = tempfile::tempdir().expect("a folder");
        let write =
            |name, text: &str| std::fs::write(folder.path().join(name), text).expect("the file is written");
        write("cert.pem", &cert.pem());
        write("key.pem", &signing_key.serialize_pem());
        Files { certificate: cert.pem(), folder }
    }

    fn path(&self, name: &str) -> String {
        self.folder.path().join(name).to_str().expect("a path in Unicode").to_owned()
    }

    async fn serve(&self) -> Server {
        let (certificate, key) = (self.path("cert.pem"), self.path("key.pem"));
        let settings = [("COLLOQUY_TLS_CERT", &*certificate), ("COLLOQUY_TLS_KEY", &*key)];
        let mut server = Server::start(Database::sqlite(), &settings).await;
        let trusted = Certificate::from_pem(self.certificate.as_bytes()).expect("a certificate");
        let client = reqwest::Client::builder().no_proxy().tls_certs_only([trusted]);
        server.client = client.build().expect("a client");
        server
    }

    /// Connects as a client that prefers HTTP/2.
    async fn connect(&self, server: &Server) -> TlsStream<TcpStream> {
        let mut roots = RootCertStore::empty();
        let certificate = CertificateDer::from_pem_slice(self.certificate.as_bytes()).expect("a certificate");
        roots.add(certificate).expect("a certificate that can be trusted");
        let mut config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
        config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
        let address = server.url.strip_prefix("https://").expect("an encrypted address");
        let socket = TcpStream::connect(address).await.expect("the server listens");
        let name = ServerName::try_from("127.0.0.1").expect("a name");
        TlsConnector::from(Arc::new(config)).connect(name, socket).await.expect("the TLS handshake succeeds")
    }
}

#[tokio::test]
async fn the_service_responds_only_over_tls() {
    let files = Files::new();
    let server = files.serve().await;
    let body = json!({ "prompt": "Ask about their first week at work." });
    let created = server.call("POST", "/v1/interviews", Some(body)).await.ok();
    let invitation = &created[0]["invitations"][0];
    let address = invitation["url"].as_str().expect("an address");
    assert!(address.starts_with(&format!("{}/i/", server.url)), "{address}");
    let page = server.client.get(address).send().await.expect("a page");
    assert_eq!((page.status().as_u16(), page.version()), (200, reqwest::Version::HTTP_11));
    let stranger = client().get(address).send().await;
    assert!(stranger.is_err(), "a client must not trust a self-signed certificate");
    let required = page.headers().get("strict-transport-security").map(|value| value.to_str().expect("text"));
    assert_eq!(required, Some("max-age=31536000"), "the server must send HSTS");
    let plain = client().get(address.replacen("https", "http", 1)).send().await;
    assert!(plain.is_err(), "the server must not respond without TLS");
}

#[tokio::test]
async fn an_interview_runs_over_tls() {
    let files = Files::new();
    let server = files.serve().await;
    let created =
        server.call("POST", "/v1/interviews", Some(json!({ "prompt": "Ask about their day." }))).await;
    let slug = created.ok()[0]["invitations"][0]["slug"].as_str().expect("a slug").to_owned();
    let consent = server.request("POST", &format!("/i/{slug}/consent")).header("origin", &server.url);
    assert_eq!(consent.body(r#"{"version":"1"}"#).send().await.expect("a response").status(), 204);
    let stream = files.connect(&server).await;
    assert_eq!(stream.get_ref().1.alpn_protocol(), Some(&b"http/1.1"[..]), "WebSockets require HTTP/1.1");
    let request = invitee::request(&server, &slug);
    let (mut socket, _) = tokio_tungstenite::client_async(request, stream).await.expect("a WebSocket");
    let hello = json!({ "type": "hello", "microphone": false, "next": null });
    socket.send(Message::text(hello.to_string())).await.expect("the message is sent");
    let Some(Ok(Message::Text(first))) = socket.next().await else { panic!("no message from the server") };
    let first: Value = serde_json::from_str(&first).expect("JSON");
    assert_eq!((&first["type"], &first["next"]), (&json!("ready"), &json!(0)));
}

#[tokio::test]
async fn idle_connections_do_not_delay_a_stop() {
    let files = Files::new();
    let server = files.serve().await;
    let page = server.request("GET", "/healthz").send().await.expect("a response");
    page.text().await.expect("the whole body");
    let asked = Instant::now();
    server.signal("TERM");
    server.wait_for_exit().await;
    assert!(asked.elapsed() < Duration::from_secs(10), "it took {:?}", asked.elapsed());
}

#[test]
fn unusable_files_are_reported_with_the_name_of_their_setting() {
    let (files, others) = (Files::new(), Files::new());
    let startup_error = |certificate: &str, key: &str| {
        let settings = [("COLLOQUY_TLS_CERT", certificate), ("COLLOQUY_TLS_KEY", key)];
        let output = Home::new(Database::sqlite(), &settings).command(&["serve"]);
        assert!(!output.status.success());
        String::from_utf8(output.stderr).expect("a text")
    };
    let (certificate, key) = (files.path("cert.pem"), files.path("key.pem"));
    for (certificate, key, name) in [
        ("/nowhere.pem", &*key, "COLLOQUY_TLS_CERT: /nowhere.pem"),
        (&*key, &*key, "there is no certificate in it"),
        (&*certificate, "/nowhere.pem", "COLLOQUY_TLS_KEY: /nowhere.pem"),
        (&*certificate, &*certificate, "COLLOQUY_TLS_KEY:"),
        (&*certificate, &*others.path("key.pem"), "COLLOQUY_TLS_KEY: it does not fit the certificate"),
    ] {
        let startup_error = startup_error(certificate, key);
        assert!(startup_error.contains(name), "{startup_error}");
    }
}
