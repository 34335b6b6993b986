//! Acting in a visitor's name from a page of another site, or from a page that was loaded without TLS.

use reqwest::RequestBuilder;
use serde_json::json;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Error;

use crate::harness::{Database, Server, free_port};
use crate::interview::{created, invitee};
use crate::mcp;
use crate::share::{link, page};

/// Starts a server whose bind address differs from its public URL.
pub async fn behind_a_proxy(settings: &[(&str, &str)]) -> Server {
    let address = format!("127.0.0.1:{}", free_port());
    let bind = [("COLLOQUY_BIND", address.as_str())];
    let mut server = Server::start(Database::sqlite(), &[&bind, settings].concat()).await;
    server.url = format!("http://{address}");
    server
}

/// A page of an origin. `host` is the host that its browser sends to the service.
struct Page<'a> {
    server: &'a Server,
    origin: &'a str,
    host: &'a str,
}

impl Page<'_> {
    async fn status(&self, request: RequestBuilder) -> u16 {
        let request = request.header("origin", self.origin).header("host", self.host);
        request.send().await.expect("a response").status().as_u16()
    }

    async fn consents(&self) -> u16 {
        let made = created(self.server, json!({})).await;
        let path = format!("/i/{}/consent", made["slug"].as_str().expect("a slug"));
        self.status(self.server.request("POST", &path).body(r#"{"version":"1"}"#)).await
    }

    async fn connects(&self) -> u16 {
        let made = created(self.server, json!({})).await;
        let mut request = invitee::request(self.server, made["slug"].as_str().expect("a slug"));
        for (name, value) in [("origin", self.origin), ("host", self.host)] {
            request.headers_mut().insert(name, value.parse().expect("a header"));
        }
        match connect_async(request).await {
            Ok((_, response)) => response.status().as_u16(),
            Err(Error::Http(response)) => response.status().as_u16(),
            Err(other) => panic!("{other}"),
        }
    }

    async fn sends_a_form(&self) -> u16 {
        let link = link(self.server, json!({ "enabled": true })).await;
        let request = self.server.request("POST", &page(&link)).body("name=Ada");
        self.status(request.header("content-type", "application/x-www-form-urlencoded")).await
    }

    async fn calls_tools(&self) -> u16 {
        let ping = mcp::message("ping", &json!({})).to_string();
        self.status(mcp::post(self.server, &ping)).await
    }

    async fn check_own(&self) {
        let done = (self.consents().await, self.connects().await, self.sends_a_form().await);
        assert!([(204, 101, 303), (204, 101, 200)].contains(&done), "{}: {done:?}", self.origin);
    }

    async fn check_foreign(&self) {
        let done = [self.consents().await, self.connects().await, self.sends_a_form().await];
        assert_eq!(done, [403; 3], "{} at {}", self.origin, self.host);
        assert_eq!(self.calls_tools().await, 403, "{} at {}", self.origin, self.host);
    }
}

fn address(server: &Server) -> String {
    server.url.trim_start_matches("http://").to_owned()
}

#[tokio::test]
async fn behind_a_tls_terminating_proxy_pages_without_tls_are_foreign() {
    let server = behind_a_proxy(&[("COLLOQUY_PUBLIC_URL", "https://colloquy.example")]).await;
    let behind = address(&server);
    // A proxy may forward the requested host or send its own name for the service.
    for host in ["colloquy.example", "colloquy.example:443", behind.as_str()] {
        let page = |origin| Page { server: &server, origin, host };
        for own in ["https://colloquy.example", "https://colloquy.example:443", "HTTPS://Colloquy.Example"] {
            page(own).check_own().await;
            assert_ne!(page(own).calls_tools().await, 403, "{own}");
        }
        let plain = format!("http://{behind}");
        for foreign in [
            "http://colloquy.example",
            "https://colloquy.example:8443",
            "https://colloquy.example.evil.example",
            "https://evil.example",
            "https://evil@colloquy.example",
            "null",
            &plain,
        ] {
            page(foreign).check_foreign().await;
        }
    }
    let page = Page { server: &server, origin: "https://other.example", host: "other.example" };
    page.check_own().await;
    assert_eq!(page.calls_tools().await, 403, "DNS rebinding must not give access to the tools");
}

#[tokio::test]
async fn without_a_public_url_the_connection_determines_the_scheme() {
    let server = behind_a_proxy(&[]).await;
    let host = address(&server);
    let (_, port) = host.rsplit_once(':').expect("a port");
    let by_name = format!("localhost:{port}");
    for host in [&host, &by_name] {
        Page { server: &server, origin: &format!("http://{host}"), host }.check_own().await;
        for foreign in [format!("https://{host}"), "http://127.0.0.1".into(), "null".into()] {
            Page { server: &server, origin: &foreign, host }.check_foreign().await;
        }
    }
}

/// Programs other than browsers may submit the form without `Origin`. Consent always comes from a page, which sends it.
#[tokio::test]
async fn consent_requires_an_origin_but_a_form_does_not() {
    let server = Server::sqlite().await;
    let made = created(&server, json!({})).await;
    let path = format!("/i/{}/consent", made["slug"].as_str().expect("a slug"));
    let consent = server.request("POST", &path).body(r#"{"version":"1"}"#).send().await;
    assert_eq!(consent.expect("a response").status(), 403);
    let link = link(&server, json!({ "enabled": true })).await;
    let form = server.request("POST", &page(&link)).body("name=Ada");
    let form = form.header("content-type", "application/x-www-form-urlencoded").send().await;
    assert_eq!(form.expect("a response").status(), 200, "the form leads to a page");
}
