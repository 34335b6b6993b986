//! Mails to people who work in the console.

use std::net::IpAddr;

use colloquy_app::accounts::passwords::{request_link, reset};
use colloquy_domain::mail::MailState;
use colloquy_domain::ports::{AccountLetter, AccountLetterKind, AccountMails, MailerError, OneTimeLinks};
use colloquy_domain::text::Email;

use super::*;
use crate::world::ALL_PASSWORD_MAILS;

const NEW: &str = "spring in trieste";

impl World {
    async fn request(&self, email: &str) {
        request_link(&self.app, email, None, Language::German).await.expect("it is accepted");
        self.app.account_mail_dispatcher.until_idle().await;
    }

    /// Returns the mails about one thing, oldest first.
    pub(super) fn letters(&self, is_about: fn(&AccountLetterKind) -> bool) -> Vec<AccountLetter> {
        self.mailer.delivered_to_accounts().into_iter().filter(|letter| is_about(&letter.kind)).collect()
    }

    fn password_letters(&self) -> Vec<AccountLetter> {
        self.letters(|kind| *kind == AccountLetterKind::NewPassword)
    }

    async fn password_mail(&self, to: &str) -> (MailState, Option<String>) {
        let to = Email::parse(to).expect("an address");
        let mail = self.storage.newest_password_mail(&to).await.expect("it is read").expect("a mail");
        (mail.state, mail.last_error.clone())
    }
}

/// Returns the secret at the end of a letter's link.
fn secret(letter: &AccountLetter) -> AccountSecret {
    let last = letter.link.rsplit('/').next().expect("a part");
    AccountSecret::parse(last).expect("a secret")
}

#[tokio::test]
async fn a_person_who_has_forgotten_the_password_gets_a_link_that_works_once() {
    let world = World::new().await;
    let before = world.owner().await;
    world.request(" ada@EXAMPLE.org ").await;
    let [letter] = &world.password_letters()[..] else { panic!("not one letter") };
    assert_eq!((letter.to.as_str(), letter.language), ("Ada@example.org", Language::German));
    assert!(letter.link.starts_with("https://interviews.example.org/app/password/"), "{}", letter.link);
    let session = reset(&world.app, &secret(letter), NEW, sender(), Language::German).await;
    assert!(world.person(&session.expect("a session").secret).await.is_some());
    assert!(world.person(&before).await.is_none(), "other sessions end");
    assert!(world.signed_in_with(NEW).await.is_ok());
    let again = reset(&world.app, &secret(letter), "autumn in porto", sender(), Language::German).await;
    assert_eq!(refused(again), AccountProblem::LinkClosed);
    world.app.account_mail_dispatcher.until_idle().await;
    let notices = world.letters(|kind| *kind == AccountLetterKind::PasswordChanged);
    assert_eq!(notices.len(), 1);
    assert_eq!(notices[0].link, "https://interviews.example.org/app/forgotten-password");
}

#[tokio::test]
async fn a_request_for_an_unknown_address_does_the_same_and_sends_nothing() {
    let world = World::new().await;
    world.owner().await;
    for (email, expected) in [
        ("ada@example.org", (MailState::Sent, None)),
        ("eve@example.org", (MailState::Failed, Some("not sent: no account has this address".to_owned()))),
    ] {
        // The same reads and the same one write, before the outcome is returned.
        let requested = request_link(&world.app, email, None, Language::English);
        world.in_one_commit(requested).await.expect("it is accepted");
        world.app.account_mail_dispatcher.until_idle().await;
        assert_eq!(world.password_mail(email).await, expected, "{email}");
    }
    assert_eq!(world.password_letters().len(), 1);
    let invalid = request_link(&world.app, "eve@", None, Language::English).await;
    assert_eq!(refused(invalid), AccountProblem::Email);
}

#[tokio::test]
async fn an_address_gets_one_link_in_ten_minutes_and_a_client_may_request_few() {
    let world = World::new().await;
    world.owner().await;
    world.request("ada@example.org").await;
    world.request("ADA@example.org").await;
    assert_eq!(world.password_letters().len(), 1);
    world.pass(SignedDuration::from_mins(10));
    world.request("ada@example.org").await;
    assert_eq!(world.password_letters().len(), 2);
    // A client of this world may make three requests.
    let refused = refused(request_link(&world.app, "eve@example.org", None, Language::English).await);
    assert!(matches!(refused, AccountProblem::TooManyAttempts { .. }), "{refused:?}");
}

#[tokio::test]
async fn all_clients_together_may_request_few_links() {
    let world = World::new().await;
    let request = async |number: u8| {
        let (email, client) = (format!("{number}@example.org"), IpAddr::from([192, 0, 2, number]));
        request_link(&world.app, &email, Some(client), Language::English).await
    };
    for number in 0..ALL_PASSWORD_MAILS {
        request(number).await.expect("it is accepted");
    }
    let refused = refused(request(ALL_PASSWORD_MAILS).await);
    assert!(matches!(refused, AccountProblem::TooManyAttempts { .. }), "{refused:?}");
}

#[tokio::test]
async fn each_attempt_has_a_new_secret_and_a_late_mail_is_not_sent() {
    let world = World::new().await;
    let ada = world.account_of(&world.owner().await).await;
    world.mailer.answer(MailerError::Later("busy".into()));
    world.request("ada@example.org").await;
    assert_eq!(world.password_mail("ada@example.org").await, (MailState::Due, Some("busy".to_owned())));
    let first = world.storage.open_password_links(ada).await.expect("they are read");
    world.mailer.accept();
    world.pass(SignedDuration::from_secs(10));
    world.request("eve@example.org").await;
    let [letter] = &world.password_letters()[..] else { panic!("not one letter") };
    assert_ne!(first[0].secret, secret(letter).hash());
    let all = world.storage.open_password_links(ada).await.expect("they are read");
    assert_eq!(all.last().map(|link| link.secret), Some(secret(letter).hash()));
    world.mailer.answer(MailerError::Later("busy".into()));
    world.pass(SignedDuration::from_mins(10));
    world.request("ada@example.org").await;
    world.mailer.accept();
    world.pass(SignedDuration::from_hours(1));
    passwords::create_link(&world.app, &Email::parse("ada@example.org").expect("an address"))
        .await
        .expect("a link");
    let by = AuditActor::Operator;
    invite(&world.app, &by, world.organization(), ("g@example.org", MemberRole::Viewer), Language::English)
        .await
        .expect("a link");
    world.app.account_mail_dispatcher.until_idle().await;
    let outdated = (MailState::Failed, Some("not sent: the request is too old".to_owned()));
    assert_eq!(world.password_mail("ada@example.org").await, outdated);
    assert_eq!(world.password_letters().len(), 1);
}

#[tokio::test]
async fn an_invitation_is_mailed_with_a_link_of_its_own_and_both_close_together() {
    let world = World::new().await;
    world.owner().await;
    let (by, own) = (AuditActor::Operator, world.organization());
    let invite = async |email| {
        let shown = invite(&world.app, &by, own, (email, MemberRole::Member), Language::French).await;
        world.app.account_mail_dispatcher.until_idle().await;
        let letters = world.letters(|kind| matches!(kind, AccountLetterKind::Join(_)));
        let letter = letters.last().cloned().expect("a letter");
        assert_eq!((letter.to.as_str(), letter.language), (email, Language::French));
        (shown.expect("a link"), secret(&letter))
    };
    let (shown, mailed) = invite("g@example.org").await;
    assert_ne!(shown.hash(), mailed.hash());
    let list = members::list(&world.app, own).await.expect("a list").invited;
    let [(link, Some(mail))] = &list[..] else { panic!("not one invitation with its mail: {list:?}") };
    assert_eq!((link.secret, mail.state), (shown.hash(), MailState::Sent));
    join(&world.app, &mailed, ("Grace", PASSWORD), sender()).await.expect("a member");
    let again = join(&world.app, &shown, ("Eve", PASSWORD), sender()).await;
    assert_eq!(refused(again), AccountProblem::LinkClosed);

    let (_, mailed) = invite("h@example.org").await;
    let id = members::list(&world.app, own).await.expect("a list").invited[0].0.id;
    withdraw(&world.app, &by, own, id).await.expect("it is withdrawn");
    let joined = join(&world.app, &mailed, ("Hanne", PASSWORD), sender()).await;
    assert_eq!(refused(joined), AccountProblem::LinkClosed);
    assert!(members::list(&world.app, own).await.expect("a list").invited.is_empty());
}

#[tokio::test]
async fn a_withdrawn_invitation_whose_mail_waits_is_not_mailed() {
    let world = World::new().await;
    world.owner().await;
    let (by, own) = (AuditActor::Operator, world.organization());
    world.mailer.answer(MailerError::Later("busy".into()));
    let person = ("g@example.org", MemberRole::Member);
    invite(&world.app, &by, own, person, Language::English).await.expect("a link");
    world.app.account_mail_dispatcher.until_idle().await;
    let id = members::list(&world.app, own).await.expect("a list").invited[0].0.id;
    withdraw(&world.app, &by, own, id).await.expect("it is withdrawn");
    world.mailer.accept();
    world.pass(SignedDuration::from_secs(10));
    world.request("eve@example.org").await;
    assert_eq!(world.mailer.delivered_to_accounts(), []);
    let mails = world.storage.mails_of_links(&[id]).await.expect("they are read");
    assert_eq!(mails[0].state, MailState::Failed);
}

#[tokio::test]
async fn a_changed_password_closes_links_for_another_one_and_is_reported_by_mail() {
    let world = World::new().await;
    let ada = world.person(&world.owner().await).await.expect("a person");
    world.request("ada@example.org").await;
    let letter = world.password_letters().remove(0);
    let passwords = (PASSWORD, NEW);
    passwords::change(&world.app, &ada.account, ada.session.id, passwords, Language::Dutch)
        .await
        .expect("it is changed");
    world.app.account_mail_dispatcher.until_idle().await;
    let notices = world.letters(|kind| *kind == AccountLetterKind::PasswordChanged);
    assert_eq!((notices.len(), notices[0].language), (1, Language::Dutch));
    let late = reset(&world.app, &secret(&letter), "autumn in porto", sender(), Language::English).await;
    assert_eq!(refused(late), AccountProblem::LinkClosed);
}

#[tokio::test]
async fn mails_are_in_the_language_that_their_recipient_has_chosen() {
    let world = World::new().await;
    let ada = world.person(&world.owner().await).await.expect("a person");
    let choose = async |language| {
        profile::choose_language(&world.app, ada.account.id, language).await.expect("it is stored");
    };
    choose(Some(Language::Italian)).await;
    // A visitor asks in German, and a colleague whose browser is English invites Ada to another organization.
    world.request("ada@example.org").await;
    let other = sample::text(OrganizationName::parse, "Babbage");
    let other = organizations::create(&world.app, other).await.expect("an organization").id;
    let invited = ("ada@example.org", MemberRole::Member);
    invite(&world.app, &AuditActor::Operator, other, invited, Language::English).await.expect("a link");
    world.app.account_mail_dispatcher.until_idle().await;
    let languages = || world.mailer.delivered_to_accounts().into_iter().map(|letter| letter.language);
    assert_eq!(languages().collect::<Vec<_>>(), [Language::Italian; 2]);

    choose(None).await;
    world.pass(SignedDuration::from_mins(10));
    world.request("ada@example.org").await;
    assert_eq!(languages().next_back(), Some(Language::German));
}
