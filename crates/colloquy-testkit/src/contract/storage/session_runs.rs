//! Interviews in progress: who holds them, when they are abandoned, and the usage that counts.

use std::collections::BTreeSet;
use std::sync::Arc;

use colloquy_domain::engine_history::{EngineHistory, EngineRecord, SessionVoice};
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::{EndReason, Invitation};
use colloquy_domain::organization::{Organization, OrganizationUpdate, ResumeWindow};
use colloquy_domain::origin::Provenance;
use colloquy_domain::ports::{IdSource, Storage, StorageError, Write};
use colloquy_domain::recording::RecordingPart;
use colloquy_domain::session::FirstActionAfterTakeover;
use colloquy_domain::session_run::{Consent, SessionRun, SessionRunFacts};
use colloquy_domain::usage::Month;
use colloquy_domain::{InvitationId, OrganizationId, Revision, VoiceId};
use uuid::Uuid;

use super::concurrency::at_once;
use super::fixture::{StorageFixture, after};
use crate::sample;

const MARCH: Month = Month { year: 2026, month: 3 };

impl StorageFixture {
    async fn session_run(&self, invitation: InvitationId) -> Option<SessionRun> {
        self.storage.session_run(invitation).await.expect("the storage answers")
    }

    async fn abandoned(&self, now_ms: i64, limit: usize) -> Vec<InvitationId> {
        self.storage.abandoned(after(now_ms), limit).await.expect("the storage answers")
    }

    async fn active_ms(&self, organization: OrganizationId, month: Month) -> i64 {
        self.storage.usage(organization, month).await.expect("the storage answers").active_ms
    }

    fn usage(&self, active_ms: i64) -> Write {
        Write::AddUsage { organization_id: self.organization.id, month: MARCH, active_ms }
    }

    /// Adds an invitation and its session run, without a holder.
    pub(super) async fn add_session_run(&self) -> (Invitation, SessionRun) {
        let interview = self.add_interview().await;
        let mut invitation = self.new_invitation(&interview);
        assert_eq!(invitation.start(sample::now()).map(|_| ()), Ok(()));
        let session_run = sample::session_run(&invitation, sample::now());
        let adds = [Write::AddInvitation(invitation.clone()), Write::AddSessionRun(session_run.clone())];
        self.commit(adds).await;
        (invitation, session_run)
    }
}

fn full_record() -> EngineRecord {
    let awkward = || "it's \"2\" \u{1F388}".to_owned();
    let part = RecordingPart {
        invitation: InvitationId::from_uuid(Uuid::max()),
        session: i32::MAX,
        from_ms: i64::MAX,
        holder: Uuid::max(),
    };
    EngineRecord {
        version: Some(awkward()),
        prompt_revision: Some(Revision::from_stored(i64::MAX)),
        voice: Some(SessionVoice {
            id: VoiceId::from_uuid(Uuid::max()),
            provider: awkward(),
            name: awkward(),
        }),
        recognizer: Some(awkward()),
        interviewer: Some(Provenance { provider: awkward(), model: awkward(), template: awkward() }),
        recording: Some(part),
    }
}

fn full(facts: SessionRunFacts) -> SessionRunFacts {
    SessionRunFacts {
        consent: Consent { version: "it's \"2\" \u{1F388}".into(), at: after(1) },
        lease_holder: Some(Uuid::max()),
        session: i32::MAX,
        clock_ms: i64::MAX,
        next_sequence: i64::MAX,
        seen_at: after(2),
        audio_until: Some(after(3)),
        handover: Some(FirstActionAfterTakeover::Speak("it's \"2\" \u{1F388}".into())),
        engine_history: EngineHistory::new(vec![full_record(), EngineRecord::default(), full_record()]),
        ..facts
    }
}

pub async fn every_field_of_a_session_run_survives(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (invitation, empty) = fixture.add_session_run().await;
    assert_eq!(fixture.session_run(invitation.id).await.as_ref(), Some(&empty));
    for (number, facts) in (1..).zip([full((*empty).clone()), (*empty).clone()]) {
        let save = SessionRun::from_stored(facts, Revision::from_stored(number));
        fixture.commit([Write::SaveSessionRun(save.clone())]).await;
        fixture.check_conflict([Write::SaveSessionRun(save.clone())]).await;
        assert_eq!(fixture.session_run(invitation.id).await, Some(save.saved()));
    }
    let other = fixture.add_invitation(&fixture.add_interview().await).await;
    let facts = full((*sample::session_run(&other, sample::now())).clone());
    let added = SessionRun::from_stored(facts, Revision::FIRST);
    fixture.commit([Write::AddSessionRun(added.clone())]).await;
    assert_eq!(fixture.session_run(other.id).await, Some(added));
}

pub async fn an_invitation_has_one_session_run(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (invitation, session_run) = fixture.add_session_run().await;
    let other = fixture.add_invitation(&fixture.add_interview().await).await;
    assert_eq!(fixture.session_run(other.id).await, None);
    fixture.check_conflict([Write::SaveSessionRun(sample::session_run(&other, after(1)))]).await;
    let again = Write::AddSessionRun(sample::session_run(&invitation, after(5)));
    fixture.check_failed([Write::AddSessionRun(sample::session_run(&other, after(5))), again]).await;
    assert_eq!(fixture.session_run(invitation.id).await, Some(session_run));
    assert_eq!(fixture.session_run(other.id).await, None);
}

pub async fn session_runs_and_usage_require_an_owner(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let missing = fixture.new_invitation(&fixture.add_interview().await);
    fixture.check_failed([Write::AddSessionRun(sample::session_run(&missing, after(1)))]).await;
    let organization_id = OrganizationId::from_uuid(fixture.ids.next());
    fixture.check_failed([Write::AddUsage { organization_id, month: MARCH, active_ms: 1 }]).await;
    assert_eq!(fixture.session_run(missing.id).await, None);
    assert_eq!(fixture.active_ms(organization_id, MARCH).await, 0);
}

/// Nothing that it tried to save in the same unit is stored either.
pub async fn a_replaced_holder_of_a_session_run_saves_nothing(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (invitation, session_run) = fixture.add_session_run().await;
    let (mut first, mut second) = (session_run.clone(), session_run);
    assert_eq!(first.take(Uuid::from_u128(1), after(1)), None);
    fixture.commit([Write::SaveSessionRun(first.clone())]).await;
    first = first.saved();
    second = fixture.session_run(second.invitation_id).await.expect("it was added");
    assert_eq!(second.take(Uuid::from_u128(2), after(2)), Some(Uuid::from_u128(1)));
    fixture.commit([Write::SaveSessionRun(second.clone())]).await;
    first.seen(after(3));
    let message = sample::message(&fixture.ids, &invitation, 0, after(3));
    let late = [Write::AddMessage(message.clone()), fixture.usage(1_500), Write::SaveSessionRun(first)];
    fixture.check_conflict(late).await;
    assert_eq!(fixture.storage.message(message.id).await.expect("the storage answers"), None);
    assert_eq!(fixture.active_ms(fixture.organization.id, MARCH).await, 0);
    assert_eq!(fixture.session_run(invitation.id).await, Some(second.clone().saved()));
    let on_time =
        [Write::AddMessage(message.clone()), fixture.usage(1_500), Write::SaveSessionRun(second.saved())];
    fixture.commit(on_time).await;
    assert_eq!(fixture.storage.message(message.id).await.expect("the storage answers"), Some(message));
    assert_eq!(fixture.active_ms(fixture.organization.id, MARCH).await, 1_500);
}

pub async fn of_many_concurrent_takeovers_of_a_session_run_one_succeeds(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (invitation, session_run) = fixture.add_session_run().await;
    let outcomes = at_once(8, |number| {
        let (fixture, mut session_run) = (fixture.clone(), session_run.clone());
        async move {
            let holder = Uuid::from_u128(1 + number as u128);
            session_run.take(holder, after(1));
            (holder, fixture.try_commit([Write::SaveSessionRun(session_run)]).await)
        }
    })
    .await;
    let (saved, refused): (Vec<_>, Vec<_>) = outcomes.into_iter().partition(|(_, outcome)| outcome.is_ok());
    assert!(refused.iter().all(|(_, outcome)| matches!(outcome, Err(StorageError::Conflict))), "{refused:?}");
    let holders: Vec<_> = saved.into_iter().map(|(holder, _)| holder).collect();
    assert_eq!(
        fixture.session_run(invitation.id).await.and_then(|session_run| session_run.lease_holder).as_slice(),
        holders
    );
}

pub async fn usage_adds_up_by_organization_and_month(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (one, other) = (fixture.organization.id, fixture.add_organization().await.id);
    let april = Month { year: 2026, month: 4 };
    let last_march = Month { year: 2025, month: 3 };
    let use_it = |organization_id, month, active_ms| Write::AddUsage { organization_id, month, active_ms };
    assert_eq!(fixture.active_ms(one, MARCH).await, 0);
    fixture.commit([use_it(one, MARCH, 5), use_it(one, MARCH, 7), use_it(one, april, 100)]).await;
    fixture.commit([use_it(other, MARCH, 1_000), use_it(one, last_march, 10_000)]).await;
    fixture.commit([use_it(one, MARCH, 0), use_it(one, MARCH, 9_007_199_254_740_993)]).await;
    assert_eq!(fixture.active_ms(one, MARCH).await, 9_007_199_254_741_005);
    assert_eq!(fixture.active_ms(one, april).await, 100);
    assert_eq!(fixture.active_ms(one, last_march).await, 10_000);
    assert_eq!(fixture.active_ms(other, MARCH).await, 1_000);
    assert_eq!(fixture.active_ms(other, april).await, 0);
}

pub async fn usage_never_decreases(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    fixture.check_failed([fixture.usage(-1)]).await;
    fixture.commit([fixture.usage(5)]).await;
    fixture.check_failed([fixture.usage(-1)]).await;
    fixture.check_failed([fixture.usage(3), fixture.usage(-1)]).await;
    assert_eq!(fixture.active_ms(fixture.organization.id, MARCH).await, 5);
}

/// Some of the units fail, and nothing of them is counted.
pub async fn concurrent_additions_of_usage_all_count(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (_, session_run) = fixture.add_session_run().await;
    let stale =
        Write::SaveSessionRun(SessionRun::from_stored((*session_run).clone(), Revision::from_stored(9)));
    at_once(12, |number| {
        let (fixture, stale) = (fixture.clone(), stale.clone());
        async move {
            for turn in 0..10 {
                if (number + turn) % 3 == 0 {
                    fixture.check_conflict([fixture.usage(1_000_000), stale.clone()]).await;
                } else {
                    fixture.commit([fixture.usage(1)]).await;
                }
            }
        }
    })
    .await;
    assert_eq!(fixture.active_ms(fixture.organization.id, MARCH).await, 80);
}

const MINUTE_MS: i64 = 60_000;
const DAY_MS: i64 = 24 * 60 * MINUTE_MS;

/// Interviews in progress of an organization with this resume time, each with the time in milliseconds when
/// its invitee was last seen.
struct StartedInterviews {
    organization: Organization,
    interview: Interview,
    resume_ms: i64,
    last_seen: Vec<(InvitationId, i64)>,
}

impl StartedInterviews {
    async fn new(fixture: &StorageFixture, resume_time: ResumeWindow) -> Self {
        let mut organization = sample::organization(&fixture.ids, sample::now());
        let update = OrganizationUpdate { resume_time: Some(resume_time), ..Default::default() };
        organization.update(&update);
        let interview = sample::interview(&fixture.ids, organization.id, sample::now());
        let adds = [Write::AddOrganization(organization.clone()), Write::AddInterview(interview.clone())];
        fixture.commit(adds).await;
        let resume_ms = resume_time.seconds() * 1_000;
        StartedInterviews { organization, interview, resume_ms, last_seen: Vec::new() }
    }

    /// Adds an interview that was last updated, held or paused at these times. The last one that is given
    /// decides.
    async fn add(
        &mut self,
        fixture: &StorageFixture,
        updated_ms: i64,
        seen_ms: Option<i64>,
        paused_ms: Option<i64>,
    ) {
        let mut invitation = fixture.new_invitation(&self.interview);
        assert_eq!(invitation.start(after(updated_ms)).map(|_| ()), Ok(()));
        if let Some(paused_ms) = paused_ms {
            assert_eq!(invitation.lose(after(paused_ms), after(updated_ms)).map(|_| ()), Ok(()));
        }
        self.last_seen.push((invitation.id, paused_ms.or(seen_ms).unwrap_or(updated_ms)));
        let session_run = seen_ms.map(|seen_ms| sample::session_run(&invitation, after(seen_ms)));
        let adds = [Write::AddInvitation(invitation)].into_iter();
        fixture.commit(adds.chain(session_run.map(Write::AddSessionRun))).await;
    }

    fn due(&self, now_ms: i64) -> impl Iterator<Item = InvitationId> {
        let is_due = move |(_, last_seen_ms): &&(InvitationId, i64)| now_ms - *last_seen_ms > self.resume_ms;
        self.last_seen.iter().filter(is_due).map(|(id, _)| *id)
    }
}

pub async fn exactly_the_interviews_past_their_resume_time_are_abandoned(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let times = [ResumeWindow::SHORTEST, ResumeWindow::default(), ResumeWindow::LONGEST];
    let mut all = Vec::new();
    for time in times {
        let mut started_interviews = StartedInterviews::new(&fixture, time).await;
        started_interviews.add(&fixture, 0, None, None).await;
        started_interviews.add(&fixture, 10 * MINUTE_MS, None, None).await;
        started_interviews.add(&fixture, 0, Some(MINUTE_MS), None).await;
        started_interviews.add(&fixture, 10 * MINUTE_MS, Some(2 * MINUTE_MS), None).await;
        started_interviews.add(&fixture, 10 * MINUTE_MS, None, Some(3 * MINUTE_MS)).await;
        started_interviews.add(&fixture, 10 * MINUTE_MS, Some(9 * MINUTE_MS), Some(4 * MINUTE_MS)).await;
        started_interviews.add(&fixture, 10 * MINUTE_MS, Some(0), Some(5 * MINUTE_MS)).await;
        assert_eq!(started_interviews.organization.resume_time, time);
        all.push(started_interviews);
    }
    let moments = all.iter().flat_map(|started_interviews| {
        started_interviews.last_seen.iter().flat_map(|(_, last_seen_ms)| {
            let over_ms = *last_seen_ms + started_interviews.resume_ms;
            [over_ms - 1, over_ms, over_ms + 1]
        })
    });
    for now_ms in moments.chain([0, 30 * DAY_MS]) {
        let expected: BTreeSet<_> =
            all.iter().flat_map(|started_interviews| started_interviews.due(now_ms)).collect();
        let found = fixture.abandoned(now_ms, 100).await;
        assert_eq!(found.len(), expected.len(), "at {now_ms} ms");
        assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected, "at {now_ms} ms");
    }
    assert_eq!(fixture.abandoned(30 * DAY_MS, 100).await.len(), 21);
}

pub async fn only_interviews_in_progress_are_abandoned_archived_or_not(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let mut interview = fixture.add_interview().await;
    let started = || {
        let mut invitation = fixture.new_invitation(&interview);
        assert_eq!(invitation.start(after(0)).map(|_| ()), Ok(()));
        invitation
    };
    let (plain, mut archived, mut ended) = (started(), started(), started());
    assert!(archived.archive(after(0)).is_made());
    assert_eq!(ended.end(EndReason::InviteeEnded, after(0)), Ok(()));
    let mut reopened = ended.clone();
    assert_eq!(reopened.reactivate(after(0)).map(|_| ()), Ok(()));
    let (ready, mut cancelled) = (fixture.new_invitation(&interview), fixture.new_invitation(&interview));
    assert_eq!(cancelled.cancel(after(0)), Ok(()));
    let expected = [plain.id, archived.id];
    let all = [plain, archived, ended.clone(), ready, cancelled];
    let session_runs =
        all.clone().map(|invitation| Write::AddSessionRun(sample::session_run(&invitation, after(0))));
    fixture.commit(all.map(Write::AddInvitation).into_iter().chain(session_runs)).await;
    assert_eq!(fixture.abandoned(2 * DAY_MS, 100).await, expected);
    fixture.commit([Write::SaveInvitation(reopened)]).await;
    assert!(interview.archive(after(0)).is_made());
    fixture.commit([Write::SaveInterview(interview)]).await;
    assert_eq!(fixture.abandoned(2 * DAY_MS, 100).await, expected);
}

pub async fn running_interviews_of_an_organization_are_listed_newest_first(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let other = fixture.add_organization().await;
    let interview = sample::interview(&fixture.ids, other.id, sample::now());
    let mut foreign = fixture.new_invitation(&interview);
    assert!(foreign.start(sample::now()).is_ok());
    fixture.commit([Write::AddInterview(interview), Write::AddInvitation(foreign)]).await;
    let mut started = Vec::new();
    for _ in 0..5 {
        started.push(fixture.add_session_run().await.0.id);
    }
    let running = async |limit| {
        let found =
            fixture.storage.running(fixture.organization.id, limit).await.expect("the storage answers");
        found.into_iter().map(|invitation| invitation.id).collect::<Vec<_>>()
    };
    started.sort_unstable();
    started.reverse();
    assert_eq!(running(100).await, started);
    assert_eq!(running(2).await, started[..2]);
    let mut ended = fixture.invitation(started[0]).await.expect("it was added");
    assert!(ended.end(EndReason::Finished, after(DAY_MS)).is_ok());
    let mut archived = fixture.invitation(started[1]).await.expect("it was added");
    assert!(archived.archive(after(DAY_MS)).is_made());
    fixture.commit([Write::SaveInvitation(ended), Write::SaveInvitation(archived)]).await;
    assert_eq!(running(100).await, started[2..]);
}

/// Several sweepers take a few interviews at a time, and each interview is ended once.
pub async fn abandoned_interviews_are_found_until_they_end(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let mut started_interviews = StartedInterviews::new(&fixture, ResumeWindow::SHORTEST).await;
    for number in 0..30 {
        started_interviews.add(&fixture, number, Some(number), None).await;
    }
    assert_eq!(fixture.abandoned(DAY_MS, 0).await, []);
    let ended = at_once(3, |_| {
        let fixture = fixture.clone();
        async move {
            let mut ended = 0;
            loop {
                let found = fixture.abandoned(DAY_MS, 4).await;
                assert!(found.len() <= 4, "{found:?}");
                if found.is_empty() {
                    return ended;
                }
                for id in found {
                    let mut invitation = fixture.invitation(id).await.expect("it was added");
                    if invitation.end(EndReason::Abandoned, after(DAY_MS)).is_ok() {
                        let outcome = fixture.try_commit([Write::SaveInvitation(invitation)]).await;
                        ended += usize::from(outcome.is_ok());
                    }
                }
            }
        }
    })
    .await;
    assert_eq!(ended.iter().sum::<usize>(), 30);
}
