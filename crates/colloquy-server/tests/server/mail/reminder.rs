//! Invitees who ask for a reminder.

use super::*;
use crate::harness::Response;

async fn page(server: &Server, method: &str, path: &str) -> Response {
    let request = server.request(method, path).header("origin", &server.url);
    Response::of(request.send().await).await.expect("a response")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_invitee_is_reminded_once_and_not_after_they_have_declined() {
    on_both(async |database| {
        let (mut mail_server, server) = start(database, json!({})).await;
        let invitations = invite(&server, [1, 2]).await;
        mail_server.until_mails(2).await;
        let links: Vec<String> = invitations
            .iter()
            .map(|invitation| format!("/i/{}", invitation["slug"].as_str().expect("a slug")))
            .collect();
        for link in &links {
            let remind = format!("{link}/remind");
            assert!(page(&server, "GET", link).await.text.contains(&format!("<a href=\"{remind}\">")));
            assert!(page(&server, "GET", &remind).await.text.contains("Remind you tomorrow?"));
            let foreign = server.request("POST", &remind).header("origin", "https://elsewhere.example");
            assert_eq!(foreign.send().await.expect("a response").status(), 403);
            for _ in 0..2 {
                assert!(page(&server, "POST", &remind).await.text.contains("You will be reminded"));
            }
            assert!(page(&server, "GET", link).await.text.contains("You will get a mail as a reminder on"));
        }
        assert_eq!(server.home.count("mails", "letter = 'reminder' AND state = 'due'").await, 2);
        page(&server, "POST", &format!("{}/decline", links[1])).await;
        make_mails_due(&server).await;
        mail_server.until_mails(3).await;
        until_none_due(&server).await;
        assert_eq!(server.home.count("mails", "letter = 'reminder' AND state = 'sent'").await, 1);
        let reminder = read(&mail_server.mails[2]);
        assert!(reminder.subject().expect("a subject").starts_with("Reminder: your interview with"));
        assert_eq!(mail_server.mails[2]["recipients"], json!([address(1)]));
    })
    .await;
}
