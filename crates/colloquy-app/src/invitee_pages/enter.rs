//! How a visitor of a share link comes to an invitation.

use colloquy_domain::address_group::AddressGroup;
use colloquy_domain::share_link::{Ask, ShareLink, ShareLinkClosed};
use colloquy_domain::slug::Slug;
use colloquy_domain::text::{Email, PersonName};

use uuid::Uuid;

use super::admit::{ShareLinkAdmission, admit};
use super::visit_counters::VisitCounterKeys;
use super::{Browser, EnterOutcome, EntryProblem, VisitorEntry, page};
use crate::{App, AppError};

/// What an entry tells once it is understood.
#[derive(Default)]
pub(super) struct EnteredContact {
    pub name: Option<PersonName>,
    pub email: Option<Email>,
}

/// `None` when there is no such link.
pub async fn enter(
    app: &App,
    slug: &Slug,
    entry: &VisitorEntry,
    browser: Browser<'_>,
) -> Result<Option<EnterOutcome>, AppError> {
    let Some(link) = app.storage.share_link_by_slug(slug).await? else { return Ok(None) };
    let Some(interview) = app.storage.interview(link.interview_id).await? else { return Ok(None) };
    let Some(page) = page(app, &link, &interview).await? else { return Ok(None) };
    // Somebody who was let in before may still be served while the link is full.
    if page.closed.is_some_and(|closed| !matches!(closed, ShareLinkClosed::Full | ShareLinkClosed::FullToday))
    {
        return Ok(Some(EnterOutcome::Closed(page)));
    }
    let client = browser.address.map(AddressGroup::of);
    let visitors = VisitCounterKeys::of(slug, client);
    let (person, mut complaints) = read(&link, entry);
    complaints.extend(check_code(app, &link, entry, client).await?);
    if !complaints.is_empty() {
        return Ok(Some(match page.closed {
            Some(_) => EnterOutcome::Closed(page),
            None => EnterOutcome::Refused(page, complaints),
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
        ShareLinkAdmission::Invited { invitation, token } => EnterOutcome::Admitted { invitation, token },
        ShareLinkAdmission::LinkMailed => EnterOutcome::LinkMailed(page),
        ShareLinkAdmission::TooMany => EnterOutcome::Refused(page, vec![EntryProblem::TooManyToday]),
        ShareLinkAdmission::Closed { why, opens_at } => {
            EnterOutcome::Closed(super::SharePage { closed: Some(why), opens_at, ..page })
        }
    }))
}

/// Takes from the entry what the form asks for; spaces around are none of the visitor's intent.
fn read(link: &ShareLink, entry: &VisitorEntry) -> (EnteredContact, Vec<EntryProblem>) {
    let (mut person, mut complaints) = (EnteredContact::default(), Vec::new());
    match (link.ask_name, entry.name.trim()) {
        (Ask::Off, _) | (Ask::Optional, "") => {}
        (Ask::Required, "") => complaints.push(EntryProblem::NameMissing),
        (_, name) => match PersonName::parse(name) {
            Ok(name) => person.name = Some(name),
            Err(_) => complaints.push(EntryProblem::NameTooLong),
        },
    }
    match (link.ask_email, entry.email.trim()) {
        (Ask::Off, _) | (Ask::Optional, "") => {}
        (Ask::Required, "") => complaints.push(EntryProblem::EmailMissing),
        (_, email) => match Email::parse(email) {
            Ok(email) if link.admits(&email) => person.email = Some(email),
            Ok(_) => complaints.push(EntryProblem::EmailDomain),
            Err(_) => complaints.push(EntryProblem::EmailInvalid),
        },
    }
    (person, complaints)
}

/// Wrong codes are counted by link and client, and by link alone, since one guesser may have many addresses. Where there
/// were too many, no code is checked, not even the right one: otherwise guessing could continue.
async fn check_code(
    app: &App,
    link: &ShareLink,
    entry: &VisitorEntry,
    client: Option<AddressGroup>,
) -> Result<Option<EntryProblem>, AppError> {
    let Some(hash) = link.access_code_hash.as_ref() else { return Ok(None) };
    let subject = link.interview_id.to_string();
    let scope = format!("{subject} ");
    let refusal = async || {
        let now = app.clock.now();
        let of_link = app.attempts.link_access_codes.peek(&subject, now).await;
        let of_client = app.attempts.access_codes.peek(&scope, client, now).await;
        let refused = [of_link, of_client].into_iter().filter(|window| !window.allowed);
        let retry_after_s = refused.map(|window| window.reset_s).max();
        retry_after_s.map(|retry_after_s| EntryProblem::TooManyTries { retry_after_s })
    };
    // A flood of guesses does not have to wait for its refusal.
    if let Some(refused) = refusal().await {
        return Ok(Some(refused));
    }
    // One after the other, so that no guess is checked before those ahead of it are counted. The place in the queue is
    // not that of the link's changes, which are quick.
    let queue = Uuid::from_u128(!link.interview_id.uuid().as_u128());
    let checked = app.entity_locks.alone(queue, async {
        if let Some(refused) = refusal().await {
            return Ok(Some(refused));
        }
        if app.access_codes.admits(&entry.access_code, hash).await? {
            return Ok(None);
        }
        let now = app.clock.now();
        app.attempts.link_access_codes.count(&subject, now).await;
        app.attempts.access_codes.count(&scope, client, now).await;
        Ok(Some(EntryProblem::AccessCodeWrong))
    });
    checked.await
}
