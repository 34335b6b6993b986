//! The contract of a mailer.

use std::collections::BTreeSet;
use std::sync::Arc;

use async_trait::async_trait;
use colloquy_domain::ports::{AccountLetter, AccountLetterKind, InvitationLetter, Mailer, MailerError};
use futures::future::join_all;

use super::abandon;
use crate::languages::LANGUAGES;
use crate::sample;

/// A mail as its recipient's mail program shows it.
#[derive(Clone, Debug)]
pub struct ArrivedMail {
    pub message_id: String,
    pub to: String,
    pub text: String,
    /// The URLs in `List-Unsubscribe`.
    pub unsubscribe: Vec<String>,
}

/// Where the mails of a mailer under test arrive.
#[async_trait]
pub trait TestMailbox: Send + Sync {
    /// Waits until this many mails have arrived, and returns all mails.
    async fn mails(&self, count: usize) -> Vec<ArrivedMail>;

    /// Sets whether mails are accepted at present. Initially they are.
    async fn set_accepting(&self, accepts: bool);
}

/// A mailer under test, with its mailbox.
#[derive(Clone)]
pub struct MailerUnderTest {
    pub mailer: Arc<dyn Mailer>,
    pub mailbox: Arc<dyn TestMailbox>,
}

impl MailerUnderTest {
    async fn deliver(&self, letter: &InvitationLetter) {
        assert_eq!(self.mailer.deliver(letter).await, Ok(()), "{}", letter.message_id);
    }

    /// Waits for mails, and returns the id of each.
    async fn ids(&self, count: usize) -> BTreeSet<String> {
        self.mailbox.mails(count).await.into_iter().map(|mail| mail.message_id).collect()
    }
}

fn letter(number: usize) -> InvitationLetter {
    InvitationLetter { message_id: format!("letter-{number}@example.org"), ..sample::letter() }
}

pub async fn an_accepted_letter_has_arrived_with_its_link(fixture: MailerUnderTest) {
    let letter = letter(1);
    fixture.deliver(&letter).await;
    let mails = fixture.mailbox.mails(1).await;
    let [mail] = mails.as_slice() else { panic!("{mails:?}") };
    assert_eq!((&mail.message_id, mail.to.as_str()), (&letter.message_id, letter.to.as_str()));
    assert!(mail.text.contains(&letter.link), "{}", mail.text);
}

pub async fn mail_programs_find_the_url_for_unsubscribing(fixture: MailerUnderTest) {
    let letter = letter(1);
    fixture.deliver(&letter).await;
    let mails = fixture.mailbox.mails(1).await;
    let url = letter.unsubscribe_link.expect("the sample has one");
    assert!(mails[0].unsubscribe.contains(&url), "{mails:?}");
}

pub async fn a_letter_without_optional_parts_arrives(fixture: MailerUnderTest) {
    let bare = InvitationLetter {
        reply_to: None,
        name: None,
        interview_title: None,
        intro: None,
        unsubscribe_link: None,
        deadline: None,
        withdrawal_link: None,
        ..letter(1)
    };
    fixture.deliver(&bare).await;
    let mails = fixture.mailbox.mails(1).await;
    assert!(mails[0].text.contains(&bare.link), "{mails:?}");
    assert!(!mails[0].unsubscribe.iter().any(|url| url.starts_with("http")), "{mails:?}");
}

pub async fn letters_to_accounts_arrive_with_their_link(fixture: MailerUnderTest) {
    let kinds = [
        AccountLetterKind::NewPassword,
        AccountLetterKind::Join(sample::letter().organization_name),
        AccountLetterKind::PasswordChanged,
        AccountLetterKind::PasskeyAdded,
    ];
    for (number, kind) in kinds.into_iter().enumerate() {
        let message_id = format!("letter-{number}@example.org");
        let letter = AccountLetter { message_id, kind, ..sample::account_letter() };
        assert_eq!(fixture.mailer.deliver_to_account(&letter).await, Ok(()), "{letter:?}");
        let mails = fixture.mailbox.mails(number + 1).await;
        let mail = mails.iter().find(|mail| mail.message_id == letter.message_id).expect("it has arrived");
        assert_eq!(mail.to, letter.to.as_str());
        assert!(mail.text.contains(&letter.link), "{}", mail.text);
    }
    let unusable = AccountLetter { message_id: "a@b\r\nBcc: x@y.z".to_owned(), ..sample::account_letter() };
    let outcome = fixture.mailer.deliver_to_account(&unusable).await;
    assert!(matches!(outcome, Err(MailerError::Refused(_))), "{outcome:?}");
}

pub async fn letters_arrive_in_every_language(fixture: MailerUnderTest) {
    for (number, sample) in LANGUAGES.iter().enumerate() {
        fixture.deliver(&InvitationLetter { locale: sample.locale(), ..letter(number) }).await;
    }
    let expected = (0..LANGUAGES.len()).map(|number| letter(number).message_id).collect();
    assert_eq!(fixture.ids(LANGUAGES.len()).await, expected);
}

pub async fn every_attempt_has_the_same_message_id(fixture: MailerUnderTest) {
    for _ in 0..2 {
        fixture.deliver(&letter(1)).await;
    }
    assert_eq!(fixture.ids(1).await, BTreeSet::from([letter(1).message_id]));
}

pub async fn a_letter_that_cannot_be_a_mail_is_refused(fixture: MailerUnderTest) {
    for message_id in ["", "one", "@a.b", "a@", "a@b\r\nBcc: x@y.z", "../one@example.org", "a/b@c.d", "ä@c.d"]
    {
        let unusable = InvitationLetter { message_id: message_id.to_owned(), ..letter(1) };
        let outcome = fixture.mailer.deliver(&unusable).await;
        let is_refused = matches!(&outcome, Err(MailerError::Refused(reason)) if !reason.is_empty());
        assert!(is_refused, "{message_id:?}: {outcome:?}");
    }
    fixture.deliver(&letter(2)).await;
    assert_eq!(fixture.ids(1).await, BTreeSet::from([letter(2).message_id]));
}

pub async fn a_letter_that_is_not_accepted_now_can_be_retried(fixture: MailerUnderTest) {
    fixture.mailbox.set_accepting(false).await;
    let outcome = fixture.mailer.deliver(&letter(1)).await;
    let is_later = matches!(&outcome, Err(MailerError::Later(reason)) if !reason.is_empty());
    assert!(is_later, "{outcome:?}");
    fixture.mailbox.set_accepting(true).await;
    for number in [2, 1] {
        fixture.deliver(&letter(number)).await;
        let expected = (number..=2).map(|number| letter(number).message_id).collect();
        assert_eq!(fixture.ids(3 - number).await, expected);
    }
}

pub async fn concurrent_letters_all_arrive(fixture: MailerUnderTest) {
    let deliveries = (0..20).map(|number| {
        let fixture = fixture.clone();
        tokio::spawn(async move { fixture.deliver(&letter(number)).await })
    });
    for delivery in join_all(deliveries.collect::<Vec<_>>()).await {
        delivery.expect("it is delivered");
    }
    let expected = (0..20).map(|number| letter(number).message_id).collect();
    assert_eq!(fixture.ids(20).await, expected);
}

/// The abandoned letter may have been delivered or not.
pub async fn an_abandoned_delivery_does_not_disturb_the_next(fixture: MailerUnderTest) {
    let (first, second) = (letter(1), letter(2));
    abandon(fixture.mailer.deliver(&first)).await;
    fixture.deliver(&second).await;
    let mut ids = fixture.ids(1).await;
    while !ids.contains(&second.message_id) {
        ids = fixture.ids(ids.len() + 1).await;
    }
}

/// Runs every case of the [`Mailer`] contract, each with a new mailer from `fresh`: `mailer_contract!(fresh)`
/// where `async fn fresh() -> FreshAdapter<MailerUnderTest>`.
#[macro_export]
macro_rules! mailer_contract {
    ($fresh:path) => {
        $crate::contract_cases!(
            $fresh,
            mailer,
            [
                a_letter_that_cannot_be_a_mail_is_refused,
                a_letter_that_is_not_accepted_now_can_be_retried,
                a_letter_without_optional_parts_arrives,
                an_abandoned_delivery_does_not_disturb_the_next,
                an_accepted_letter_has_arrived_with_its_link,
                concurrent_letters_all_arrive,
                every_attempt_has_the_same_message_id,
                letters_arrive_in_every_language,
                letters_to_accounts_arrive_with_their_link,
                mail_programs_find_the_url_for_unsubscribing,
            ]
        );
    };
}
