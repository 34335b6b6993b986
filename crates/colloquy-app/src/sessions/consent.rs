//! The invitee's consent, and the text that it was given to.

use colloquy_domain::language::Language;
use colloquy_domain::log_entry::EventType;
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::retention::RetentionScope;
use colloquy_domain::session_run::{Consent, SessionRun};
use colloquy_domain::slug::Slug;
use serde_json::json;

use super::journal::logged;
use super::preparation::prepare_ahead;
use crate::invitation_stage::invitation_stage;
use crate::{App, AppError, retention};

/// The consent text that a page has shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownConsent {
    pub version: String,
    /// The interview's language if this is `None`.
    pub language: Option<Language>,
}

/// Why consent is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConsentRejection {
    /// The invitation does not exist.
    Missing,
    /// The interview is completed, cancelled or archived.
    Closed,
    /// The page does not show this version, or no longer.
    UnknownVersion,
}

/// Stores that the invitee agrees to be recorded. The log keeps the exact text, so that the organization can prove
/// later what was agreed to, even if the pages have changed since.
pub async fn consent(
    app: &App,
    slug: &Slug,
    text: &ShownConsent,
) -> Result<Result<(), ConsentRejection>, AppError> {
    let Some(invitation) = app.storage.invitation_by_slug(slug).await? else {
        return Ok(Err(ConsentRejection::Missing));
    };
    let id = invitation.id;
    app.until_saved(id.uuid(), async || {
        let Some(invitation) = app.storage.invitation(id).await? else {
            return Ok(Err(ConsentRejection::Missing));
        };
        let interview = app.storage.interview(invitation.interview_id).await?;
        let organization = app.storage.organization(invitation.organization_id).await?;
        let Some((interview, organization)) = interview.zip(organization) else {
            return Ok(Err(ConsentRejection::Missing));
        };
        let language = text.language.unwrap_or(interview.locale.language());
        let scope = RetentionScope::Interview(organization.id, interview.id);
        let kept = retention::periods(app, scope).await?;
        let words = app
            .consent_texts
            .as_ref()
            .and_then(|texts| texts.shown(&text.version, &kept, language, &organization.name));
        let Some(words) = words else {
            return Ok(Err(ConsentRejection::UnknownVersion));
        };
        let session_run = app.storage.session_run(id).await?;
        let stage =
            invitation_stage(app, &invitation, &interview, &organization, session_run.as_ref()).await?;
        if !stage.accepts_consent() {
            return Ok(Err(ConsentRejection::Closed));
        }
        let now = app.clock.now();
        let consent = Consent { version: text.version.clone(), at: now };
        let session_run = match session_run {
            None => Write::AddSessionRun(SessionRun::consented((invitation.organization_id, id), consent)),
            Some(_) if stage.has_consent() => return Ok(Ok(())),
            Some(mut session_run) => {
                session_run.renew_consent(consent);
                Write::SaveSessionRun(session_run)
            }
        };
        let data = json!({ "version": text.version, "language": language.as_str(), "text": words });
        let entry = logged(app.id(), &invitation, EventType::InvitationConsented, data, now);
        app.storage.commit(UnitOfWork::default().with(session_run).with(entry)).await?;
        prepare_ahead(app, &invitation, &interview, &organization).await;
        Ok(Ok(()))
    })
    .await
}
