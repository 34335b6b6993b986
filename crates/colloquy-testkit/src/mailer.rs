use std::sync::Mutex;

use async_trait::async_trait;
use colloquy_domain::ports::{AccountLetter, InvitationLetter, Mailer, MailerError};

/// A mailer that records the letters that it is given.
#[derive(Debug, Default)]
pub struct FakeMailer(Mutex<MailerState>);

#[derive(Debug, Default)]
struct MailerState {
    answer: Option<MailerError>,
    tried: Vec<InvitationLetter>,
    delivered: Vec<InvitationLetter>,
    delivered_to_accounts: Vec<AccountLetter>,
}

impl FakeMailer {
    /// Fails every letter with this error, until [`FakeMailer::accept`].
    pub fn answer(&self, error: MailerError) {
        self.state().answer = Some(error);
    }

    /// Accepts every letter, as it does initially.
    pub fn accept(&self) {
        self.state().answer = None;
    }

    /// Returns the accepted letters, oldest first.
    pub fn delivered(&self) -> Vec<InvitationLetter> {
        self.state().delivered.clone()
    }

    /// Returns the accepted letters to people who work in the console, oldest first.
    pub fn delivered_to_accounts(&self) -> Vec<AccountLetter> {
        self.state().delivered_to_accounts.clone()
    }

    /// Returns all letters, including failed ones, oldest first.
    pub fn tried(&self) -> Vec<InvitationLetter> {
        self.state().tried.clone()
    }

    fn state(&self) -> std::sync::MutexGuard<'_, MailerState> {
        self.0.lock().expect("no test panicked here")
    }
}

#[async_trait]
impl Mailer for FakeMailer {
    async fn deliver(&self, letter: &InvitationLetter) -> Result<(), MailerError> {
        let mut state = self.state();
        state.tried.push(letter.clone());
        if !is_message_id(&letter.message_id) {
            return Err(MailerError::Refused(format!("{:?} is not a message id", letter.message_id)));
        }
        if let Some(error) = &state.answer {
            return Err(error.clone());
        }
        state.delivered.push(letter.clone());
        Ok(())
    }

    async fn deliver_to_account(&self, letter: &AccountLetter) -> Result<(), MailerError> {
        let mut state = self.state();
        if !is_message_id(&letter.message_id) {
            return Err(MailerError::Refused(format!("{:?} is not a message id", letter.message_id)));
        }
        if let Some(error) = &state.answer {
            return Err(error.clone());
        }
        state.delivered_to_accounts.push(letter.clone());
        Ok(())
    }

    async fn forget(&self, message_id: &str) -> Result<(), MailerError> {
        self.state().delivered.retain(|letter| letter.message_id != message_id);
        Ok(())
    }
}

fn is_message_id(text: &str) -> bool {
    let fits = |part: &str| {
        part.starts_with(|first: char| first.is_ascii_alphanumeric())
            && part.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"._-".contains(&byte))
    };
    text.split_once('@').is_some_and(|(local, domain)| fits(local) && fits(domain))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::contract::FreshAdapter;
    use crate::contract::mailer::{ArrivedMail, MailerUnderTest, TestMailbox};
    use crate::sample;

    #[async_trait]
    impl TestMailbox for FakeMailer {
        async fn mails(&self, _: usize) -> Vec<ArrivedMail> {
            let arrived = |letter: InvitationLetter| ArrivedMail {
                message_id: letter.message_id,
                to: letter.to.to_string(),
                text: letter.link,
                unsubscribe: letter.unsubscribe_link.into_iter().collect(),
            };
            let to_account = |letter: AccountLetter| ArrivedMail {
                message_id: letter.message_id,
                to: letter.to.to_string(),
                text: letter.link,
                unsubscribe: Vec::new(),
            };
            let to_accounts = self.delivered_to_accounts().into_iter().map(to_account);
            self.delivered().into_iter().map(arrived).chain(to_accounts).collect()
        }

        async fn set_accepting(&self, accepts: bool) {
            match accepts {
                true => self.accept(),
                false => self.answer(MailerError::Later("busy".into())),
            }
        }
    }

    async fn fresh() -> FreshAdapter<MailerUnderTest> {
        let mailer = Arc::new(FakeMailer::default());
        FreshAdapter::new(MailerUnderTest { mailer: mailer.clone(), mailbox: mailer })
    }

    crate::mailer_contract!(fresh);

    #[tokio::test]
    async fn a_letter_that_fails_was_attempted_but_not_delivered() {
        let (mailer, letter) = (FakeMailer::default(), sample::letter());
        for error in [MailerError::Refused("nobody".into()), MailerError::Later("busy".into())] {
            mailer.answer(error.clone());
            assert_eq!(mailer.deliver(&letter).await, Err(error));
        }
        assert_eq!((mailer.tried().len(), mailer.delivered()), (2, vec![]));
        mailer.accept();
        assert_eq!(mailer.deliver(&letter).await, Ok(()));
        assert_eq!((mailer.tried().len(), mailer.delivered()), (3, vec![letter]));
    }
}
