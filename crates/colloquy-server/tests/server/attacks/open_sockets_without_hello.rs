//! A stranger opens connections to many interviews and never says hello.

use futures::StreamExt;
use futures::future::join_all;
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;

use crate::harness::{Server, both};
use crate::interview::invitee::{Invitee, request};
use crate::interview::{created, events, invitation};

const INTERVIEWS: usize = 50;
const HANDSHAKES: usize = 500;

async fn consented(server: &Server, count: usize) -> Vec<Value> {
    let emails = (0..count).map(|number| json!({ "email": format!("{number}@example.org") }));
    let invitees: Vec<Value> = emails.collect();
    let body = json!({ "prompt": "Ask about the first week.", "invitees": invitees });
    let made = server.call("POST", "/v1/interviews", Some(body)).await.ok()[0]["invitations"].clone();
    let made = made.as_array().expect("invitations").clone();
    for one in &made {
        Invitee::consent(server, one["slug"].as_str().expect("a slug")).await;
    }
    made
}

#[tokio::test]
async fn handshakes_alone_begin_nothing_and_take_nothing_over() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let running = created(&server, json!({})).await;
        let slug = running["slug"].as_str().expect("a slug");
        Invitee::consent(&server, slug).await;
        let mut invitee = Invitee::come(&server, slug).await;
        assert_eq!(invitee.until_listening().await, None);
        let before = events(&server, &running).await;
        let made = consented(&server, INTERVIEWS).await;
        let slugs = made.iter().map(|one| one["slug"].as_str().expect("a slug")).chain([slug]).cycle();
        let sockets =
            join_all(slugs.take(HANDSHAKES).map(|slug| connect_async(request(&server, slug)))).await;
        let sockets: Vec<_> = sockets.into_iter().map(|socket| socket.expect("a connection").0).collect();
        let in_progress = async || server.home.count("invitations", "status = 'IN_PROGRESS'").await;
        assert_eq!(in_progress().await, 1);
        // Each is closed, however patient its other side is.
        let closed = join_all(sockets.into_iter().map(|socket| socket.for_each(async |_| {})));
        tokio::time::timeout(std::time::Duration::from_secs(120), closed).await.expect("they are closed");
        assert_eq!(in_progress().await, 1);
        assert_eq!(server.home.count("events", "kind = 'interview.started'").await, 1);
        assert_eq!(events(&server, &running).await, before);
        assert_eq!(invitation(&server, &made[0]).await["status"], "READY");
        invitee.types("I am still here.").await;
        assert_eq!(invitee.until_listening().await, None);
        assert_eq!(invitation(&server, &running).await["responsesCount"], 1);
    }
}

#[tokio::test]
async fn what_is_no_hello_begins_nothing_either() {
    let server = Server::sqlite().await;
    let made = consented(&server, 1).await;
    let slug = made[0]["slug"].as_str().expect("a slug");
    for first in [
        json!({ "type": "text", "text": "Hello." }),
        json!({ "type": "hello", "microphone": "yes", "next": null }),
        json!({ "type": "hello", "microphone": false, "next": -1 }),
        json!("hello"),
    ] {
        let mut invitee = Invitee::begin_with(&server, slug, first).await;
        assert!(invitee.is_closed().await);
    }
    assert_eq!(invitation(&server, &made[0]).await["status"], "READY");
}
