//! Passkeys over HTTP, with a device that signs as a real one does.

use colloquy_domain::AccountId;
use colloquy_testkit::PasskeyDevice;
use reqwest::redirect::Policy;
use serde_json::Value;

use super::person::{Person, between};
use crate::harness::{Response, Server, both};

/// A browser that has opened the service by its name.
struct Browser<'s> {
    server: &'s Server,
    origin: String,
    cookie: Option<String>,
}

fn device(server: &Server) -> PasskeyDevice {
    PasskeyDevice::new("localhost", &origin(server))
}

fn origin(server: &Server) -> String {
    server.url.replace("127.0.0.1", "localhost")
}

impl<'s> Browser<'s> {
    fn of(server: &'s Server, person: Option<&Person<'_>>) -> Self {
        let cookie = person.and_then(|person| person.cookie.clone());
        Browser { server, origin: origin(server), cookie }
    }

    fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        let client = reqwest::Client::builder().no_proxy().redirect(Policy::none()).build();
        let method = method.parse().expect("a method");
        let host = self.origin.split("//").last().expect("a host");
        let request = client.expect("a client").request(method, format!("{}{path}", self.server.url));
        let request = request.header("host", host);
        match &self.cookie {
            Some(cookie) => request.header("cookie", cookie),
            None => request,
        }
    }

    async fn read(&self, path: &str) -> Response {
        Response::of(self.request("GET", path).send().await).await.expect("a response")
    }

    async fn submit(&self, path: &str, form: &[(&str, &str)], origin: Option<&str>) -> Response {
        let mut body = form_urlencoded::Serializer::new(String::new());
        body.extend_pairs(form);
        let mut request = self.request("POST", path);
        if let Some(origin) = origin {
            request = request.header("origin", origin);
        }
        let request = request.header("content-type", "application/x-www-form-urlencoded").body(body.finish());
        Response::of(request.send().await).await.expect("a response")
    }

    async fn post(&self, path: &str, form: &[(&str, &str)]) -> Response {
        self.submit(path, form, Some(&self.origin)).await
    }

    async fn token(&self) -> String {
        let page = self.read("/app/account").await.text;
        between(&page, "name=\"token\" value=\"", "\"").to_owned()
    }

    async fn begin_registration(&self) -> Begun {
        let (token, path) = (self.token().await, "/app/account/passkeys/begin");
        Begun::of(&self.post(path, &[("token", &token), ("name", "My <laptop>")]).await)
    }

    async fn begin_sign_in(&self) -> Begun {
        let response = self.post("/app/sign-in/passkey/begin", &[]).await;
        let cookie = response.header("set-cookie").and_then(|cookie| cookie.split(';').next());
        Begun { cookie: cookie.map(str::to_owned), ..Begun::of(&response) }
    }

    async fn add(&self, begun: &Begun, device: &PasskeyDevice) -> Response {
        let (token, response) = (self.token().await, device.register(&begun.options.to_string()));
        let form = [("token", &*token), ("ceremony", &*begun.ceremony), ("response", &*response)];
        self.post("/app/account/passkeys", &form).await
    }

    async fn sign_in(&self, begun: &Begun, response: &str) -> Response {
        let cookies = [&self.cookie, &begun.cookie].into_iter().flatten();
        let cookies: Vec<&str> = cookies.map(String::as_str).collect();
        let browser = Browser { cookie: Some(cookies.join("; ")), origin: self.origin.clone(), ..*self };
        browser.post("/app/sign-in/passkey", &[("ceremony", &begun.ceremony), ("response", response)]).await
    }
}

struct Begun {
    options: Value,
    ceremony: String,
    /// The cookie of the browser that began to sign in.
    cookie: Option<String>,
}

impl Begun {
    fn of(response: &Response) -> Self {
        assert_eq!(response.header("content-type"), Some("application/json"), "{}", response.text);
        assert_eq!(response.header("cache-control"), Some("no-store"));
        let begun: Value = serde_json::from_str(&response.text).expect("JSON");
        let ceremony = begun["ceremony"].as_str().unwrap_or_else(|| panic!("no ceremony in {begun}"));
        Begun { options: begun["options"].clone(), ceremony: ceremony.to_owned(), cookie: None }
    }

    /// Returns the account for which the passkey is.
    fn owner(&self) -> AccountId {
        PasskeyDevice::owner_in(&self.options.to_string())
    }
}

#[tokio::test]
async fn a_person_adds_a_passkey_signs_in_with_it_elsewhere_and_removes_it() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let (own, mut device) = (Browser::of(&server, Some(&owner)), device(&server));
        let begun = own.begin_registration().await;
        let added = own.add(&begun, &device).await;
        assert_eq!((added.status, added.header("location")), (303, Some("/app/account?passkey")));
        let page = own.read("/app/account?passkey").await.text;
        assert!(page.contains("The passkey was added.") && page.contains("My &#60;laptop&#62;"), "{page}");
        let elsewhere = Browser::of(&server, None);
        let sign_in = elsewhere.begin_sign_in().await;
        device.counter = 2;
        let response = device.sign_in(&sign_in.options.to_string(), begun.owner());
        let signed_in = elsewhere.sign_in(&sign_in, &response).await;
        assert_eq!(
            (signed_in.status, signed_in.header("location")),
            (303, Some("/app")),
            "{}",
            signed_in.text
        );
        let cookie = signed_in.header("set-cookie").and_then(|cookie| cookie.split(';').next());
        let other = Browser { cookie: cookie.map(str::to_owned), ..Browser::of(&server, None) };
        let page = other.read("/app/account").await.text;
        assert!(page.contains("ada@example.org") && !page.contains("Never"), "{page}");
        let again = elsewhere.sign_in(&sign_in, &response).await;
        assert_eq!(again.status, 400, "a response counts once");
        let remove = page.split("action=\"").find(|form| form.contains("/remove\"")).expect("a form");
        let (path, token) = (remove.split('"').next().expect("a path"), other.token().await);
        assert_eq!(other.post(path, &[("token", &token)]).await.status, 303);
        let sign_in = elsewhere.begin_sign_in().await;
        let response = device.sign_in(&sign_in.options.to_string(), begun.owner());
        let unknown = elsewhere.sign_in(&sign_in, &response).await;
        assert!(unknown.status == 401 && unknown.text.contains("belongs to no account"), "{}", unknown.text);
        let log = owner.get("/audit-log").await.text;
        assert!(log.contains("Passkey added") && log.contains("Passkey removed"), "{log}");
    }
}

#[tokio::test]
async fn passkeys_of_other_origins_accounts_and_ceremonies_are_refused() {
    let server = Server::sqlite().await;
    let owner = Person::owner(&server).await;
    let colleague = owner.colleague("g@example.org", "viewer").await;
    let (own, graces) = (Browser::of(&server, Some(&owner)), Browser::of(&server, Some(&colleague)));
    let begun = own.begin_registration().await;
    let foreign = graces.add(&begun, &device(&server)).await;
    assert!(foreign.status == 400 && foreign.text.contains("Start again"), "{}", foreign.text);
    let mut phished = device(&server);
    phished.origin = "http://localhost.evil.example".to_owned();
    let refused = own.add(&begun, &phished).await;
    assert!(refused.status == 400 && refused.text.contains("did not create a passkey"), "{}", refused.text);
    let mut device = device(&server);
    assert_eq!(own.add(&begun, &device).await.status, 303);
    assert_eq!(own.add(&begun, &device).await.status, 400, "a ceremony counts once");
    let sign_in = own.begin_sign_in().await;
    device.counter = 2;
    let response = device.sign_in(&sign_in.options.to_string(), begun.owner());
    let elsewhere = Begun { cookie: None, ..sign_in };
    let refused = own.sign_in(&elsewhere, &response).await;
    assert!(refused.status == 400 && refused.text.contains("another browser"), "{}", refused.text);
    let sign_in = own.begin_sign_in().await;
    device.origin = "https://evil.example".to_owned();
    let response = device.sign_in(&sign_in.options.to_string(), begun.owner());
    let refused = own.sign_in(&sign_in, &response).await;
    assert!(matches!(refused.status, 400 | 401), "{}", refused.text);
    for origin in [None, Some("https://evil.example"), Some("null")] {
        let refused = own.submit("/app/sign-in/passkey/begin", &[], origin).await;
        assert_eq!(refused.status, 403, "{origin:?}");
    }
}

#[tokio::test]
async fn a_service_opened_by_an_address_says_that_passkeys_need_a_name() {
    let server = Server::sqlite().await;
    let browser = Browser { origin: server.url.clone(), ..Browser::of(&server, None) };
    let refused = browser.post("/app/sign-in/passkey/begin", &[]).await;
    assert!(refused.status == 400 && refused.text.contains("host name"), "{}", refused.text);
}

#[tokio::test]
async fn responses_that_prove_nothing_are_slowed_down_like_wrong_passwords() {
    let server = Server::sqlite().await;
    Person::owner(&server).await;
    let browser = Browser::of(&server, None);
    let form = [("ceremony", "x"), ("response", "{}")];
    let mut statuses = Vec::new();
    for _ in 0..11 {
        statuses.push(browser.post("/app/sign-in/passkey", &form).await.status);
    }
    assert_eq!((statuses[0], statuses[10]), (400, 429), "{statuses:?}");
    assert_eq!(browser.post("/app/sign-in/passkey/begin", &[]).await.status, 429);
}
