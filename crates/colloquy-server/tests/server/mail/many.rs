//! Many mails at once.

use super::*;

/// The number of invitees that one call may have.
const MAX_INVITEES: usize = 500;

/// The number of connections that may be open at once.
const CONNECTIONS: usize = 8;

#[tokio::test]
async fn consecutive_mails_share_one_connection() {
    on_both(async |database| {
        let (mut mail_server, server) = start(database, json!({})).await;
        for number in 0..20 {
            invite(&server, [number]).await;
        }
        mail_server.stop().await;
        check_once(&mail_server, 0..20);
        assert_eq!(mail_server.connections, 1);
    })
    .await;
}

#[tokio::test]
async fn five_hundred_mails_are_sent_once_and_the_rejected_one_is_reported() {
    const REFUSED: usize = 250;
    const REASON: &str = "The mail server refused the mail: 550 5.1.1 No such person here";
    on_both(async |database| {
        let orders = json!({ "recipients": { address(REFUSED): "550 5.1.1 No such person here" } });
        let (mut mail_server, server) = start(database, orders).await;
        let invitations = invite(&server, 0..MAX_INVITEES).await;
        until_none_due(&server).await;
        check_refusal_is_final(&mut mail_server, &server).await;
        mail_server.stop().await;
        check_once(&mail_server, (0..=MAX_INVITEES).filter(|number| *number != REFUSED));
        let attempts = mail_server.recipients.iter().filter(|address| **address == self::address(REFUSED));
        assert_eq!(attempts.count(), 1);
        let parallel = mail_server.parallel_connections;
        assert!((2..=CONNECTIONS).contains(&parallel), "{parallel}");
        assert!(mail_server.connections <= CONNECTIONS, "{}", mail_server.connections);

        let interview = invitations[0]["interviewId"].as_str().expect("an id");
        let kept = server.call("GET", &format!("/v1/interviews/{interview}"), None).await.ok();
        let kept = kept["invitations"].as_array().expect("invitations");
        assert_eq!(kept.len(), MAX_INVITEES);
        for invitation in kept {
            let expected =
                if invitation["email"] == address(REFUSED) { (false, Some(REASON)) } else { (true, None) };
            assert_eq!(outcome(invitation), expected, "{invitation}");
        }
        check_log(&server, interview, &address(REFUSED), REASON).await;
    })
    .await;
}

#[tokio::test]
async fn a_slow_recipient_delays_no_other_mail() {
    const HELD: usize = 0;
    on_both(async |database| {
        let (mut mail_server, server) = start(database, json!({ "held": [address(HELD)] })).await;
        let many = invite(&server, 0..50);
        let another = async {
            mail_server.until_mails(1).await;
            invite(&server, [50]).await
        };
        let (invitations, _) = futures::join!(many, another);
        until(&server, 50, "state = 'sent'").await;
        assert_eq!(outcome(&now(&server, &invitations[HELD]).await), (false, None));
        mail_server.order(json!({ "held": [] })).await;
        until_none_due(&server).await;
        mail_server.stop().await;
        check_once(&mail_server, 0..=50);
    })
    .await;
}

/// Makes every mail due, including the rejected one, and checks that the rejected one is not attempted again.
async fn check_refusal_is_final(mail_server: &mut TestMailServer, server: &Server) {
    mail_server.order(json!({ "answer": "451 4.7.1 Come back later" })).await;
    assert!(!outcome(&invite(server, [MAX_INVITEES]).await[0]).0);
    mail_server.order(json!({ "answer": "250 OK" })).await;
    server.home.execute("UPDATE mails SET due_at = created_at").await;
    until_none_due(server).await;
    assert_eq!(server.home.count("mails", "state = 'failed' AND attempts = 1").await, 1);
}

async fn check_log(server: &Server, interview: &str, email: &str, reason: &str) {
    let log = server.call("GET", &format!("/v1/interviews/{interview}/logs"), None).await.ok();
    let of_type = |name: &'static str| {
        let log = log.as_array().expect("a log").iter();
        log.filter(move |entry| entry["type"] == name)
    };
    assert_eq!(of_type("invitation.sent").count(), MAX_INVITEES - 1);
    let failures: Vec<_> = of_type("invitation.sendFailed").collect();
    let [failure] = &failures[..] else { panic!("{failures:?}") };
    assert_eq!(failure["data"], json!({ "email": email, "reason": reason }));
    assert_eq!(failure["actor"]["type"], "apiKey");
}
