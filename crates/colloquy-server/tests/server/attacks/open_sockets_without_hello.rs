//! A stranger opens connections to many interviews and never sends `hello`.

use std::time::Duration;

use futures::StreamExt;
use futures::future::join_all;
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;

use crate::harness::{Server, both};
use crate::interview::invitee::{Invitee, request};
use crate::interview::{created, events, invitation};

const INTERVIEWS: usize = 50;
const HANDSHAKES: usize = 500;

const PATIENCE: Duration = Duration::from_secs(120);

async fn consented(server: &Server, count: usize) -> Vec<Value> {
    let emails = (0..count).map(|number| json!({ "email": format!("{number}@example.org") }));
    let invitees: Vec<Value> = emails.collect();
    let body = json!({ "prompt": "Ask about the first week.", "invitees": invitees });
    let rows = server.call("POST", "/v1/interviews", Some(body)).await.ok();
    let rows = rows.as_array().expect("rows").iter();
    let made: Vec<Value> = rows.map(|row| row["invitations"][0].clone()).collect();
    for one in &made {
        Invitee::consent(server, one["slug"].as_str().expect("a slug")).await;
    }
    made
}

#[tokio::test]
async fn handshakes_alone_start_nothing_and_take_nothing_over() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let running = created(&server, json!({})).await;
        let slug = running["slug"].as_str().expect("a slug");
        Invitee::consent(&server, slug).await;
        let made = consented(&server, INTERVIEWS).await;
        let mut invitee = Invitee::connect(&server, slug).await;
        assert_eq!(invitee.until_listening().await, None);
        tokio::select! {
            () = open_silent_sockets(&server, &made, slug) => {}
            replaced = invitee.until("replaced") => panic!("the running page was replaced: {replaced}"),
        }
        assert_eq!(server.home.count("invitations", "status = 'IN_PROGRESS'").await, 1);
        assert_eq!(server.home.count("events", "kind = 'interview.started'").await, 1);
        assert!(!events(&server, &running).await.contains(&"invitation.resumed".to_owned()));
        assert_eq!(invitation(&server, &made[0]).await["status"], "READY");
        invitee.type_text("I am still here.").await;
        while invitee.until("message").await["role"] != "user" {}
        assert_eq!(invitation(&server, &running).await["responsesCount"], 1);
    }
}

/// Opens connections without sending anything, and waits until the service has closed them all.
async fn open_silent_sockets(server: &Server, made: &[Value], running: &str) {
    let slugs = made.iter().map(|one| one["slug"].as_str().expect("a slug")).chain([running]).cycle();
    let sockets = join_all(slugs.take(HANDSHAKES).map(|slug| connect_async(request(server, slug)))).await;
    let sockets: Vec<_> = sockets.into_iter().map(|socket| socket.expect("a connection").0).collect();
    assert_eq!(server.home.count("invitations", "status = 'IN_PROGRESS'").await, 1);
    let closed = join_all(sockets.into_iter().map(|socket| socket.for_each(async |_| {})));
    tokio::time::timeout(PATIENCE, closed).await.expect("the service closes all connections");
}

#[tokio::test]
async fn invalid_first_messages_start_nothing_either() {
    let server = Server::sqlite().await;
    let made = consented(&server, 1).await;
    let slug = made[0]["slug"].as_str().expect("a slug");
    for first in [
        json!({ "type": "text", "text": "Hello." }),
        json!({ "type": "hello", "microphone": "yes", "next": null }),
        json!({ "type": "hello", "microphone": false, "next": -1 }),
        json!("hello"),
    ] {
        let mut invitee = Invitee::connect_with(&server, slug, first).await;
        let closed = tokio::time::timeout(PATIENCE, invitee.is_closed());
        assert_eq!(closed.await, Ok(true));
        assert_eq!(invitation(&server, &made[0]).await["status"], "READY");
    }
}
