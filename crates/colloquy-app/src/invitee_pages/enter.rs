//! Handles the form of a share link.

use colloquy_domain::address_group::ClientAddressGroup;
use colloquy_domain::share_link::{Ask, ShareLink};
use colloquy_domain::slug::Slug;
use colloquy_domain::text::{Email, PersonName};

use uuid::Uuid;

use super::admit::{ShareLinkAdmission, admit};
use super::visit_counters::VisitCounterKeys;
use super::{
    ShareLinkFormBrowser, ShareLinkFormInput, ShareLinkVisitFormError, VisitorAdmissionOutcome, page,
};
use crate::{App, AppError};

/// The validated contact details of a visitor.
#[derive(Default)]
pub(super) struct EnteredContact {
    pub name: Option<PersonName>,
    pub email: Option<Email>,
}

/// Handles a visitor's entry. Returns `None` if the link does not exist.
pub async fn enter(
    app: &App,
    slug: &Slug,
    entry: &ShareLinkFormInput,
    browser: ShareLinkFormBrowser<'_>,
) -> Result<Option<VisitorAdmissionOutcome>, AppError> {
    let Some(link) = app.storage.share_link_by_slug(slug).await? else { return Ok(None) };
    let Some(interview) = app.storage.interview(link.interview_id).await? else { return Ok(None) };
    let Some(page) = page(app, &link, &interview).await? else { return Ok(None) };
    // A visitor who was admitted before may return while the link is full.
    if page.closed.is_some_and(|closed| !closed.is_full()) {
        return Ok(Some(VisitorAdmissionOutcome::Closed(page)));
    }
    let client = browser.address.map(ClientAddressGroup::of);
    let visitors = VisitCounterKeys::of(slug, client);
    let (person, mut complaints) = read(&link, entry);
    complaints.extend(check_code(app, &link, entry, client).await?);
    if !complaints.is_empty() {
        return Ok(Some(match page.closed {
            Some(_) => VisitorAdmissionOutcome::Closed(page),
            None => VisitorAdmissionOutcome::Refused(page, complaints),
        }));
    }
    let admission = app
        .until_saved(link.interview_id.uuid(), async || {
            let link = app.storage.share_link(link.interview_id).await?;
            let link = link.ok_or_else(|| AppError::missing(interview.id))?;
            admit(app, link, &person, &visitors, browser.token).await
        })
        .await?;
    Ok(Some(match admission {
        ShareLinkAdmission::Invited { invitation, token } => {
            VisitorAdmissionOutcome::Admitted { invitation, token }
        }
        ShareLinkAdmission::LinkMailed => VisitorAdmissionOutcome::LinkMailed(page),
        ShareLinkAdmission::TooMany => {
            VisitorAdmissionOutcome::Refused(page, vec![ShareLinkVisitFormError::TooManyToday])
        }
        ShareLinkAdmission::Closed { why, opens_at } => {
            VisitorAdmissionOutcome::Closed(super::ShareLinkPageContent {
                closed: Some(why),
                opens_at,
                ..page
            })
        }
    }))
}

/// Validates the fields that the form asks for. Surrounding spaces are ignored.
fn read(link: &ShareLink, entry: &ShareLinkFormInput) -> (EnteredContact, Vec<ShareLinkVisitFormError>) {
    let (mut person, mut complaints) = (EnteredContact::default(), Vec::new());
    match (link.ask_name, entry.name.trim()) {
        (Ask::Off, _) | (Ask::Optional, "") => {}
        (Ask::Required, "") => complaints.push(ShareLinkVisitFormError::NameMissing),
        (_, name) => match PersonName::parse(name) {
            Ok(name) => person.name = Some(name),
            Err(_) => complaints.push(ShareLinkVisitFormError::NameTooLong),
        },
    }
    match (link.ask_email, entry.email.trim()) {
        (Ask::Off, _) | (Ask::Optional, "") => {}
        (Ask::Required, "") => complaints.push(ShareLinkVisitFormError::EmailMissing),
        (_, email) => match Email::parse(email) {
            Ok(email) if link.admits(&email) => person.email = Some(email),
            Ok(_) => complaints.push(ShareLinkVisitFormError::EmailDomain),
            Err(_) => complaints.push(ShareLinkVisitFormError::EmailInvalid),
        },
    }
    (person, complaints)
}

/// Checks the access code. Wrong codes are counted by link and client, and also by link, since one attacker may have
/// many addresses. After too many, no code is checked, not even the right one, so that guessing cannot continue.
async fn check_code(
    app: &App,
    link: &ShareLink,
    entry: &ShareLinkFormInput,
    client: Option<ClientAddressGroup>,
) -> Result<Option<ShareLinkVisitFormError>, AppError> {
    let Some(hash) = link.access_code_hash.as_ref() else { return Ok(None) };
    let subject = link.interview_id.to_string();
    let scope = format!("{subject} ");
    let refusal = async || {
        let now = app.clock.now();
        let of_link = app.attempts.link_access_codes.peek(&subject, now).await;
        let of_client = app.attempts.access_codes.peek(&scope, client, now).await;
        let refused = [of_link, of_client].into_iter().filter(|window| !window.allowed);
        let retry_after_s = refused.map(|window| window.reset_s).max();
        retry_after_s.map(|retry_after_s| ShareLinkVisitFormError::TooManyTries { retry_after_s })
    };
    // Refuses a flood of guesses before they queue up.
    if let Some(refused) = refusal().await {
        return Ok(Some(refused));
    }
    // Codes are checked one after the other, so that each guess is counted before the next is checked. The lock is not
    // that of the link's changes, which must not wait for slow hashes.
    let queue = Uuid::from_u128(!link.interview_id.uuid().as_u128());
    let checked = app.entity_locks.with_lock(queue, async {
        if let Some(refused) = refusal().await {
            return Ok(Some(refused));
        }
        if app.access_codes.admits(&entry.access_code, hash).await? {
            return Ok(None);
        }
        let now = app.clock.now();
        app.attempts.link_access_codes.count(&subject, now).await;
        app.attempts.access_codes.count(&scope, client, now).await;
        Ok(Some(ShareLinkVisitFormError::AccessCodeWrong))
    });
    checked.await
}
