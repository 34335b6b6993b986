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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_that_start_together_remind_each_invitee_once_by_the_plan_and_nobody_who_has_declined() {
    let database = Database::postgres().await;
    let (mut mail_server, server) = start(database.clone(), json!({})).await;
    let invitations = invite(&server, [1, 2]).await;
    mail_server.until_mails(2).await;
    until_none_due(&server).await;
    let declined = format!("/i/{}/decline", invitations[1]["slug"].as_str().expect("a slug"));
    page(&server, "POST", &declined).await;
    let link = format!("/i/{}", invitations[0]["slug"].as_str().expect("a slug"));
    let time_zone = async || {
        let request = server.request("POST", &format!("{link}/time-zone")).header("origin", &server.url);
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        request.body("zone=Asia%2FTokyo").send().await.expect("a response").status()
    };
    assert_eq!(time_zone().await, 204);
    let known = "time_zone = 'Asia/Tokyo'";
    assert_eq!(server.home.count("invitations", known).await, 0, "without a plan, nobody needs it");
    let plan = r#"{"days":[1],"fromHour":0,"untilHour":24,"timeZone":"UTC"}"#;
    server.home.execute(&format!("UPDATE interviews SET reminder_plan = '{plan}'")).await;
    assert_eq!(time_zone().await, 204);
    assert_eq!(server.home.count("invitations", known).await, 1);
    server.home.execute("UPDATE invitations SET mailed_at = mailed_at - interval '25 hours'").await;
    let mail = mail_server.url();
    let settings = [("COLLOQUY_MAIL", mail.as_str())];
    let nodes = join(Server::start(database.clone(), &settings), Server::start(database, &settings)).await;
    mail_server.until_mails(3).await;
    until_none_due(&server).await;
    let reminder = read(&mail_server.mails[2]);
    assert!(reminder.subject().expect("a subject").starts_with("Reminder: your interview with"));
    assert_eq!(mail_server.mails[2]["recipients"], json!([address(1)]));
    assert_eq!(server.home.count("mails", "letter = 'organizationReminder'").await, 1);
    drop(nodes);
}
