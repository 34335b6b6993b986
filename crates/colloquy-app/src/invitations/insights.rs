//! Analyses transcripts. The analysis runs before the change that stores it, because other changes wait for that one.

use std::convert::Infallible;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use colloquy_domain::insights::add_dangers;
use colloquy_domain::invitation::{Invitation, Status};
use colloquy_domain::language::Language;
use colloquy_domain::log_entry::{Actor, EventType, LogEntry};
use colloquy_domain::meanings::learn_examples;
use colloquy_domain::message::Message;
use colloquy_domain::origin::{TextOrigin, WithProvenance};
use colloquy_domain::ports::{
    AnalysisInput, Expedite, InvitationWithMessages, StorageError, TranscriptAnalysis, UnitOfWork, Write,
};
use colloquy_domain::revision::Revision;
use colloquy_domain::safety;
use colloquy_domain::{InvitationId, SignedDuration, Timestamp};
use futures::future::{Either, select};
use serde_json::Value;
use serde_json::json;

use crate::ai::with_fallback;
use crate::interviews::guide_of;
use crate::{App, AppError};

/// How long the chosen analyst may take after an interview, when no caller is waiting.
const AFTER_THE_END: Duration = Duration::from_secs(120);

/// A transcript with its analysis.
pub struct AnalyzedTranscript {
    /// The invitation's revision when the transcript was read.
    pub revision: Revision,
    messages: Vec<Message>,
    analysis: WithProvenance<TranscriptAnalysis>,
}

/// Analyses a transcript with the chosen analyst, or with the fallback if that fails or exceeds the limit.
pub async fn analyze(
    app: &App,
    view: InvitationWithMessages,
    limit: Duration,
) -> Result<AnalyzedTranscript, AppError> {
    let InvitationWithMessages { invitation, messages } = view;
    let interview = app.storage.interview(invitation.interview_id).await?;
    let interview = interview.ok_or_else(|| AppError::missing(invitation.interview_id))?;
    let organization = app.storage.organization(invitation.organization_id).await?;
    let organization = organization.ok_or_else(|| AppError::missing(invitation.interview_id))?;
    let guide = guide_of(app, &organization, &interview).await?;
    let language = interview.locale.language();
    // The rules and the search for dangers need them. A process that has just started learns them while the model reads.
    tokio::task::spawn_blocking(move || learn_examples(language));
    let conversation = AnalysisInput {
        prompt: &interview.prompt,
        guide: &guide,
        locale: &interview.locale,
        messages: &messages,
    };
    let (chosen, fallback) = (&app.ai.analyst, &app.ai_fallback.analyst);
    let mut analysis =
        with_fallback(limit, chosen.analysis(&conversation), fallback.analysis(&conversation)).await?;
    note_dangers(&mut analysis.value, &messages, language);
    Ok(AnalyzedTranscript { revision: invitation.revision(), messages, analysis })
}

/// Notes the dangers that the invitee reported, whichever analyst read the transcript.
fn note_dangers(analysis: &mut TranscriptAnalysis, messages: &[Message], language: Language) {
    let dangers = safety::reported_dangers(messages, language);
    if !dangers.is_empty() {
        add_dangers(analysis.insights.get_or_insert_with(|| json!({})), &dangers);
    }
}

/// Writes the analysis to the invitation and its messages. Also makes the deliveries due that were waiting for it.
pub fn apply_analysis(
    app: &App,
    invitation: &mut Invitation,
    read: &AnalyzedTranscript,
    unit: &mut UnitOfWork,
    now: Timestamp,
) {
    let WithProvenance { value: TranscriptAnalysis { summary, sentiment, insights, remarks }, by } =
        read.analysis.clone();
    let origin = TextOrigin { by, at: now };
    let data = json!({ "messages": read.messages.len(), "generated": origin.to_json() });
    invitation.analysed(summary, sentiment, insights, origin);
    let owner = (invitation.organization_id, invitation.interview_id);
    let entry = LogEntry::of_interview(app.id(), EventType::InsightsGenerated, owner, Actor::system(), now);
    unit.push(Write::AddLogEntry(entry.about(invitation.id).with(data)));
    for mut message in read.messages.iter().cloned() {
        let remark = remarks.iter().find(|remark| remark.message_id == message.id);
        message.sentiment = remark.map(|remark| remark.sentiment);
        message.insights = remark.and_then(|remark| remark.insights.clone());
        message.insights.iter_mut().for_each(Value::sort_all_objects);
        unit.push(Write::SaveMessage(message));
    }
    unit.push(Write::Expedite { which: Expedite::OfInvitation(invitation.id), now });
}

/// Analyses a transcript in the background after a session has ended.
pub fn analyze_in_background(app: Arc<App>, id: InvitationId) {
    tokio::spawn(async move {
        if let Err(error) = analyze_with_lease(&app, id, AFTER_THE_END).await {
            tracing::error!(%error, invitation = %id, "a transcript could not be analysed");
        }
    });
}

/// The lease of a node on the transcript that it analyses. If it is not renewed for this long, any node may take over.
pub const ANALYSIS_LEASE: SignedDuration = SignedDuration::from_secs(6);

/// How often the lease is renewed. Most analyses end before the first renewal.
const RENEW_EVERY: Duration = Duration::from_secs(2);

/// Analyses a transcript and stores the result, unless another node has done so meanwhile. Renews the lease until then.
pub(crate) async fn analyze_with_lease(app: &App, id: InvitationId, limit: Duration) -> Result<(), AppError> {
    let (making, renewing) = (pin!(analyze_and_store(app, id, limit)), pin!(renew(app, id)));
    match select(making, renewing).await {
        Either::Left((made, _)) => made,
        Either::Right((never, _)) => match never {},
    }
}

async fn renew(app: &App, id: InvitationId) -> Infallible {
    loop {
        tokio::time::sleep(RENEW_EVERY).await;
        let renewed = async {
            let Some(mut session_run) = app.storage.session_run(id).await? else { return Ok(()) };
            session_run.seen(app.clock.now());
            app.storage.commit(UnitOfWork::default().with(Write::SaveSessionRun(session_run))).await
        };
        if let Err(error) = renewed.await {
            tracing::debug!(%error, invitation = %id, "the lease on a transcript could not be renewed");
        }
    }
}

/// How often storing the analysis is attempted if the invitation is changed concurrently.
const MAX_ATTEMPTS: usize = 10;

async fn analyze_and_store(app: &App, id: InvitationId, limit: Duration) -> Result<(), AppError> {
    let view = app.storage.invitation_view(id).await?.ok_or_else(|| AppError::missing(id))?;
    if view.invitation.withdrawal.is_some() {
        return Ok(());
    }
    let completed_at = view.invitation.completed_at;
    let read = analyze(app, view, limit).await?;
    for _ in 0..MAX_ATTEMPTS {
        let mut invitation = app.storage.invitation(id).await?.ok_or_else(|| AppError::missing(id))?;
        // If it was reopened meanwhile, its transcript is analysed at the next end.
        let is_as_it_was = invitation.status == Status::Completed && invitation.completed_at == completed_at;
        let has_consent = invitation.withdrawal.is_none();
        if !is_as_it_was || !has_consent || invitation.insights_origin.is_some() {
            return Ok(());
        }
        let (mut unit, organization) = (UnitOfWork::default(), invitation.organization_id);
        apply_analysis(app, &mut invitation, &read, &mut unit, app.clock.now());
        match app.storage.commit(unit.with(Write::SaveInvitation(invitation))).await {
            Err(StorageError::Conflict) => {}
            settled => {
                settled?;
                app.webhook_dispatcher.wake(organization);
                return Ok(());
            }
        }
    }
    Err(AppError::Late)
}
