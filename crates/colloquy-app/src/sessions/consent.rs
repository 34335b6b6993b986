//! The invitee's consent, and the words that it was given to.

use colloquy_domain::invitation::Status;
use colloquy_domain::language::Language;
use colloquy_domain::log_entry::EventType;
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::session_run::{Consent, SessionRun};
use colloquy_domain::slug::Slug;
use serde_json::json;

use super::join::is_open;
use super::journal::logged;
use crate::{App, AppError};

/// Which text a page has shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConsentText {
    pub version: String,
    /// The interview's, unless the page says otherwise.
    pub language: Option<Language>,
}

/// Why consent is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConsentRefusal {
    /// There is no such invitation.
    Missing,
    /// It is over, cancelled or archived.
    Closed,
    /// No page has ever shown this version.
    UnknownVersion,
}

/// The invitee agrees to be recorded. The log keeps the very words, so that the organization can prove later what was
/// agreed to, whatever the pages say by then.
pub async fn consent(
    app: &App,
    slug: &Slug,
    text: &ConsentText,
) -> Result<Result<(), ConsentRefusal>, AppError> {
    let Some(invitation) = app.storage.invitation_by_slug(slug).await? else {
        return Ok(Err(ConsentRefusal::Missing));
    };
    let id = invitation.id;
    app.until_saved(id.uuid(), async || {
        let Some(invitation) = app.storage.invitation(id).await? else {
            return Ok(Err(ConsentRefusal::Missing));
        };
        let interview = app.storage.interview(invitation.interview_id).await?;
        let organization = app.storage.organization(invitation.organization_id).await?;
        let Some((interview, organization)) = interview.zip(organization) else {
            return Ok(Err(ConsentRefusal::Missing));
        };
        let language = text.language.unwrap_or(interview.locale.language());
        let texts = app.consent_texts.as_ref();
        let Some(words) = texts.and_then(|texts| texts.shown(&text.version, language, &organization.name))
        else {
            return Ok(Err(ConsentRefusal::UnknownVersion));
        };
        if !is_open(&invitation, &interview) {
            return Ok(Err(ConsentRefusal::Closed));
        }
        let now = app.clock.now();
        let consent = Consent { version: text.version.clone(), at: now };
        let session_run = match app.storage.session_run(id).await? {
            None => Write::AddSessionRun(SessionRun::consented((invitation.organization_id, id), consent)),
            // The page of an interview in progress asks for no consent: the first one still applies.
            Some(_) if invitation.status == Status::InProgress => return Ok(Ok(())),
            Some(mut session_run) => {
                session_run.renew_consent(consent);
                Write::SaveSessionRun(session_run)
            }
        };
        let data = json!({ "version": text.version, "language": language.as_str(), "text": words });
        let entry = logged(app.id(), &invitation, EventType::InvitationConsented, data, now);
        app.storage.commit(UnitOfWork::default().with(session_run).with(entry)).await?;
        Ok(Ok(()))
    })
    .await
}
