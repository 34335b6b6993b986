//! Invitees who are to be reminded.

use std::sync::Arc;

use colloquy_domain::InvitationId;
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::ports::{InvitationAwaitingReminder, Storage, Write};
use colloquy_domain::reminder_plan::{ReminderPlan, TimeZoneName};

use super::fixture::{StorageFixture, after};

fn plan() -> Option<ReminderPlan> {
    ReminderPlan::new(vec![1], (0, 24), "UTC").ok()
}

pub async fn interviews_with_a_plan_are_found_until_they_are_archived(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let mut planned: Vec<Interview> = Vec::new();
    for _ in 0..3 {
        fixture.add_interview().await;
        let mut interview = fixture.new_interview();
        assert!(interview.set_reminder_plan(plan(), after(1)).is_made());
        fixture.commit([Write::AddInterview(interview.clone())]).await;
        planned.push(interview);
    }
    let found = async |after, limit| {
        let found = fixture.storage.interviews_with_reminders(after, limit).await;
        found.expect("the storage answers").iter().map(|one| one.id).collect::<Vec<_>>()
    };
    let ids: Vec<_> = planned.iter().map(|one| one.id).collect();
    assert_eq!(found(None, 9).await, ids);
    assert_eq!(found(Some(ids[0]), 1).await, [ids[1]]);
    assert!(planned[1].archive(after(2)).is_made());
    assert!(planned[2].set_reminder_plan(None, after(2)).is_made());
    fixture.commit([planned[1].clone(), planned[2].clone()].map(Write::SaveInterview)).await;
    assert_eq!(found(None, 9).await, [ids[0]]);
}

pub async fn invitees_who_can_be_reminded_are_found_in_the_order_of_their_mails(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let add = async |mailed: Option<i64>, change: fn(&mut Invitation)| -> InvitationId {
        let mut invitation = fixture.new_invitation(&interview);
        if let Some(at) = mailed {
            invitation.mailed(after(at));
        }
        change(&mut invitation);
        fixture.commit([Write::AddInvitation(invitation.clone())]).await;
        invitation.id
    };
    let (late, early) = (add(Some(20), |_| {}).await, add(Some(10), |_| {}).await);
    let in_tokyo: fn(&mut Invitation) = |one| {
        let tokyo = TimeZoneName::parse("Asia/Tokyo").expect("a time zone");
        assert!(one.set_time_zone(tokyo).is_made());
    };
    let same_day = add(Some(10), in_tokyo).await;
    add(None, |_| {}).await;
    add(Some(5), |one| assert!(one.start(after(6)).is_ok())).await;
    add(Some(5), |one| assert!(one.cancel(after(6)).is_ok())).await;
    add(Some(5), |one| assert!(one.archive(after(6)).is_made())).await;
    add(Some(5), |one| one.mail_failed("no such mailbox".to_owned(), after(6))).await;
    let reminded = add(Some(5), Invitation::stop_reminders).await;
    fixture.add_invitation(&fixture.add_interview().await).await;
    let found = async |reminders, until, last: Option<&InvitationAwaitingReminder>, limit| {
        let last = last.map(|last: &InvitationAwaitingReminder| (last.mailed_at, last.id));
        let found =
            fixture.storage.awaiting_reminders(interview.id, reminders, after(until), last, limit).await;
        found.expect("the storage answers")
    };
    let awaited = |at, id, zone: Option<&str>| InvitationAwaitingReminder {
        mailed_at: after(at),
        id,
        time_zone: zone.and_then(TimeZoneName::parse),
    };
    let (early, late) = (awaited(10, early, None), awaited(20, late, None));
    let same_day = awaited(10, same_day, Some("Asia/Tokyo"));
    assert_eq!(found(0, 20, None, 9).await, [early.clone(), same_day.clone(), late.clone()]);
    assert_eq!(found(0, 19, None, 9).await, [early.clone(), same_day.clone()]);
    assert_eq!(found(0, 20, Some(&early), 1).await, std::slice::from_ref(&same_day));
    assert_eq!(found(0, 20, Some(&same_day), 9).await, [late]);
    assert_eq!(found(3, 20, None, 9).await, [awaited(5, reminded, None)]);
    assert_eq!(found(1, 20, None, 9).await, []);
}
