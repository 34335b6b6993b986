//! Invitations that are created together, with their log entries and mails.

use std::collections::HashMap;

use colloquy_domain::Timestamp;
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::{Invitation, InvitationSource, NewInvitation};
use colloquy_domain::invitees::Invitee;
use colloquy_domain::log_entry::{EventType, LogEntry};
use colloquy_domain::mail::{Letter, QueuedMail};
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::slug::Slug;
use uuid::Uuid;

use crate::{App, AppError, Caller};

pub(crate) struct InvitationBatch {
    invitations: Vec<Invitation>,
    mails: Vec<QueuedMail>,
}

impl InvitationBatch {
    /// Creates one invitation without a mail.
    pub fn single(app: &App, interview: &Interview, new: NewInvitation, now: Timestamp) -> Self {
        let invitation = ready(app, interview, now).for_person(new.name, new.email);
        InvitationBatch { invitations: vec![invitation], mails: Vec::new() }
    }

    /// Creates an invitation and a mail for each invitee, in their order.
    pub fn mailed(
        app: &App,
        caller: &Caller,
        interview: &Interview,
        invitees: &[Invitee],
        now: Timestamp,
    ) -> Self {
        let count = invitees.len();
        let mut batch =
            InvitationBatch { invitations: Vec::with_capacity(count), mails: Vec::with_capacity(count) };
        for Invitee { name, email } in invitees.iter().cloned() {
            let invitation = ready(app, interview, now).for_person(name, Some(email.clone()));
            let addressee = (interview.organization_id, invitation.id);
            let mail = app.new_mail(addressee, Letter::Invitation, email, caller.actor(), now);
            batch.invitations.push(invitation.mailed_by(mail.id));
            batch.mails.push(mail);
        }
        batch
    }

    pub fn invitations(&self) -> &[Invitation] {
        &self.invitations
    }

    pub fn ids(&self) -> impl Iterator<Item = Uuid> {
        self.invitations.iter().map(|invitation| invitation.id.uuid())
    }

    /// Adds the batch to a unit of work. Rows of one kind are adjacent, so that one statement can write them. `before`
    /// is a log entry that precedes those of the invitations.
    pub fn join(
        &self,
        app: &App,
        caller: &Caller,
        mut unit: UnitOfWork,
        before: Option<LogEntry>,
    ) -> UnitOfWork {
        // Includes the log entries and two writes that the caller may add.
        unit.reserve(2 * self.invitations.len() + self.mails.len() + 2);
        for invitation in &self.invitations {
            unit.push(Write::AddInvitation(invitation.clone()));
        }
        before.into_iter().for_each(|entry| unit.push(Write::AddLogEntry(entry)));
        for invitation in &self.invitations {
            let owner = (invitation.organization_id, invitation.interview_id);
            let (event, now) = (EventType::InvitationCreated, invitation.created_at);
            let entry = LogEntry::of_interview(app.id(), event, owner, caller.actor(), now);
            unit.push(Write::AddLogEntry(entry.about(invitation.id)));
        }
        for mail in &self.mails {
            unit.push(Write::AddMail(mail.clone()));
        }
        unit
    }

    /// Attempts the mails after the commit, and returns the invitations in their state after that.
    pub async fn deliver(self, app: &App) -> Vec<Invitation> {
        let InvitationBatch { mut invitations, mails } = self;
        if mails.is_empty() {
            return invitations;
        }
        let mut tried: HashMap<_, _> = app.mail_dispatcher.deliver_now(&mails).await;
        for invitation in &mut invitations {
            if let Some(after) = tried.remove(&invitation.id) {
                *invitation = after;
            }
        }
        invitations
    }
}

fn ready(app: &App, interview: &Interview, now: Timestamp) -> Invitation {
    let slug = Slug::draw(&*app.randomness);
    Invitation::ready(
        app.id(),
        (interview.organization_id, interview.id),
        slug,
        InvitationSource::Direct,
        now,
    )
}

/// Returns what an earlier request with the same idempotency key created, in its current state.
pub(crate) async fn made_before(app: &App, made: &[Uuid]) -> Result<Vec<Invitation>, AppError> {
    let mut invitations = Vec::with_capacity(made.len());
    for id in made {
        let id = colloquy_domain::InvitationId::from_uuid(*id);
        invitations.push(app.storage.invitation(id).await?.ok_or_else(|| AppError::missing(id))?);
    }
    Ok(invitations)
}
