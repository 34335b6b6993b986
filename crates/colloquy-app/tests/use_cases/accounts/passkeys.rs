//! Passkeys: adding and removing them, and signing in with them.

use std::sync::atomic::{AtomicU8, Ordering};

use colloquy_app::accounts::browser_sessions::SignedInPerson;
use colloquy_app::accounts::identities;
use colloquy_app::accounts::passkeys::{
    self, BegunPasskeyCeremony, PasskeyProblem, PasskeyResponse, PasskeyVerifierError, begin_registration,
    begin_sign_in, complete_registration, complete_sign_in,
};
use colloquy_domain::account::identity::{IdentityKey, ProvenIdentity};
use colloquy_domain::account::passkey::PasskeySite;
use colloquy_domain::ports::{AccountLetterKind, UnitOfWork, Write};
use colloquy_testkit::{FAKE_ISSUER, fake_passkey_response};

use super::*;

static CLIENTS: AtomicU8 = AtomicU8::new(0);

fn problem<T>(outcome: Result<T, PasskeyVerifierError>) -> PasskeyProblem {
    match outcome {
        Ok(_) => panic!("not refused"),
        Err(PasskeyVerifierError::Refused(problem)) => problem,
        Err(PasskeyVerifierError::Failed(error)) => panic!("failed: {error}"),
    }
}

fn site() -> PasskeySite {
    let host = "interviews.example.org".to_owned();
    PasskeySite { origin: format!("https://{host}"), host }
}

/// The secret of the browser that signs in.
fn browser() -> AccountSecret {
    AccountSecret::parse(&"A".repeat(43)).expect("a secret")
}

impl World {
    async fn begin_passkey(
        &self,
        person: &SignedInPerson,
    ) -> Result<BegunPasskeyCeremony, PasskeyVerifierError> {
        begin_registration(&self.app, person, &site(), (" Laptop ", "")).await
    }

    async fn add_passkey(
        &self,
        person: &SignedInPerson,
        credential: &str,
    ) -> Result<(), PasskeyVerifierError> {
        let begun = self.begin_passkey(person).await?;
        let account = person.account.id;
        let response = fake_passkey_response(&begun.options, credential, account, 1);
        self.complete_passkey(person, &begun, &response).await
    }

    async fn complete_passkey(
        &self,
        person: &SignedInPerson,
        begun: &BegunPasskeyCeremony,
        response: &str,
    ) -> Result<(), PasskeyVerifierError> {
        let response = PasskeyResponse { ceremony: &begun.ceremony, response };
        complete_registration(&self.app, person, &site(), response, Language::English).await
    }

    async fn begin_with_passkey(&self) -> BegunPasskeyCeremony {
        let known = Some(&browser());
        begin_sign_in(&self.app, &site(), None, known).await.expect("it begins").ceremony
    }

    async fn enter_with_passkey(
        &self,
        begun: &BegunPasskeyCeremony,
        response: &str,
    ) -> Result<AccountSecret, PasskeyVerifierError> {
        self.enter_elsewhere(begun, response, Some(&browser())).await
    }

    async fn enter_elsewhere(
        &self,
        begun: &BegunPasskeyCeremony,
        response: &str,
        browser: Option<&AccountSecret>,
    ) -> Result<AccountSecret, PasskeyVerifierError> {
        let response = PasskeyResponse { ceremony: &begun.ceremony, response };
        // Each attempt is that of another client, so that none is stopped.
        let address = Some([203, 0, 113, CLIENTS.fetch_add(1, Ordering::SeqCst)].into());
        let sender = SigningInBrowser { address, ..sender() };
        Ok(complete_sign_in(&self.app, &site(), response, sender, browser).await?.secret)
    }

    /// Signs in with a response of the counter.
    async fn count_passkey(
        &self,
        owner: AccountId,
        counter: u8,
    ) -> Result<AccountSecret, PasskeyVerifierError> {
        let begun = self.begin_with_passkey().await;
        let response = fake_passkey_response(&begun.options, "a", owner, counter);
        self.enter_with_passkey(&begun, &response).await
    }

    async fn ada(&self) -> SignedInPerson {
        let secret = self.owner().await;
        self.person(&secret).await.expect("a person")
    }

    async fn names(&self, account: AccountId) -> Vec<String> {
        let passkeys = passkeys::list(&self.app, account).await.expect("a list");
        passkeys.iter().map(|passkey| passkey.name.as_str().to_owned()).collect()
    }
}

#[tokio::test]
async fn a_person_adds_a_passkey_signs_in_with_it_and_removes_it() {
    let world = World::new().await;
    let ada = world.ada().await;
    let begun = world.begin_passkey(&ada).await.expect("it begins");
    let response = fake_passkey_response(&begun.options, "a", ada.account.id, 1);
    let adding = world.complete_passkey(&ada, &begun, &response);
    world.in_one_commit(adding).await.expect("it is added");
    world.app.account_mail_dispatcher.until_idle().await;
    assert_eq!(world.names(ada.account.id).await, ["Laptop"]);
    let notices = world.letters(|kind| *kind == AccountLetterKind::PasskeyAdded);
    assert_eq!(notices.len(), 1);
    assert_eq!(notices[0].link, "https://interviews.example.org/app/account");
    world.pass(SignedDuration::from_secs(60));
    let session = world.count_passkey(ada.account.id, 2).await.expect("a session");
    assert_eq!(world.account_of(&session).await, ada.account.id);
    let stored = passkeys::list(&world.app, ada.account.id).await.expect("a list");
    assert_eq!(stored[0].used_at, Some(world.now()));
    for _ in 0..2 {
        passkeys::remove(&world.app, &ada, stored[0].id, "").await.expect("it is removed");
    }
    assert_eq!(problem(world.count_passkey(ada.account.id, 3).await), PasskeyProblem::Unknown);
    let actions: Vec<_> = world.audited().await.into_iter().map(|(action, _)| action).collect();
    use AuditAction::{OrganizationSetUp, PasskeyAdded, PasskeyRemoved};
    assert_eq!(actions, [OrganizationSetUp, PasskeyAdded, PasskeyRemoved]);
}

#[tokio::test]
async fn ten_minutes_after_signing_in_adding_a_passkey_needs_the_password() {
    let world = World::new().await;
    let ada = world.ada().await;
    world.pass(SignedDuration::from_secs(599));
    world.begin_passkey(&ada).await.expect("it begins");
    world.pass(SignedDuration::from_secs(1));
    assert_eq!(problem(world.begin_passkey(&ada).await), PasskeyProblem::WrongPassword);
    let with = async |password| begin_registration(&world.app, &ada, &site(), ("Phone", password)).await;
    with(PASSWORD).await.expect("it begins");
    for _ in 1..WRONG_PASSWORDS {
        assert_eq!(problem(with("wrong password").await), PasskeyProblem::WrongPassword);
    }
    let guessing = problem(with(PASSWORD).await);
    assert!(matches!(guessing, PasskeyProblem::TooManyAttempts { .. }), "{guessing:?}");
}

#[tokio::test]
async fn a_person_without_a_password_signs_in_again_to_add_a_passkey() {
    let world = World::new().await;
    world.owner().await;
    let by = AuditActor::Operator;
    let invited = ("grace@example.org", MemberRole::Member);
    invite(&world.app, &by, world.organization(), invited, Language::English).await.expect("a link");
    let attempt = identities::begin(&world.app, None).await.expect("it begins").attempt;
    world.provider.prepare(
        "code",
        ProvenIdentity {
            key: IdentityKey::new(FAKE_ISSUER, "2").expect("a key"),
            email: Some("grace@example.org".to_owned()),
            is_email_verified: true,
            name: None,
        },
    );
    let response = identities::IdentityProviderCallback {
        attempt: Some(&attempt),
        state: &attempt.state(),
        code: "code",
        issuer: None,
    };
    let entered = identities::complete(&world.app, response, sender()).await;
    let grace = world.person(&entered.expect("a session").secret).await.expect("a person");
    world.begin_passkey(&grace).await.expect("it begins");
    world.pass(SignedDuration::from_mins(10));
    assert_eq!(problem(world.begin_passkey(&grace).await), PasskeyProblem::SignInAgain);
}

#[tokio::test]
async fn a_response_counts_once_for_the_session_that_began_and_for_five_minutes() {
    let world = World::new().await;
    let ada = world.ada().await;
    let grace = world.member("g@example.org", MemberRole::Viewer).await;
    let grace = world.person(&grace).await.expect("a person");
    let (own, other) = (ada.account.id, grace.account.id);
    let elsewhere = world.signed_in_with(PASSWORD).await.expect("a session");
    let elsewhere = world.person(&elsewhere).await.expect("a person");
    let begun = world.begin_passkey(&ada).await.expect("it begins");
    let response = fake_passkey_response(&begun.options, "a", own, 1);
    for stranger in [&grace, &elsewhere] {
        let foreign = world.complete_passkey(stranger, &begun, &response).await;
        assert_eq!(problem(foreign), PasskeyProblem::Outdated);
    }
    let sign_in = world.begin_with_passkey().await;
    let foreign = fake_passkey_response(&sign_in.options, "a", own, 1);
    let for_sign_in = world.complete_passkey(&ada, &sign_in, &foreign).await;
    assert_eq!(problem(for_sign_in), PasskeyProblem::Outdated);
    world.complete_passkey(&ada, &begun, &response).await.expect("it is added");
    let again = fake_passkey_response(&begun.options, "b", own, 1);
    assert_eq!(problem(world.complete_passkey(&ada, &begun, &again).await), PasskeyProblem::Outdated);
    let late = world.begin_passkey(&ada).await.expect("it begins");
    world.pass(SignedDuration::from_mins(5));
    let response = fake_passkey_response(&late.options, "b", own, 1);
    assert_eq!(problem(world.complete_passkey(&ada, &late, &response).await), PasskeyProblem::Outdated);
    assert_eq!(world.names(own).await, ["Laptop"]);
    assert_eq!(world.names(other).await, [""; 0]);
}

#[tokio::test]
async fn a_page_cannot_choose_the_challenge() {
    let world = World::new().await;
    let ada = world.ada().await;
    world.add_passkey(&ada, "a").await.expect("it is added");
    let begun = world.begin_with_passkey().await;
    let response = fake_passkey_response(&begun.options, "a", ada.account.id, 2);
    let (content, signature) = begun.ceremony.split_once('.').expect("two parts");
    let other = world.begin_with_passkey().await;
    let (other_content, _) = other.ceremony.split_once('.').expect("two parts");
    let added = world.begin_passkey(&ada).await.expect("it begins").ceremony;
    for forged in ["", content, &format!("{other_content}.{signature}"), &format!("{content}."), &added] {
        let ceremony = BegunPasskeyCeremony { options: String::new(), ceremony: forged.to_owned() };
        assert_eq!(problem(world.enter_with_passkey(&ceremony, &response).await), PasskeyProblem::Outdated);
    }
    assert_eq!(problem(world.enter_with_passkey(&other, &response).await), PasskeyProblem::NotProven);
    world.enter_with_passkey(&begun, &response).await.expect("a session");
    assert_eq!(problem(world.enter_with_passkey(&begun, &response).await), PasskeyProblem::Outdated);
}

#[tokio::test]
async fn a_passkey_opens_its_own_account_and_its_counter_never_goes_back() {
    let world = World::new().await;
    let ada = world.ada().await;
    world.add_passkey(&ada, "a").await.expect("it is added");
    let grace = world.member("g@example.org", MemberRole::Viewer).await;
    let grace = world.account_of(&grace).await;
    assert_eq!(problem(world.count_passkey(grace, 2).await), PasskeyProblem::NotProven);
    world.count_passkey(ada.account.id, 7).await.expect("a session");
    for counter in [7, 6] {
        assert_eq!(problem(world.count_passkey(ada.account.id, counter).await), PasskeyProblem::NotProven);
    }
    world.count_passkey(ada.account.id, 8).await.expect("a session");
}

#[tokio::test]
async fn clients_whose_responses_prove_nothing_are_stopped() {
    let world = World::new().await;
    let ada = world.ada().await;
    world.add_passkey(&ada, "a").await.expect("it is added");
    let nothing = async || {
        let begun = begin_sign_in(&world.app, &site(), None, None).await?;
        let response = fake_passkey_response(&begun.ceremony.options, "a", ada.account.id, 0);
        let response = PasskeyResponse { ceremony: &begun.ceremony.ceremony, response: &response };
        complete_sign_in(&world.app, &site(), response, sender(), Some(&begun.browser)).await
    };
    for _ in 0..WRONG_PASSWORDS {
        assert_eq!(problem(nothing().await), PasskeyProblem::NotProven);
    }
    let stopped = problem(nothing().await);
    assert!(matches!(stopped, PasskeyProblem::TooManyAttempts { .. }), "{stopped:?}");
}

#[tokio::test]
async fn an_account_has_at_most_ten_passkeys_and_each_once() {
    let world = World::new().await;
    let ada = world.ada().await;
    world.add_passkey(&ada, "0").await.expect("it is added");
    assert_eq!(problem(world.add_passkey(&ada, "0").await), PasskeyProblem::Known);
    let begun_before = world.begin_passkey(&ada).await.expect("it begins");
    for number in 1..10 {
        world.add_passkey(&ada, &number.to_string()).await.expect("it is added");
    }
    assert_eq!(problem(world.begin_passkey(&ada).await), PasskeyProblem::TooMany);
    let response = fake_passkey_response(&begun_before.options, "10", ada.account.id, 1);
    let eleventh = world.complete_passkey(&ada, &begun_before, &response).await;
    assert_eq!(problem(eleventh), PasskeyProblem::TooMany);
    for name in ["", " ", &"a".repeat(101)] {
        let unnamed = begin_registration(&world.app, &ada, &site(), (name, "")).await;
        assert_eq!(problem(unnamed), PasskeyProblem::Name);
    }
}

#[tokio::test]
async fn a_person_removes_own_passkeys_only() {
    let world = World::new().await;
    let ada = world.ada().await;
    world.add_passkey(&ada, "a").await.expect("it is added");
    let grace = world.member("g@example.org", MemberRole::Owner).await;
    let grace = world.person(&grace).await.expect("a person");
    let id = passkeys::list(&world.app, ada.account.id).await.expect("a list")[0].id;
    passkeys::remove(&world.app, &grace, id, "").await.expect("nothing to do");
    assert_eq!(world.names(ada.account.id).await, ["Laptop"]);
}

#[tokio::test]
async fn ten_minutes_after_signing_in_removing_a_passkey_needs_the_password() {
    let world = World::new().await;
    let ada = world.ada().await;
    world.add_passkey(&ada, "a").await.expect("it is added");
    let id = passkeys::list(&world.app, ada.account.id).await.expect("a list")[0].id;
    world.pass(SignedDuration::from_mins(10));
    let removed = passkeys::remove(&world.app, &ada, id, "").await;
    assert_eq!(problem(removed), PasskeyProblem::WrongPassword);
    assert_eq!(world.names(ada.account.id).await, ["Laptop"]);
    passkeys::remove(&world.app, &ada, id, PASSWORD).await.expect("it is removed");
    assert_eq!(world.names(ada.account.id).await, [""; 0]);
}

#[tokio::test]
async fn a_request_of_a_session_that_a_new_password_has_ended_changes_no_passkey() {
    let world = World::new().await;
    let ada = world.ada().await;
    world.add_passkey(&ada, "a").await.expect("it is added");
    let id = passkeys::list(&world.app, ada.account.id).await.expect("a list")[0].id;
    let begun = world.begin_passkey(&ada).await.expect("it begins");
    let response = fake_passkey_response(&begun.options, "b", ada.account.id, 1);
    // Both requests have read the session before the reset ends it.
    world.app.account_mail_dispatcher.until_idle().await;
    world.reset_password().await;
    let added = world.without_effect(world.complete_passkey(&ada, &begun, &response)).await;
    assert_eq!(problem(added), PasskeyProblem::Outdated);
    let removed = world.without_effect(passkeys::remove(&world.app, &ada, id, "")).await;
    assert_eq!(problem(removed), PasskeyProblem::SignInAgain);
}

#[tokio::test]
async fn adding_or_removing_a_passkey_conflicts_with_a_new_password_on_another_node() {
    let world = World::new().await;
    let secret = world.owner().await;
    let ada = world.person(&secret).await.expect("a person");
    world.add_passkey(&ada, "a").await.expect("it is added");
    world.app.account_mail_dispatcher.until_idle().await;
    let id = passkeys::list(&world.app, ada.account.id).await.expect("a list")[0].id;
    let begun = world.begin_passkey(&ada).await.expect("it begins");
    let response = fake_passkey_response(&begun.options, "b", ada.account.id, 1);
    let reset_elsewhere = async |session: &SignedInPerson| {
        let account = world.adas_account().await;
        let ending = UnitOfWork::default().with(Write::RemoveBrowserSession(session.session.id));
        world.storage.interleave(0, ending.with(Write::SaveAccount(account)));
    };
    reset_elsewhere(&ada).await;
    let added = world.complete_passkey(&ada, &begun, &response).await;
    assert_eq!(problem(added), PasskeyProblem::Outdated);

    let again = world.signed_in_with(PASSWORD).await.expect("signed in");
    let again = world.person(&again).await.expect("a person");
    reset_elsewhere(&again).await;
    let removed = passkeys::remove(&world.app, &again, id, "").await;
    assert_eq!(problem(removed), PasskeyProblem::SignInAgain);
    assert_eq!(world.names(ada.account.id).await, ["Laptop"]);
}

#[tokio::test]
async fn only_the_browser_that_began_a_sign_in_completes_it() {
    let world = World::new().await;
    let ada = world.ada().await;
    world.add_passkey(&ada, "a").await.expect("it is added");
    let begun = world.begin_with_passkey().await;
    let response = fake_passkey_response(&begun.options, "a", ada.account.id, 2);
    let other = begin_sign_in(&world.app, &site(), None, None).await.expect("it begins").browser;
    for browser in [None, Some(&other)] {
        let entered = world.enter_elsewhere(&begun, &response, browser).await;
        assert_eq!(problem(entered), PasskeyProblem::Outdated);
    }
    world.enter_with_passkey(&begun, &response).await.expect("a session");
}

#[tokio::test]
async fn an_address_without_a_name_has_no_passkeys() {
    let world = World::new().await;
    let site = PasskeySite { host: "127.0.0.1".to_owned(), origin: "http://127.0.0.1:8080".to_owned() };
    let begun = begin_sign_in(&world.app, &site, None, None).await;
    assert_eq!(problem(begun), PasskeyProblem::NoHostName);
}
