//! Signing in through a real identity provider, and those who try without being let in.

use colloquy_testkit::TestIdentityProvider;
use futures::future::join;
use serde_json::{Value, json};

use super::person::{PASSWORD, Person, between};
use crate::harness::{Database, Response, Server, both, free_port};

const BEGIN: &str = "/app/sign-in/provider";

pub fn person(email: &str) -> Value {
    json!({ "email": email, "email_verified": true, "name": "Grace Hopper" })
}

/// A service with further settings, and the provider that it is registered at.
pub async fn connected(database: Database, further: &[(&str, &str)]) -> (Server, TestIdentityProvider) {
    let mut provider = TestIdentityProvider::start(json!({ "algorithm": "ES256" })).await;
    let bind = format!("127.0.0.1:{}", free_port());
    let settings = [
        ("COLLOQUY_BIND", &*bind),
        ("COLLOQUY_OPENID_ISSUER", &provider.issuer),
        ("COLLOQUY_OPENID_CLIENT_ID", TestIdentityProvider::CLIENT_ID),
        ("COLLOQUY_OPENID_CLIENT_SECRET", TestIdentityProvider::CLIENT_SECRET),
        ("COLLOQUY_OPENID_NAME", "Example & Co."),
        ("COLLOQUY_OPENID_EMAIL_DOMAINS", "example.org"),
    ];
    let server = Server::start(database, &[&settings, further].concat()).await;
    provider.register(&format!("{}{BEGIN}/callback", server.url)).await;
    (server, provider)
}

/// Presses the button, and returns where it leads and the cookie of the attempt.
async fn leave(browser: &Person<'_>) -> (String, String) {
    let left = browser.read(BEGIN).await;
    assert_eq!(left.status, 303, "{}", left.text);
    let cookie = left.header("set-cookie").expect("a cookie");
    assert!(cookie.contains("HttpOnly; SameSite=Lax"), "{cookie}");
    let location = left.header("location").expect("an address").to_owned();
    (location, cookie.split(';').next().expect("a cookie").to_owned())
}

/// Opens the address where the provider leads back, in a browser with this cookie.
async fn come_back(server: &Server, url: &str, cookie: Option<&str>) -> Response {
    let mut browser = Person::visitor(server);
    browser.cookie = cookie.map(str::to_owned);
    browser.read(url.strip_prefix(&server.url).expect("an address of the service")).await
}

/// Lets someone sign in who is new to the browser, with something else in the ID token.
async fn enter(
    server: &Server,
    provider: &mut TestIdentityProvider,
    (subject, claims): (&str, Value),
    forgery: Value,
) -> Response {
    let (url, cookie) = leave(&Person::visitor(server)).await;
    let back = provider.forge(&url, Some(subject), claims, forgery).await;
    come_back(server, &back, Some(&cookie)).await
}

/// Returns a browser with the session of this response.
async fn arrived<'s>(server: &'s Server, response: &Response) -> Person<'s> {
    assert_eq!((response.status, response.header("location")), (303, Some("/app")), "{}", response.text);
    let mut person = Person::visitor(server);
    let cookie = response.header("set-cookie").expect("a cookie");
    assert!(cookie.starts_with("colloquy_session="), "{cookie}");
    person.cookie = cookie.split(';').next().map(str::to_owned);
    person.arrive().await;
    person
}

async fn check_people_get_in(database: Database) {
    let (server, mut provider) = connected(database, &[]).await;
    let owner = Person::owner(&server).await;
    let page = Person::visitor(&server).read("/app/sign-in").await.text;
    assert!(page.contains(&format!("href=\"{BEGIN}\">Continue with Example &#38; Co.</a>")), "{page}");
    assert!(owner.read("/app/account").await.text.contains("Your account is not linked yet."));
    let entered = enter(&server, &mut provider, ("a-1", person("ADA@example.org")), Value::Null).await;
    let cookies: Vec<_> = entered.headers.get_all("set-cookie").iter().collect();
    assert!(cookies.iter().any(|cookie| cookie.to_str().is_ok_and(|text| text.contains("Max-Age=0"))));
    let ada = arrived(&server, &entered).await;
    assert_eq!(ada.base, owner.base);
    let account = ada.read("/app/account").await.text;
    assert!(account.contains("Your account has been linked since"), "{account}");
    assert!(ada.get("/audit-log").await.text.contains("Sign-in provider linked"));

    // An invited colleague, while the service is restarted: what an attempt needs is in the browser.
    let form = [("email", "grace@example.org"), ("role", "viewer")];
    let invited = owner.post("/members", &form).await.text;
    let link = between(&invited, "id=\"link\" readonly value=\"", "\"").to_owned();
    let link = link.strip_prefix(&server.url).expect("a link").to_owned();
    assert!(Person::visitor(&server).read(&link).await.text.contains(BEGIN));
    let (url, cookie) = leave(&Person::visitor(&server)).await;
    let back = provider.sign_in(&url, Some("g-2"), person("grace@example.org")).await;
    let server = Server::start_on(server.kill()).await;
    let grace = arrived(&server, &come_back(&server, &back, Some(&cookie)).await).await;
    let account = grace.read("/app/account").await.text;
    assert!(
        account.contains("Your account has no password.") && account.contains("Grace Hopper"),
        "{account}"
    );
    assert!(!account.contains("identity/unlink") && !account.contains("current-password"), "{account}");
    assert_eq!(grace.post_to("/app/account/identity/unlink", &[]).await.status, 400);
    assert_eq!(Person::visitor(&server).read(&link).await.status, 410, "the invitation is accepted");
    assert_eq!(Person::visitor(&server).sign_in("grace@example.org", PASSWORD).await.status, 401);

    // A removed link does not disturb the password.
    let mut ada = Person::visitor(&server);
    assert_eq!(ada.sign_in("ada@example.org", PASSWORD).await.status, 303);
    assert_eq!(ada.post_to("/app/account/identity/unlink", &[]).await.status, 303);
    assert!(ada.read("/app/account").await.text.contains("Your account is not linked yet."));
    assert!(ada.get("/audit-log").await.text.contains("Sign-in provider unlinked"));
    assert_eq!(server.home.count("account_identities", "subject = 'g-2'").await, 1);
    assert_eq!(server.home.count("account_identities", "subject = 'a-1'").await, 0);
    let log = std::fs::read_to_string(server.home.folder().join("log")).expect("a log");
    let code = between(&back, "code=", "&");
    for secret in [TestIdentityProvider::CLIENT_SECRET, code, &cookie] {
        assert!(!log.contains(secret), "a secret is in the log");
    }
}

#[tokio::test]
async fn people_sign_in_through_their_provider_and_invited_ones_need_no_password() {
    let [first, second] = both().await;
    join(check_people_get_in(first), check_people_get_in(second)).await;
}

#[tokio::test]
async fn people_who_prove_nothing_do_not_get_in() {
    let (server, mut provider) = connected(Database::sqlite(), &[]).await;
    Person::owner(&server).await;
    let ada = || ("a-1", person("ada@example.org"));
    let unverified = json!({ "email": "ada@example.org", "email_verified": false });
    for (person, forgery, status, said) in [
        (
            ("e-9", person("eve@example.org")),
            json!(null),
            403,
            "Ask an owner of your organization to invite you",
        ),
        (("e-9", unverified), json!(null), 403, "has not verified your email address"),
        (("e-9", person("ada@example.com")), json!(null), 403, "with this email address"),
        (ada(), json!({ "claims": { "nonce": "another" } }), 401, "did not confirm who you are"),
        (ada(), json!({ "claims": { "exp": 1_700_000_000 } }), 401, "did not confirm who you are"),
        (ada(), json!({ "claims": { "aud": "another" } }), 401, "did not confirm who you are"),
        (ada(), json!({ "header": { "alg": "none" }, "key": "none" }), 401, "did not confirm who you are"),
        (ada(), json!({ "key": "second" }), 401, "did not confirm who you are"),
    ] {
        let refused = enter(&server, &mut provider, person, forgery.clone()).await;
        assert_eq!(refused.status, status, "{forgery}: {}", refused.text);
        assert!(refused.text.contains(said), "{forgery}: {}", refused.text);
        let cookie = refused.header("set-cookie").expect("the attempt is over");
        assert!(cookie.starts_with("colloquy_sign_in=;"), "{cookie}");
    }
    assert_eq!(server.home.count("account_identities", "subject IS NOT NULL").await, 0);
    assert_eq!(server.home.count("accounts", "email IS NOT NULL").await, 1);
    server.home.until_logged("the token belongs to another attempt to sign in").await;
}

#[tokio::test]
async fn an_answer_of_the_provider_is_worth_nothing_in_another_browser() {
    let (server, mut provider) = connected(Database::sqlite(), &[]).await;
    Person::owner(&server).await;
    let browser = Person::visitor(&server);
    let ((own, own_cookie), (_, other_cookie)) = (leave(&browser).await, leave(&browser).await);
    let back = provider.sign_in(&own, Some("a-1"), person("ada@example.org")).await;
    let swapped = back.replace(between(&back, "state=", "&"), &"A".repeat(43));
    for (url, cookie) in [(&back, None), (&back, Some(&*other_cookie)), (&swapped, Some(&*own_cookie))] {
        let refused = come_back(&server, url, cookie).await;
        assert_eq!(refused.status, 400, "{}", refused.text);
        assert!(refused.text.contains("was not started in this browser"), "{}", refused.text);
    }
    // The person turns back at the provider.
    let declined = provider.sign_in(&own, None, Value::Null).await;
    let refused = come_back(&server, &declined, Some(&own_cookie)).await;
    assert_eq!(refused.status, 401);
    assert!(refused.text.contains("Example &#38; Co. did not sign you in."), "{}", refused.text);
    // None of that has used the code up, and it works once.
    arrived(&server, &come_back(&server, &back, Some(&own_cookie)).await).await;
    assert_eq!(come_back(&server, &back, Some(&own_cookie)).await.status, 401);
}

#[tokio::test]
async fn a_wrong_issuer_does_not_keep_the_service_from_starting() {
    let settings = [
        ("COLLOQUY_OPENID_ISSUER", "http://127.0.0.1:1/realms/none"),
        ("COLLOQUY_OPENID_CLIENT_ID", "colloquy"),
        ("COLLOQUY_OPENID_CLIENT_SECRET", "a-secret"),
    ];
    let server = Server::start(Database::sqlite(), &settings).await;
    let pressed = Person::visitor(&server).read(BEGIN).await;
    assert_eq!(pressed.status, 503);
    assert!(pressed.text.contains("OpenID Connect cannot be reached at the moment."), "{}", pressed.text);
    let line = server.home.until_logged("cannot sign people in through the identity provider").await;
    assert!(line.contains("/realms/none") && line.contains("Connection refused"), "{line}");
    let mut owner = Person::owner(&server).await;
    assert_eq!(owner.sign_in("ada@example.org", PASSWORD).await.status, 303);
}

#[tokio::test]
async fn without_a_provider_there_is_no_button_and_no_page() {
    let server = Server::sqlite().await;
    let visitor = Person::visitor(&server);
    assert!(!visitor.read("/app/sign-in").await.text.contains(BEGIN));
    for path in [BEGIN, "/app/sign-in/provider/callback?code=a&state=b"] {
        assert_eq!(visitor.read(path).await.status, 404, "{path}");
    }
}
