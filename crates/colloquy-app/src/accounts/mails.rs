//! Mails to people who work in the console. A mail is stored together with the change that requests it, so it is sent
//! even if the service stops right after its response.

mod outbox;

use std::sync::Arc;

use colloquy_domain::account::account_mail::{AccountMail, AccountMailPurpose};
use colloquy_domain::language::Language;
use colloquy_domain::ports::Write;
use colloquy_domain::text::Email;

use crate::App;
use crate::delivery::Dispatcher;
pub(crate) use outbox::AccountMailOutbox;
use outbox::DueAccountMails;

#[derive(Clone)]
pub struct AccountMailDispatcher(Arc<Dispatcher<AccountMailOutbox>>);

impl AccountMailDispatcher {
    pub(crate) fn new(outbox: AccountMailOutbox) -> Self {
        let clock = outbox.clock.clone();
        AccountMailDispatcher(Dispatcher::new(outbox, clock))
    }

    /// Sends what is due soon, without waiting for it.
    pub(crate) fn wake(&self) {
        self.0.wake(DueAccountMails);
    }

    /// Sends due mails until `stop` resolves. Then waits for the attempts in flight.
    pub async fn work_until(self, stop: impl Future<Output = ()>) {
        self.0.work_until(stop).await;
    }

    /// Waits until nothing is due and no attempt is in flight.
    pub async fn until_idle(&self) {
        self.0.until_all_closed().await;
    }
}

impl App {
    /// Returns the write that requests a mail, or `None` if the service sends no mails. It belongs into the unit of work of
    /// the change.
    pub(super) fn account_mail(
        &self,
        purpose: AccountMailPurpose,
        to: &Email,
        language: Language,
    ) -> Option<Write> {
        let mail = || AccountMail::due(self.id(), purpose, to.clone(), language, self.clock.now());
        self.mails_accounts().then(|| Write::AddAccountMail(mail()))
    }
}
