//! The adapter with a real provider: oidc-provider, and tokens that someone has changed on the way.

use colloquy_domain::account::identity::ProvenIdentity;
use colloquy_domain::account::sign_in_attempt::SignInAttempt;
use colloquy_domain::ports::{AuthorizationGrant, IdentityProvider, IdentityProviderError};
use colloquy_domain::{SignedDuration, Timestamp};
use colloquy_openid::{OpenIdProvider, OpenIdSettings};
use colloquy_testkit::{SeededRandomness, TestIdentityProvider};
use reqwest::Url;
use serde_json::{Value, json};

const CALLBACK: &str = "http://127.0.0.1:9/app/sign-in/provider/callback";

/// A provider with a service that is registered there.
struct Registered {
    server: TestIdentityProvider,
    adapter: OpenIdProvider,
    /// How much later the adapter believes that it is.
    ahead: SignedDuration,
    seed: u64,
}

fn adapter(issuer: &str) -> OpenIdProvider {
    let settings = OpenIdSettings {
        issuer: issuer.parse().expect("an issuer"),
        client_id: TestIdentityProvider::CLIENT_ID.to_owned(),
        client_secret: TestIdentityProvider::CLIENT_SECRET.to_owned(),
    };
    OpenIdProvider::new(settings).expect("a client")
}

fn person() -> Value {
    json!({ "email": "ada@example.org", "email_verified": true, "name": "Ada" })
}

#[expect(clippy::disallowed_methods, reason = "the provider uses the system's clock")]
fn now() -> Timestamp {
    Timestamp::now()
}

/// What the address has where the provider leads back.
struct Returned {
    code: String,
    issuer: Option<String>,
    state: String,
}

impl Returned {
    fn parse(url: &str) -> Self {
        let url = Url::parse(url).expect("an address");
        let value =
            |name: &str| url.query_pairs().find(|(key, _)| key == name).map(|(_, value)| value.into());
        Returned {
            code: value("code").unwrap_or_default(),
            issuer: value("iss"),
            state: value("state").unwrap_or_default(),
        }
    }
}

impl Registered {
    async fn new(options: Value) -> Self {
        let mut server = TestIdentityProvider::start(options).await;
        server.register(CALLBACK).await;
        let adapter = adapter(&server.issuer);
        Registered { server, adapter, ahead: SignedDuration::ZERO, seed: 0 }
    }

    fn now(&self) -> Timestamp {
        now() + self.ahead
    }

    fn attempt(&mut self) -> SignInAttempt {
        self.seed += 1;
        SignInAttempt::begin(&SeededRandomness::new(self.seed), self.now())
    }

    /// Lets Ada sign in with an ID token that has something else.
    async fn returned(&mut self, attempt: &SignInAttempt, forgery: Value) -> Returned {
        let url = self.adapter.authorization_url(attempt, CALLBACK, self.now()).await.expect("an address");
        Returned::parse(&self.server.forge(&url, Some("ada-1"), person(), forgery).await)
    }

    async fn identity(
        &self,
        attempt: &SignInAttempt,
        returned: &Returned,
    ) -> Result<ProvenIdentity, IdentityProviderError> {
        let grant = AuthorizationGrant {
            code: &returned.code,
            issuer: returned.issuer.as_deref(),
            attempt,
            redirect_url: CALLBACK,
            now: self.now(),
        };
        self.adapter.identity(grant).await
    }

    async fn forged(&mut self, forgery: Value) -> Result<ProvenIdentity, IdentityProviderError> {
        let attempt = self.attempt();
        let returned = self.returned(&attempt, forgery).await;
        assert_eq!(returned.state, attempt.state());
        self.identity(&attempt, &returned).await
    }

    async fn fetched_keys(&mut self) -> Value {
        self.server.order(json!({ "order": "counts" })).await["keys"].clone()
    }
}

fn check_ada(proven: Result<ProvenIdentity, IdentityProviderError>) {
    let proven = proven.expect("an identity");
    assert_eq!((&*proven.key.subject, proven.name.as_deref()), ("ada-1", Some("Ada")));
    assert_eq!(proven.verified_email().expect("an address").as_str(), "ada@example.org");
}

fn reason(proven: Result<ProvenIdentity, IdentityProviderError>) -> String {
    match proven {
        Err(IdentityProviderError::Refused(reason)) => reason,
        other => panic!("not refused: {other:?}"),
    }
}

#[tokio::test]
async fn people_are_identified_with_each_algorithm_and_wherever_the_provider_puts_their_address() {
    for options in [
        json!({ "algorithm": "RS256" }),
        json!({ "algorithm": "ES256", "thin_tokens": true }),
        json!({ "algorithm": "EdDSA", "authentication": "client_secret_post" }),
    ] {
        let mut registered = Registered::new(options).await;
        check_ada(registered.forged(Value::Null).await);
    }
}

#[tokio::test]
async fn tokens_that_prove_nothing_are_refused() {
    let mut registered = Registered::new(json!({ "algorithm": "RS256" })).await;
    let second = now().as_second();
    for (forgery, expected) in [
        (json!({ "claims": { "nonce": "another" } }), "belongs to another attempt"),
        (json!({ "claims": { "exp": second - 600 } }), "has expired"),
        (json!({ "claims": { "aud": "another" } }), "for another client"),
        (json!({ "claims": { "aud": ["colloquy", "another"], "azp": "another" } }), "was not issued to this"),
        (json!({ "claims": { "iss": "https://id.example.org" } }), "from another issuer"),
        (json!({ "header": { "alg": "none" }, "key": "none" }), "`none` of the token is not RS256"),
        (
            json!({ "header": { "alg": "HS256" }, "key": "client secret" }),
            "`HS256` of the token is not RS256",
        ),
        (json!({ "key": "none" }), "no key of the provider has signed"),
        (json!({ "key": "second" }), "no key of the provider has signed"),
        (json!({ "key": "second", "header": { "kid": null } }), "no key of the provider has signed"),
    ] {
        let said = reason(registered.forged(forgery.clone()).await);
        assert!(said.contains(expected), "{forgery}: {said}");
    }
    check_ada(registered.forged(json!({ "claims": {} })).await);
}

#[tokio::test]
async fn a_code_works_once_and_only_for_the_attempt_that_it_belongs_to() {
    let mut registered = Registered::new(json!({})).await;
    let (own, other) = (registered.attempt(), registered.attempt());
    let returned = registered.returned(&own, Value::Null).await;
    assert!(reason(registered.identity(&other, &returned).await).contains("invalid_grant"));
    let returned = registered.returned(&own, Value::Null).await;
    check_ada(registered.identity(&own, &returned).await);
    assert!(reason(registered.identity(&own, &returned).await).contains("invalid_grant"));
    let mut elsewhere = registered.returned(&own, Value::Null).await;
    for issuer in [Some("https://id.example.org".to_owned()), None] {
        elsewhere.issuer = issuer;
        assert!(reason(registered.identity(&own, &elsewhere).await).contains("another issuer"));
    }
}

#[tokio::test]
async fn new_keys_are_fetched_when_a_token_names_one_but_at_most_once_a_minute() {
    let mut registered = Registered::new(json!({ "algorithm": "ES256" })).await;
    let with_second = || json!({ "key": "second", "header": { "kid": "second" } });
    check_ada(registered.forged(Value::Null).await);
    assert_eq!(registered.fetched_keys().await, 1);
    registered.server.order(json!({ "order": "publish second key" })).await;
    assert!(reason(registered.forged(with_second()).await).contains("no key with the id"));
    assert_eq!(registered.fetched_keys().await, 1, "the keys were fetched a moment ago");
    registered.ahead = SignedDuration::from_secs(61);
    check_ada(registered.forged(with_second()).await);
    for _ in 0..3 {
        let unknown = json!({ "key": "second", "header": { "kid": "third" } });
        assert!(reason(registered.forged(unknown).await).contains("no key with the id"));
    }
    assert_eq!(registered.fetched_keys().await, 2, "unknown keys do not cause requests");
    check_ada(registered.forged(with_second()).await);
}

#[tokio::test]
async fn a_provider_that_cannot_be_reached_or_is_another_one_is_not_available() {
    let registered = Registered::new(json!({})).await;
    let issuer = registered.server.issuer.clone();
    let unreachable = "http://127.0.0.1:1".to_owned();
    for (issuer, expected) in [
        (format!("{issuer}/"), format!("the issuer says that it is `{issuer}`, not `{issuer}/`")),
        (format!("{issuer}/realms/none"), "status 404".to_owned()),
        (unreachable.clone(), "Connection refused".to_owned()),
    ] {
        let attempt = SignInAttempt::begin(&SeededRandomness::new(1), now());
        match adapter(&issuer).authorization_url(&attempt, CALLBACK, now()).await {
            Err(IdentityProviderError::Unavailable(reason)) => {
                assert!(reason.contains(&expected), "{reason}")
            }
            other => panic!("it is available: {other:?}"),
        }
    }
}
