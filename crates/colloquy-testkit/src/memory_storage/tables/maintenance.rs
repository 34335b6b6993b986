//! What maintenance deletes.

use colloquy_domain::Timestamp;
use colloquy_domain::account::account_mail::AccountMailPurpose;

use super::{Tables, Undo};

impl Tables {
    pub(super) fn forget_before(&mut self, moment: Timestamp) -> Undo {
        let before = (self.idempotency_records.clone(), self.visits.clone(), self.account_mails.clone());
        let challenges = self.passkeys.used_challenges.clone();
        self.forget_account_mails(moment, |mail| mail.purpose == AccountMailPurpose::NewPassword);
        self.forget_passkey_challenges(moment);
        self.idempotency_records.retain(|_, record| record.created_at >= moment);
        self.visits.retain(|_, visit| visit.created_at >= moment);
        Box::new(move |tables| {
            (tables.idempotency_records, tables.visits, tables.account_mails) = before;
            tables.passkeys.used_challenges = challenges;
        })
    }
}
