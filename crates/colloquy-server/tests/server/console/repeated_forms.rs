//! Forms that are sent twice: by two clicks, by loading the page again, or after going back.

use colloquy_testkit::TestMailServer;
use tokio::join;

use super::editing::{created, path_of};
use super::filled_form::FilledForm;
use super::person::{Person, between};
use crate::harness::{Database, Response, Server, both};
use crate::webhooks::LOOPBACK;

/// Opens a page and fills in its form for this path.
async fn filled(person: &Person<'_>, page: &str, action: &str, entered: &[(&str, &str)]) -> FilledForm {
    let page = person.read(page).await;
    assert_eq!(page.status, 200, "{}", page.text);
    FilledForm::of(&page.text, action).with(entered)
}

/// Sends a form as two clicks do.
async fn click_twice(person: &Person<'_>, action: &str, form: &FilledForm) -> [Response; 2] {
    let fields = form.without_token();
    let (first, second) = join!(person.post_to(action, &fields), person.post_to(action, &fields));
    [first, second]
}

/// Returns the secrets that both responses show.
fn shown(responses: &[Response; 2], id: &str) -> [String; 2] {
    responses.each_ref().map(|response| {
        assert_eq!(response.status, 200, "{}", response.text);
        between(&response.text, &format!("id=\"{id}\" readonly value=\""), "\"").to_owned()
    })
}

#[tokio::test]
async fn a_key_is_created_once_and_both_responses_show_it() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let action = format!("{}/keys", owner.base);
        let form = filled(&owner, &action, &action, &[("label", "payroll")]).await;
        let responses = click_twice(&owner, &action, &form).await;
        let [key, again] = shown(&responses, "key");
        assert_eq!(key, again);
        assert_eq!(server.call_with(&key, "GET", "/v1/interviews", None).await.status, 200);
        assert_eq!(server.home.count("api_keys", "label = 'payroll'").await, 1);
        let stored = format!("response LIKE '%{key}%'");
        assert_eq!(server.home.count("idempotency_records", &stored).await, 0, "the key is not stored");

        // The page that shows the key has the form for another one.
        let next = FilledForm::of(&responses[0].text, &action).with(&[("label", "payroll")]);
        assert_eq!(owner.post_to(&action, &next.without_token()).await.status, 200);
        assert_eq!(server.home.count("api_keys", "label = 'payroll'").await, 2);
    }
}

#[tokio::test]
async fn a_colleague_is_invited_once_and_both_responses_show_the_link() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let action = format!("{}/members", owner.base);
        let form = filled(&owner, &action, &action, &[("email", "g@example.org"), ("role", "member")]).await;
        let [link, again] = shown(&click_twice(&owner, &action, &form).await, "link");
        assert_eq!(link, again);
        let path = link.strip_prefix(&server.url).expect("a link to this service");
        assert_eq!(Person::visitor(&server).read(path).await.status, 200, "the link works");
        let log = owner.get("/audit-log").await.text;
        assert_eq!(log.matches("g@example.org").count(), 1, "{log}");
    }
}

#[tokio::test]
async fn a_webhook_endpoint_is_created_once_and_its_secret_rotated_once() {
    for database in both().await {
        let server = Server::start(database, &[LOOPBACK]).await;
        let owner = Person::owner(&server).await;
        let action = format!("{}/webhooks", owner.base);
        let form = filled(&owner, &action, &action, &[("url", "http://127.0.0.1:9/hook")]).await;
        let responses = click_twice(&owner, &action, &form).await;
        let [secret, again] = shown(&responses, "secret");
        assert_eq!(secret, again);
        assert_eq!(server.home.count("webhook_endpoints", "id IS NOT NULL").await, 1);

        let page = between(&responses[0].text, "<a class=\"button\" href=\"", "\"");
        let rotate = format!("{page}/rotate");
        let form = filled(&owner, page, &rotate, &[]).await;
        let [rotated, again] = shown(&click_twice(&owner, &rotate, &form).await, "secret");
        assert!(rotated == again && rotated != secret, "{secret} {rotated} {again}");
    }
}

#[tokio::test]
async fn a_link_is_mailed_and_an_invitation_cancelled_once() {
    let mut mail_server = TestMailServer::plain().await;
    let server = Server::start(Database::sqlite(), &[("COLLOQUY_MAIL", &mail_server.url())]).await;
    let owner = Person::owner(&server).await;
    let interview = created(&owner).await;
    let one = [("form", "one"), ("name", "Bob"), ("email", "bob@a.example")];
    let path = path_of(&owner.post_to(&format!("{interview}/invite"), &one).await);
    let send = format!("{path}/send");
    let form = filled(&owner, &path, &send, &[]).await;
    let sent = click_twice(&owner, &send, &form).await;
    assert_eq!(sent.map(|response| response.status), [303, 303]);
    mail_server.until_mails(1).await;
    assert_eq!(server.home.count("mails", "to_address = 'bob@a.example'").await, 1);
    // Another press, on the page as it is then, sends another one.
    let form = filled(&owner, &path, &send, &[]).await;
    assert_eq!(owner.post_to(&send, &form.without_token()).await.status, 303);
    assert_eq!(server.home.count("mails", "to_address = 'bob@a.example'").await, 2);

    let cancel = format!("{path}/cancel");
    let form = filled(&owner, &path, &cancel, &[]).await;
    let cancelled = click_twice(&owner, &cancel, &form).await;
    assert_eq!(cancelled.map(|response| response.status), [303, 303]);
}

#[tokio::test]
async fn what_is_removed_with_two_clicks_is_removed_without_an_error() {
    let server = Server::start(Database::sqlite(), &[LOOPBACK]).await;
    let owner = Person::owner(&server).await;
    owner.colleague("g@example.org", "member").await;
    let members = format!("{}/members", owner.base);
    let page = owner.read(&members).await.text;
    let remove = format!("{members}/{}/remove", between(&page, &format!("action=\"{members}/"), "/role"));
    let webhooks = format!("{}/webhooks", owner.base);
    let added = owner.post_to(&webhooks, &[("url", "http://127.0.0.1:9/"), ("interview.completed", "yes")]);
    let endpoint = between(&added.await.text, "<a class=\"button\" href=\"", "\"").to_owned();
    for (page, action) in [(&members, remove), (&endpoint, format!("{endpoint}/delete"))] {
        let form = filled(&owner, page, &action, &[("confirmed", "yes")]).await;
        let removed = click_twice(&owner, &action, &form).await;
        assert_eq!(removed.each_ref().map(|response| response.status), [303, 303], "{}", removed[1].text);
    }
    assert_eq!(server.home.count("memberships", "role = 'member'").await, 0);
}

/// Returns the address of a link on a page, as browsers request it.
fn link(page: &str, start: &str) -> String {
    format!("{start}{}", between(page, &format!("href=\"{start}"), "\"").replace("&amp;", "&"))
}

#[tokio::test]
async fn going_back_and_sending_the_same_form_again_creates_and_invites_once() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let action = format!("{}/interviews", owner.base);
        let entered = [("prompt", "Ask how the first week went."), ("title", "Training")];
        let new = link(&owner.get("/interviews").await.text, &format!("{action}/new"));
        let mut created = Vec::new();
        // Browsers load the page again and fill in what was entered.
        for _ in 0..2 {
            let form = filled(&owner, &new, &action, &entered).await;
            created.push(path_of(&owner.post_to(&action, &form.without_token()).await));
        }
        assert_eq!(created[0], created[1]);
        assert_eq!(server.home.count("interviews", "title = 'Training'").await, 1);
        let another = link(&owner.get("/interviews").await.text, &format!("{action}/new"));
        let form = filled(&owner, &another, &action, &entered).await;
        assert_ne!(path_of(&owner.post_to(&action, &form.without_token()).await), created[0]);

        let invite = format!("{}/invite", created[0]);
        let page = link(&owner.read(&created[0]).await.text, &invite);
        for _ in 0..2 {
            let form = filled(&owner, &page, &invite, &[("people", "b@a.example")]).await;
            assert_eq!(owner.post_to(&invite, &form.without_token()).await.status, 303);
        }
        assert_eq!(server.home.count("invitations", "email = 'b@a.example'").await, 1);
    }
}

#[tokio::test]
async fn what_was_chosen_stays_chosen_beside_a_faulty_field() {
    let server = Server::sqlite().await;
    let owner = Person::owner(&server).await;
    let key = owner.post("/keys", &[("label", ""), ("days", "30")]).await;
    assert!(key.status == 400 && key.text.contains("value=\"30\" selected"), "{}", key.text);
    let invited = owner.post("/members", &[("email", "grace@"), ("role", "owner")]).await;
    assert!(invited.status == 400 && invited.text.contains("value=\"owner\" checked"), "{}", invited.text);
    for page in [key, invited] {
        assert!(between(&page.text, "<title>", "</title>").starts_with("Error"), "{}", page.text);
    }
}
