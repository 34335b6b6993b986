//! Recipients who have unsubscribed, and what was reported about recipients.

use colloquy_domain::OrganizationId;
use colloquy_domain::mail_report::{MailReportKind, ReportedRecipient};
use colloquy_domain::unsubscription::{RecipientHash, Unsubscription};

use super::{Tables, Undo};

impl Tables {
    pub(super) fn add_unsubscription(&mut self, new: Unsubscription) -> Undo {
        let of = (new.organization_id, new.recipient);
        let is_new = !self.unsubscriptions.contains_key(&of);
        self.unsubscriptions.entry(of).or_insert(new);
        Box::new(move |tables| {
            if is_new {
                tables.unsubscriptions.remove(&of);
            }
        })
    }

    pub(super) fn remove_unsubscription(&mut self, of: (OrganizationId, RecipientHash)) -> Undo {
        let before = self.unsubscriptions.remove(&of);
        Box::new(move |tables| tables.unsubscriptions.extend(before.map(|before| (of, before))))
    }

    pub(super) fn count_mail_report(
        &mut self,
        of: (OrganizationId, RecipientHash),
        kind: MailReportKind,
    ) -> Undo {
        let before = self.reported_recipients.get(&of).copied();
        let (organization_id, recipient) = of;
        let new = ReportedRecipient { organization_id, recipient, block: None, soft_bounces: 0 };
        let known = self.reported_recipients.entry(of).or_insert(new);
        match kind.blocks() {
            true => known.block = known.block.or(Some(kind)),
            false => known.soft_bounces += 1,
        }
        Box::new(move |tables| {
            tables.reported_recipients.remove(&of);
            tables.reported_recipients.extend(before.map(|before| (of, before)));
        })
    }

    pub(super) fn forget_mail_reports(&mut self, of: (OrganizationId, RecipientHash)) -> Undo {
        let before = self.reported_recipients.remove(&of);
        Box::new(move |tables| tables.reported_recipients.extend(before.map(|before| (of, before))))
    }
}
