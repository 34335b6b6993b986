//! Mails to people who work in the console: forgotten passwords and invitations of colleagues.

use colloquy_testkit::TestMailServer;
use futures::future::join;
use mail_parser::{Message, MessageParser};
use serde_json::{Value, json};

use super::person::{self, PASSWORD, Person};
use crate::harness::{Database, Server, both};
use crate::webhooks::until;

const FORGOTTEN: &str = "/app/forgotten-password";

fn read(mail: &Value) -> Message<'_> {
    let content = mail["content"].as_str().expect("a mail");
    MessageParser::new().parse(content.as_bytes()).expect("a mail that can be read")
}

/// Returns the path of the link in a mail.
fn path(mail: &Value, prefix: &str) -> String {
    let text = read(mail).body_text(0).expect("plain text").into_owned();
    let rest = text.split_once(prefix).unwrap_or_else(|| panic!("no {prefix} in {text}")).1;
    format!("{prefix}{}", rest.split_whitespace().next().expect("a secret"))
}

async fn check_forgotten_password(database: Database) {
    let mut mail_server = TestMailServer::start(json!({ "is_down": true })).await;
    let server = Server::start(database, &[("COLLOQUY_MAIL", &mail_server.url())]).await;
    let owner = Person::owner(&server).await;
    let visitor = Person::visitor(&server);
    let page = visitor.read("/app/sign-in").await.text;
    assert!(page.contains(&format!("href=\"{FORGOTTEN}\"")), "{page}");
    let mut answers = Vec::new();
    for email in ["Ada@Example.org", "nobody@example.org"] {
        let sent = visitor.submit(FORGOTTEN, &[("email", email)], Some(&server.url)).await;
        let location = sent.header("location").map(str::to_owned);
        answers.push((sent.status, location, sent.text));
    }
    assert_eq!(answers[0], (303, Some(format!("{FORGOTTEN}?sent")), String::new()));
    assert_eq!(answers[0], answers[1]);
    let invited = owner.post("/members", &[("email", "grace@example.org"), ("role", "viewer")]).await;
    assert!(invited.text.contains("gets a mail with a link to join"), "{}", invited.text);

    // Nothing was sent yet, and the process is killed.
    let home = server.kill();
    mail_server.come_up().await;
    home.execute("UPDATE account_mails SET due_at = created_at WHERE state = 'due'").await;
    let server = Server::start_on(home).await;
    mail_server.until_mails(2).await;
    let to = |recipient: &str| {
        let is_theirs = |mail: &&Value| mail["recipients"] == json!([recipient]);
        mail_server.mails.iter().find(is_theirs).unwrap_or_else(|| panic!("no mail to {recipient}")).clone()
    };
    let (reset, join) = (to("ada@example.org"), to("grace@example.org"));
    assert_eq!(read(&join).subject(), Some("Lovelace invites you to Colloquy"));
    let reset = path(&reset, "/app/password/");
    let mut ada = Person::visitor(&server);
    let done = ada.send(&reset, &[("password", "spring in trieste")]).await;
    assert_eq!(done.status, 303, "{}", done.text);
    assert_eq!(Person::visitor(&server).read(&reset).await.status, 410, "the link works once");
    assert_eq!(ada.sign_in("ada@example.org", PASSWORD).await.status, 401);
    assert_eq!(ada.sign_in("ada@example.org", "spring in trieste").await.status, 303);
    assert!(ada.get("/members").await.text.contains("Mail sent"));
    let join = path(&join, "/app/join/");
    let joined = Person::visitor(&server).send(&join, &[("name", "Grace"), ("password", PASSWORD)]).await;
    assert_eq!(joined.status, 303, "{}", joined.text);
    mail_server.until_mails(3).await;
    let notice = &mail_server.mails[2];
    assert_eq!(
        (&notice["recipients"], read(notice).subject()),
        (&json!(["ada@example.org"]), Some("Your password was changed"))
    );
    let log = std::fs::read_to_string(server.home.folder().join("log")).expect("a log");
    for link in [&reset, &join] {
        let secret = link.rsplit('/').next().expect("a secret");
        assert!(!log.contains(secret), "a secret is in the log");
    }
    assert_eq!(
        server.home.count("account_mails", "to_address = 'nobody@example.org' AND state = 'failed'").await,
        1
    );
}

#[tokio::test]
async fn mails_that_were_requested_are_sent_after_a_crash_and_their_links_work_once() {
    let [first, second] = both().await;
    join(check_forgotten_password(first), check_forgotten_password(second)).await;
}

#[tokio::test]
async fn without_a_mail_server_the_pages_say_that_no_mail_is_sent() {
    let server = Server::sqlite().await;
    let owner = Person::owner(&server).await;
    let visitor = Person::visitor(&server);
    let page = visitor.read(FORGOTTEN).await;
    assert_eq!(page.status, 200);
    assert!(
        page.text.contains("does not send email") && !page.text.contains("name=\"email\""),
        "{}",
        page.text
    );
    let sent = visitor.submit(FORGOTTEN, &[("email", "ada@example.org")], Some(&server.url)).await;
    assert!(sent.text.contains("does not send email"), "{}", sent.text);
    let invited = owner.post("/members", &[("email", "grace@example.org"), ("role", "viewer")]).await;
    assert!(invited.text.contains("send the link yourself"), "{}", invited.text);
    assert!(person::between(&invited.text, "id=\"link\" readonly value=\"", "\"").contains("/app/join/"));
    assert_eq!(server.home.count("account_mails", "state IS NOT NULL").await, 0);
}

#[tokio::test]
async fn requests_for_a_new_password_are_limited_and_checked() {
    let mail_server = TestMailServer::plain().await;
    let server = Server::start(Database::sqlite(), &[("COLLOQUY_MAIL", &mail_server.url())]).await;
    let visitor = Person::visitor(&server);
    let mut statuses = Vec::new();
    let invalid = visitor.submit(FORGOTTEN, &[("email", "ada@")], Some(&server.url)).await;
    assert_eq!(invalid.status, 400);
    assert!(
        invalid.text.contains("value=\"ada@\"") && invalid.text.contains("email-error"),
        "{}",
        invalid.text
    );
    for number in 0..6 {
        let email = format!("p{number}@example.org");
        let sent = visitor.submit(FORGOTTEN, &[("email", &email)], Some(&server.url)).await;
        statuses.push(sent.status);
    }
    assert_eq!(statuses, [303, 303, 303, 303, 303, 429]);
}

#[tokio::test]
async fn a_mail_that_was_refused_is_shown_with_its_reason_and_sent_to_another_address() {
    for database in both().await {
        let orders = json!({ "recipients": { "bob@a.example": "550 5.1.1 No such person here" } });
        let mut mail_server = TestMailServer::start(orders).await;
        let server = Server::start(database, &[("COLLOQUY_MAIL", &mail_server.url())]).await;
        let owner = Person::owner(&server).await;
        let member = owner.colleague("m@example.org", "member").await;
        let interview = super::editing::created(&member).await;
        let form = [("form", "one"), ("name", "Bob"), ("email", "bob@a.example"), ("send", "yes")];
        let invited = member.post_to(&format!("{interview}/invite"), &form).await;
        let path = super::editing::path_of(&invited);
        until(&server.home, "log_entries", "event = 'invitation.sendFailed'", 1).await;
        let reason = "Mail not delivered: The mail server refused the mail: 550 5.1.1 No such person here";
        let table = member.read(&interview).await.text;
        assert_eq!(table.matches(reason).count(), 1, "{table}");
        let page = member.read(&path).await.text;
        assert!(page.contains(reason), "{page}");
        let history = person::between(&page, "<details class=\"history\">", "</details>");
        assert!(history.contains("550 5.1.1 No such person here"), "{history}");
        let viewer = owner.colleague("v@example.org", "viewer").await;
        let seen = viewer.read(&path).await.text;
        assert!(seen.contains(reason) && !seen.contains("name=\"email\""), "{seen}");
        let send = format!("{path}/send");
        let wrong = member.post_to(&send, &[("email", "bob<b>")]).await;
        assert_eq!(wrong.status, 400);
        let shown =
            wrong.text.contains("id=\"email-error\"") && wrong.text.contains("value=\"bob&#60;b&#62;\"");
        assert!(shown, "{}", wrong.text);
        assert_eq!(member.post_to(&send, &[("email", "bob@b.example")]).await.status, 303);
        // Those of the invited colleagues come first.
        while mail_server.mail().await["recipients"] != json!(["bob@b.example"]) {}
        until(&server.home, "log_entries", "event = 'invitation.sent'", 1).await;
        let page = member.read(&path).await.text;
        assert!(
            page.contains("bob@b.example") && !page.contains("550 5.1.1 No such person here</strong>"),
            "{page}"
        );
    }
}
