use std::sync::Arc;

use colloquy_domain::SignedDuration;
use colloquy_domain::interview::Interview;
use colloquy_domain::log_entry::ActorKind;
use colloquy_domain::mail::Letter;
use colloquy_domain::ports::{Interviews, Invitations, ListPageRequest, Mails};
use colloquy_domain::unsubscription::{RecipientHash, Unsubscription};
use colloquy_testkit::{FakeMailer, InMemoryStorage, ManualClock, SeededIdSource, SeededRandomness, sample};

use colloquy_domain::Id;
use colloquy_domain::log_entry::{Actor, EventType};
use colloquy_domain::mail::{LEASE, MailState};
use colloquy_domain::ports::{DueClaim, DueMailSelection, MailerError, UnitOfWork, Write};

use super::*;
use crate::delivery::Outbox;

mod early_reports;

/// A dispatcher with one due mail, whose clock and mail server the test controls.
struct MailFixture {
    storage: Arc<InMemoryStorage>,
    clock: Arc<ManualClock>,
    mailer: Arc<FakeMailer>,
    dispatcher: MailDispatcher,
    interview: Interview,
    invitation: InvitationId,
    mail: MailId,
}

impl MailFixture {
    async fn new() -> Self {
        let (ids, now) = (Arc::new(SeededIdSource::new(1)), sample::now());
        let (storage, mailer) = (Arc::new(InMemoryStorage::default()), Arc::new(FakeMailer::default()));
        let organization = sample::organization(&*ids, now);
        let interview = sample::interview(&*ids, organization.id, now);
        let invitation = sample::invitation(&*ids, &interview, now);
        let (key, addressee) = (Id::from_uuid(ids.next()), (organization.id, invitation.id));
        let caller = Actor::api_key(key, "a key");
        let identity = (Id::from_uuid(ids.next()), UnsubscribeLinkSecret::draw(&SeededRandomness::new(1)));
        let mail = QueuedMail::due(identity, addressee, Letter::Invitation, sample::email(), caller, now);
        let (invitation_id, mail_id) = (invitation.id, mail.id);
        let unit = UnitOfWork::default()
            .with(Write::AddOrganization(organization))
            .with(Write::AddInterview(interview.clone()))
            .with(Write::AddInvitation(invitation.clone().mailed_by(mail.id)))
            .with(Write::AddMail(mail));
        storage.commit(unit).await.expect("the samples can be stored");
        let clock = Arc::new(ManualClock::at(now));
        let links = LinkBuilder::new("https://interviews.example.org");
        let dispatcher = MailDispatcher::new(storage.clone(), clock.clone(), ids, mailer.clone(), links);
        MailFixture {
            storage,
            clock,
            mailer,
            dispatcher,
            interview,
            invitation: invitation_id,
            mail: mail_id,
        }
    }

    async fn work(&self) {
        self.dispatcher.0.wake(MailQueue::DueFor(SignedDuration::ZERO));
        self.dispatcher.0.until_all_closed().await;
    }

    /// Sends due mails, and then adds the mail of a visitor who asks for the link.
    async fn ask_for_link(&self) {
        self.work().await;
        let (invitation, now) = (self.invitation().await, self.clock.now());
        let mail = sample::mail_of(&*self.dispatcher.0.outbox.ids, &invitation, Letter::Link, now);
        self.storage.commit(UnitOfWork::default().with(Write::AddMail(mail))).await.expect("it can be added");
    }

    async fn invitation(&self) -> Invitation {
        self.storage.invitation(self.invitation).await.expect("it is read").expect("it is there")
    }

    async fn mail(&self) -> QueuedMail {
        self.storage.mail(self.mail).await.expect("it is read").expect("it is there")
    }

    /// Returns the logged events, oldest first, each with its kind of actor.
    async fn log(&self) -> Vec<(EventType, ActorKind)> {
        let page = ListPageRequest { after: None, limit: 100 };
        let log = self.storage.interview_log(self.interview.id, page).await.expect("it is read");
        log.into_iter().rev().map(|(_, entry)| (entry.event, entry.actor.kind)).collect()
    }

    async fn change(&self, change: impl FnOnce(&mut Invitation)) {
        let mut invitation = self.invitation().await;
        change(&mut invitation);
        let unit = UnitOfWork::default().with(Write::SaveInvitation(invitation));
        self.storage.commit(unit).await.expect("nobody else changes it");
    }
}

#[tokio::test]
async fn logs_a_sent_mail_for_its_caller_and_never_sends_it_again() {
    let fixture = MailFixture::new().await;
    fixture.work().await;
    fixture.clock.advance(SignedDuration::from_hours(48));
    fixture.work().await;
    assert_eq!(fixture.mailer.tried().len(), 1);
    let invitation = fixture.invitation().await;
    assert_eq!(
        (invitation.sent, invitation.sent_at, invitation.error.clone()),
        (true, Some(sample::now()), None)
    );
    assert_eq!(fixture.log().await, [(EventType::InvitationSent, ActorKind::ApiKey)]);
}

#[tokio::test]
async fn a_mail_links_to_the_invitation_and_keeps_its_message_id() {
    let fixture = MailFixture::new().await;
    fixture.mailer.answer(MailerError::Later("busy".into()));
    fixture.work().await;
    fixture.clock.advance(SignedDuration::from_secs(10));
    fixture.work().await;
    let letters = fixture.mailer.tried();
    let slug = fixture.invitation().await.slug.as_str().to_owned();
    assert_eq!(letters[0].link, format!("https://interviews.example.org/i/{slug}"));
    assert_eq!(letters[0].message_id, format!("{}@interviews.example.org", fixture.mail));
    assert_eq!(letters[0], letters[1]);
}

#[tokio::test]
async fn retries_a_busy_server_with_growing_pauses_for_about_a_day() {
    let fixture = MailFixture::new().await;
    fixture.mailer.answer(MailerError::Later("busy".into()));
    let mut pauses_s = Vec::new();
    fixture.work().await;
    while fixture.mail().await.state == MailState::Due {
        let pause = fixture.mail().await.due_at.duration_since(fixture.clock.now());
        pauses_s.push(pause.as_secs());
        fixture.clock.advance(pause - SignedDuration::from_millis(1));
        fixture.work().await;
        assert_eq!(fixture.mailer.tried().len(), pauses_s.len(), "tried before its time");
        fixture.clock.advance(SignedDuration::from_millis(1));
        fixture.work().await;
    }
    assert!(pauses_s.is_sorted(), "{pauses_s:?}");
    let hours = pauses_s.iter().sum::<i64>() as f64 / 3_600.0;
    assert!((20.0..28.0).contains(&hours), "given up after {hours} hours");
    let invitation = fixture.invitation().await;
    assert_eq!((invitation.sent, invitation.error.as_deref()), (false, Some("busy")));
    assert_eq!(fixture.log().await, [(EventType::InvitationSendFailed, ActorKind::System)]);
}

#[tokio::test]
async fn logs_a_successful_retry_for_the_system() {
    let fixture = MailFixture::new().await;
    fixture.mailer.answer(MailerError::Later("busy".into()));
    fixture.work().await;
    assert_eq!(fixture.invitation().await.error.as_deref(), Some("busy"));
    fixture.mailer.accept();
    fixture.clock.advance(SignedDuration::from_secs(10));
    fixture.work().await;
    assert_eq!(fixture.invitation().await.error, None);
    assert_eq!(fixture.log().await, [(EventType::InvitationSent, ActorKind::System)]);
}

#[tokio::test]
async fn reports_a_refused_mail_at_once_and_does_not_retry_it() {
    let fixture = MailFixture::new().await;
    fixture.mailer.answer(MailerError::Refused("no such mailbox".into()));
    fixture.work().await;
    fixture.clock.advance(SignedDuration::from_hours(48));
    fixture.work().await;
    assert_eq!(fixture.mailer.tried().len(), 1);
    assert_eq!(fixture.invitation().await.error.as_deref(), Some("no such mailbox"));
    assert_eq!(fixture.log().await, [(EventType::InvitationSendFailed, ActorKind::ApiKey)]);
}

#[tokio::test]
async fn does_not_send_a_mail_whose_invitation_was_closed_meanwhile() {
    let close: [fn(&mut Invitation); 2] = [
        |invitation| invitation.cancel(sample::now()).expect("a new one can be cancelled"),
        |invitation| {
            invitation.archive(sample::now());
        },
    ];
    for close in close {
        let fixture = MailFixture::new().await;
        fixture.change(close).await;
        fixture.work().await;
        assert_eq!(fixture.mailer.tried(), []);
        assert_eq!(fixture.mail().await.state, MailState::Failed);
        assert_eq!(fixture.log().await, [(EventType::InvitationSendFailed, ActorKind::ApiKey)]);
    }
}

#[tokio::test]
async fn does_not_send_a_mail_to_a_recipient_who_has_unsubscribed() {
    let fixture = MailFixture::new().await;
    let organization_id = fixture.interview.organization_id;
    let recipient = RecipientHash::new(organization_id, &sample::email());
    let unsubscription = Unsubscription { organization_id, recipient, created_at: fixture.clock.now() };
    let unit = UnitOfWork::default().with(Write::AddUnsubscription(unsubscription));
    fixture.storage.commit(unit).await.expect("it can be stored");
    fixture.work().await;
    assert_eq!(fixture.mailer.tried(), []);
    assert_eq!(fixture.mail().await.state, MailState::Failed);
    let invitation = fixture.invitation().await;
    let reason = "the recipient has unsubscribed from mails of this organization";
    assert_eq!((invitation.sent, invitation.error.as_deref()), (false, Some(reason)));
    assert_eq!(fixture.log().await, [(EventType::InvitationSendFailed, ActorKind::ApiKey)]);
}

#[tokio::test]
async fn a_retry_carries_the_same_unsubscribe_link() {
    let fixture = MailFixture::new().await;
    fixture.mailer.answer(MailerError::Later("busy".into()));
    fixture.work().await;
    fixture.mailer.accept();
    fixture.clock.advance(SignedDuration::from_secs(10));
    fixture.work().await;
    let token = fixture.mail().await.unsubscribe_token().expect("a new mail has one");
    let link = format!("https://interviews.example.org/unsubscribe/{}", token.reveal());
    let links: Vec<_> = fixture.mailer.tried().into_iter().map(|letter| letter.unsubscribe_link).collect();
    assert_eq!(links, [Some(link.clone()), Some(link)]);
}

#[tokio::test]
async fn mails_a_requested_link_in_every_state_without_changing_the_invitation() {
    let states: [fn(&mut Invitation); 3] = [
        |_| {},
        |invitation| {
            invitation.start(sample::now()).expect("a new one can be started");
        },
        |invitation| invitation.cancel(sample::now()).expect("a new one can be cancelled"),
    ];
    for state in states {
        let fixture = MailFixture::new().await;
        fixture.ask_for_link().await;
        fixture.change(state).await;
        let before = fixture.invitation().await;
        fixture.work().await;
        let letters: Vec<_> = fixture.mailer.tried().iter().map(|letter| letter.letter).collect();
        assert_eq!(letters, [Letter::Invitation, Letter::Link]);
        assert_eq!(fixture.invitation().await, before, "not even its revision");
        let log = fixture.log().await;
        assert_eq!(log.last(), Some(&(EventType::InvitationSent, ActorKind::System)));
    }
}

#[tokio::test]
async fn mails_no_requested_link_to_an_archived_invitation_an_earlier_address_or_after_a_withdrawal() {
    let changes: [fn(&mut Invitation); 3] = [
        |invitation| {
            invitation.withdraw_consent(sample::now());
        },
        |invitation| {
            invitation.archive(sample::now());
        },
        |invitation| {
            let other = sample::text(colloquy_domain::text::Email::parse, "grace@example.org");
            invitation.send(other, MailId::from_uuid(uuid::Uuid::nil()), sample::now()).expect("it is ready");
        },
    ];
    for change in changes {
        let fixture = MailFixture::new().await;
        fixture.ask_for_link().await;
        fixture.change(change).await;
        fixture.work().await;
        assert_eq!(fixture.mailer.tried().len(), 1, "only the first mail");
        let log = fixture.log().await;
        assert_eq!(log.last(), Some(&(EventType::InvitationSendFailed, ActorKind::System)));
    }
}

#[tokio::test]
async fn an_invitee_who_asked_for_a_reminder_gets_it_unless_they_no_longer_need_it() {
    type Change = fn(&mut Invitation);
    let changes: [(Change, bool); 5] = [
        (|_| {}, true),
        (
            |invitation| {
                invitation.start(sample::now()).expect("a new one can be started");
            },
            false,
        ),
        (|invitation| invitation.cancel(sample::now()).expect("a new one can be cancelled"), false),
        (
            |invitation| {
                invitation.archive(sample::now());
            },
            false,
        ),
        (
            |invitation| {
                let other = sample::text(Email::parse, "grace@example.org");
                invitation
                    .send(other, MailId::from_uuid(uuid::Uuid::nil()), sample::now())
                    .expect("it is ready");
            },
            false,
        ),
    ];
    for (change, is_sent) in changes {
        let fixture = MailFixture::new().await;
        fixture.work().await;
        let (invitation, now) = (fixture.invitation().await, fixture.clock.now());
        let mail = sample::mail_of(&*fixture.dispatcher.0.outbox.ids, &invitation, Letter::Reminder, now);
        let mail = mail.not_before(now + SignedDuration::from_hours(24));
        fixture
            .storage
            .commit(UnitOfWork::default().with(Write::AddMail(mail)))
            .await
            .expect("it can be added");
        fixture.change(change).await;
        let before = fixture.invitation().await;
        fixture.work().await;
        assert_eq!(fixture.mailer.tried().len(), 1, "it is not due yet");
        fixture.clock.advance(SignedDuration::from_hours(24));
        fixture.work().await;
        let letters: Vec<_> = fixture.mailer.tried().iter().map(|letter| letter.letter).collect();
        let expected = [Letter::Invitation, Letter::Reminder];
        assert_eq!(letters, if is_sent { &expected[..] } else { &expected[..1] });
        let outcome = |it: Invitation| (it.status, it.sent, it.sent_at, it.error.clone(), it.reminders);
        let after = outcome(fixture.invitation().await);
        assert_eq!(after, outcome(before), "its outcome is not that of the invitation's mail");
    }
}

#[tokio::test]
async fn sends_a_mail_of_a_dead_worker_after_its_lease() {
    let fixture = MailFixture::new().await;
    let now = fixture.clock.now();
    let claim = DueClaim { now, until: now + LEASE, limit: 1 };
    let claimed = fixture.storage.claim_mails(DueMailSelection::Oldest, claim).await;
    assert_eq!(claimed.map(|mails| mails.len()).expect("it is claimed"), 1);
    fixture.work().await;
    assert_eq!(fixture.mailer.tried(), []);
    fixture.clock.advance(LEASE);
    fixture.work().await;
    assert_eq!(fixture.mailer.delivered().len(), 1);
}

#[tokio::test]
async fn a_mail_that_was_put_back_is_sent_at_once_as_its_first_attempt() {
    let fixture = MailFixture::new().await;
    let (queue, now) = (MailQueue::DueFor(SignedDuration::ZERO), fixture.clock.now());
    let outbox = &fixture.dispatcher.0.outbox;
    let claim = DueClaim { now, until: now + LEASE, limit: 1 };
    let claimed = outbox.claim(&queue, (), claim).await.expect("it is claimed");
    assert_eq!(claimed.len(), 1);
    outbox.put_back(&queue, claimed).await;
    fixture.work().await;
    assert_eq!(fixture.log().await, [(EventType::InvitationSent, ActorKind::ApiKey)]);
}

#[tokio::test]
async fn a_request_gets_the_outcome_of_its_mails() {
    let fixture = MailFixture::new().await;
    let tried = fixture.dispatcher.deliver_now(&[fixture.mail().await]).await;
    assert_eq!(tried.get(&fixture.invitation).map(|invitation| invitation.sent), Some(true));
}

#[tokio::test]
async fn a_request_gets_the_outcome_of_a_mail_that_a_worker_claimed() {
    let fixture = MailFixture::new().await;
    let mail = fixture.mail().await;
    fixture.work().await;
    let tried = fixture.dispatcher.deliver_now(&[mail]).await;
    assert_eq!(tried.get(&fixture.invitation).map(|invitation| invitation.sent), Some(true));
    assert_eq!(fixture.mailer.tried().len(), 1);
}

#[tokio::test]
async fn a_stopping_worker_finishes_its_attempts_and_starts_no_new_ones() {
    let fixture = MailFixture::new().await;
    fixture.clock.advance(SignedDuration::from_secs(2));
    fixture
        .dispatcher
        .clone()
        .work_until(async {
            while fixture.mailer.delivered().is_empty() {
                tokio::task::yield_now().await;
            }
        })
        .await;
    assert_eq!(fixture.mail().await.state, MailState::Sent);
    assert_eq!(fixture.log().await, [(EventType::InvitationSent, ActorKind::ApiKey)]);
    assert!(fixture.dispatcher.deliver_now(&[]).await.is_empty());
}
