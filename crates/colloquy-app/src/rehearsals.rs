//! Rehearsals: a member takes an interview to try it. Each has a storage of its own, which is removed at its end, so no
//! query of the service can find a rehearsal, count it or report it.

mod unrecorded;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use colloquy_domain::account::membership::Permission;
use colloquy_domain::account::secret::{AccountSecret, AccountSecretHash};
use colloquy_domain::guide::{GuideSourceHash, InterviewGuide};
use colloquy_domain::input::Patch;
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::{Invitation, InvitationSource, Status};
use colloquy_domain::message::Message;
use colloquy_domain::organization::{Organization, OrganizationUpdate};
use colloquy_domain::ports::{
    InvitationWithMessages, RehearsalStage, RehearsalStages, Storage, StorageError, UnitOfWork, Write,
};
use colloquy_domain::slug::Slug;
use colloquy_domain::text::{Intro, PersonName, Title};
use colloquy_domain::violation::{Violation, Violations};
use colloquy_domain::{
    AccountId, BrowserSessionId, InterviewId, InvitationId, OrganizationId, SignedDuration, Timestamp,
};
use futures::future::join_all;

use crate::accounts::browser_sessions::SignedInPerson;
use crate::interviews::{guide_of, owned};
use crate::{Adapters, App, AppError, Caller};
use unrecorded::Unrecorded;

/// How many rehearsals a node holds at the same time, and how many of them one organization.
const MAX_REHEARSALS: usize = 20;
const MAX_REHEARSALS_OF_ORGANIZATION: usize = 5;

/// How long a rehearsal is kept in which no one has said anything, or whose outcome no one has looked at.
const IDLE_TIMEOUT: SignedDuration = SignedDuration::from_mins(30);

/// How long a rehearsal can take in all.
const MAX_DURATION: SignedDuration = SignedDuration::from_hours(3);

/// How often a rehearsal is checked.
const CHECK_INTERVAL: Duration = Duration::from_secs(5);

/// How long the analysis may take before the outcome is shown without it.
const ANALYSIS_TIMEOUT: SignedDuration = SignedDuration::from_secs(30);

/// A rehearsal, with which its member gets to the interview.
pub struct StartedRehearsal {
    pub slug: Slug,
    /// What the browser of the member has to send.
    pub pass: AccountSecret,
}

/// What a member sees of a rehearsal.
pub enum RehearsalView {
    /// It can be taken at this link.
    Open {
        slug: Slug,
    },
    /// It has ended, and its summary is being written.
    Ending,
    Ended(Box<RehearsalOutcome>),
}

pub struct RehearsalOutcome {
    pub invitation: Invitation,
    pub transcript: Vec<Message>,
    pub guide: Arc<InterviewGuide>,
}

/// The rehearsals of this node.
#[derive(Default)]
pub struct Rehearsals {
    stages: Option<Arc<dyn RehearsalStages>>,
    running: Mutex<HashMap<AccountId, Arc<Rehearsal>>>,
    /// Held while a rehearsal starts, so that the limits hold and a person has one. `true` once the node stops.
    starting: tokio::sync::Mutex<bool>,
}

struct Rehearsal {
    slug: Slug,
    pass: AccountSecretHash,
    browser_session: BrowserSessionId,
    organization: OrganizationId,
    interview: InterviewId,
    invitation: InvitationId,
    began_at: Timestamp,
    app: Arc<App>,
    /// Removes everything when it is dropped.
    _stage: Box<dyn RehearsalStage>,
}

impl Rehearsals {
    pub fn new(stages: Arc<dyn RehearsalStages>) -> Self {
        Rehearsals { stages: Some(stages), ..Rehearsals::default() }
    }

    fn running(&self) -> MutexGuard<'_, HashMap<AccountId, Arc<Rehearsal>>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn of(&self, account: AccountId) -> Option<Arc<Rehearsal>> {
        self.running().get(&account).cloned()
    }

    /// Ends a rehearsal. Its storage is removed as soon as its session has stopped.
    fn end(&self, account: AccountId, invitation: InvitationId) {
        let mut running = self.running();
        if running.get(&account).is_none_or(|rehearsal| rehearsal.invitation != invitation) {
            return;
        }
        if let Some(rehearsal) = running.remove(&account) {
            tokio::spawn(async move { rehearsal.app.sessions.stop().await });
        }
    }

    fn has_room_for(&self, organization: OrganizationId) -> bool {
        let running = self.running();
        let own = running.values().filter(|rehearsal| rehearsal.organization == organization);
        running.len() < MAX_REHEARSALS && own.count() < MAX_REHEARSALS_OF_ORGANIZATION
    }

    /// Ends all rehearsals, because the node stops. No more start.
    pub async fn end_all(&self) {
        *self.starting.lock().await = true;
        let running: Vec<Arc<Rehearsal>> = self.running().drain().map(|(_, rehearsal)| rehearsal).collect();
        join_all(running.iter().map(|rehearsal| rehearsal.app.sessions.stop())).await;
    }
}

/// Starts a rehearsal of an interview. It replaces an earlier one of the same person.
pub async fn start(
    app: &Arc<App>,
    caller: &Caller,
    person: &SignedInPerson,
    id: InterviewId,
) -> Result<StartedRehearsal, AppError> {
    let interview = owned(app, caller, id).await?;
    interview.visibility.require_active("interview").map_err(refused)?;
    let is_stopping = app.rehearsals.starting.lock().await;
    if let Some(earlier) = app.rehearsals.of(person.account.id) {
        app.rehearsals.end(person.account.id, earlier.invitation);
    }
    let stages = app.rehearsals.stages.clone().ok_or(AppError::Busy)?;
    if *is_stopping || !app.rehearsals.has_room_for(caller.organization().id) {
        return Err(AppError::Busy);
    }
    let stage = stages.prepare().await?;
    let (now, pass) = (app.clock.now(), AccountSecret::draw(&*app.randomness));
    let (slug, invitation) = (Slug::draw(&*app.randomness), app.id());
    let owner = (caller.organization().id, id);
    let name = PersonName::parse(person.account.name.as_str()).ok();
    let invited = Invitation::ready(invitation, owner, slug.clone(), InvitationSource::Direct, now);
    let mut unit = UnitOfWork::default()
        .with(Write::AddOrganization(without_limits(caller.organization(), now)))
        .with(Write::AddInterview(marked(&interview)));
    let guide = app.storage.guide(id).await?;
    if let Some(guide) = guide.filter(|guide| guide.source == GuideSourceHash::of_interview(&interview)) {
        unit.push(Write::AddGuide(guide));
    }
    stage.storage().commit(unit.with(Write::AddInvitation(invited.for_person(name, None)))).await?;
    let rehearsal = Arc::new(Rehearsal {
        slug: slug.clone(),
        pass: pass.hash(),
        browser_session: person.session.id,
        organization: caller.organization().id,
        interview: id,
        invitation,
        began_at: now,
        app: Arc::new(app.on_stage(stage.storage())),
        _stage: stage,
    });
    app.rehearsals.running().insert(person.account.id, rehearsal);
    tokio::spawn(watch(app.clone(), person.account.id, invitation));
    Ok(StartedRehearsal { slug, pass })
}

fn refused(violation: Violation) -> AppError {
    AppError::Refused(Violations::from(violation))
}

/// Returns the organization as it is for a rehearsal, which uses up nothing.
fn without_limits(organization: &Organization, now: Timestamp) -> Organization {
    let mut copy = Organization::new(organization.id, organization.name.clone(), now);
    copy.update(&OrganizationUpdate {
        system_prompt: organization.system_prompt.clone().map_or(Patch::Keep, Patch::Set),
        safety_contact: organization.safety_contact.clone().map_or(Patch::Keep, Patch::Set),
        ..OrganizationUpdate::default()
    });
    copy
}

/// Returns the interview with texts that say that this is a rehearsal.
fn marked(interview: &Interview) -> Interview {
    let texts = &interview.locale.language().tables().console.rehearsal;
    let title = interview.title.as_ref().map_or("", |title| title.as_str());
    let title: String = texts.marked_title.replace("{title}", title).chars().take(500).collect();
    let intro = interview.intro.as_ref().map_or("", |intro| intro.as_str());
    let intro: String = format!("{}\n\n{intro}", texts.marked_intro).chars().take(10_000).collect();
    let mut facts = (**interview).clone();
    facts.title = Title::from_text(title).ok();
    facts.intro = Intro::from_text(intro).ok();
    Interview::new(facts)
}

/// Ends a person's rehearsal of an interview, if one is running, and removes everything that was said.
pub fn end(app: &App, account: AccountId, interview: InterviewId) {
    if let Some(rehearsal) = app.rehearsals.of(account).filter(|rehearsal| rehearsal.interview == interview) {
        app.rehearsals.end(account, rehearsal.invitation);
    }
}

/// Returns a person's rehearsal of an interview.
pub async fn view(
    app: &App,
    account: AccountId,
    interview: InterviewId,
) -> Result<Option<RehearsalView>, AppError> {
    let found = app.rehearsals.of(account).filter(|rehearsal| rehearsal.interview == interview);
    let Some(rehearsal) = found else { return Ok(None) };
    let (stage, slug) = (&rehearsal.app, rehearsal.slug.clone());
    let Some(found) = stage.storage.invitation_view(rehearsal.invitation).await? else { return Ok(None) };
    let InvitationWithMessages { invitation, messages } = found;
    if invitation.status != Status::Completed {
        return Ok(Some(RehearsalView::Open { slug }));
    }
    let ended_for = app.clock.now().duration_since(invitation.updated_at);
    if invitation.insights_origin.is_none() && ended_for < ANALYSIS_TIMEOUT {
        return Ok(Some(RehearsalView::Ending));
    }
    let (interview, organization) = futures::try_join!(
        stage.storage.interview(invitation.interview_id),
        stage.storage.organization(invitation.organization_id)
    )?;
    let Some((interview, organization)) = interview.zip(organization) else { return Ok(None) };
    let guide = guide_of(stage, &organization, &interview).await?;
    Ok(Some(RehearsalView::Ended(Box::new(RehearsalOutcome { invitation, transcript: messages, guide }))))
}

/// Returns what answers requests for a rehearsal's link. Returns `None` if no rehearsal has this link, if it has ended, or
/// if the request does not come from the browser in which its member is signed in.
pub async fn admitted(
    app: &App,
    slug: &Slug,
    pass: Option<&AccountSecret>,
) -> Result<Option<Arc<App>>, AppError> {
    let found = app.rehearsals.running().values().find(|rehearsal| rehearsal.slug == *slug).cloned();
    let Some(rehearsal) = found.filter(|rehearsal| pass.is_some_and(|pass| pass.hash() == rehearsal.pass))
    else {
        return Ok(None);
    };
    let may_rehearse = may_rehearse(app, &rehearsal).await?;
    let invitation = rehearsal.app.storage.invitation(rehearsal.invitation).await?;
    let is_open = invitation.is_some_and(|invitation| invitation.status != Status::Completed);
    Ok((may_rehearse && is_open).then(|| rehearsal.app.clone()))
}

/// Returns whether the member is still signed in and may still edit interviews.
async fn may_rehearse(app: &App, rehearsal: &Rehearsal) -> Result<bool, StorageError> {
    let session = app.storage.browser_session_by_id(rehearsal.browser_session).await?;
    let Some(session) = session.filter(|session| !session.has_expired(app.clock.now())) else {
        return Ok(false);
    };
    let memberships = app.storage.memberships(session.account_id).await?;
    Ok(memberships.iter().any(|(membership, organization)| {
        organization.id == rehearsal.organization && membership.role.allows(Permission::Edit)
    }))
}

/// Ends the rehearsal when it was left, or when its member has signed out or lost the role.
async fn watch(app: Arc<App>, account: AccountId, invitation: InvitationId) {
    loop {
        tokio::time::sleep(CHECK_INTERVAL).await;
        let current = app.rehearsals.of(account).filter(|rehearsal| rehearsal.invitation == invitation);
        let Some(rehearsal) = current else { return };
        // An error says nothing about the rehearsal.
        let was_left = rehearsal.was_left(app.clock.now()).await.unwrap_or(false);
        if was_left || !may_rehearse(&app, &rehearsal).await.unwrap_or(true) {
            app.rehearsals.end(account, invitation);
            return;
        }
    }
}

impl Rehearsal {
    async fn was_left(&self, now: Timestamp) -> Result<bool, StorageError> {
        let storage = &self.app.storage;
        let run = storage.session_run(self.invitation).await?;
        let invitation = storage.invitation(self.invitation).await?;
        let signs = [run.map(|run| run.seen_at), invitation.map(|invitation| invitation.updated_at)];
        let last = signs.into_iter().flatten().fold(self.began_at, Timestamp::max);
        Ok(now.duration_since(last) > IDLE_TIMEOUT || now.duration_since(self.began_at) > MAX_DURATION)
    }
}

impl App {
    /// Prepares rehearsals with these stages. Without them, none starts.
    pub fn with_rehearsals(self, stages: Arc<dyn RehearsalStages>) -> Self {
        App { rehearsals: Rehearsals::new(stages), ..self }
    }

    /// Returns an application with the same engines and another storage. Nothing is recorded, and its dispatchers do not
    /// run, so that it sends nothing.
    fn on_stage(&self, storage: Arc<dyn Storage>) -> App {
        let adapters = Adapters { storage, recordings: Arc::new(Unrecorded), ..self.adapters.clone() };
        App {
            consent_texts: self.consent_texts.clone(),
            echo_cancelling: self.echo_cancelling.clone(),
            ..App::new(adapters, self.voices.clone(), self.links.clone())
        }
    }
}
