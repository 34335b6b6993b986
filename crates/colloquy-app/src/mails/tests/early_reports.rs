//! What the recipient's side reports about a mail before its outcome is stored.

use async_trait::async_trait;
use colloquy_domain::mail_report::MailReportKind;
use colloquy_domain::ports::{AccountLetter, InvitationLetter};
use colloquy_domain::unsubscription::UNSUBSCRIBED;

use super::*;

type EarlyReport = fn(&mut QueuedMail, &mut Invitation);

/// A mail server that accepts a mail after something was reported about it.
struct EarlyReportMailer {
    storage: Arc<InMemoryStorage>,
    mail: MailId,
    report: EarlyReport,
}

#[async_trait]
impl Mailer for EarlyReportMailer {
    async fn deliver(&self, _: &InvitationLetter) -> Result<(), MailerError> {
        let mut mail = self.storage.mail(self.mail).await.expect("it is read").expect("it is there");
        let invitation = self.storage.invitation(mail.invitation_id).await.expect("it is read");
        let mut invitation = invitation.expect("it is there");
        (self.report)(&mut mail, &mut invitation);
        let unit = UnitOfWork::default().with(Write::SaveMail(mail)).with(Write::SaveInvitation(invitation));
        self.storage.commit(unit).await.expect("nobody else changes it");
        Ok(())
    }

    async fn deliver_to_account(&self, _: &AccountLetter) -> Result<(), MailerError> {
        Ok(())
    }
}

#[tokio::test]
async fn a_bounce_or_an_unsubscription_that_is_faster_than_the_outcome_stays_the_error() {
    let cases: [(EarlyReport, &str); 2] = [
        (
            |mail, invitation| {
                assert!(mail.reported(MailReportKind::HardBounce).is_made());
                let kind = MailReportKind::HardBounce;
                assert!(invitation.mail_reported(mail, kind, "550 no such user", sample::now()).is_made());
            },
            "the mail bounced: 550 no such user",
        ),
        (
            |mail, invitation| assert!(invitation.unsubscribed(&mail.to, sample::now()).is_made()),
            UNSUBSCRIBED,
        ),
    ];
    for (report, error) in cases {
        let fixture = MailFixture::new().await;
        let storage = fixture.storage.clone();
        let mailer = Arc::new(EarlyReportMailer { storage, mail: fixture.mail, report });
        let ids = Arc::new(SeededIdSource::new(2));
        let links = LinkBuilder::new("https://interviews.example.org");
        let dispatcher =
            MailDispatcher::new(fixture.storage.clone(), fixture.clock.clone(), ids, mailer, links);
        dispatcher.0.wake(MailQueue::DueFor(SignedDuration::ZERO));
        dispatcher.0.until_all_closed().await;
        assert_eq!(fixture.mail().await.state, MailState::Sent);
        let invitation = fixture.invitation().await;
        assert_eq!((invitation.sent, invitation.error.as_deref()), (true, Some(error)));
    }
}
