//! The console: who gets in, what each role may do, and what the pages show.

mod browser;
mod crashes;
mod edit_conflicts;
mod editing;
mod erasure;
mod exports;
mod filled_form;
mod invitation;
mod kept_forms;
mod language;
mod live;
mod logo;
mod long_words;
mod mails;
mod notes;
mod openid;
mod passkeys;
mod people;
pub mod person;
mod recorded;
mod rehearsal;
mod repeated_forms;
mod results;
mod retention;
mod roles;
mod search;
mod service;
mod webhooks;
mod working_day;

use std::time::Duration;

use serde_json::json;
use tokio::time::{Instant, sleep};

use crate::harness::{Response, Server, both};
use person::{PASSWORD, Person};

#[tokio::test]
async fn the_first_person_sets_the_console_up_and_creates_a_key_that_works_until_it_is_revoked() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let created = owner.post("/keys", &[("label", "payroll"), ("days", "30")]).await;
        assert_eq!(created.status, 200, "{}", created.text);
        let key = person::between(&created.text, "id=\"key\" readonly value=\"", "\"").to_owned();
        assert!(key.starts_with("clq_"), "{key}");
        assert_eq!(server.call_with(&key, "GET", "/v1/interviews", None).await.status, 200);
        let list = owner.get("/keys").await;
        assert!(list.text.contains("payroll") && !list.text.contains(&key), "the key is shown again");
        let revoke = list.text.split("action=\"").find(|form| form.contains("payroll</span>"));
        let path = revoke.and_then(|form| form.split('"').next()).expect("a form").to_owned();
        let question = owner.post_to(&path, &[]).await;
        assert_eq!(question.status, 200);
        assert!(question.text.contains("Revoke this key?") && question.text.contains("payroll"));
        assert_eq!(server.call_with(&key, "GET", "/v1/interviews", None).await.status, 200, "only asked");
        assert_eq!(owner.post_to(&path, &[("confirmed", "yes")]).await.status, 303);
        until_refused(&server, &key).await;
        let log = owner.get("/audit-log").await.text;
        for shown in ["Organization set up", "API key created", "API key revoked", "ada@example.org"] {
            assert!(log.contains(shown), "no {shown} in {log}");
        }
        let log = std::fs::read_to_string(server.home.folder().join("log")).expect("a log");
        let stored = std::fs::read_to_string(person::set_up_file(&server)).expect("the link");
        let secret = stored.trim().rsplit('/').next().expect("a secret");
        for confidential in [secret, PASSWORD, key.as_str()] {
            assert!(!log.contains(confidential), "{confidential} is in the log");
        }
    }
}

/// Calls with a revoked key until it is refused, which it must be within a second.
async fn until_refused(server: &Server, key: &str) {
    let revoked_at = Instant::now();
    loop {
        let age = revoked_at.elapsed();
        match server.call_with(key, "GET", "/v1/interviews", None).await.status {
            401 => return,
            status => assert!(status == 200 && age < Duration::from_secs(1), "{status} after {age:?}"),
        }
        sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn the_link_to_set_up_works_once_and_wrong_fields_keep_what_was_entered() {
    let server = Server::sqlite().await;
    let link = person::set_up_path(&server);
    let form = [("organization", "Lovelace & Co."), ("name", "Ada <3"), ("email", "ada@example.org")];
    let mut person = Person::visitor(&server);
    let refused = person.send(&link, &[&form[..], &[("password", "short")]].concat()).await;
    assert_eq!(refused.status, 400);
    for shown in
        ["Use at least 10 characters.", "value=\"Lovelace &#38; Co.\"", "value=\"Ada &#60;3\"", "Error: "]
    {
        assert!(refused.text.contains(shown), "no {shown} in {}", refused.text);
    }
    let done = person.send(&link, &[&form[..], &[("password", PASSWORD)]].concat()).await;
    assert_eq!((done.status, done.header("location")), (303, Some("/app")));
    assert!(done.header("set-cookie").is_some_and(|cookie| cookie.contains("HttpOnly; SameSite=Lax")));
    assert_eq!(Person::visitor(&server).read(&link).await.status, 410);
    let again = Person::visitor(&server).send(&link, &[&form[..], &[("password", PASSWORD)]].concat()).await;
    assert_eq!(again.status, 410);
}

#[tokio::test]
async fn a_person_signs_in_and_out_and_on_other_devices_too() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let mut owner = Person::owner(&server).await;
        let mut second = Person::visitor(&server);
        let refused = second.sign_in("ada@example.org", "wrong password").await;
        assert_eq!(refused.status, 401);
        assert!(refused.text.contains("do not match") && refused.text.contains("value=\"ada@example.org\""));
        assert_eq!(second.sign_in("ADA@example.org", PASSWORD).await.status, 303);
        assert_eq!(second.get("/interviews").await.status, 200);
        let ended = owner.post_to("/app/account/sessions/end-others", &[]).await;
        assert_eq!(ended.status, 303);
        let outside = second.get("/interviews").await;
        assert_eq!((outside.status, outside.header("location")), (303, Some("/app/sign-in")));
        assert_eq!(owner.get("/interviews").await.status, 200);
        let out = owner.post_to("/app/sign-out", &[]).await;
        assert!(out.header("set-cookie").is_some_and(|cookie| cookie.contains("Max-Age=0")));
        assert_eq!(owner.get("/interviews").await.status, 303, "the session ends on the server");
        owner.cookie = None;
        assert_eq!(owner.read("/app/sign-in").await.status, 200);
    }
}

#[tokio::test]
async fn guessing_a_password_is_slowed_down() {
    let server = Server::sqlite().await;
    Person::owner(&server).await;
    let mut guesser = Person::visitor(&server);
    let mut statuses = Vec::new();
    for _ in 0..12 {
        statuses.push(guesser.sign_in("ada@example.org", "a wrong guess").await.status);
    }
    assert_eq!(statuses[..10], [401; 10]);
    assert_eq!(statuses[10..], [429; 2]);
    assert_eq!(guesser.sign_in("ada@example.org", PASSWORD).await.status, 429, "not even the right one");
}

#[tokio::test]
async fn a_colleague_joins_with_a_link_and_sees_what_the_role_allows() {
    let server = Server::sqlite().await;
    let owner = Person::owner(&server).await;
    let viewer = owner.colleague("grace@example.org", "viewer").await;
    let page = viewer.get("/interviews").await;
    assert_eq!(page.status, 200);
    assert!(!page.text.contains("API keys") && page.text.contains("Viewer"), "{}", page.text);
    assert_eq!(viewer.get("/keys").await.status, 403);
    let members = owner.get("/members").await.text;
    assert!(members.contains("grace@example.org"), "{members}");
    let remove = members.split("action=\"").find(|form| form.contains("Remove<span")).expect("a form");
    let remove = remove.split('"').next().expect("a path");
    let question = owner.post_to(remove, &[]).await;
    assert!(question.status == 200 && question.text.contains("Remove this member?"), "{}", question.text);
    assert_eq!(viewer.get("/interviews").await.status, 200, "only asked");
    assert_eq!(owner.post_to(remove, &[("confirmed", "yes")]).await.status, 303);
    assert_eq!(viewer.get("/interviews").await.status, 404);
}

#[tokio::test]
async fn pages_show_interviews_invitations_and_transcripts_as_text() {
    for database in both().await {
        let is_sqlite = matches!(database, crate::harness::Database::Sqlite);
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let body = json!({
            "prompt": "Ask about <b>the first week</b>.",
            "title": "Week <1>",
            "invitees": [{ "email": "bob@example.org", "name": "<script>alert(1)</script>" }],
        });
        let created = server.call("POST", "/v1/interviews", Some(body)).await.ok()[0].clone();
        let interview = created["id"].as_str().expect("an id");
        let invitation = created["invitations"][0]["id"].as_str().expect("an id");
        crate::media::recordings::say(
            &server,
            is_sqlite,
            invitation,
            0,
            "01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d01",
            None,
        )
        .await;
        for (path, shown) in [
            ("/interviews", "Week &#60;1&#62;"),
            (&*format!("/interviews/{interview}"), "&#60;b&#62;the first week"),
            (&format!("/interviews/{interview}"), "&#60;script&#62;alert"),
            (&format!("/interviews/{interview}?status=READY"), "bob@example.org"),
            (&format!("/interviews/{interview}?status=COMPLETED"), "No invitation has this status."),
            (&format!("/invitations/{invitation}"), "I said it."),
            ("/interviews?archived", "No interview is archived."),
        ] {
            let page = owner.get(path).await;
            assert_eq!(page.status, 200, "{path}");
            assert!(page.text.contains(shown), "no {shown} in {path}: {}", page.text);
            let scripts = page.text.matches("<script").count();
            let own = page.text.matches("<script type=\"module\" src=\"/app/scripts/").count();
            assert!(scripts == own, "{path} has another script: {}", page.text);
            check_headers(&page);
        }
        let missing = owner.get(&format!("/interviews/{invitation}")).await;
        assert_eq!(missing.status, 404);
    }
}

fn check_headers(page: &Response) {
    let policy = page.header("content-security-policy").expect("a policy");
    for directive in
        ["default-src 'none'", "style-src 'self'", "form-action 'self'", "frame-ancestors 'none'"]
    {
        assert!(policy.split(';').any(|part| part.trim() == directive), "no {directive} in {policy}");
    }
    let scripts = policy.split(';').map(str::trim).filter(|part| part.starts_with("script-src"));
    assert!(scripts.clone().all(|part| part == "script-src 'self'") && scripts.count() <= 1, "{policy}");
    assert!(!policy.contains("unsafe"), "{policy}");
    assert_eq!(page.header("cache-control"), Some("no-store"));
    assert_eq!(page.header("x-content-type-options"), Some("nosniff"));
}

#[tokio::test]
async fn a_person_who_has_forgotten_the_password_chooses_another_one_by_a_link() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let printed = |email| server.home.command(&["accounts", "password-link", "--email", email]);
        assert!(!printed("nobody@example.org").status.success());
        let link = printed("ada@example.org");
        let link = String::from_utf8(link.stdout).expect("text");
        let path = link.lines().next().and_then(|link| link.find("/app/").map(|at| link[at..].to_owned()));
        let path = path.expect("a link");
        let mut person = Person::visitor(&server);
        assert!(person.read(&path).await.text.contains("the address ada@example.org"));
        let refused = person.send(&path, &[("password", "short")]).await;
        assert!(refused.status == 400 && refused.text.contains("Use at least 10 characters."));
        let new = "summer in lisbon";
        assert_eq!(person.send(&path, &[("password", new)]).await.status, 303);
        assert_eq!(person.read("/app/account").await.status, 200, "the person is signed in");
        assert_eq!(owner.read("/app/account").await.status, 303, "other browsers are signed out");
        assert_eq!(person.send(&path, &[("password", "autumn in lisbon")]).await.status, 410);
        let used = Person::visitor(&server).read(&path).await;
        assert_eq!(used.status, 410);
        assert!(used.text.contains("href=\"/app/forgotten-password\">Request another link"), "{}", used.text);
        let mut again = Person::visitor(&server);
        assert_ne!(again.sign_in("ada@example.org", PASSWORD).await.status, 303);
        assert_eq!(again.sign_in("ada@example.org", new).await.status, 303);
        let log = std::fs::read_to_string(server.home.folder().join("log")).expect("a log");
        let secret = path.rsplit('/').next().expect("a secret");
        assert!(!log.contains(secret) && !log.contains(new), "a secret is in the log");
    }
}

#[tokio::test]
async fn signing_in_leads_to_the_page_that_was_asked_for_once_and_to_no_other_site() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let asked = format!("{}/settings?x=a%20b", owner.base);
        let signed_in = async |cookie: Option<String>| {
            let mut person = Person::visitor(&server);
            person.cookie = cookie;
            let form = [("email", "ada@example.org"), ("password", PASSWORD)];
            let response = person.send("/app/sign-in", &form).await;
            assert_eq!(response.status, 303);
            assert!(
                response.header("set-cookie").is_some_and(|cookie| cookie.starts_with("colloquy_session="))
            );
            response.header("location").expect("a redirection").to_owned()
        };
        let outside = Person::visitor(&server).read(&asked).await;
        assert_eq!(outside.header("location"), Some("/app/sign-in"));
        let cookie = outside.header("set-cookie").expect("a cookie").to_owned();
        assert!(cookie.ends_with("; Path=/app; Max-Age=1800; HttpOnly; SameSite=Lax"), "{cookie}");
        let cookie = cookie.split(';').next().expect("a value").to_owned();
        assert_eq!(signed_in(Some(cookie)).await, asked);
        for forged in ["//evil.example", "https://evil.example/app/account", "/app//evil.example", "/docs"] {
            assert_eq!(signed_in(Some(format!("colloquy_destination={forged}"))).await, "/app", "{forged}");
        }
        let posted = Person::visitor(&server).post_to(&asked, &[]).await;
        assert_eq!((posted.status, posted.header("set-cookie")), (303, None), "a form is not sent again");
        for elsewhere in ["/app//evil.example", "/app/organizations/x?next=//evil.example"] {
            assert_eq!(Person::visitor(&server).read(elsewhere).await.header("set-cookie"), None);
        }
        assert_eq!(signed_in(None).await, "/app");
    }
}

#[tokio::test]
async fn a_person_with_an_account_sets_up_and_joins_further_organizations() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let ada = Person::owner(&server).await;
        let created = server.home.command(&["organizations", "create", "--name", "Babbage"]);
        let created = String::from_utf8(created.stdout).expect("text");
        let id =
            created.split(|sign: char| sign.is_whitespace() || sign == '"').find(|word| word.len() == 36);
        let id = id.unwrap_or_else(|| panic!("no id in {created}")).to_owned();
        let link = server.home.command(&["organizations", "set-up-link", &id]);
        let link = String::from_utf8(link.stdout).expect("text");
        let path = link.lines().next().and_then(|link| link.find("/app/").map(|at| link[at..].to_owned()));
        let path = path.expect("a link");
        let outside = Person::visitor(&server).read(&path).await;
        let comes_back = format!("colloquy_destination={path};");
        assert!(outside.header("set-cookie").is_some_and(|cookie| cookie.starts_with(&comes_back)));
        let page = ada.read(&path).await.text;
        assert!(
            page.contains("You are signed in with ada@example.org.") && !page.contains("id=\"password\"")
        );
        let forged = ada.submit(&path, &[("organization", "Babbage")], Some(&server.url)).await;
        assert_eq!(forged.status, 403, "the form has no token");
        let done = ada.post_to(&path, &[("organization", "Babbage")]).await;
        let overview = format!("/app/organizations/{id}/overview");
        assert_eq!((done.status, done.header("location")), (303, Some(&*overview)));
        assert!(ada.read(&overview).await.text.contains("Babbage"));

        let grace = ada.colleague("grace@example.org", "member").await;
        let members = format!("/app/organizations/{id}/members");
        let form = [("email", "grace@example.org"), ("role", "viewer")];
        let invited = ada.post_to(&members, &form).await.text;
        let link = person::between(&invited, "id=\"link\" readonly value=\"", "\"");
        let path = link.strip_prefix(&server.url).expect("a link to this service");
        let outside = Person::visitor(&server).read(path).await;
        assert!(outside.header("set-cookie").is_some_and(|cookie| cookie.contains(path)), "she comes back");
        let joined = grace.post_to(path, &[]).await;
        assert_eq!((joined.status, joined.header("location")), (303, Some(&*overview)));
        assert_eq!(grace.read(&overview).await.status, 200);
    }
}
