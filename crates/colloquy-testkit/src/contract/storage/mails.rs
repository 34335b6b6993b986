use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;

use colloquy_domain::invitation::Invitation;
use colloquy_domain::mail::{Letter, QueuedMail, QueuedMailFacts};
use colloquy_domain::ports::{DueClaim, DueMailSelection, IdSource, Storage, Write};
use colloquy_domain::{MailId, OrganizationId, Timestamp};
use futures::future::join_all;

use super::fixture::{StorageFixture, after};
use crate::sample;

/// The length of a lease in these tests.
const LEASE_MS: i64 = 30_000;

async fn with_invitation(storage: Arc<dyn Storage>) -> (Arc<StorageFixture>, Invitation) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let invitation = fixture.add_invitation(&interview).await;
    (fixture, invitation)
}

impl StorageFixture {
    async fn claim(&self, claim: DueMailSelection<'_>, now_ms: i64, limit: usize) -> Vec<QueuedMail> {
        let due = DueClaim { now: after(now_ms), until: after(now_ms + LEASE_MS), limit };
        self.storage.claim_mails(claim, due).await.expect("the storage answers")
    }

    async fn claim_ids(&self, claim: DueMailSelection<'_>, now_ms: i64, limit: usize) -> BTreeSet<MailId> {
        let claimed = self.claim(claim, now_ms, limit).await;
        let ids: BTreeSet<_> = claimed.iter().map(|mail| mail.id).collect();
        assert_eq!(ids.len(), claimed.len(), "a mail is claimed once");
        ids
    }
}

pub async fn a_claim_counts_an_attempt_and_lasts_for_its_lease(storage: Arc<dyn Storage>) {
    let (fixture, invitation) = with_invitation(storage).await;
    let mail = fixture.add_mail(&invitation, sample::now()).await;
    let claimed = fixture.claim(DueMailSelection::Oldest, 5, 10).await;
    let facts = QueuedMailFacts { attempts: 1, due_at: after(5 + LEASE_MS), ..(*mail).clone() };
    assert_eq!(claimed.iter().map(|mail| (**mail).clone()).collect::<Vec<_>>(), [facts]);
    assert_eq!(fixture.mail(mail.id).await.as_ref(), claimed.first());
}

pub async fn the_newest_link_mail_of_an_invitation_is_found_in_any_state(storage: Arc<dyn Storage>) {
    let (fixture, invitation) = with_invitation(storage).await;
    let interview = fixture.interview(invitation.interview_id).await.expect("it was added");
    let other = fixture.add_invitation(&interview).await;
    let newest = async || fixture.storage.newest_link_mail(invitation.id).await.expect("the storage answers");
    fixture.add_mail(&invitation, sample::now()).await;
    assert_eq!(newest().await, None, "it is a different letter");
    let mail = |of: &Invitation, ms| sample::mail_of(&fixture.ids, of, Letter::Link, after(ms));
    let (older, mut newer) = (mail(&invitation, 1), mail(&invitation, 2));
    fixture.commit([older, newer.clone(), mail(&other, 3)].map(Write::AddMail)).await;
    assert_eq!(newest().await, Some(newer.clone()));
    newer.dropped("no such mailbox".into());
    fixture.commit([Write::SaveMail(newer.clone())]).await;
    assert_eq!(newest().await.map(|mail| mail.id), Some(newer.id));
}

pub async fn the_waiting_mails_of_an_interview_are_those_that_are_neither_sent_nor_given_up(
    storage: Arc<dyn Storage>,
) {
    let (fixture, invitation) = with_invitation(storage).await;
    let elsewhere = fixture.add_interview().await;
    fixture.add_mail(&fixture.add_invitation(&elsewhere).await, sample::now()).await;
    let (organization, interview) = (fixture.organization.id, invitation.interview_id);
    let stranger = OrganizationId::from_uuid(fixture.ids.next());
    let waiting = async |organization| {
        let count = fixture.storage.count_waiting_mails(organization, interview).await;
        count.expect("the storage answers")
    };
    let mut dropped = fixture.add_mail(&invitation, sample::now()).await;
    fixture.add_mail(&invitation, after(90_000)).await;
    assert_eq!(waiting(organization).await, 2, "now or later");
    dropped.dropped("no such mailbox".into());
    fixture.commit([Write::SaveMail(dropped)]).await;
    assert_eq!(waiting(organization).await, 1);
    assert_eq!(waiting(stranger).await, 0, "it is another organization's");
}

pub async fn a_mail_is_not_claimed_before_it_is_due(storage: Arc<dyn Storage>) {
    let (fixture, invitation) = with_invitation(storage).await;
    let mail = fixture.add_mail(&invitation, after(10)).await;
    assert_eq!(fixture.claim(DueMailSelection::Oldest, 9, 10).await, []);
    assert_eq!(fixture.claim_ids(DueMailSelection::Oldest, 10, 10).await, [mail.id].into());
}

pub async fn a_claimed_mail_is_due_again_after_its_lease(storage: Arc<dyn Storage>) {
    let (fixture, invitation) = with_invitation(storage).await;
    let mail = fixture.add_mail(&invitation, sample::now()).await;
    assert_eq!(fixture.claim_ids(DueMailSelection::Oldest, 0, 10).await, [mail.id].into());
    assert_eq!(fixture.claim(DueMailSelection::Oldest, LEASE_MS - 1, 10).await, []);
    assert_eq!(fixture.claim(DueMailSelection::These(&[mail.id]), LEASE_MS - 1, 10).await, []);
    let again = fixture.claim(DueMailSelection::Oldest, LEASE_MS, 10).await;
    assert_eq!(again.iter().map(|mail| (mail.id, mail.attempts)).collect::<Vec<_>>(), [(mail.id, 2)]);
}

pub async fn a_claimed_mail_can_be_saved(storage: Arc<dyn Storage>) {
    let (fixture, invitation) = with_invitation(storage).await;
    fixture.add_mail(&invitation, sample::now()).await;
    let mut mail = fixture.claim(DueMailSelection::Oldest, 0, 1).await.pop().expect("one is due");
    mail.sent();
    fixture.commit([Write::SaveMail(mail.clone())]).await;
    let stored = fixture.mail(mail.id).await.expect("it was added");
    assert_eq!(*stored, *mail);
}

pub async fn a_worker_whose_claim_was_taken_over_cannot_save(storage: Arc<dyn Storage>) {
    let (fixture, invitation) = with_invitation(storage).await;
    fixture.add_mail(&invitation, sample::now()).await;
    let mut slow = fixture.claim(DueMailSelection::Oldest, 0, 1).await.pop().expect("one is due");
    let second = fixture.claim(DueMailSelection::Oldest, LEASE_MS, 1).await.pop().expect("it is due again");
    slow.sent();
    fixture.check_conflict([Write::SaveMail(slow)]).await;
    assert_eq!(fixture.mail(second.id).await, Some(second));
}

pub async fn a_sent_mail_is_never_claimed(storage: Arc<dyn Storage>) {
    let (fixture, invitation) = with_invitation(storage).await;
    let (mut sent, mut dropped) =
        (fixture.add_mail(&invitation, after(0)).await, fixture.add_mail(&invitation, after(0)).await);
    sent.sent();
    dropped.dropped("refused".into());
    let ids = [sent.id, dropped.id];
    fixture.commit([Write::SaveMail(sent), Write::SaveMail(dropped)]).await;
    assert_eq!(fixture.claim(DueMailSelection::Oldest, 1_000_000_000, 10).await, []);
    assert_eq!(fixture.claim(DueMailSelection::These(&ids), 1_000_000_000, 10).await, []);
}

pub async fn the_oldest_due_mail_is_claimed_first(storage: Arc<dyn Storage>) {
    let (fixture, invitation) = with_invitation(storage).await;
    let mut ids = Vec::new();
    for due_ms in [40, 10, 30, 20, 50] {
        ids.push(fixture.add_mail(&invitation, after(due_ms)).await.id);
    }
    assert_eq!(fixture.claim_ids(DueMailSelection::Oldest, 45, 2).await, [ids[1], ids[3]].into());
    assert_eq!(fixture.claim_ids(DueMailSelection::Oldest, 45, 1).await, [ids[2]].into());
    assert_eq!(fixture.claim_ids(DueMailSelection::Oldest, 45, 10).await, [ids[0]].into());
    assert_eq!(fixture.claim_ids(DueMailSelection::Oldest, 50, 10).await, [ids[4]].into());
}

pub async fn claiming_given_mails_claims_only_the_due_ones_among_them(storage: Arc<dyn Storage>) {
    let (fixture, invitation) = with_invitation(storage).await;
    let first = fixture.add_mail(&invitation, after(0)).await.id;
    let second = fixture.add_mail(&invitation, after(0)).await.id;
    let later = fixture.add_mail(&invitation, after(10)).await.id;
    let other = fixture.add_mail(&invitation, after(0)).await.id;
    let missing = sample::mail(&fixture.ids, &invitation, after(0)).id;
    assert_eq!(fixture.claim(DueMailSelection::These(&[]), 5, 10).await, []);
    assert_eq!(fixture.claim(DueMailSelection::These(&[missing]), 5, 10).await, []);
    let these = [second, missing, later, first];
    assert_eq!(fixture.claim_ids(DueMailSelection::These(&these), 5, 10).await, [first, second].into());
    assert_eq!(fixture.claim_ids(DueMailSelection::These(&these), 10, 10).await, [later].into());
    assert_eq!(fixture.claim_ids(DueMailSelection::Oldest, 10, 10).await, [other].into());
}

pub async fn a_claim_takes_no_more_than_its_limit(storage: Arc<dyn Storage>) {
    let (fixture, invitation) = with_invitation(storage).await;
    let mut ids = Vec::new();
    for _ in 0..7 {
        ids.push(fixture.add_mail(&invitation, after(0)).await.id);
    }
    assert_eq!(fixture.claim_ids(DueMailSelection::These(&ids), 0, 3).await.len(), 3);
    assert_eq!(fixture.claim_ids(DueMailSelection::Oldest, 0, 3).await.len(), 3);
    assert_eq!(fixture.claim_ids(DueMailSelection::Oldest, 0, 3).await.len(), 1);
}

/// Claims mails until none are left, some workers by id.
async fn claim_all(fixture: Arc<StorageFixture>, ids: Arc<Vec<MailId>>, worker: usize) -> Vec<MailId> {
    let mut claimed = Vec::new();
    loop {
        let claim =
            if worker.is_multiple_of(2) { DueMailSelection::Oldest } else { DueMailSelection::These(&ids) };
        let taken = fixture.claim_ids(claim, 0, 7).await;
        if taken.is_empty() {
            return claimed;
        }
        claimed.extend(taken);
    }
}

/// A claim may return nothing while another claimer holds the rest, so the results are compared at the end.
pub async fn two_claimers_never_get_the_same_mail(storage: Arc<dyn Storage>) {
    let (fixture, invitation) = with_invitation(storage).await;
    let due_at: Timestamp = sample::now();
    let mails: Vec<_> = (0..200).map(|_| sample::mail(&fixture.ids, &invitation, due_at)).collect();
    let ids: Arc<Vec<_>> = Arc::new(mails.iter().map(|mail| mail.id).collect());
    fixture.commit(mails.into_iter().map(Write::AddMail)).await;
    let workers = (0..6).map(|worker| tokio::spawn(claim_all(fixture.clone(), ids.clone(), worker)));
    let outcomes = join_all(workers.collect::<Vec<_>>()).await;
    let mut claimed: Vec<_> =
        outcomes.into_iter().flat_map(|outcome| outcome.expect("the worker ends")).collect();
    claimed.extend(claim_all(fixture.clone(), ids.clone(), 0).await);
    assert_eq!(claimed.len(), 200);
    assert_eq!(claimed.into_iter().collect::<HashSet<_>>().len(), 200);
}
