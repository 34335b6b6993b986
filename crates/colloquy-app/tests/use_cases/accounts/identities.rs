//! Signing in through an identity provider.

use std::net::IpAddr;
use std::sync::atomic::Ordering;

use colloquy_app::accounts::identities::{
    self, IdentityError, IdentityProblem, IdentityProviderCallback, begin, complete, unlink,
};
use colloquy_domain::account::identity::{IdentityKey, ProvenIdentity};
use colloquy_domain::account::sign_in_attempt::SignInAttempt;
use colloquy_testkit::FAKE_ISSUER;

use super::*;

fn proven(subject: &str, email: &str) -> ProvenIdentity {
    ProvenIdentity {
        key: IdentityKey::new(FAKE_ISSUER, subject).expect("a key"),
        email: Some(email.to_owned()),
        is_email_verified: true,
        name: Some("Grace Hopper".to_owned()),
    }
}

fn problem<T>(outcome: Result<T, IdentityError>) -> IdentityProblem {
    match outcome {
        Ok(_) => panic!("not refused"),
        Err(IdentityError::Refused(problem)) => problem,
        Err(IdentityError::Failed(error)) => panic!("failed: {error}"),
    }
}

impl World {
    async fn attempt(&self) -> SignInAttempt {
        begin(&self.app, None).await.expect("an attempt").attempt
    }

    /// Sends a person back with a code for this identity, and with the state of the attempt.
    async fn return_as(
        &self,
        proven: ProvenIdentity,
        sender: SigningInBrowser<'_>,
    ) -> Result<AccountSecret, IdentityError> {
        let attempt = self.attempt().await;
        self.provider.prepare("code", proven);
        let state = attempt.state();
        let response =
            IdentityProviderCallback { attempt: Some(&attempt), state: &state, code: "code", issuer: None };
        Ok(complete(&self.app, response, sender).await?.secret)
    }

    async fn enter(&self, proven: ProvenIdentity) -> Result<AccountSecret, IdentityError> {
        self.return_as(proven, sender()).await
    }

    async fn invite(&self, email: &str, role: MemberRole) {
        let by = AuditActor::Operator;
        invite(&self.app, &by, self.organization(), (email, role), Language::English).await.expect("a link");
        self.app.account_mail_dispatcher.until_idle().await;
    }
}

#[tokio::test]
async fn the_first_time_the_address_decides_and_then_the_identity() {
    let world = World::new().await;
    let owner = world.account_of(&world.owner().await).await;
    let session = world.in_one_commit(world.enter(proven("1", "ADA@example.org"))).await.expect("a session");
    assert_eq!(world.account_of(&session).await, owner);
    let linked = (AuditAction::IdentityLinked, "Ada@example.org".to_owned());
    assert_eq!(world.audited().await.last(), Some(&linked));
    let entries = world.audited().await.len();
    // The address has changed at the provider.
    let moved = world.enter(proven("1", "lovelace@example.com")).await.expect("a session");
    assert_eq!(world.account_of(&moved).await, owner);
    assert_eq!(world.audited().await.len(), entries);
    assert!(identities::linked(&world.app, owner).await.expect("it is read").is_some());
}

#[tokio::test]
async fn an_invited_person_gets_an_account_without_a_password_and_is_a_member() {
    let world = World::new().await;
    world.owner().await;
    world.invite("Grace@example.org", MemberRole::Viewer).await;
    let session =
        world.in_one_commit(world.enter(proven("2", "grace@example.org"))).await.expect("a session");
    let grace = world.person(&session).await.expect("a person");
    assert_eq!(
        (grace.account.name.as_str(), grace.account.email.as_str()),
        ("Grace Hopper", "grace@example.org")
    );
    assert!(grace.account.password.is_none());
    assert_eq!(grace.in_organization(world.organization()).map(|(role, _)| role), Some(MemberRole::Viewer));
    let actions: Vec<_> = world.audited().await.into_iter().map(|(action, _)| action).collect();
    assert!(actions.ends_with(&[AuditAction::MemberJoined, AuditAction::IdentityLinked]), "{actions:?}");
    assert!(members::list(&world.app, world.organization()).await.expect("a list").invited.is_empty());
    for password in ["", PASSWORD] {
        let credentials = SignInCredentials { email: "grace@example.org", password };
        assert_eq!(
            refused(sign_in(&world.app, credentials, sender()).await),
            AccountProblem::WrongCredentials
        );
    }
}

#[tokio::test]
async fn strangers_and_people_with_unproven_addresses_do_not_get_in() {
    let unverified = ProvenIdentity { is_email_verified: false, ..proven("3", "ada@example.org") };
    let without = ProvenIdentity { email: None, ..proven("3", "") };
    for (proven, expected) in [
        (proven("3", "eve@example.org"), IdentityProblem::Stranger),
        (unverified, IdentityProblem::EmailNotVerified),
        (without, IdentityProblem::EmailNotVerified),
        (proven("3", "ada@example.net"), IdentityProblem::OtherDomain),
    ] {
        let world = World::new().await;
        world.owner().await;
        assert_eq!(problem(world.enter(proven).await), expected);
        assert_eq!(world.audited().await.len(), 1, "nothing has changed");
    }
}

#[tokio::test]
async fn an_invitation_that_has_expired_or_was_withdrawn_creates_no_account() {
    let world = World::new().await;
    world.owner().await;
    world.invite("grace@example.org", MemberRole::Member).await;
    let links = members::list(&world.app, world.organization()).await.expect("a list").invited;
    withdraw(&world.app, &AuditActor::Operator, world.organization(), links[0].0.id).await.expect("no link");
    assert_eq!(problem(world.enter(proven("2", "grace@example.org")).await), IdentityProblem::Stranger);
    world.invite("grace@example.org", MemberRole::Member).await;
    world.pass(SignedDuration::from_hours(7 * 24));
    assert_eq!(problem(world.enter(proven("2", "grace@example.org")).await), IdentityProblem::Stranger);
}

#[tokio::test]
async fn another_person_with_the_same_address_does_not_get_into_the_account() {
    let world = World::new().await;
    let session = world.owner().await;
    world.enter(proven("1", "ada@example.org")).await.expect("a session");
    let second = world.enter(proven("9", "ada@example.org")).await;
    assert_eq!(problem(second), IdentityProblem::OtherIdentity);
    let owner = world.account_of(&session).await;
    for _ in 0..2 {
        unlink(&world.app, owner).await.expect("it is removed");
    }
    let unlinked = world.audited().await;
    let unlinked = unlinked.iter().filter(|(action, _)| *action == AuditAction::IdentityUnlinked);
    assert_eq!(unlinked.count(), 1);
    let second = world.enter(proven("9", "ada@example.org")).await.expect("a session");
    assert_eq!(world.account_of(&second).await, owner);
}

#[tokio::test]
async fn an_account_without_a_password_keeps_its_identity() {
    let world = World::new().await;
    world.owner().await;
    world.invite("grace@example.org", MemberRole::Member).await;
    let grace = world.enter(proven("2", "grace@example.org")).await.expect("a session");
    let grace = world.account_of(&grace).await;
    assert_eq!(problem(unlink(&world.app, grace).await), IdentityProblem::NoPassword);
    assert!(identities::linked(&world.app, grace).await.expect("it is read").is_some());
}

#[tokio::test]
async fn only_the_browser_that_began_an_attempt_completes_it_and_only_for_ten_minutes() {
    let world = World::new().await;
    world.owner().await;
    let (own, other) = (world.attempt().await, world.attempt().await);
    let clients = std::cell::Cell::new(0);
    let try_with = async |attempt: Option<&SignInAttempt>, state: &str, code: &str| {
        world.provider.prepare("code", proven("1", "ada@example.org"));
        let response = IdentityProviderCallback { attempt, state, code, issuer: None };
        // Each try is that of another client, so that none is stopped.
        clients.set(clients.get() + 1);
        let client =
            SigningInBrowser { address: Some(IpAddr::from([203, 0, 113, clients.get()])), ..sender() };
        complete(&world.app, response, client).await.map(|session| session.secret)
    };
    let state = own.state();
    for (attempt, state) in [(None, &*state), (Some(&other), &*state), (Some(&own), ""), (Some(&own), "x")] {
        assert_eq!(problem(try_with(attempt, state, "code").await), IdentityProblem::OtherAttempt);
    }
    assert_eq!(problem(try_with(Some(&own), &state, "").await), IdentityProblem::NotSignedIn);
    assert_eq!(problem(try_with(Some(&own), &state, "unknown").await), IdentityProblem::NotProven);
    world.pass(SignedDuration::from_secs(599));
    assert!(try_with(Some(&own), &state, "code").await.is_ok());
    world.pass(SignedDuration::from_secs(1));
    assert_eq!(problem(try_with(Some(&own), &state, "code").await), IdentityProblem::OtherAttempt);
}

#[tokio::test]
async fn signing_in_again_replaces_the_session_of_the_browser() {
    let world = World::new().await;
    world.owner().await;
    let first = world.enter(proven("1", "ada@example.org")).await.expect("a session");
    let again = SigningInBrowser { previous: Some(&first), ..sender() };
    let second = world.return_as(proven("1", "ada@example.org"), again).await.expect("a session");
    assert!(first != second && world.person(&first).await.is_none() && world.person(&second).await.is_some());
}

#[tokio::test]
async fn a_client_that_fails_again_and_again_is_stopped() {
    let world = World::new().await;
    world.owner().await;
    let address: IpAddr = "203.0.113.7".parse().expect("an address");
    let client = SigningInBrowser { address: Some(address), ..sender() };
    for _ in 0..WRONG_PASSWORDS {
        let stranger = world.return_as(proven("3", "eve@example.org"), client).await;
        assert_eq!(problem(stranger), IdentityProblem::Stranger);
    }
    let right = world.return_as(proven("1", "ada@example.org"), client).await;
    assert!(matches!(problem(right), IdentityProblem::TooManyAttempts { .. }));
    let begun = begin(&world.app, Some(address)).await;
    assert!(matches!(problem(begun), IdentityProblem::TooManyAttempts { .. }));
    assert!(world.enter(proven("1", "ada@example.org")).await.is_ok(), "others are not stopped");
}

#[tokio::test]
async fn a_provider_that_is_down_stops_nobody_for_guessing() {
    let world = World::new().await;
    world.provider.is_down.store(true, Ordering::SeqCst);
    for _ in 0..=WRONG_PASSWORDS {
        assert_eq!(problem(begin(&world.app, None).await), IdentityProblem::Unavailable);
    }
    world.provider.is_down.store(false, Ordering::SeqCst);
    let begun = begin(&world.app, None).await.expect("an attempt");
    assert!(begun.url.starts_with("https://id.example.org/authorize?"));
    assert!(begun.url.ends_with("https://interviews.example.org/app/sign-in/provider/callback"));
}
