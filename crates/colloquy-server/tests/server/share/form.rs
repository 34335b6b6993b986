//! The form, and what happens when it is submitted.

use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::*;
use crate::harness::both;

#[tokio::test]
async fn submitting_the_form_creates_an_invitation_and_redirects_to_it() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let link = link(&server, json!({ "enabled": true })).await;
        let visitor = Visitor::new();
        let shown = visitor.get(&server, &page(&link)).await;
        assert_eq!(shown.status, 200, "{}", shown.text);
        assert!(shown.text.contains(&format!("<form method=\"post\" action=\"{}\"", page(&link))));
        let fields = [("name", " Ada Lovelace "), ("email", "Ada@Example.org"), ("accessCode", "unasked")];
        let path = admitted(&visitor.post(&server, &link, &fields).await);
        let own = visitor.get(&server, &path).await;
        assert_eq!(own.status, 200, "{}", own.text);
        assert!(own.text.contains("Hello Ada Lovelace,"), "{}", own.text);
        let [invitation] = &visitors(&server, &link).await[..] else { panic!("expected one invitation") };
        assert_eq!(path, format!("/i/{}", text(invitation, "slug")));
        for (field, expected) in [
            ("name", json!("Ada Lovelace")),
            ("email", json!("Ada@Example.org")),
            ("status", json!("READY")),
            ("sent", json!(false)),
            ("url", json!(format!("{}{path}", server.url))),
        ] {
            assert_eq!(invitation[field], expected, "{field}");
        }
        assert_eq!(usage_count(&server, &link).await, 1);
        check_counted_and_logged(&server, &link, invitation).await;
        assert_eq!(server.home.mails().len(), 0);
    }
}

/// Checks counts and logs. Each interview has one invitation from the start besides the visitor's.
async fn check_counted_and_logged(server: &Server, link: &Value, invitation: &Value) {
    let path = format!("/v1/interviews/{}", text(link, "interviewId"));
    let interview = server.call("GET", &path, None).await.ok();
    assert_eq!(interview["invitationsCount"], 2);
    assert_eq!(interview["invitations"][0], *invitation);
    let listed = server.call("GET", "/v1/interviews", None).await.ok();
    assert_eq!(listed[0]["invitationCounts"]["READY"], 2);
    let of_interview = server.call("GET", &format!("{path}/logs"), None).await.ok();
    let id = text(invitation, "id");
    let of_invitation = server.call("GET", &format!("/v1/invitations/{id}/logs"), None).await.ok();
    let [opened, entry] = &of_invitation.as_array().expect("an array")[..] else { panic!("{of_invitation}") };
    assert_eq!(of_interview.as_array().expect("an array")[..2], [opened.clone(), entry.clone()]);
    assert_eq!(opened["type"], "invitation.opened", "the form redirects to the invitation's page");
    assert_eq!(entry["type"], "invitation.created");
    assert_eq!(entry["invitationId"], invitation["id"]);
    assert_eq!(entry["actor"], json!({ "type": "invitee", "id": id, "label": "Ada Lovelace" }));
}

#[tokio::test]
async fn a_link_that_is_not_open_says_why_and_creates_no_invitation() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let visitor = Visitor::new();
        let open = json!({ "enabled": true });
        let full = link(&server, json!({ "enabled": true, "maxInterviews": 1 })).await;
        admitted(&visitor.post(&server, &full, &[]).await);
        let not_yet = json!({ "enabled": true, "opensAt": "2130-03-04T09:05:00Z" });
        let over = json!({ "enabled": true, "closesAt": "2020-01-01T00:00:00Z" });
        let archived = link(&server, open).await;
        let interview = format!("/v1/interviews/{}", text(&archived, "interviewId"));
        server.call("POST", &format!("{interview}/archive"), None).await.ok();
        let disabled = link(&server, json!({})).await;
        for (link, reason) in [
            (&disabled, "This link is not open"),
            (&archived, "This link is not open"),
            (&link(&server, not_yet).await, "4 March 2130, 09:05 UTC"),
            (&link(&server, over).await, "The time for these interviews is over"),
            (&full, "All places are taken"),
        ] {
            let taken = usage_count(&server, link).await;
            let (shown, sent) =
                (visitor.get(&server, &page(link)).await, visitor.post(&server, link, &[]).await);
            for (response, status) in [(shown, 200), (sent, 409)] {
                check_refused(&response, status, reason);
                assert!(!response.text.contains("<form"), "{}", response.text);
            }
            assert_eq!(usage_count(&server, link).await, taken, "{reason}");
            assert_eq!(visitors(&server, link).await.len() as i64, taken, "{reason}");
        }
        server.call("POST", &format!("{interview}/restore"), None).await.ok();
        admitted(&visitor.post(&server, &archived, &[]).await);
        change(&server, &full, json!({ "maxInterviews": 2 })).await;
        admitted(&visitor.post(&server, &full, &[]).await);
    }
}

/// Returns whether a field of the form is required, or none if it is missing.
fn field(page: &str, name: &str) -> Option<bool> {
    let (_, rest) = page.split_once(&format!("<input id=\"{name}\" name=\"{name}\""))?;
    let (input, _) = rest.split_once('>').expect("the input's end");
    Some(input.split_whitespace().any(|attribute| attribute == "required"))
}

#[tokio::test]
async fn the_form_has_and_accepts_only_the_fields_of_the_link() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let visitor = Visitor::new();
        let given = [("name", "Ada"), ("email", "ada@example.org")];
        for (ask, shown) in [("off", None), ("optional", Some(false)), ("required", Some(true))] {
            for (setting, field_name, other) in
                [("askName", "name", "askEmail"), ("askEmail", "email", "askName")]
            {
                let link = link(&server, json!({ "enabled": true, setting: ask, other: "off" })).await;
                let form = visitor.get(&server, &page(&link)).await;
                assert_eq!(field(&form.text, field_name), shown, "{setting} {ask}: {}", form.text);
                assert_eq!(field(&form.text, "accessCode"), None);
                let empty = visitor.post(&server, &link, &[(field_name, "  ")]).await;
                match ask {
                    "required" => check_refused(&empty, 422, "aria-invalid=\"true\""),
                    _ => drop(admitted(&empty)),
                }
                admitted(&visitor.post(&server, &link, &given).await);
                let newest = &visitors(&server, &link).await[0];
                let kept = given.iter().find(|(name, _)| *name == field_name && ask != "off");
                let kept = kept.map(|(_, value)| *value);
                assert_eq!(newest[field_name].as_str(), kept, "{setting} {ask}");
                let unasked = if field_name == "name" { "email" } else { "name" };
                assert_eq!(newest[unasked], Value::Null, "{setting} {ask}");
            }
        }
    }
}

#[tokio::test]
async fn shows_faults_and_keeps_the_entered_values_except_the_code() {
    let server = Server::sqlite().await;
    let settings = json!({ "enabled": true, "askName": "required", "accessCode": "Sesame" });
    let link = link(&server, settings).await;
    let visitor = Visitor::new();
    let typed = [("name", ""), ("email", "\"><script>alert(1)</script>"), ("accessCode", "open-wide")];
    let response = visitor.post(&server, &link, &typed).await;
    for complaint in ["enter your name", "complete email address", "code is not right"] {
        check_refused(&response, 422, complaint);
    }
    assert!(!response.text.contains("<script") && !response.text.contains("open-wide"), "{}", response.text);
    assert!(response.text.contains("script&#62;alert(1)"), "{}", response.text);
    for (name, email, complaint) in [
        (&*"ä".repeat(201), "", "at most 200 characters"),
        ("Ada", "ada@example", "complete email address"),
        ("Ada", &*format!("{}@example.org", "a".repeat(250)), "complete email address"),
    ] {
        let fields = [("name", name), ("email", email), ("accessCode", "Sesame")];
        check_refused(&visitor.post(&server, &link, &fields).await, 422, complaint);
    }
    assert_eq!(visitors(&server, &link).await, [] as [Value; 0]);
    let longest = "ä".repeat(200);
    let fields = [("name", &*longest), ("accessCode", " Sesame ")];
    admitted(&visitor.post(&server, &link, &fields).await);
    assert_eq!(visitors(&server, &link).await[0]["name"], longest);
}

#[tokio::test]
async fn domains_are_checked_only_if_the_email_is_required() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let visitor = Visitor::new();
        let settings = |ask: &str| json!({ "enabled": true, "askEmail": ask, "allowedEmailDomains": "one.example, Two.example" });
        let required = link(&server, settings("required")).await;
        for email in ["ada@example.org", "ada@sub.one.example", "ada@one.example.org"] {
            let response = visitor.post(&server, &required, &[("email", email)]).await;
            check_refused(&response, 422, "open to certain email addresses only");
        }
        for email in ["ada@one.example", "ada@TWO.example"] {
            admitted(&visitor.post(&server, &required, &[("email", email)]).await);
        }
        for ask in ["optional", "off"] {
            let link = link(&server, settings(ask)).await;
            admitted(&visitor.post(&server, &link, &[("email", "ada@example.org")]).await);
        }
        assert_eq!(visitors(&server, &required).await.len(), 2);
    }
}

#[tokio::test]
async fn rejects_requests_that_the_form_never_sends() {
    let server = Server::sqlite().await;
    let link = link(&server, json!({ "enabled": true })).await;
    let (visitor, path) = (Visitor::new(), page(&link));
    let form = "application/x-www-form-urlencoded";
    let send = async |method: &str, path: &str, content_type: Option<&str>, body: reqwest::Body| {
        let mut request = visitor.request(&server, method, path).body(body);
        if let Some(content_type) = content_type {
            request = request.header("content-type", content_type);
        }
        Response::of(request.send().await).await.expect("a response")
    };
    let long = format!("name={}", "x".repeat(16 * 1024 - 4));
    check_refused(&send("POST", &path, Some(form), long.into()).await, 413, "too much text");
    for content_type in [None, Some("application/json"), Some("multipart/form-data; boundary=x")] {
        let response = send("POST", &path, content_type, "name=Ada".into()).await;
        check_refused(&response, 415, "could not be read");
    }
    for method in ["PUT", "PATCH", "DELETE", "OPTIONS"] {
        let response = send(method, &path, Some(form), "".into()).await;
        check_refused(&response, 405, "cannot do that");
        assert_eq!(response.header("allow"), Some("GET, HEAD, POST"), "{method}");
    }
    for elsewhere in ["/share/aaaaaaaaaa", "/share/", "/share/x", &format!("{path}/")] {
        check_refused(&send("POST", elsewhere, Some(form), "".into()).await, 404, "no such page");
        check_refused(&send("GET", elsewhere, None, "".into()).await, 404, "no such page");
    }
    assert_eq!(visitors(&server, &link).await, [] as [Value; 0]);
    let (shown, head) =
        (visitor.get(&server, &path).await, send("HEAD", &path, None, reqwest::Body::default()).await);
    assert_eq!((head.status, &*head.text), (200, ""));
    for name in ["content-type", "content-length", "content-security-policy", "cache-control"] {
        assert_eq!(head.header(name), shown.header(name), "{name}");
    }
    let capital = Some("Application/X-WWW-Form-Urlencoded; charset=UTF-8");
    admitted(&send("POST", &path, capital, "name=%C3%85sa&name=Ada&colour=red".into()).await);
    assert_eq!(visitors(&server, &link).await[0]["name"], "Åsa");
}

/// Sends a chunked body that never ends.
#[tokio::test]
async fn an_endless_form_is_refused_before_its_end() {
    let server = Server::sqlite().await;
    let link = link(&server, json!({ "enabled": true })).await;
    let head = format!(
        "POST {} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n\
         Transfer-Encoding: chunked\r\n\r\n",
        page(&link)
    );
    let chunk = format!("1000\r\n{}\r\n", "a".repeat(0x1000));
    let address = server.url.strip_prefix("http://").expect("a plain address");
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    stream.write_all((head + &chunk.repeat(5)).as_bytes()).await.expect("the request is sent");
    let mut status = [0; 13];
    let answered = timeout(Duration::from_secs(10), stream.read_exact(&mut status)).await;
    answered.expect("a response in time").expect("a response");
    assert_eq!(&status, b"HTTP/1.1 413 ");
    assert_eq!(visitors(&server, &link).await, [] as [Value; 0]);
}
