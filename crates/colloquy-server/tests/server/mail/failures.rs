//! Mail servers that are down, busy, slow or crashing, and a crash of the program. No mail is lost, and a mail is sent
//! twice only if its first delivery was not confirmed.

use std::collections::BTreeSet;

use tokio::time::timeout;

use super::*;
use crate::harness::signal;

const LOST: &str = "The connection to the mail server was lost";

/// Returns the log entries about an invitation's mail: type and actor, oldest first.
async fn logged(server: &Server, invitation: &Value) -> Vec<(String, String)> {
    let interview = invitation["interviewId"].as_str().expect("an id");
    let log = server.call("GET", &format!("/v1/interviews/{interview}/logs"), None).await.ok();
    let of_mail = |entry: &&Value| {
        entry["invitationId"] == invitation["id"]
            && entry["type"].as_str().is_some_and(|name| name.contains("sen"))
    };
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let entries = log.as_array().expect("a log").iter().filter(of_mail);
    entries.map(|entry| (text(&entry["type"]), text(&entry["actor"]["type"]))).rev().collect()
}

#[tokio::test]
async fn mails_wait_while_the_mail_server_is_down_and_are_sent_once() {
    on_both(async |database| {
        let (mut mail_server, server) = start(database, json!({ "is_down": true })).await;
        let invitations = timeout(RESPONSE_WAIT, invite(&server, 0..20)).await.expect("a response in time");
        for invitation in &invitations {
            assert_eq!(outcome(invitation), (false, Some("The mail server cannot be reached")));
        }
        mail_server.come_up().await;
        make_mails_due(&server).await;
        until_none_due(&server).await;
        mail_server.stop().await;
        check_once(&mail_server, 0..20);
        for invitation in &invitations {
            assert_eq!(outcome(&now(&server, invitation).await), (true, None));
            let sent = ("invitation.sent".to_owned(), "system".to_owned());
            assert_eq!(logged(&server, invitation).await, [sent]);
        }
    })
    .await;
}

#[tokio::test]
async fn a_repeatedly_deferred_mail_is_sent_once() {
    on_both(async |database| {
        let busy = json!({ "answer": "451 4.7.1 Come back later" });
        let (mut mail_server, server) = start(database, busy).await;
        let invitations = invite(&server, [0]).await;
        let reason = "The mail server put the mail off: 451 4.7.1 Come back later";
        assert_eq!(outcome(&invitations[0]), (false, Some(reason)));
        let first_attempt = mail_server.mail().await;
        mail_server.order(json!({ "answer": "452 4.3.1 Disk full" })).await;
        make_mails_due(&server).await;
        until(&server, 1, "attempts = 2 AND last_error LIKE '%452 4.3.1 Disk full'").await;
        mail_server.order(json!({ "answer": "250 OK" })).await;
        make_mails_due(&server).await;
        until_none_due(&server).await;
        mail_server.stop().await;
        check_once(&mail_server, [0]);
        assert_eq!(read(&mail_server.mails[0]).message_id(), read(&first_attempt).message_id());
        assert_eq!(outcome(&now(&server, &invitations[0]).await), (true, None));
    })
    .await;
}

#[tokio::test]
async fn a_response_does_not_wait_for_a_slow_mail_server_and_the_mail_is_sent_once() {
    on_both(async |database| {
        let (mut mail_server, server) = start(database, json!({ "held": [address(0)] })).await;
        let started = Instant::now();
        let invitations = invite(&server, [0]).await;
        assert!(started.elapsed() >= RESPONSE_WAIT, "{:?}", started.elapsed());
        assert_eq!(outcome(&invitations[0]), (false, None));
        mail_server.order(json!({ "held": [] })).await;
        until_none_due(&server).await;
        mail_server.stop().await;
        check_once(&mail_server, [0]);
        assert_eq!(outcome(&now(&server, &invitations[0]).await), (true, None));
        let sent = ("invitation.sent".to_owned(), "apiKey".to_owned());
        assert_eq!(logged(&server, &invitations[0]).await, [sent]);
    })
    .await;
}

#[tokio::test]
async fn after_a_broken_dialogue_only_an_unconfirmed_mail_is_sent_twice() {
    // Where the connection breaks, the error that the API reports for the mail, and how often the mail arrives.
    const BREAKS: [(&str, Option<&str>, usize); 4] = [
        ("in the content", Some(LOST), 1),
        ("before it takes the mail", Some(LOST), 1),
        ("before the answer", Some(LOST), 2),
        ("after the answer", None, 1),
    ];
    on_both(async |database| {
        let (mut mail_server, server) = start(database, json!({})).await;
        let mut expected = Vec::new();
        for (number, (point, error, arrivals)) in BREAKS.into_iter().enumerate() {
            let [by_a_new_connection, before, by_a_kept_connection] = [0, 1, 2].map(|mail| number * 3 + mail);
            for number in [by_a_new_connection, by_a_kept_connection] {
                mail_server.order(json!({ "leaves": point })).await;
                let invitations = invite(&server, [number]).await;
                assert_eq!(outcome(&invitations[0]), (error.is_none(), error), "{point}");
                expected.push((number, arrivals));
                if number == by_a_new_connection {
                    assert_eq!(outcome(&invite(&server, [before]).await[0]), (true, None), "{point}");
                    expected.push((before, 1));
                }
            }
        }
        make_mails_due(&server).await;
        until_none_due(&server).await;
        mail_server.stop().await;
        let received = received(&mail_server);
        for (number, arrivals) in expected {
            let ids = received.get(&address(number)).map(Vec::as_slice).unwrap_or_default();
            assert_eq!(ids.len(), arrivals, "mail {number}: {ids:?}");
            assert!(ids.iter().all(|id| *id == ids[0]), "mail {number}: {ids:?}");
        }
    })
    .await;
}

/// The number of mails that the program is sending when it is ended.
const MAILS: usize = 60;

/// Ends the program with a signal while it sends mails, restarts it, and waits until all mails are sent.
async fn end_and_restart(database: Database, signal_name: &str) -> (TestMailServer, Server) {
    // A graceful stop first finishes open requests. The delay ensures that some mails are still unsent after that.
    let delay_s = if signal_name == "KILL" { 0.3 } else { 1.0 };
    let (mut mail_server, server) = start(database, json!({ "delay_s": delay_s })).await;
    let process = server.id();
    let invitees: Vec<_> = (0..MAILS).map(|number| json!({ "email": address(number) })).collect();
    let body = json!({ "prompt": "Ask about the workshop.", "invitees": invitees }).to_string();
    let request = server.request("POST", "/v1/interviews").bearer_auth(&server.home.key);
    let request = request.header("content-type", "application/json").body(body).send();
    let end = async {
        mail_server.until_mails(20).await;
        signal(process, signal_name);
    };
    let (response, ()) = futures::join!(request, end);
    let home = if signal_name == "KILL" { server.kill() } else { server.wait_for_exit().await };
    assert!(response.is_err() || signal_name != "KILL", "the program responded before it was killed");
    mail_server.until_closed().await;
    assert!(mail_server.mails.len() < MAILS, "all mails were sent before the program ended");
    mail_server.order(json!({ "delay_s": 0 })).await;
    let server = Server::start_on(home).await;
    // Otherwise the mails in flight at a crash would wait for their lease to expire.
    make_mails_due(&server).await;
    until_none_due(&server).await;
    mail_server.stop().await;
    (mail_server, server)
}

#[tokio::test]
async fn a_stop_leaves_unsent_mails_for_later_and_repeats_none() {
    on_both(async |database| {
        let (mail_server, _server) = end_and_restart(database, "TERM").await;
        check_once(&mail_server, 0..MAILS);
    })
    .await;
}

#[tokio::test]
async fn after_a_crash_every_mail_is_sent_and_only_those_in_flight_may_be_sent_twice() {
    const IN_FLIGHT: usize = 8;
    on_both(async |database| {
        let (mail_server, server) = end_and_restart(database, "KILL").await;
        let received = received(&mail_server);
        let recipients: BTreeSet<String> = received.keys().cloned().collect();
        assert_eq!(recipients, (0..MAILS).map(address).collect());
        let twice: Vec<&String> = received.keys().filter(|address| received[*address].len() > 1).collect();
        assert!((1..=IN_FLIGHT).contains(&twice.len()), "{twice:?}");
        for address in twice {
            let ids = &received[address];
            assert!(ids.len() == 2 && ids[0] == ids[1], "{address}: {ids:?}");
            let was_in_flight = format!("to_address = '{address}' AND attempts = 2");
            assert_eq!(server.home.count("mails", &was_in_flight).await, 1, "{address}");
        }
        assert!(server.home.count("mails", "attempts > 1").await <= IN_FLIGHT as i64);
    })
    .await;
}
