//! Share links: their settings in the API, and their form in visitors' browsers.

mod browser;
mod crowd;
mod form;
mod limits;
mod settings;

use reqwest::RequestBuilder;
use reqwest::redirect::Policy;
use serde_json::{Value, json};

use crate::harness::{Database, Response, Server};

/// Starts two nodes on PostgreSQL, or one on SQLite.
pub async fn nodes(database: Database, settings: &[(&str, &str)]) -> Vec<Server> {
    let one = Server::start(database.clone(), settings).await;
    match database {
        Database::Sqlite => vec![one],
        Database::Postgres { .. } => {
            let mut other = Server::start(database, settings).await;
            other.home.key = one.home.key.clone();
            vec![one, other]
        }
    }
}

/// Creates an interview and returns its share link after these changes.
pub async fn link(server: &Server, changes: Value) -> Value {
    let interview = server.interview().await;
    change(server, &json!({ "interviewId": interview }), changes).await
}

pub async fn change(server: &Server, link: &Value, changes: Value) -> Value {
    server.call("PATCH", &settings_of(link), Some(changes)).await.ok()
}

pub fn settings_of(link: &Value) -> String {
    format!("/v1/interviews/{}/share", text(link, "interviewId"))
}

pub fn text<'a>(record: &'a Value, field: &str) -> &'a str {
    record[field].as_str().unwrap_or_else(|| panic!("no {field} in {record}"))
}

pub fn page(link: &Value) -> String {
    format!("/share/{}", text(link, "slug"))
}

/// A visitor with a browser, who has no key and does not follow redirects automatically.
pub struct Visitor {
    pub browser: reqwest::Client,
    /// The address that a proxy sends.
    pub address: Option<&'static str>,
    /// The cookie for the pages of share links.
    pub cookie: Option<String>,
}

impl Visitor {
    pub fn new() -> Self {
        let browser = reqwest::Client::builder().no_proxy().redirect(Policy::none());
        Visitor { browser: browser.build().expect("a client"), address: None, cookie: None }
    }

    pub fn from(address: &'static str) -> Self {
        Visitor { address: Some(address), ..Visitor::new() }
    }

    pub fn request(&self, server: &Server, method: &str, path: &str) -> RequestBuilder {
        let method = method.parse().expect("a method");
        let request = self.browser.request(method, format!("{}{path}", server.url));
        let request = match self.address {
            Some(address) => request.header("x-forwarded-for", address),
            None => request,
        };
        match &self.cookie {
            Some(cookie) => request.header("cookie", cookie),
            None => request,
        }
    }

    /// Keeps the cookie of a response, as a browser does.
    pub fn keep(&mut self, response: &Response) {
        let cookie = response.header("set-cookie").expect("a cookie");
        self.cookie = cookie.split(';').next().map(str::to_owned);
    }

    pub async fn get(&self, server: &Server, path: &str) -> Response {
        Response::of(self.request(server, "GET", path).send().await).await.expect("a response")
    }

    /// Submits the form of a link.
    pub async fn post(&self, server: &Server, link: &Value, fields: &[(&str, &str)]) -> Response {
        let body = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        let request = self.request(server, "POST", &page(link));
        let request = request.header("content-type", "application/x-www-form-urlencoded").body(body);
        Response::of(request.send().await).await.expect("a response")
    }
}

/// Checks that a visitor was admitted, and returns the path of their page.
pub fn admitted(response: &Response) -> String {
    assert_eq!(response.status, 303, "{}", response.text);
    let location = response.header("location").expect("a place to go").to_owned();
    assert!(location.strip_prefix("/i/").is_some_and(|slug| slug.len() == 10), "{location}");
    location
}

/// Checks the status of an error page, and the reason on it.
pub fn check_refused(response: &Response, status: u16, reason: &str) {
    assert_eq!(response.status, status, "{}", response.text);
    assert_eq!(response.header("content-type"), Some("text/html; charset=utf-8"));
    assert!(response.text.contains(reason), "no {reason:?} in {}", response.text);
}

/// Checks that a page says that the link was mailed, and that it reveals no link.
pub fn check_mailed(response: &Response) {
    assert_eq!(response.status, 200, "{}", response.text);
    assert!(response.text.contains("We have sent you your link"), "{}", response.text);
    assert_eq!((response.header("location"), response.header("set-cookie")), (None, None));
    assert!(!response.text.contains("/i/"), "{}", response.text);
}

/// Returns the invitations of visitors, newest first.
pub async fn visitors(server: &Server, link: &Value) -> Vec<Value> {
    let path = format!("/v1/interviews/{}/invitations", text(link, "interviewId"));
    let all = server.call("GET", &path, None).await.ok();
    let all = all.as_array().expect("an array").iter();
    all.filter(|invitation| invitation["source"] == "share").cloned().collect()
}

pub async fn usage_count(server: &Server, link: &Value) -> i64 {
    let link = server.call("GET", &settings_of(link), None).await.ok();
    link["usageCount"].as_i64().expect("a number")
}
