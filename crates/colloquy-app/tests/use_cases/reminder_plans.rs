//! Reminders by the plan of an interview, against a clock that the tests move.

mod dropped_reminders;

use colloquy_app::invitations::remind;
use colloquy_app::reminders::remind_all_due;
use colloquy_app::unsubscriptions;
use colloquy_app::{interviews, invitations};
use colloquy_domain::deadline::Deadline;
use colloquy_domain::invitation::{Invitation, Status};
use colloquy_domain::mail::{Letter, MailState};
use colloquy_domain::ports::{DueClaim, DueMailSelection, Erasures, Mails, Write};
use colloquy_domain::reminder_plan::ReminderPlan;
use colloquy_domain::text::Email;
use colloquy_domain::{SignedDuration, Timestamp};
use colloquy_testkit::sample;
use serde_json::json;

use crate::world::{World, input, refusal};

const HOUR: SignedDuration = SignedDuration::from_hours(1);
const ADDRESS: &str = "grace@example.org";

type InvitationChange = fn(Invitation, Timestamp) -> Invitation;

fn plan(days: &[i32], hours: (i8, i8), zone: &str) -> Option<ReminderPlan> {
    Some(ReminderPlan::new(days.to_vec(), hours, zone).expect("a plan"))
}

async fn set(world: &World, invitation: &Invitation, plan: Option<ReminderPlan>) {
    let id = invitation.interview_id;
    let set = interviews::reminder_plan::set_reminder_plan(&world.app, &world.caller, id, plan).await;
    set.expect("the plan is set");
}

async fn mail(world: &World, invitation: &Invitation) {
    let sending = input(json!({ "email": ADDRESS }));
    let sent = invitations::send::send(&world.app, &world.caller, invitation.id, sending).await;
    sent.expect("it is sent");
}

/// Stores an invitation that was mailed, to an interview with a plan.
async fn mailed(world: &World, plan: Option<ReminderPlan>) -> Invitation {
    let invitation = world.invitation_in(Status::Ready).await;
    set(world, &invitation, plan).await;
    mail(world, &invitation).await;
    world.stored_invitation(invitation.id).await
}

/// Returns when reminders were queued, oldest first.
async fn reminders(world: &World, invitation: &Invitation) -> Vec<Timestamp> {
    let mails = world.storage.mails_of(invitation.id).await.expect("the storage answers");
    let is_reminder = |letter| letter == Letter::OrganizationReminder;
    let mut at: Vec<_> =
        mails.iter().filter(|mail| is_reminder(mail.letter)).map(|mail| mail.created_at).collect();
    at.sort();
    at
}

/// Records that the mails that are due were sent.
async fn send_due(world: &World) {
    let claim = DueClaim { now: world.now(), until: world.now() + HOUR, limit: 10 };
    let due = world.storage.claim_mails(DueMailSelection::Oldest, claim).await.expect("they are claimed");
    for mut mail in due {
        mail.sent();
        world.store([Write::SaveMail(mail)]).await;
    }
}

/// Lets two nodes look for due reminders every half an hour, for a number of days.
async fn pass_days(world: &World, days: i64) {
    for _ in 0..days * 48 {
        let (one, other) = tokio::join!(remind_all_due(&world.app), remind_all_due(&world.app));
        one.and(other).expect("both nodes work");
        send_due(world).await;
        world.pass(HOUR / 2);
    }
}

#[tokio::test]
async fn invitees_are_reminded_by_the_plan_within_its_hours_and_never_twice() {
    let world = World::new().await;
    let invitation = mailed(&world, plan(&[3, 7], (9, 18), "Europe/Berlin")).await;
    let invited = world.now();
    pass_days(&world, 20).await;
    let at = reminders(&world, &invitation).await;
    let [first, second] = at[..] else { panic!("{at:?}") };
    let (days, day) = (|count: i64| HOUR * 24 * count as i32, HOUR * 24);
    let waited = [first.duration_since(invited), second.duration_since(first)];
    assert!(waited[0] >= days(3) && waited[0] < days(3) + day, "{waited:?}");
    assert!(waited[1] >= days(7) && waited[1] < days(7) + day, "{waited:?}");
    let zone = jiff::tz::TimeZone::get("Europe/Berlin").expect("a time zone");
    for at in [first, second] {
        assert!((9..18).contains(&at.to_zoned(zone.clone()).hour()), "{at}");
    }
}

#[tokio::test]
async fn nobody_is_reminded_after_a_reason_to_stop() {
    let reasons: [(&str, InvitationChange); 5] = [
        ("a start", |mut invitation, now| {
            invitation.start(now).expect("it is ready");
            invitation
        }),
        ("a refusal", |mut invitation, now| {
            invitation.cancel(now).expect("it is ready");
            invitation
        }),
        ("a failed mail", |mut invitation, now| {
            invitation.mail_failed("no such mailbox".to_owned(), now);
            invitation
        }),
        ("a deadline", |mut invitation, now| {
            let tomorrow = Deadline::new(now + HOUR * 24, now).expect("it is in the future");
            assert!(invitation.set_deadline(Some(tomorrow), now).is_made());
            invitation
        }),
        ("the archive", |mut invitation, now| {
            assert!(invitation.archive(now).is_made());
            invitation
        }),
    ];
    for (reason, change) in reasons {
        let world = World::new().await;
        let invitation = mailed(&world, plan(&[2], (0, 24), "UTC")).await;
        let changed = change(world.stored_invitation(invitation.id).await, world.now());
        world.store([Write::SaveInvitation(changed)]).await;
        pass_days(&world, 4).await;
        assert_eq!(reminders(&world, &invitation).await, [], "after {reason}");
    }
}

#[tokio::test]
async fn who_has_unsubscribed_or_whose_interview_is_archived_is_not_reminded() {
    let world = World::new().await;
    let invitation = mailed(&world, plan(&[1, 1, 1], (0, 24), "UTC")).await;
    let address = sample::text(Email::parse, ADDRESS);
    unsubscriptions::set(&world.app, world.organization(), &address, true).await.expect("it is stored");
    pass_days(&world, 5).await;
    assert_eq!(reminders(&world, &invitation).await, []);
    let stored = world.stored_invitation(invitation.id).await;
    assert_eq!(stored.mailed_at, invitation.mailed_at, "no mail was sent");
    let archived = mailed_elsewhere(&world).await;
    interviews::archive::archive(&world.app, &world.caller, archived.interview_id)
        .await
        .expect("it is archived");
    pass_days(&world, 3).await;
    assert_eq!(reminders(&world, &archived).await, []);
}

/// As [`mailed`], at another address.
async fn mailed_elsewhere(world: &World) -> Invitation {
    let invitation = world.invitation_in(Status::Ready).await;
    set(world, &invitation, plan(&[1], (0, 24), "UTC")).await;
    let sending = input(json!({ "email": "other@example.org" }));
    invitations::send::send(&world.app, &world.caller, invitation.id, sending).await.expect("it is sent");
    world.stored_invitation(invitation.id).await
}

#[tokio::test]
async fn who_has_asked_for_a_reminder_gets_that_one_first() {
    let world = World::new().await;
    let invitation = mailed(&world, plan(&[1], (0, 24), "UTC")).await;
    world.pass(HOUR * 23);
    remind::remind_tomorrow(&world.app, &invitation.slug).await.expect("it is requested");
    let asked_for = world.now() + HOUR * 24;
    pass_days(&world, 4).await;
    assert_eq!(reminders(&world, &invitation).await, [asked_for + HOUR * 24]);
}

#[tokio::test]
async fn the_hours_are_those_of_the_invitee_once_the_browser_has_said_its_time_zone() {
    let world = World::new().await;
    let invitation = mailed(&world, plan(&[1], (9, 10), "Europe/Lisbon")).await;
    let note =
        async |zone| remind::note_time_zone(&world.app, &invitation.slug, zone).await.expect("it is read");
    world.without_effect(note("Europe/Atlantis")).await;
    note("Asia/Tokyo").await;
    world.without_effect(note("America/Lima")).await;
    pass_days(&world, 3).await;
    let zone = jiff::tz::TimeZone::get("Asia/Tokyo").expect("a time zone");
    let hours: Vec<_> =
        reminders(&world, &invitation).await.iter().map(|at| at.to_zoned(zone.clone()).hour()).collect();
    assert_eq!(hours, [9]);
    set(&world, &invitation, None).await;
    let other = world.invitation_in(Status::Ready).await;
    world
        .without_effect(remind::note_time_zone(&world.app, &other.slug, "Asia/Tokyo"))
        .await
        .expect("it is read");
}

#[tokio::test]
async fn a_changed_plan_applies_to_those_who_were_invited_before() {
    let world = World::new().await;
    let invitation = mailed(&world, plan(&[10], (0, 24), "UTC")).await;
    pass_days(&world, 2).await;
    set(&world, &invitation, plan(&[1, 5], (0, 24), "UTC")).await;
    pass_days(&world, 1).await;
    assert_eq!(reminders(&world, &invitation).await.len(), 1);
    set(&world, &invitation, None).await;
    pass_days(&world, 10).await;
    assert_eq!(reminders(&world, &invitation).await.len(), 1);
}

#[tokio::test]
async fn a_member_reminds_who_was_mailed_and_postpones_the_plan() {
    let world = World::new().await;
    let invitation = mailed(&world, plan(&[2], (0, 24), "UTC")).await;
    world.pass(HOUR * 47);
    let by_hand = world.now();
    let call = async || remind::remind(&world.app, &world.caller, invitation.id).await;
    world.in_one_commit(call()).await.expect("it is queued");
    pass_days(&world, 4).await;
    assert_eq!(reminders(&world, &invitation).await, [by_hand, by_hand + HOUR * 48]);
    invitations::cancel::cancel(&world.app, &world.caller, invitation.id).await.expect("it is cancelled");
    let refused = refusal(world.without_effect(call()).await);
    assert!(refused.contains("cannot be reminded"), "{refused}");
}

#[tokio::test]
async fn a_mail_of_a_member_takes_the_place_of_a_reminder_that_waits() {
    let world = World::new().await;
    let invitation = mailed(&world, plan(&[1], (0, 24), "UTC")).await;
    world.pass(HOUR * 24);
    remind_all_due(&world.app).await.expect("it is queued");
    world.pass(HOUR);
    for _ in 0..2 {
        remind::remind(&world.app, &world.caller, invitation.id).await.expect("it is queued");
    }
    let waiting = async || {
        let mails = world.storage.mails_of(invitation.id).await.expect("the storage answers");
        let reminders = mails.iter().filter(|mail| mail.letter == Letter::OrganizationReminder);
        reminders.filter(|mail| mail.state == MailState::Due).count()
    };
    assert_eq!(waiting().await, 1);
    mail(&world, &invitation).await;
    assert_eq!(waiting().await, 0);
}
