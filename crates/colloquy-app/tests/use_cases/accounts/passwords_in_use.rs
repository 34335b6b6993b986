//! Passwords that change while someone uses the old one.

use colloquy_app::accounts::passwords::{create_link as create_password_link, reset};
use colloquy_domain::account::Account;
use colloquy_domain::account::password::PasswordHash;
use colloquy_domain::ports::{Accounts, Storage, StorageError, UnitOfWork, Write};
use colloquy_domain::text::Email;
use futures::future::join_all;

use super::*;

const NEW: &str = "spring in trieste";

impl World {
    pub(super) async fn adas_account(&self) -> Account {
        let email = Email::parse("ada@example.org").expect("an address");
        self.storage.account_by_email(&email).await.expect("it is read").expect("an account")
    }

    /// Chooses a new password by a link, and returns the secret of the session.
    pub(super) async fn reset_password(&self) -> AccountSecret {
        let email = Email::parse("ada@example.org").expect("an address");
        let link = create_password_link(&self.app, &email).await.expect("it is stored").expect("a link");
        let session = reset(&self.app, &link, NEW, sender(), Language::English).await.expect("it is reset");
        self.app.account_mail_dispatcher.until_idle().await;
        session.secret
    }
}

#[tokio::test]
async fn changing_the_password_needs_the_present_one_and_ends_other_sessions() {
    let world = World::new().await;
    let (own, new) = (world.owner().await, "autumn in porto");
    let other = world.signed_in_with(PASSWORD).await.expect("signed in");
    let ada = world.person(&own).await.expect("a person");
    let change = |present, new| {
        passwords::change(&world.app, &ada.account, ada.session.id, (present, new), Language::English)
    };
    assert_eq!(refused(change("wrong password", new).await), AccountProblem::WrongCredentials);
    let short = AccountProblem::Password(RefusedPassword::TooShort);
    assert_eq!(refused(change(PASSWORD, "short").await), short);
    assert!(world.person(&other).await.is_some());
    world.in_one_commit(change(PASSWORD, new)).await.expect("changed");
    assert!(world.person(&own).await.is_some() && world.person(&other).await.is_none());
    assert!(world.signed_in_with(new).await.is_ok());
    assert_eq!(refused(world.signed_in_with(PASSWORD).await), AccountProblem::WrongCredentials);
}

#[tokio::test]
async fn sign_ins_with_the_old_password_that_wait_during_a_reset_leave_no_session() {
    let world = World::new().await;
    world.owner().await;
    // Passwords of one address are checked one after the other, so the reset is done before most of these.
    let waiting = join_all((0..6).map(|_| world.signed_in_with(PASSWORD)));
    let (waiting, own) = tokio::join!(waiting, world.reset_password());
    for secret in waiting.into_iter().flatten() {
        assert!(world.person(&secret).await.is_none(), "a session with the old password");
    }
    let account = world.account_of(&own).await;
    assert_eq!(browser_sessions::list(&world.app, account).await.expect("a list").len(), 1);
}

#[tokio::test]
async fn a_sign_in_conflicts_with_a_change_of_the_password_on_another_node() {
    let world = World::new().await;
    world.owner().await;
    let before = world.adas_account().await;
    world.in_one_commit(world.signed_in_with(PASSWORD)).await.expect("signed in");
    // The other node read the sessions before this one was added, so it must read them again.
    let outdated = UnitOfWork::default().with(Write::SaveAccount(before));
    let outcome = world.storage.commit(outdated).await;
    assert!(matches!(outcome, Err(StorageError::Conflict)), "{outcome:?}");

    let mut changed = world.adas_account().await;
    changed.change_password(PasswordHash::none());
    world.storage.interleave(0, UnitOfWork::default().with(Write::SaveAccount(changed)));
    assert_eq!(refused(world.signed_in_with(PASSWORD).await), AccountProblem::WrongCredentials);
}

#[tokio::test]
async fn who_knows_only_the_old_password_cannot_replace_the_new_one() {
    let world = World::new().await;
    let session = world.owner().await;
    // A request that has read the account, and checks its password after the reset.
    let waiting = world.person(&session).await.expect("a person");
    let own = world.reset_password().await;
    let passwords = (PASSWORD, "autumn in porto");
    let changing =
        passwords::change(&world.app, &waiting.account, waiting.session.id, passwords, Language::English);
    assert_eq!(refused(world.without_effect(changing).await), AccountProblem::WrongCredentials);
    assert!(world.person(&own).await.is_some());
    assert!(world.signed_in_with(NEW).await.is_ok());
}

#[tokio::test]
async fn a_new_link_conflicts_with_a_change_of_the_password_on_another_node() {
    let world = World::new().await;
    world.owner().await;
    let before = world.adas_account().await;
    let email = Email::parse("ada@example.org").expect("an address");
    create_password_link(&world.app, &email).await.expect("it is stored").expect("a link");
    // The other node read the links that the change closes before this one was added.
    let outdated = UnitOfWork::default().with(Write::SaveAccount(before));
    let outcome = world.storage.commit(outdated).await;
    assert!(matches!(outcome, Err(StorageError::Conflict)), "{outcome:?}");
}
