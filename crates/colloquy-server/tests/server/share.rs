//! Share links: their settings, by the interface, and their form, as visitors' browsers use it.

mod browser;
mod crowd;
mod form;
mod limits;
mod settings;

use reqwest::RequestBuilder;
use reqwest::redirect::Policy;
use serde_json::{Value, json};

use crate::harness::{Answer, Database, Server};

/// Two nodes on PostgreSQL; SQLite has but one.
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

/// The share link of a new interview after these changes.
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

/// Somebody in front of a browser: without a key, and going where they are led only when the test says so.
pub struct Visitor {
    pub browser: reqwest::Client,
    /// As a proxy tells it.
    pub address: Option<&'static str>,
    /// What the browser keeps for the pages of share links.
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

    /// Keeps the cookie of an answer, as a browser does.
    pub fn keep(&mut self, answer: &Answer) {
        let cookie = answer.header("set-cookie").expect("a cookie");
        self.cookie = cookie.split(';').next().map(str::to_owned);
    }

    pub async fn get(&self, server: &Server, path: &str) -> Answer {
        Answer::of(self.request(server, "GET", path).send().await).await.expect("an answer")
    }

    /// Sends the form of a link.
    pub async fn post(&self, server: &Server, link: &Value, fields: &[(&str, &str)]) -> Answer {
        let body = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        let request = self.request(server, "POST", &page(link));
        let request = request.header("content-type", "application/x-www-form-urlencoded").body(body);
        Answer::of(request.send().await).await.expect("an answer")
    }
}

/// Where a visitor is led who was let in: the path of their own page.
pub fn admitted(answer: &Answer) -> String {
    assert_eq!(answer.status, 303, "{}", answer.text);
    let location = answer.header("location").expect("a place to go").to_owned();
    assert!(location.strip_prefix("/i/").is_some_and(|slug| slug.len() == 10), "{location}");
    location
}

/// Checks that a page refuses, and that it says why.
pub fn check_refused(answer: &Answer, status: u16, reason: &str) {
    assert_eq!(answer.status, status, "{}", answer.text);
    assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"));
    assert!(answer.text.contains(reason), "no {reason:?} in {}", answer.text);
}

/// Checks that a page says that the link goes out by mail, and that it leads nowhere.
pub fn check_mailed(answer: &Answer) {
    assert_eq!(answer.status, 200, "{}", answer.text);
    assert!(answer.text.contains("We have sent you your link"), "{}", answer.text);
    assert_eq!((answer.header("location"), answer.header("set-cookie")), (None, None));
    assert!(!answer.text.contains("/i/"), "{}", answer.text);
}

/// The invitations of visitors, newest first.
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
