use std::time::Duration;

use colloquy_domain::account::audit::AuditAction;
use colloquy_domain::guide::StoredGuide;
use colloquy_domain::interview::{ArchiveStatus, Interview, InterviewDetails, InterviewFacts, NewInterview};
use colloquy_domain::invitation::{Invitation, NewInvitation};
use colloquy_domain::language::Language;
use colloquy_domain::log_entry::{EventType, LogEntry};
use colloquy_domain::organization::Organization;
use colloquy_domain::origin::InterviewTextOrigins;
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::text::Locale;
use colloquy_domain::{InterviewId, Timestamp};
use serde_json::json;
use uuid::Uuid;

use super::guides::stored_guide;
use super::owned;
use super::texts::{GeneratedTexts, WantedTexts};
use crate::accounts::audit_log::push_interview_change;
use crate::ai::within;
use crate::invitations::batch::{InvitationBatch, made_before};
use crate::{App, AppError, Caller};

/// A new interview with its invitations, in the order of the invitees.
pub struct CreatedInterview {
    pub interview: Interview,
    pub invitations: Vec<Invitation>,
}

pub async fn create(app: &App, caller: &Caller, new: NewInterview) -> Result<CreatedInterview, AppError> {
    if let Some([interview, invitations @ ..]) = caller.made() {
        return created_before(app, caller, *interview, invitations).await;
    }
    let (invitees, email) = (new.invitees.clone(), new.email.clone());
    let now = app.clock.now();
    let (interview, WrittenTexts { guide, late }) = interview(app, caller, new, now).await?;
    let batch = match invitees.is_empty() {
        true => InvitationBatch::single(app, &interview, NewInvitation { name: None, email }, now),
        false => InvitationBatch::mailed(app, caller, &interview, &invitees, now),
    };
    let owner = (interview.organization_id, interview.id);
    let data = json!({ "invitations": batch.invitations().len(), "generated": interview.origins.to_json() });
    let entry =
        LogEntry::of_interview(app.id(), EventType::InterviewCreated, owner, caller.actor(), now).with(data);
    let mut unit = UnitOfWork::default().with(Write::AddInterview(interview.clone()));
    guide.into_iter().for_each(|guide| unit.push(Write::AddGuide(guide)));
    push_interview_change(app, caller, AuditAction::InterviewCreated, interview.id, &mut unit);
    let unit = batch.join(app, caller, unit, Some(entry));
    app.commit(caller, unit, || std::iter::once(interview.id.uuid()).chain(batch.ids()).collect()).await?;
    if let Some(wanted) = late {
        app.want_late_texts(interview.id, wanted);
    }
    Ok(CreatedInterview { interview, invitations: batch.deliver(app).await })
}

/// Returns what an earlier request with the same idempotency key created, in its current state.
async fn created_before(
    app: &App,
    caller: &Caller,
    interview: Uuid,
    invitations: &[Uuid],
) -> Result<CreatedInterview, AppError> {
    let interview = owned(app, caller, InterviewId::from_uuid(interview)).await?;
    Ok(CreatedInterview { interview, invitations: made_before(app, invitations).await? })
}

/// Builds the interview, and generates the texts that its author has left out.
pub(super) async fn interview(
    app: &App,
    caller: &Caller,
    new: NewInterview,
    now: Timestamp,
) -> Result<(Interview, WrittenTexts), AppError> {
    let mut interview = as_written(app, caller, new, now);
    let written = write_missing(app, caller.organization(), &mut interview).await?;
    Ok((Interview::new(interview), written))
}

/// Returns the interview with only those texts that its author has written.
pub(super) fn as_written(app: &App, caller: &Caller, new: NewInterview, now: Timestamp) -> InterviewFacts {
    let NewInterview { prompt, title, intro, first_message, locale, voice_id, .. } = new;
    let organization = caller.organization();
    let locale = locale.or_else(|| organization.default_locale.clone()).unwrap_or_else(default_locale);
    let voice_id =
        voice_id.or(organization.default_voice_id).unwrap_or_else(|| app.voices.first_for(&locale).id);
    let details = InterviewDetails {
        id: app.id(),
        organization_id: organization.id,
        title,
        intro,
        first_message,
        prompt,
        locale,
        voice_id,
        max_minutes: None,
        max_responses: None,
        disable_org_system_prompt: false,
        visibility: ArchiveStatus::Active,
        created_at: now,
        updated_at: now,
    };
    InterviewFacts { details, deadline: None, reminder_plan: None, origins: InterviewTextOrigins::default() }
}

/// How long the chosen model may take before the fallback writes the texts.
const TEXTS_WITHIN: Duration = Duration::from_secs(3);

/// The guide of a new interview, if texts were written from it, and which texts the chosen model has yet to write.
pub(super) struct WrittenTexts {
    pub(super) guide: Option<StoredGuide>,
    late: Option<WantedTexts>,
}

impl WrittenTexts {
    /// Returns whether the rules wrote texts that the model has yet to write.
    pub(super) fn is_late(&self) -> bool {
        self.late.is_some()
    }
}

/// Writes the missing texts, and the guide for them. A guide that no text needs is made when it is first needed, because
/// making it costs more than all the rest of a creation.
async fn write_missing(
    app: &App,
    organization: &Organization,
    interview: &mut InterviewFacts,
) -> Result<WrittenTexts, AppError> {
    let wanted = WantedTexts::missing_in(interview);
    let brief = app.brief(organization, interview, None);
    if wanted == WantedTexts::default() {
        return Ok(WrittenTexts { guide: None, late: Some(wanted) });
    }
    let (texts, late) = match within(TEXTS_WITHIN, GeneratedTexts::by(&*app.ai.texts, &brief, wanted)).await {
        Ok(texts) => (texts, None),
        Err(error) => {
            tracing::warn!(reason = %error, "the texts could not be generated in time; using the fallback");
            (GeneratedTexts::by(&*app.ai_fallback.texts, &brief, wanted).await?, Some(wanted))
        }
    };
    let now = interview.created_at;
    let guide = stored_guide(interview, texts.guide.clone(), now);
    texts.fill(interview, now);
    Ok(WrittenTexts { guide: Some(guide), late })
}

fn default_locale() -> Locale {
    Locale::from(Language::DEFAULT)
}
