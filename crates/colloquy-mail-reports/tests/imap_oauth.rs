//! Signs in to a real IMAP server with access tokens of a real OAuth server.

use colloquy_domain::ports::{MailboxError, ReportMailbox};
use colloquy_mail_reports::{ImapMailbox, ImapOAuth, TokenUrl};
use colloquy_testkit::{StubResponse, StubServer, TestIdentityProvider, TestImapServer};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

const BOUNCE: &str = include_str!("samples/postfix.eml");

async fn provider() -> TestIdentityProvider {
    let options = json!({ "mailboxes": true, "authentication": "client_secret_post" });
    let mut provider = TestIdentityProvider::start(options).await;
    provider.register("http://127.0.0.1:1/callback").await;
    provider
}

/// A client that requests tokens from a server without a person.
fn client(server: &str) -> ImapOAuth {
    ImapOAuth {
        token_url: TokenUrl::parse(&format!("{server}/token")).expect("an address"),
        client_id: TestIdentityProvider::CLIENT_ID.to_owned(),
        client_secret: Some(TestIdentityProvider::CLIENT_SECRET.to_owned()),
        refresh_token: None,
        scope: Some("imap".to_owned()),
    }
}

fn mailbox(url: &str, oauth: ImapOAuth) -> ImapMailbox {
    let mailbox = ImapMailbox::new(url.parse().expect("a URL")).expect("a mailbox");
    mailbox.with_oauth(oauth).expect("a client")
}

async fn mails(mailbox: &ImapMailbox) -> Result<usize, MailboxError> {
    Ok(mailbox.unread().await?.len())
}

async fn requests(provider: &mut TestIdentityProvider) -> Value {
    provider.order(json!({ "order": "counts" })).await["tokens"].clone()
}

#[tokio::test]
async fn a_client_gets_a_token_by_itself_and_keeps_it() {
    let mut provider = provider().await;
    let mut server = TestImapServer::with_tokens_of(&provider).await;
    server.append(BOUNCE).await;
    let mailbox = mailbox(&server.url_without_password(), client(&provider.issuer));
    let unread = mailbox.unread().await.expect("a readable mailbox");
    assert_eq!(unread[0].reports.len(), 2);
    mailbox.mark_read(&[unread[0].position]).await.expect("a writable mailbox");
    assert_eq!(mails(&mailbox).await, Ok(0));
    assert_eq!(requests(&mut provider).await, 1);
}

#[tokio::test]
async fn a_token_that_the_mail_server_rejects_is_replaced_at_the_next_call() {
    let mut provider = provider().await;
    let mut server = TestImapServer::with_tokens_of(&provider).await;
    server.append(BOUNCE).await;
    let mailbox = mailbox(&server.url_without_password(), client(&provider.issuer));
    assert_eq!(mails(&mailbox).await, Ok(1));
    provider.order(json!({ "order": "end access" })).await;
    let error = mails(&mailbox).await.expect_err("the token has ended");
    assert!(error.0.contains("rejects the user or the access token"), "{error}");
    assert_eq!(mails(&mailbox).await, Ok(1));
    assert_eq!(requests(&mut provider).await, 2);
}

#[tokio::test]
async fn a_refresh_token_is_used_and_the_one_that_replaces_it_afterwards() {
    let mut provider = provider().await;
    let mut server = TestImapServer::with_tokens_of(&provider).await;
    server.append(BOUNCE).await;
    let granted = provider.order(json!({ "order": "grant mailbox" })).await;
    let refresh_token = granted["token"].as_str().map(str::to_owned);
    assert!(refresh_token.is_some(), "{granted}");
    let oauth = ImapOAuth { refresh_token, scope: None, ..client(&provider.issuer) };
    let mailbox = mailbox(&server.url_without_password(), oauth);
    for _ in 0..3 {
        assert_eq!(mails(&mailbox).await, Ok(1));
        // The provider accepts each refresh token once.
        provider.order(json!({ "order": "end access" })).await;
        mails(&mailbox).await.expect_err("the token has ended");
    }
    assert_eq!(requests(&mut provider).await, 3);
}

#[tokio::test]
async fn what_the_oauth_server_refuses_is_reported_in_its_words() {
    let provider = provider().await;
    let server = TestImapServer::with_tokens_of(&provider).await;
    let check = async |oauth: ImapOAuth, expected: &str| {
        let error = mails(&mailbox(&server.url_without_password(), oauth)).await.expect_err("no token");
        assert_eq!(error.0, format!("127.0.0.1 gives no access token: {expected}"));
    };
    let client = client(&provider.issuer);
    let wrong = ImapOAuth { client_secret: Some("hunter2".to_owned()), ..client.clone() };
    check(wrong, "invalid_client: client authentication failed").await;
    let unknown = ImapOAuth { refresh_token: Some("hunter3".to_owned()), ..client.clone() };
    check(unknown, "invalid_grant: grant request is invalid").await;
}

/// Starts an OAuth server with this answer to each request.
async fn answering(status: u16, body: &'static str) -> StubServer {
    let respond = move |_| StubResponse { status, content_type: "application/json", body: body.into() };
    StubServer::start(respond).await
}

#[tokio::test]
async fn secrets_that_a_server_repeats_are_hidden() {
    let oauth = |server: &str| ImapOAuth {
        client_secret: Some("hunter2".to_owned()),
        refresh_token: Some("hunter3".to_owned()),
        ..client(server)
    };
    let url = mail_server_that_repeats_tokens().await;
    let refusing = r#"{ "error": "invalid_grant", "error_description": "hunter2 with hunter3" }"#;
    let refusing = answering(400, refusing).await;
    let error = mails(&mailbox(&url, oauth(&refusing.url()))).await.expect_err("no token");
    assert_eq!(error.0, "127.0.0.1 gives no access token: invalid_grant: … with …");
    let granting = answering(200, r#"{ "access_token": "hunter4", "expires_in": 3600 }"#).await;
    let error = mails(&mailbox(&url, oauth(&granting.url()))).await.expect_err("a refusal");
    assert!(error.0.contains("access token") && error.0.contains("bad token …"), "{error}");
    for (status, body, expected) in [
        (200, "{}", "the response has no access token"),
        (200, r#"{ "access_token": "a\r\nb" }"#, "the response has no access token"),
        (502, "<html>", "status 502 Bad Gateway"),
    ] {
        let broken = answering(status, body).await;
        let error = mails(&mailbox(&url, oauth(&broken.url()))).await.expect_err("no token");
        assert_eq!(error.0, format!("127.0.0.1 gives no access token: {expected}"));
    }
}

/// Starts a mail server that rejects tokens as Gmail does: after a description of the error. It returns its URL.
async fn mail_server_that_repeats_tokens() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    tokio::spawn(async move {
        while let Ok((mut connection, _)) = listener.accept().await {
            for text in ["* OK ready\r\n", "+ \r\n", "+ eyJzdGF0dXMiOiI0MDAifQ==\r\n"] {
                let _ = connection.write_all(text.as_bytes()).await;
                let mut line = [0; 1024];
                let read = connection.read(&mut line).await.unwrap_or_default();
                if text.starts_with("+ ey") {
                    assert_eq!(&line[..read], b"\r\n", "the error is acknowledged");
                }
            }
            let _ = connection.write_all(b"A0001 NO bad token hunter4\r\n").await;
        }
    });
    format!("imap://ann@127.0.0.1:{port}")
}
