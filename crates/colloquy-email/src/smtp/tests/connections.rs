//! How many connections are open, and for how long.

use futures::future::join_all;

use super::*;

#[tokio::test]
async fn successive_mails_use_one_connection() {
    let mut server = TestMailServer::plain().await;
    let mailer = mailer(&server.url());
    for number in 0..50 {
        assert_eq!(mailer.deliver(&letter(number)).await, Ok(()));
        server.mail().await;
    }
    assert_eq!(server.connections, 1);
}

#[tokio::test]
async fn concurrent_mails_use_at_most_eight_connections() {
    let mut server = TestMailServer::plain().await;
    let mailer = Arc::new(mailer(&server.url()));
    let deliver = |number| {
        let mailer = mailer.clone();
        tokio::spawn(async move { mailer.deliver(&letter(number)).await })
    };
    let deliveries: Vec<_> = (0..200).map(deliver).collect();
    let mut seen = Vec::new();
    for delivery in deliveries {
        assert_eq!(delivery.await.expect("no panic"), Ok(()));
        let content = server.mail().await["content"].as_str().expect("a mail").to_owned();
        let read = MessageParser::new().parse(&content).expect("a mail that can be read");
        seen.push(read.message_id().expect("an id").to_owned());
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 200);
    assert!((1..=CONNECTIONS).contains(&server.connections), "{}", server.connections);
}

#[tokio::test]
async fn an_idle_connection_is_closed() {
    let mut server = TestMailServer::plain().await;
    let limits = SmtpTimeouts { idle: Duration::from_millis(20), ..SmtpTimeouts::default() };
    let mailer = mailer_with(&server.url(), limits);
    for _ in 0..2 {
        assert_eq!(mailer.deliver(&letter(1)).await, Ok(()));
        server.next("disconnected").await;
    }
    assert_eq!(server.connections, 2);
}

#[tokio::test]
async fn connections_that_are_being_closed_count_as_open() {
    let mut server = TestMailServer::start(json!({ "leave_delay_s": 0.05 })).await;
    let limits = SmtpTimeouts { idle: Duration::from_millis(20), ..SmtpTimeouts::default() };
    let (mailer, letter) = (mailer_with(&server.url(), limits), letter(1));
    for _ in 0..3 {
        let outcomes = join_all((0..16).map(|_| mailer.deliver(&letter))).await;
        assert_eq!(outcomes, vec![Ok(()); 16]);
        server.next("leaving").await;
    }
    let most = server.parallel_connections;
    assert!((2..=CONNECTIONS).contains(&most), "{most}");
}
