//! Bounces and complaints: what they change, and which mails are not sent afterwards.

use std::sync::Mutex;

use async_trait::async_trait;
use colloquy_app::mail_reports::{MailReportOutcome, read_mailbox, record};
use colloquy_app::{invitations, unsubscriptions};
use colloquy_domain::event::EventKind;
use colloquy_domain::invitation::{Invitation, Status};
use colloquy_domain::mail_report::{MailReport, MailReportKind};
use colloquy_domain::ports::{MailboxError, MailboxPosition, ReportMailbox, ReportedRecipients, UnreadMail};
use colloquy_domain::text::Email;
use colloquy_domain::unsubscription::RecipientHash;
use colloquy_testkit::sample;
use serde_json::json;

use crate::world::{World, input};

const REASON: &str = "550 5.1.1 No such user";

/// An invitation whose mail was accepted.
async fn mailed(world: &World) -> Invitation {
    let invitation = world.invitation_in(Status::Ready).await;
    send(world, &invitation, "ada@example.org").await
}

async fn send(world: &World, invitation: &Invitation, email: &str) -> Invitation {
    let sending = input(json!({ "email": email }));
    let sent = invitations::send::send(&world.app, &world.caller, invitation.id, sending).await;
    sent.expect("it is accepted")
}

fn report(invitation: &Invitation, kind: MailReportKind) -> MailReport {
    let mail = invitation.mail_id.expect("a mail");
    MailReport {
        message_id: format!("{mail}@interviews.example.org"),
        recipient: None,
        kind,
        reason: REASON.to_owned(),
    }
}

/// How many soft bounces of the address are known.
async fn soft_bounces(world: &World) -> i64 {
    let recipient = RecipientHash::new(world.organization(), &sample::text(Email::parse, "ada@example.org"));
    let known = world.storage.reported_recipient(world.organization(), recipient).await;
    known.expect("it is read").map_or(0, |known| known.soft_bounces)
}

async fn reported(world: &World, report: &MailReport) -> MailReportOutcome {
    record(&world.app, report).await.expect("it is recorded")
}

#[tokio::test]
async fn a_hard_bounce_is_shown_and_announced_and_stops_mail_to_the_address() {
    let world = World::new().await;
    let endpoint = world.endpoint().await;
    let invitation = mailed(&world).await;
    let bounce = report(&invitation, MailReportKind::HardBounce);
    assert_eq!(world.in_one_commit(reported(&world, &bounce)).await, MailReportOutcome::Recorded);
    let after = world.stored_invitation(invitation.id).await;
    assert_eq!(after.error.as_deref(), Some("the mail bounced: 550 5.1.1 No such user"));
    assert!(after.sent, "it was accepted");
    let data = json!({ "email": "ada@example.org", "report": "hardBounce", "reason": REASON });
    assert_eq!(world.log(invitation.interview_id).await.last(), Some(&("invitation.sendFailed", data)));
    let kinds: Vec<_> = world.events(invitation.id).await.iter().map(|event| event.kind).collect();
    assert!(kinds.contains(&EventKind::InvitationBounced), "{kinds:?}");
    let delivered: Vec<_> = world.deliveries(endpoint.id).await.iter().map(|one| one.kind).collect();
    assert_eq!(delivered, [EventKind::InvitationBounced]);

    let other = send(&world, &world.invitation_in(Status::Ready).await, "ADA@example.org").await;
    assert_eq!(other.error.as_deref(), Some("an earlier mail to this address bounced"));
    let third = send(&world, &world.invitation_in(Status::Ready).await, "grace@example.org").await;
    assert_eq!(third.error, None);
    assert_eq!(world.delivered_to(), ["ada@example.org", "grace@example.org"]);
    // The operator has heard that the address works again.
    let email = sample::text(Email::parse, "ada@example.org");
    unsubscriptions::set(&world.app, world.organization(), &email, false).await.expect("it is set");
    assert_eq!(send(&world, &other, "ada@example.org").await.error, None);
}

#[tokio::test]
async fn soft_bounces_are_shown_and_counted_and_stop_no_mail() {
    let world = World::new().await;
    for _ in 0..3 {
        let invitation = mailed(&world).await;
        reported(&world, &report(&invitation, MailReportKind::SoftBounce)).await;
        let after = world.stored_invitation(invitation.id).await;
        assert_eq!(after.error.as_deref(), Some("the mail could not be delivered: 550 5.1.1 No such user"));
        assert_eq!(after.reminders, 0, "reminders go on");
    }
    assert_eq!(world.delivered_to().len(), 3);
    assert_eq!(soft_bounces(&world).await, 3);
}

#[tokio::test]
async fn a_complaint_stops_mail_and_is_no_bounce() {
    let world = World::new().await;
    let invitation = mailed(&world).await;
    let before = world.events(invitation.id).await.len();
    reported(&world, &report(&invitation, MailReportKind::Complaint)).await;
    assert_eq!(world.events(invitation.id).await.len(), before);
    let again = send(&world, &invitation, "ada@example.org").await;
    let reason = "the recipient has reported a mail of this organization as unwanted";
    assert_eq!(again.error.as_deref(), Some(reason));
    let after = world.stored_invitation(invitation.id).await;
    assert_eq!(after.reminders, 3, "no reminder follows");
}

#[tokio::test]
async fn a_report_counts_once_and_a_worse_one_after_it_as_well() {
    let world = World::new().await;
    let invitation = mailed(&world).await;
    let [soft, hard, complaint] =
        [MailReportKind::SoftBounce, MailReportKind::HardBounce, MailReportKind::Complaint]
            .map(|kind| report(&invitation, kind));
    assert_eq!(reported(&world, &soft).await, MailReportOutcome::Recorded);
    assert_eq!(world.without_effect(reported(&world, &soft)).await, MailReportOutcome::Known);
    assert_eq!(reported(&world, &hard).await, MailReportOutcome::Recorded);
    for known in [&soft, &hard, &complaint] {
        assert_eq!(world.without_effect(reported(&world, known)).await, MailReportOutcome::Known);
    }
}

#[tokio::test]
async fn reports_about_other_mails_change_nothing() {
    let world = World::new().await;
    let invitation = mailed(&world).await;
    let bounce = report(&invitation, MailReportKind::HardBounce);
    for message_id in ["", "newsletter-7@example.org", "01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d98@example.org"] {
        let other = MailReport { message_id: message_id.to_owned(), ..bounce.clone() };
        assert_eq!(world.without_effect(reported(&world, &other)).await, MailReportOutcome::UnknownMail);
    }
}

#[tokio::test]
async fn a_report_about_an_earlier_address_leaves_the_invitation_as_it_is() {
    let world = World::new().await;
    let first = mailed(&world).await;
    let bounce = report(&first, MailReportKind::HardBounce);
    send(&world, &first, "grace@example.org").await;
    reported(&world, &bounce).await;
    assert_eq!(world.stored_invitation(first.id).await.error, None);
    let mut events = world.events(first.id).await.into_iter();
    assert!(events.all(|event| event.kind != EventKind::InvitationBounced), "it names another address");
    let again = send(&world, &first, "ada@example.org").await;
    assert_eq!(again.error.as_deref(), Some("an earlier mail to this address bounced"));
}

/// A mailbox in memory.
struct Mailbox(Mutex<Vec<UnreadMail>>);

#[async_trait]
impl ReportMailbox for Mailbox {
    async fn unread(&self) -> Result<Vec<UnreadMail>, MailboxError> {
        Ok(self.0.lock().expect("no panic").iter().take(2).cloned().collect())
    }

    async fn mark_read(&self, mails: &[MailboxPosition]) -> Result<(), MailboxError> {
        self.0.lock().expect("no panic").retain(|mail| !mails.contains(&mail.position));
        Ok(())
    }
}

#[tokio::test]
async fn a_mailbox_is_read_to_its_end() {
    let world = World::new().await;
    let mut unread = Vec::new();
    for uid in 1..=5 {
        let reports = match uid {
            2 => Vec::new(),
            _ => vec![report(&mailed(&world).await, MailReportKind::SoftBounce)],
        };
        unread.push(UnreadMail { position: MailboxPosition { generation: 1, uid }, reports });
    }
    let mailbox = Mailbox(Mutex::new(unread));
    read_mailbox(&world.app, &mailbox).await.expect("it is read");
    assert!(mailbox.0.lock().expect("no panic").is_empty());
    assert_eq!(soft_bounces(&world).await, 4);
}
