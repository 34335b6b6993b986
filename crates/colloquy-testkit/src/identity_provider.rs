//! Identity providers: a fake for use cases, and a real one for one test.

use std::collections::BTreeMap;
use std::process::Stdio;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use colloquy_domain::Timestamp;
use colloquy_domain::account::identity::ProvenIdentity;
use colloquy_domain::account::sign_in_attempt::SignInAttempt;
use colloquy_domain::ports::{AuthorizationGrant, IdentityProvider, IdentityProviderError};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::process::{Child, ChildStdin, ChildStdout};
use tokio::time::timeout;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/identity-provider");

/// Far longer than a healthy run needs.
const PATIENCE: Duration = Duration::from_secs(30);

/// The issuer of the fake.
pub const FAKE_ISSUER: &str = "https://id.example.org";

/// Proves what a test has prepared for a code, once for each attempt that began with its state.
#[derive(Default)]
pub struct FakeIdentityProvider {
    pub is_down: AtomicBool,
    codes: Mutex<BTreeMap<String, ProvenIdentity>>,
}

impl FakeIdentityProvider {
    /// Prepares the person who signs in with this code.
    pub fn prepare(&self, code: &str, proven: ProvenIdentity) {
        self.codes.lock().expect("no test panics here").insert(code.to_owned(), proven);
    }

    fn check_up(&self) -> Result<(), IdentityProviderError> {
        match self.is_down.load(Ordering::SeqCst) {
            true => Err(IdentityProviderError::Unavailable("it is down".to_owned())),
            false => Ok(()),
        }
    }
}

#[async_trait]
impl IdentityProvider for FakeIdentityProvider {
    fn issuer(&self) -> &str {
        FAKE_ISSUER
    }

    async fn authorization_url(
        &self,
        attempt: &SignInAttempt,
        redirect_url: &str,
        _now: Timestamp,
    ) -> Result<String, IdentityProviderError> {
        self.check_up()?;
        Ok(format!("{FAKE_ISSUER}/authorize?state={}&redirect_uri={redirect_url}", attempt.state()))
    }

    async fn identity(&self, grant: AuthorizationGrant<'_>) -> Result<ProvenIdentity, IdentityProviderError> {
        self.check_up()?;
        let found = self.codes.lock().expect("no test panics here").remove(grant.code);
        found.ok_or_else(|| IdentityProviderError::Refused("there is no such code".to_owned()))
    }
}

/// A running provider of the npm package oidc-provider. `provider.mjs` defines its options and its orders.
pub struct TestIdentityProvider {
    pub issuer: String,
    /// Ends the provider when it is dropped.
    _process: Child,
    orders: ChildStdin,
    answers: Lines<BufReader<ChildStdout>>,
}

impl TestIdentityProvider {
    pub const CLIENT_ID: &'static str = "colloquy";
    pub const CLIENT_SECRET: &'static str = "a secret: 100% + more";

    /// Starts a provider, which responds once a service is registered.
    pub async fn start(options: Value) -> Self {
        let mut process = tokio::process::Command::new("node")
            .args(["provider.mjs", &options.to_string()])
            .current_dir(FOLDER)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .expect("this test needs Node.js: run the tests with `cargo xtask test`, which installs it");
        let orders = process.stdin.take().expect("its input");
        let answers = BufReader::new(process.stdout.take().expect("its output")).lines();
        let mut provider = TestIdentityProvider { issuer: String::new(), _process: process, orders, answers };
        let started = provider.answer().await;
        provider.issuer = started["issuer"].as_str().expect("an issuer").to_owned();
        provider
    }

    /// Registers a service, to which the provider leads people back.
    pub async fn register(&mut self, redirect_url: &str) {
        self.order(json!({ "order": "register", "redirect_url": redirect_url })).await;
    }

    /// Signs this person in, whichever browser comes next.
    pub async fn expect(&mut self, person: &str, claims: Value) {
        self.order(json!({ "order": "expect", "person": person, "claims": claims })).await;
    }

    /// Signs a person in at the address where the service leads, and returns the address where the provider leads back.
    /// Without a person, the provider signs no one in.
    pub async fn sign_in(&mut self, url: &str, person: Option<&str>, claims: Value) -> String {
        self.forge(url, person, claims, Value::Null).await
    }

    /// As [`Self::sign_in`], with an ID token that has another header, other claims or another key.
    pub async fn forge(&mut self, url: &str, person: Option<&str>, claims: Value, forgery: Value) -> String {
        let order = json!({
            "order": "sign in", "url": url, "person": person, "claims": claims, "forgery": forgery,
        });
        let answer = self.order(order).await;
        answer["url"].as_str().unwrap_or_else(|| panic!("the provider leads nowhere: {answer}")).to_owned()
    }

    pub async fn order(&mut self, order: Value) -> Value {
        self.orders.write_all(format!("{order}\n").as_bytes()).await.expect("the provider runs");
        self.answer().await
    }

    async fn answer(&mut self) -> Value {
        let line = timeout(PATIENCE, self.answers.next_line()).await;
        let line = line.expect("the provider answers").expect("the provider runs").unwrap_or_else(|| {
            panic!(
                "this test needs oidc-provider: run the tests with `cargo xtask test`, which installs it, or run \
                 `npm ci` in {FOLDER}"
            )
        });
        serde_json::from_str(&line).expect("JSON")
    }
}
