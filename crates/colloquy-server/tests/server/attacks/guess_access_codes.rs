//! Guessing the access code of a share link from many addresses at once.

use futures::future::join_all;
use reqwest::redirect::Policy;
use serde_json::{Value, json};

use crate::harness::{Database, Response, Server, both};

/// Lets the tests choose client addresses, as an attacker with a large network could.
pub const BEHIND_A_PROXY: (&str, &str) = ("COLLOQUY_TRUSTED_PROXIES", "127.0.0.1");

const CODE: &str = "Sesame";

pub struct Guesser {
    browser: reqwest::Client,
    form: String,
}

impl Guesser {
    /// Creates a guesser for a new share link that requires a code.
    pub async fn new(server: &Server) -> Guesser {
        let settings = json!({ "enabled": true, "accessCode": CODE });
        let path = format!("/v1/interviews/{}/share", server.interview().await);
        let link: Value = server.call("PATCH", &path, Some(settings)).await.ok();
        let browser = reqwest::Client::builder().no_proxy().redirect(Policy::none());
        let form = format!("{}/share/{}", server.url, link["slug"].as_str().expect("a slug"));
        Guesser { browser: browser.build().expect("a client"), form }
    }

    /// Returns a guesser for the same link on another node.
    pub fn at(&self, server: &Server) -> Guesser {
        let (_, slug) = self.form.rsplit_once('/').expect("a slug");
        Guesser { browser: self.browser.clone(), form: format!("{}/share/{slug}", server.url) }
    }

    pub async fn enter(&self, address: &str, code: &str) -> Response {
        let body = form_urlencoded::Serializer::new(String::new()).append_pair("accessCode", code).finish();
        let request = self.browser.post(&self.form).header("x-forwarded-for", address);
        let request = request.header("content-type", "application/x-www-form-urlencoded").body(body);
        Response::of(request.send().await).await.expect("a response")
    }

    pub async fn enter_correct_code(&self, address: &str) -> Response {
        self.enter(address, CODE).await
    }
}

fn retry_after(response: &Response) -> u32 {
    response.header("retry-after").and_then(|after| after.parse().ok()).expect("seconds to wait")
}

#[tokio::test]
async fn checks_twenty_guesses_from_any_number_of_addresses() {
    for database in both().await {
        let server = Server::start(database, &[BEHIND_A_PROXY]).await;
        let (guesser, other) = (Guesser::new(&server).await, Guesser::new(&server).await);
        let mut statuses = Vec::new();
        // Any machine can check three codes at once in time. The twentieth guess is sent together with the next one, so
        // they are counted one after the other only if they are also checked so.
        for batch in 0..40 {
            let guesses =
                (0..3).map(|number| {
                    let (guesser, number) = (&guesser, 3 * batch + number);
                    async move {
                        guesser.enter(&format!("203.0.113.{number}"), &format!("{number:04}")).await.status
                    }
                });
            statuses.extend(join_all(guesses).await);
        }
        statuses.sort();
        assert_eq!(statuses, [[422; 20].as_slice(), &[429; 100]].concat());
        // The right code has to wait too, or guessing could continue. The wait is short.
        let right = guesser.enter_correct_code("198.51.100.1").await;
        assert_eq!(right.status, 429, "{}", right.text);
        assert!((1..=30).contains(&retry_after(&right)), "{}", retry_after(&right));
        // Another link is not affected.
        assert_eq!(other.enter_correct_code("198.51.100.1").await.status, 303);
    }
}

#[tokio::test]
async fn correct_codes_do_not_count_as_guesses() {
    let server = Server::start(Database::sqlite(), &[BEHIND_A_PROXY]).await;
    let guesser = Guesser::new(&server).await;
    for number in 0..30 {
        assert_eq!(guesser.enter_correct_code(&format!("203.0.113.{number}")).await.status, 303);
    }
    assert_eq!(guesser.enter("203.0.113.1", "0000").await.status, 422);
}
